// Decks in the host's own hand.
import { Done } from '#contract/accounts.ts';
import {
  DeckSaved,
  DeckShare,
  SharedDeck,
  type DeckChange,
  type NewDeck,
} from '#contract/own-decks.ts';
import { call } from '#web/api/client.ts';
import { requireService } from '#web/api/configuration.ts';

const gamePath = (id: string, part: 'deck' | 'share') =>
  `/api/games/${encodeURIComponent(id)}/${part}` as const;
const sharedPath = (token: string) => `/api/shared/${encodeURIComponent(token)}` as const;

export function makeDeck(deck: NewDeck): Promise<DeckSaved> {
  requireService('database');
  return call('POST', '/api/games', { body: deck, schema: DeckSaved });
}

/** Throws deck-changed where another tab or device was first. */
export function changeDeck(id: string, change: DeckChange): Promise<DeckSaved> {
  return call('PUT', gamePath(id, 'deck'), { body: change, schema: DeckSaved });
}

/** The link's token, or null. */
export async function getShare(id: string, signal?: AbortSignal): Promise<string | null> {
  return (await call('GET', gamePath(id, 'share'), { schema: DeckShare, signal })).token;
}

export async function shareDeck(id: string): Promise<string | null> {
  return (await call('POST', gamePath(id, 'share'), { body: {}, schema: DeckShare })).token;
}

export async function unshareDeck(id: string): Promise<void> {
  await call('DELETE', gamePath(id, 'share'), { schema: Done });
}

export function getSharedDeck(token: string, signal?: AbortSignal): Promise<SharedDeck> {
  requireService('database');
  return call('GET', sharedPath(token), { schema: SharedDeck, signal });
}

export function copyShared(token: string): Promise<DeckSaved> {
  return call('POST', `${sharedPath(token)}/copy`, { body: {}, schema: DeckSaved });
}
