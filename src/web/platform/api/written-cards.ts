// 'Write our cards': what phones write for the room's next game, and what its host does with it.
import type * as z from 'zod/mini';
import { Done } from '#contract/accounts.ts';
import { CardTaken, CrowdCards, CrowdDeck, type WriteCard } from '#contract/crowd.ts';
import type { Writing } from '#domain/room/crowd.ts';
import { call, callAgain } from './client.ts';
import { roomPath } from './rooms.ts';

/** Puts a card on the pile; the same id counts once. */
export async function writeCard(code: string, card: WriteCard): Promise<void> {
  await callAgain('POST', roomPath(code, '/cards'), { body: card, schema: CardTaken });
}

/** Takes an own card back. */
export async function takeCardBack(code: string, id: string): Promise<void> {
  const path = roomPath(code, `/cards/${encodeURIComponent(id)}?as=player`);
  await callAgain('DELETE', path, { schema: Done });
}

/** Has phones write cards of a category from now on. */
export async function openWriting(code: string, writing: Writing): Promise<void> {
  await call('POST', roomPath(code, '/crowd'), { body: writing, schema: Done });
}

/** Ends the writing; the pile is gone. */
export async function endWriting(code: string): Promise<void> {
  await call('DELETE', roomPath(code, '/crowd'), { schema: Done });
}

export type PileCard = z.infer<typeof CrowdCards>['cards'][number];

/** All cards that wait, for the host's eyes. */
export async function getPile(code: string): Promise<readonly PileCard[]> {
  return (await call('GET', roomPath(code, '/cards?as=screen'), { schema: CrowdCards })).cards;
}

export async function dropCard(code: string, id: string): Promise<void> {
  const path = roomPath(code, `/cards/${encodeURIComponent(id)}?as=screen`);
  await call('DELETE', path, { schema: Done });
}

/** Drops all cards of a player. */
export async function dropAuthor(code: string, playerId: string): Promise<void> {
  const path = roomPath(code, `/cards?as=screen&playerId=${encodeURIComponent(playerId)}`);
  await call('DELETE', path, { schema: Done });
}

/** The pile as a shuffled deck, and what could not become a card. */
export function dealPile(code: string): Promise<CrowdDeck> {
  return call('POST', roomPath(code, '/crowd/deck'), { body: {}, schema: CrowdDeck });
}
