import { describe, expect, it } from 'vitest';
import { tidy } from '#server/features/generation/checks/tidy.ts';
import { TAKEN } from './drafts.ts';

const FACT = { question: 'Which planet is red?', hint: 'Near.', answer: 'Mars' };
const taken = (card: object, gameType: 'trivia' | 'social' = 'trivia') =>
  tidy(TAKEN.parse({ ...FACT, ...card }), gameType);

describe('a card as a model hands it in', () => {
  it('keeps what else is right, and three wrong choices', () => {
    const choices = ['Venus', 'Earth', 'Pluto'];
    const accepts = [' The  red planet ', 'Mars', '', 'The red planet', 'x'.repeat(201)];
    expect(taken({ accepts, choices })).toEqual({ ...FACT, accepts: ['The red planet'], choices });
    const many = Array.from({ length: 12 }, (_, at) => `Name ${at}`);
    expect(taken({ accepts: many }).accepts).toEqual(many.slice(0, 10));
  });

  it.each([
    [['Venus', 'Earth']],
    [['Venus', 'Earth', 'MARS']],
    [['Venus', 'Earth', 'Ares']],
    [['Venus', 'Earth', 'earth']],
    [['Venus', 'Earth', 'x'.repeat(201)]],
    ['Venus, Earth, Pluto'],
    [[1, 2, 3]],
    [null],
  ])('without choices where they can’t be used: %j', (choices) => {
    expect(taken({ accepts: ['Ares'], choices })).toEqual({ ...FACT, accepts: ['Ares'] });
  });

  it('says how the table votes, with two sides where it is for one of two', () => {
    const talk = { question: FACT.question, hint: '', answer: '' };
    const options = ['Sea', 'Hills'];
    const social = (card: object) => taken(card, 'social');
    expect(social({ vote: 'either', options })).toEqual({ ...talk, vote: 'either', options });
    expect(social({ vote: 'person', options })).toEqual({ ...talk, vote: 'person' });
    expect(taken({ vote: 'person' })).toEqual(FACT);
    for (const wrong of [
      { vote: 'none', options: [] },
      { vote: 'either', options: ['Sea', 'sea'] },
      { vote: 'either', options: ['Sea', 'x'.repeat(101)] },
      { vote: 'either', options: null },
      { vote: 7 },
      { options },
    ]) {
      expect(social(wrong)).toEqual(talk);
    }
  });
});
