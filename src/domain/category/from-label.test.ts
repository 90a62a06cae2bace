import { describe, expect, it } from 'vitest';
import { CATEGORIES, CATEGORY_IDS } from './categories.ts';
import { FREE_GAME_IDS, FREE_GAMES } from './free-games.ts';
import { categoryFrom, kindFrom } from './from-label.ts';
import { labelOf, traitsOf } from './kind.ts';

describe('labels', () => {
  it('RULE-40 finds the category by substring, in any case, before the first colon only', () => {
    expect(categoryFrom('Trivia: Social media')).toBe('trivia');
    expect(categoryFrom('TRIVIA')).toBe('trivia');
    expect(categoryFrom('social-&-party-games')).toBe('social');
    expect(categoryFrom('Secret-prompt Games: Free time: drinking')).toBe('secret-prompt');
    expect(categoryFrom('Something else')).toBe('free');
    for (const id of CATEGORY_IDS) {
      expect(categoryFrom(CATEGORIES[id].name)).toBe(id);
      expect(categoryFrom(id)).toBe(id);
    }
  });

  it('STATE-GEN-07 finds a free game by its normalised name', () => {
    for (const id of FREE_GAME_IDS) {
      expect(kindFrom(labelOf({ category: 'free', topic: FREE_GAMES[id].name }))).toEqual({
        category: 'free',
        freeGame: id,
        topic: FREE_GAMES[id].name,
      });
      expect(kindFrom(`free games: ${id.toUpperCase()}`).freeGame).toBe(id);
    }
    expect(kindFrom('Free Games: emoji guess-it').freeGame).toBe('emoji-guess-it');
    expect(kindFrom('Free Games: 2000s pop culture').freeGame).toBe('2000s-pop');
    expect(kindFrom('Trivia: Would You Rather')).toEqual({
      category: 'trivia',
      topic: 'Would You Rather',
    });
    expect(kindFrom('Free Games: Chess')).toEqual({ category: 'free', topic: 'Chess' });
  });

  it('STATE-GEN-06 makes a label of category and topic that leads back to the category', () => {
    const trip = { category: 'social', topic: 'Our trip: day 1' } as const;
    expect(labelOf(trip)).toBe('Social & Party Games: Our trip: day 1');
    expect(kindFrom(labelOf(trip))).toEqual(trip);
  });

  it('a label without a topic is its own', () => {
    expect(kindFrom('Trivia')).toEqual({ category: 'trivia', topic: 'Trivia' });
    expect(kindFrom('Trivia: ')).toEqual({ category: 'trivia', topic: 'Trivia: ' });
  });

  it('a free game has traits of its own', () => {
    expect(traitsOf({ category: 'drinking' })).toBe(CATEGORIES.drinking);
    expect(traitsOf({ category: 'free' })).toBe(CATEGORIES.free);
    expect(traitsOf({ category: 'free', freeGame: '2000s-pop' })).toBe(FREE_GAMES['2000s-pop']);
  });
});
