// Saved decks.
import type * as z from 'zod/mini';
import type { Card as WireCard } from '#contract/cards.ts';
import type { Deck, SettingsChange, DeckList, DeckQuery } from '#contract/decks.ts';
import { Deck as DeckSchema, DeckList as DeckListSchema } from '#contract/decks.ts';
import { Done } from '#contract/accounts.ts';
import type { Card } from '#domain/deck/card.ts';
import { call } from '#web/api/client.ts';
import { requireService } from '#web/api/configuration.ts';

/** A saved deck with its cards as the rules of play take them. */
export interface SavedDeck extends Omit<Deck, 'cards' | 'previewCards'> {
  readonly cards: readonly Card[];
  readonly previewCards: readonly Card[];
}

/** A page of the signed-in user's decks, newest first (CALL-DB-01, ERR-GAME-09, -10). */
export async function getUserDecks(wanted: DeckQuery, signal?: AbortSignal): Promise<DeckList> {
  requireService('database');
  const { page, size, search, category } = wanted;
  const query = new URLSearchParams({ page: `${page}`, size: `${size}`, search, category });
  try {
    return await call('GET', `/api/games?${query.toString()}`, { schema: DeckListSchema, signal });
  } catch (error) {
    if (signal?.aborted !== true) console.error('Error getting user games:', error);
    throw error;
  }
}

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
  return {
    ...deck,
    cards: deck.cards.map(cardOf),
    previewCards: deck.previewCards.map(cardOf),
  };
}

/** A card as the rules of play take it. */
export function cardOf({ explanation, ...card }: z.infer<typeof WireCard>): Card {
  return explanation === undefined ? card : { ...card, explanation };
}
