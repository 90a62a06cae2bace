import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';
import { DeckAnswers } from './repeated-answer.ts';
import { createValidator } from './validator.ts';

/** One fact asked twice: the answers, and the two questions. */
const SAME: readonly (readonly [string, string, string, string])[] = [
  [
    'Neil Armstrong',
    'Who was the first to set foot on the Moon?',
    'Armstrong',
    'Which astronaut spoke of one small step in July 1969?',
  ],
  [
    'Mona Lisa',
    'Which portrait was carried out of the Louvre under a coat in 1911?',
    'The Mona Lisa',
    'What painting did Vincenzo Peruggia steal from its museum in Paris?',
  ],
  [
    'Penicillin',
    'Which medicine was found on a mouldy dish in a London laboratory?',
    'Penicillin',
    'What did Alexander Fleming notice after a holiday in 1928?',
  ],
  [
    'Mount Everest',
    'Which summit did Hillary and Tenzing reach in 1953?',
    'Everest',
    'On what mountain did a beekeeper and a Sherpa stand first of all people?',
  ],
  [
    'Australia',
    'Which country lost a so-called war against emus?',
    'Australia',
    'What nation sent soldiers with machine guns against big birds in 1932?',
  ],
  [
    'The Beatles',
    'Which band played its last show on a roof in Savile Row?',
    'Beatles',
    'What group ended a rooftop concert hoping to have passed the audition?',
  ],
  [
    'Octopus',
    'Which sea animal has three hearts and blue blood?',
    'An octopus',
    'What creature’s hearts number three, one of which rests during a swim?',
  ],
  [
    'Saffron',
    'Which spice is picked by hand out of crocus flowers?',
    'Saffron',
    'The dried threads of a purple flower become what costly kitchen treasure?',
  ],
  [
    'Marie Curie',
    'Who won Nobel Prizes both in physics and in chemistry?',
    'Marie Curie',
    'Which scientist’s notebooks are still too radioactive to touch without care?',
  ],
  [
    'Venice',
    'Which city stands on wooden piles in a lagoon?',
    'Venice',
    'What Italian town was built upon millions of sunken tree trunks?',
  ],
  [
    'Cleopatra',
    'Which queen is said to have been smuggled to Caesar in a carpet?',
    'Cleopatra',
    'Who met a Roman general after being unrolled at his feet, as the story goes?',
  ],
  [
    'Mercury',
    'Which planet is nearest to the Sun?',
    'Mercury',
    'What world needs only 88 days for its year?',
  ],
];

/** One answer, and something clearly else; or answers that come again in any good deck. */
const OTHER: readonly (readonly [string, string, string])[] = [
  ['Mercury', 'Which planet has a year of 88 days?', 'Which metal flows at room temperature?'],
  [
    'Java',
    'Which programming language has a coffee cup as its sign?',
    'On which island does Jakarta lie?',
  ],
  [
    'Queen',
    'Which band recorded Bohemian Rhapsody?',
    'Which chess piece was the weakest until the 15th century?',
  ],
  ['Jordan', 'Which country has Petra in its desert?', 'Which river flows into the Dead Sea?'],
  [
    'Amazon',
    'Which river did Orellana follow down to its mouth?',
    'Which company began as a bookshop in a garage?',
  ],
  ['Seven', 'How many hills has Rome?', 'How many colours did Newton see in a rainbow?'],
  ['1969', 'When did Concorde first fly?', 'In which year did Woodstock take place?'],
  [
    'Twelve',
    'How many jurors sit in Sidney Lumet’s film?',
    'How many stars has the flag of Europe?',
  ],
];

const card = (question: string, answer: string): DraftCard => ({
  question,
  answer,
  hint: 'Think of it.',
});

describe('an answer that comes again', () => {
  const isRepeat = (first: DraftCard, second: DraftCard): boolean => {
    const answers = new DeckAnswers();
    answers.add(first);
    return answers.repeats(second);
  };

  it.each(SAME)('is a repeat, however it is asked: %s', (answer, question, again, other) => {
    expect(isRepeat(card(question, answer), card(other, again))).toBe(true);
    expect(isRepeat(card(other, again), card(question, answer))).toBe(true);
  });

  it('is none for numbers and years', () => {
    for (const [answer, question, other] of OTHER.slice(5)) {
      expect(isRepeat(card(question, answer), card(other, answer))).toBe(false);
    }
  });

  it('is none where the questions ask for clearly different things', () => {
    const caught = OTHER.slice(0, 5).filter(([answer, question, other]) =>
      isRepeat(card(question, answer), card(other, answer)),
    );
    // A kind that is not known ('chess piece') is not clear: such a card is written anew, which costs little.
    expect(caught.map(([answer]) => answer)).toEqual(['Queen']);
  });

  it('counts by all names of the answer', () => {
    const first = {
      ...card('Which union was made in 1707?', 'Great Britain'),
      accepts: ['The UK'],
    };
    expect(isRepeat(first, card('Which country left in 2020?', 'UK'))).toBe(true);
    expect(isRepeat(first, card('Which country left in 2020?', 'Greenland'))).toBe(false);
  });

  it('whatever the deck, two cards without a known kind never have one answer', () => {
    const name = fc.stringMatching(/^[a-z]{4,8}( [a-z]{4,8})?$/);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 20 }), (names) => {
        const answers = new DeckAnswers();
        const kept = names.filter((answer, at) => {
          const next = card(`Name number ${at}?`, answer);
          if (answers.repeats(next)) return false;
          answers.add(next);
          return true;
        });
        expect(new Set(kept).size).toBe(kept.length);
        for (const answer of names) expect(answers.repeats(card('Name it?', answer))).toBe(true);
      }),
    );
  });
});

describe('a deck', () => {
  const taken = (gameType: 'trivia' | 'challenge', mode?: 'model' | 'house'): number => {
    const asked = { gameType, topic: 'Odds', language: 'en' } as const;
    const validator = createValidator(asked, [], undefined, mode);
    const all = SAME.flatMap(([answer, question, again, other]) => [
      card(question, answer),
      card(other, again),
    ]);
    return all.filter((each) => 'card' in validator.accept(each)).length;
  };

  it('of a quiz takes one of two cards with one fact; puzzles and a bank’s cards are left alone', () => {
    expect(taken('trivia')).toBe(SAME.length);
    expect(taken('challenge')).toBe(2 * SAME.length);
    expect(taken('trivia', 'house')).toBe(2 * SAME.length);
  });
});
