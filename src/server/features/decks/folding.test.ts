import fc from 'fast-check';
import { expect, it } from 'vitest';
import { folded } from './folding.ts';

it.each([
  ['Plain ASCII 100%_\\', 'plain ascii 100%_\\'],
  ['Äpfel', 'apfel'],
  ['A\u0308PFEL', 'apfel'],
  ['ÉCOLE', 'ecole'],
  ['МОСКВА', 'москва'],
  ['İSTANBUL', 'istanbul'],
  ['Straße', 'strasse'],
  ['ΟΔΥΣΣΕΎΣ', 'οδυσσευσ'],
  ['ﬁnal', 'final'],
  ['日本', '日本'],
  ['🎲', '🎲'],
])('LIB-04 %s is looked for as %s', (text, looked) => {
  expect(folded(text)).toBe(looked);
});

it('LIB-04 whatever is found is found again in capitals, in small letters and composed otherwise', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Array.from('aZäÖßéÑçŠжЯйΣςüØæÅ 1%')),
      fc.string({ unit: 'grapheme' }),
      (a, b) => {
        const text = a + b;
        expect(folded(folded(text))).toBe(folded(text));
        expect(folded(text.normalize('NFD'))).toBe(folded(text.normalize('NFC')));
      },
    ),
  );
  for (const text of ['Äpfel', 'École', 'Москва', 'Straße', 'ΟΔΥΣΣΕΥΣ', 'smørrebrød']) {
    expect(folded(text.toUpperCase())).toBe(folded(text.toLowerCase()));
  }
});
