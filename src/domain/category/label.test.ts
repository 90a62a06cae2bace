import { describe, expect, it } from 'vitest';
import { CATEGORIES, CATEGORY_IDS } from './categories.ts';
import { FREE_GAME_IDS, FREE_GAMES } from './free-games.ts';
import { categoryIdOf, freeGameIdOf, labelOf, traitsOf } from './label.ts';

describe('labels', () => {
  it('RULE-40 finds the category by substring, in any case, before the first colon only', () => {
    expect(categoryIdOf('Trivia: Social media')).toBe('trivia');
    expect(categoryIdOf('TRIVIA')).toBe('trivia');
    expect(categoryIdOf('social-&-party-games')).toBe('social');
    expect(categoryIdOf('Secret-prompt Games: Free time: drinking')).toBe('secret-prompt');
    expect(categoryIdOf('Something else')).toBe('free');
    for (const id of CATEGORY_IDS) {
      expect(categoryIdOf(CATEGORIES[id].name)).toBe(id);
      expect(categoryIdOf(id)).toBe(id);
    }
  });

  it('STATE-GEN-07 finds a free game by its normalised name', () => {
    for (const id of FREE_GAME_IDS) {
      expect(freeGameIdOf(labelOf('free', FREE_GAMES[id].name))).toBe(id);
      expect(freeGameIdOf(`free games: ${id.toUpperCase()}`)).toBe(id);
    }
    expect(freeGameIdOf('Free Games: emoji guess-it')).toBe('emoji-guess-it');
    expect(freeGameIdOf('Free Games: 2000s pop culture')).toBe('2000s-pop');
    expect(freeGameIdOf('Trivia: Would You Rather')).toBeUndefined();
    expect(freeGameIdOf('Free Games: Chess')).toBeUndefined();
  });

  it('STATE-GEN-06 makes a label of category and topic that leads back to the category', () => {
    expect(labelOf('social', 'Our trip: day 1')).toBe('Social & Party Games: Our trip: day 1');
    expect(traitsOf(labelOf('drinking', 'Trivia night'))).toBe(CATEGORIES.drinking);
  });
});
