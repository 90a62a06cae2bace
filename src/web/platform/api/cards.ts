// The host's hand on single cards of a saved deck. The dialog over them says itself that the session has ended, and
// keeps what was typed.
import { RewrittenCard, WireCard, type CardEdit, type CardFlag } from '#contract/cards.ts';
import { Done } from '#contract/accounts.ts';
import type { Card } from '#domain/deck/card.ts';
import { call } from './client.ts';

type Path = `/api/games/${string}/cards/${string}`;
const KEEPING = { tellsOnlyCaller: true } as const;

function pathOf(gameId: string, cardId: string): Path {
  return `/api/games/${encodeURIComponent(gameId)}/cards/${encodeURIComponent(cardId)}`;
}

/** Gives a card the host's own words. */
export async function editCard(gameId: string, cardId: string, edit: CardEdit): Promise<Card> {
  return call('PATCH', pathOf(gameId, cardId), { body: edit, schema: WireCard, ...KEEPING });
}

export async function deleteCard(gameId: string, cardId: string): Promise<void> {
  await call('DELETE', pathOf(gameId, cardId), { schema: Done, ...KEEPING });
}

/** Has one card written again, free, up to five times a deck. */
export async function rewriteCard(gameId: string, cardId: string) {
  const path: Path = `${pathOf(gameId, cardId)}/rewrite`;
  return call('POST', path, { body: {}, schema: RewrittenCard, ...KEEPING });
}

/** Tells the operator that something is wrong with a card. */
export async function flagCard(gameId: string, cardId: string, flag: CardFlag): Promise<void> {
  await call('POST', `${pathOf(gameId, cardId)}/flag`, { body: flag, schema: Done, ...KEEPING });
}
