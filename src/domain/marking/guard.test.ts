import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import english from '#content/marking/guard/en.json' with { type: 'json' };
import { GuardWords, isCrude } from './guard.ts';

const WORDS = GuardWords.parse(english);

describe('PHONE-27 crude words', () => {
  it.each(['Fuck', 'what the FÜCK!', 'fuck!!', 'sh1t', '5hit', 'a$$hole', '$h!t', 'one slut, two'])(
    '‘%s’ is refused',
    (text) => expect(isCrude(text, WORDS)).toBe(true),
  );

  it.each([
    'Anna',
    'Scunthorpe',
    'Dick Whitington',
    'Cockburn',
    'Shitake',
    'Mr. Hancock',
    'Was it 1969 or 1970?',
    'Hi! $5 @ noon',
    '',
  ])('‘%s’ is not', (text) => expect(isCrude(text, WORDS)).toBe(false));

  it('every word of the list is found alone and in a sentence, and in no longer word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WORDS.words), (word) => {
        expect(isCrude(word.toUpperCase(), WORDS)).toBe(true);
        expect(isCrude(`You ${word}, you.`, WORDS)).toBe(true);
        expect(isCrude(`x${word}x`, WORDS)).toBe(false);
      }),
    );
    expect(new Set(WORDS.words).size).toBe(WORDS.words.length);
  });
});
