// 'Write our cards': phones write the cards of a room's next game.
import * as z from 'zod/mini';
import { ActionId } from '#contract/room-actions.ts';
import { RoomRole } from '#contract/rooms.ts';
import { typed } from '#contract/typed.ts';
import { Card } from '#domain/deck/card.ts';
import { Writing } from '#domain/room/crowd.ts';

/** What is written on one card, in characters. */
export const CROWD_TEXT_MAX = 200;
export const FORBIDDEN_MOST = 5;
export const FORBIDDEN_MAX = 40;
/** Cards that wait in one room at most. */
export const PILE_MOST = 1000;

/** POST /api/rooms/:code/crowd, by the screen; DELETE ends it, and the pile is gone. */
export const OpenCrowd = Writing;

const line = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
/**
 * POST /api/rooms/:code/cards, by a player. The text is the card as it is to stand: a name to act out, a question
 * ('Who of us …?'), or a fact about oneself.
 */
export const WriteCard = z.object({
  id: ActionId,
  text: typed(line(CROWD_TEXT_MAX)),
  forbidden: z._default(typed(z.array(line(FORBIDDEN_MAX)).check(z.maxLength(FORBIDDEN_MOST))), []),
});
export type WriteCard = z.infer<typeof WriteCard>;
export const CardTaken = z.object({ state: z.literal('counted') });

/** GET /api/rooms/:code/cards, for the host. */
export const CrowdCards = z.object({
  cards: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      forbidden: z.array(z.string()),
      playerId: z.string(),
      name: z.string(),
    }),
  ),
});
/** DELETE /api/rooms/:code/cards: all of an author. */
export const DropAuthor = z.object({ as: RoomRole, playerId: z.string() });

/**
 * Why a text becomes no card: nothing in it, the same as another one, a fact that names whose it is, or the deck is
 * full.
 */
export const CROWD_FAULTS = ['short', 'same', 'names-author', 'full'] as const;
/** POST /api/rooms/:code/crowd/deck, by the screen. */
export const CrowdDeck = z.object({
  cards: z.array(Card),
  refused: z.array(z.object({ text: z.string(), why: z.enum(CROWD_FAULTS) })),
});
export type CrowdDeck = z.infer<typeof CrowdDeck>;
