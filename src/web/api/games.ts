// Saved games.
import type * as z from 'zod/mini';
import type { Card as WireCard } from '#contract/cards.ts';
import type { Game, GameChange, GameList, GameQuestion } from '#contract/games.ts';
import { Game as GameSchema, GameList as GameListSchema } from '#contract/games.ts';
import { Done } from '#contract/accounts.ts';
import type { Card } from '#game/card.ts';
import { call } from '#web/api/client.ts';
import { requireService } from '#web/api/configuration.ts';

/** A saved game with its cards as the rules of play take them. */
export interface SavedGame extends Omit<Game, 'cards' | 'previewCards'> {
  readonly cards: readonly Card[];
  readonly previewCards: readonly Card[];
}

/** A page of the signed-in user's games, newest first (CALL-DB-01, ERR-GAME-09, -10). */
export async function getUserGames(wanted: GameQuestion, signal?: AbortSignal): Promise<GameList> {
  requireService('database');
  const { page, size, search, category } = wanted;
  const query = new URLSearchParams({ page: `${page}`, size: `${size}`, search, category });
  try {
    return await call('GET', `/api/games?${query.toString()}`, { schema: GameListSchema, signal });
  } catch (error) {
    if (signal?.aborted !== true) console.error('Error getting user games:', error);
    throw error;
  }
}

/** Changes the given fields of one of the user's games (CALL-DB-03, ERR-GAME-09). */
export async function updateGame(id: string, change: GameChange): Promise<void> {
  requireService('database');
  try {
    const path = `/api/games/${encodeURIComponent(id)}` as const;
    await call('PATCH', path, { body: change, schema: Done });
  } catch (error) {
    console.error('Error updating game:', error);
    throw error;
  }
}

/** Deletes one of the user's games with its cards (CALL-DB-05, ERR-GAME-09). */
export async function deleteGame(id: string): Promise<void> {
  requireService('database');
  try {
    await call('DELETE', `/api/games/${encodeURIComponent(id)}`, { schema: Done });
  } catch (error) {
    console.error('Error deleting game:', error);
    throw error;
  }
}

/** One game with its cards; 'not-found' also for somebody else's. */
export async function getGame(id: string, signal?: AbortSignal): Promise<SavedGame> {
  requireService('database');
  const path = `/api/games/${encodeURIComponent(id)}` as const;
  const game = await call('GET', path, { schema: GameSchema, signal });
  return {
    ...game,
    cards: game.cards.map(cardOf),
    previewCards: game.previewCards.map(cardOf),
  };
}

/** A card as the rules of play take it. */
export function cardOf({ explanation, ...card }: z.infer<typeof WireCard>): Card {
  return explanation === undefined ? card : { ...card, explanation };
}
