import { describe, expect, it } from 'vitest';
import type { DeckSummary } from '#web/platform/api/decks.ts';
import { ExistingDeck, existingDeckState } from './existing-deck.ts';

const DECK: DeckSummary = {
  id: 'g1',
  userId: 'u1',
  createdAt: 1,
  updatedAt: 2,
  category: 'Social & Party Games',
  gameType: 'social',
  title: 'Us',
  topic: 'Us',
  description: '',
  difficulty: 'medium',
  cardCount: 20,
  teamCount: 2,
  timerSeconds: 30,
  tags: [],
  mode: 'house',
};

describe('a saved game handed to the set-up', () => {
  it('LIB-07 LIB-08 names its category by the name, lowercased, with hyphens', () => {
    expect(existingDeckState(DECK).category).toMatchObject({
      id: 'social-&-party-games',
      name: 'Social & Party Games',
    });
    expect(existingDeckState({ ...DECK, category: '', gameType: 'free' }).category).toMatchObject({
      id: 'free',
      name: 'Free Games',
    });
  });

  it('SETUP-01 is read with what is known of it; what can’t be right is left out', () => {
    expect(ExistingDeck.parse({ id: 'g1', teamCount: 9, timerSeconds: 'x', cards: [{}] })).toEqual({
      id: 'g1',
    });
    expect(ExistingDeck.safeParse({ topic: 'no id' }).success).toBe(false);
  });
});
