import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import { crowdWords, type CrowdCategory, type WrittenByPhone } from './crowd.ts';

const written = (more: Partial<WrittenByPhone> = {}): WrittenByPhone => ({
  id: 'card',
  text: 'Has been to Iceland',
  forbidden: [],
  playerId: 'anna',
  name: 'Anna',
  ...more,
});
const words = (
  category: CrowdCategory,
  more: Partial<WrittenByPhone> = {},
  authors: readonly string[] = [],
) =>
  crowdWords(written(more), {
    category,
    authors,
    ask: (fact) => `Whose? ${fact}`,
    pick: (names, count) => names.slice(0, count),
  });

describe('PHONE-25 what a written text becomes', () => {
  it('a name to act out with its forbidden words, as many as a card has room for', () => {
    expect(words('secret-prompt', { text: 'Batman', forbidden: ['bat', 'Bat', 'cave'] })).toEqual({
      question: 'Batman',
      hint: 'Bat, cave',
      answer: '',
    });
    const long = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(40));
    const { hint } = words('secret-prompt', { forbidden: long });
    expect(hint.split(', ')).toEqual(long.slice(0, 4));
    expect(hint.length).toBeLessThanOrEqual(TEXT_LIMITS.hint);
  });

  it('a vote for a person, or a question for everybody', () => {
    for (const category of ['social', 'drinking'] as const) {
      expect(words(category, { text: 'Who of us snores?' })).toEqual({
        question: 'Who of us snores?',
        hint: '',
        answer: '',
        vote: 'person',
      });
    }
    expect(words('relationship')).not.toHaveProperty('vote');
  });

  it('a fact asks whose it is; with three other authors they are the wrong answers', () => {
    expect(words('trivia', {}, ['Anna', 'Ben', 'Cleo'])).toEqual({
      question: 'Whose? Has been to Iceland',
      hint: '',
      answer: 'Anna',
    });
    const { choices } = words('trivia', {}, ['anna ', 'Ben', 'BEN', 'Anna', 'Cleo', 'Dora', 'Eve']);
    expect(choices).toEqual(['BEN', 'Cleo', 'Dora']);
  });
});
