// Saved games on the wire (DATA-01).
import * as z from 'zod/mini';
import { Card } from '#contract/cards.ts';

const gameFields = {
  id: z.string(),
  userId: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  updatedAt: z.int(),
  /** The category's name. */
  category: z.string(),
  /** The category's id. */
  gameType: z.string(),
  title: z.string(),
  topic: z.string(),
  description: z.string(),
  difficulty: z.string(),
  cardCount: z.int(),
  teamCount: z.int(),
  timerSeconds: z.int(),
  tags: z.array(z.string()),
  /** Who wrote the cards. */
  mode: z.enum(['model', 'house']),
};

/** One row of GET /api/games: no cards, lists stay light. */
export const GameSummary = z.object(gameFields);
export type GameSummary = z.infer<typeof GameSummary>;

/** GET /api/games: newest first (CALL-DB-01). */
export const GameList = z.object({ games: z.array(GameSummary), total: z.int() });
export type GameList = z.infer<typeof GameList>;

/** GET /api/games/:id. */
export const Game = z.object({
  ...gameFields,
  cards: z.array(Card),
  previewCards: z.array(Card),
  /** Paid as fresh: no question that its host had had before. */
  fresh: z.boolean(),
  /** 0 or 1 (CONST-11); 0 for a game that Riffle did not write. */
  regenerationsLeft: z.int(),
  /** Single cards that can still be written again. */
  rewritesLeft: z.int(),
});
export type Game = z.infer<typeof Game>;
