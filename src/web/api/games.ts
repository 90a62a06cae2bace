// Saved games.
import type * as z from 'zod/mini';
import type { Card as WireCard } from '#contract/cards.ts';
import type { Game } from '#contract/games.ts';
import { Game as GameSchema } from '#contract/games.ts';
import type { Card } from '#game/card.ts';
import { call } from '#web/api/client.ts';
import { requireService } from '#web/api/configuration.ts';

/** A saved game with its cards as the rules of play take them. */
export interface SavedGame extends Omit<Game, 'cards' | 'previewCards'> {
  readonly cards: readonly Card[];
  readonly previewCards: readonly Card[];
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
