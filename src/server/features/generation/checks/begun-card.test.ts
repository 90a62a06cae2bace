import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOfBegun } from './begun-card.ts';

const cards = [
  { question: 'Which river flows through Vienna?' },
  { question: 'Which river flows through Rome?' },
  { question: 'Who am I?' },
];

describe('the card that somebody means', () => {
  it.each([
    ['Which river flows through Rome', 1, 1],
    ['which RIVER flows through “Vienna”…', 2, 0],
    ['Which river flows', 2, 1],
    ['Which river flows', 3, undefined],
    ['Which river flows', undefined, undefined],
    ['Who am I?', 1, 2],
    ['Who', 3, undefined],
    ['', 1, undefined],
    ['Which lake lies in Vienna', 1, undefined],
  ])('‘%s’ with number %s', (question, number, place) => {
    expect(placeOfBegun(cards, { question, number })).toBe(place);
  });

  it('is never one whose question begins otherwise, whatever the number', () => {
    const word = fc.stringMatching(/^[a-z]{2,6}$/);
    const question = fc.array(word, { minLength: 3, maxLength: 9 }).map((words) => words.join(' '));
    const some = fc.uniqueArray(question, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        some,
        fc.nat(9),
        fc.nat(9),
        fc.integer({ min: 1, max: 9 }),
        (all, at, number, length) => {
          const meant = all[at % all.length] ?? '';
          const begun = meant.split(' ').slice(0, length).join(' ');
          const place = placeOfBegun(
            all.map((each) => ({ question: each })),
            { question: begun, number },
          );
          expect(place === undefined || all[place]?.startsWith(begun)).toBe(true);
        },
      ),
    );
  });
});
