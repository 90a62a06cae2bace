// Saved decks.
import { queryOptions } from '@tanstack/react-query';
import type {
  Deck,
  DeckList as WireList,
  DeckQuery,
  DeckSummary as WireSummary,
  SettingsChange,
} from '#contract/decks.ts';
import { Deck as DeckSchema, DeckList as DeckListSchema } from '#contract/decks.ts';
import { Done } from '#contract/accounts.ts';
import type { Card } from '#domain/deck/card.ts';
import type { CategoryId } from '#domain/category/categories.ts';
import { categoryFrom } from '#domain/category/from-label.ts';
import { call } from './client.ts';
import { requireService } from './require-service.ts';

/** A row of My Games, its category known by its id. */
export interface DeckSummary extends Omit<WireSummary, 'gameType'> {
  readonly gameType: CategoryId;
}
export interface DeckList extends Omit<WireList, 'games'> {
  readonly games: readonly DeckSummary[];
}

/** A saved deck with its cards as the rules of play take them. */
export interface SavedDeck extends Omit<Deck, 'cards' | 'previewCards' | 'gameType'> {
  readonly gameType: CategoryId;
  readonly cards: readonly Card[];
  readonly previewCards: readonly Card[];
}

/** A page of the signed-in user's decks, newest first (CALL-DB-01, ERR-GAME-09, -10). */
export async function getUserDecks(wanted: DeckQuery, signal?: AbortSignal): Promise<DeckList> {
  requireService('database');
  const { page, size, search, category } = wanted;
  const query = new URLSearchParams({ page: `${page}`, size: `${size}`, search, category });
  try {
    const path = `/api/games?${query.toString()}` as const;
    const { games, total } = await call('GET', path, { schema: DeckListSchema, signal });
    return { games: games.map((deck) => ({ ...deck, gameType: categoryOf(deck) })), total };
  } catch (error) {
    if (signal?.aborted !== true) console.error('Error getting user games:', error);
    throw error;
  }
}

/** Begins the keys of all pages of the list. */
export const DECKS = ['decks'] as const;
export const decksQuery = (wanted: DeckQuery) =>
  queryOptions({
    queryKey: [...DECKS, wanted],
    queryFn: ({ signal }) => getUserDecks(wanted, signal),
  });

/** Changes the given fields of one of the user's decks (CALL-DB-03, ERR-GAME-09). */
export async function updateDeck(id: string, change: SettingsChange): Promise<void> {
  requireService('database');
  try {
    const path = `/api/games/${encodeURIComponent(id)}` as const;
    await call('PATCH', path, { body: change, schema: Done });
  } catch (error) {
    console.error('Error updating game:', error);
    throw error;
  }
}

/** Deletes one of the user's decks with its cards (CALL-DB-05, ERR-GAME-09). */
export async function deleteDeck(id: string): Promise<void> {
  requireService('database');
  try {
    await call('DELETE', `/api/games/${encodeURIComponent(id)}`, { schema: Done });
  } catch (error) {
    console.error('Error deleting game:', error);
    throw error;
  }
}

/** One deck with its cards; 'not-found' also for somebody else's. */
export async function getDeck(id: string, signal?: AbortSignal): Promise<SavedDeck> {
  requireService('database');
  const path = `/api/games/${encodeURIComponent(id)}` as const;
  const deck = await call('GET', path, { schema: DeckSchema, signal });
  return { ...deck, gameType: categoryOf(deck) };
}

/** Not kept: a deck is edited and played as it is now, not as it was when it was looked at last. */
export const deckQuery = (id: string) =>
  queryOptions({
    queryKey: ['deck', id],
    queryFn: ({ signal }) => getDeck(id, signal),
    gcTime: 0,
  });

/** Rows of long ago may have the category's name alone (LIB-07). */
function categoryOf({
  gameType,
  category,
}: Pick<WireSummary, 'gameType' | 'category'>): CategoryId {
  return categoryFrom(gameType || category);
}
