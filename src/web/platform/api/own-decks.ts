// Decks in the host's own hand.
import { queryOptions } from '@tanstack/react-query';
import { Done } from '#contract/accounts.ts';
import {
  DeckSaved,
  DeckShare,
  SharedDeck,
  type DeckChange,
  type NewDeck,
  type SharedCopy,
} from '#contract/own-decks.ts';
import { call, callAgain } from './client.ts';
import { requireService } from './require-service.ts';
import { newRequestId } from './generations.ts';

const deckPath = (id: string, part: 'deck' | 'share') =>
  `/api/games/${encodeURIComponent(id)}/${part}` as const;
const sharedPath = (token: string) => `/api/shared/${encodeURIComponent(token)}` as const;

/** Makes a deck; each call is a click of its own, which never makes two. */
export async function makeDeck(deck: Omit<NewDeck, 'requestId'>): Promise<DeckSaved> {
  requireService('database');
  const body = { ...deck, requestId: newRequestId() } satisfies NewDeck;
  return callAgain('POST', '/api/games', { body, schema: DeckSaved });
}

/** Throws deck-changed where another tab or device was first. */
export function changeDeck(id: string, change: DeckChange): Promise<DeckSaved> {
  return call('PUT', deckPath(id, 'deck'), { body: change, schema: DeckSaved });
}

/** The link's token, or null. */
export async function getShare(id: string, signal?: AbortSignal): Promise<string | null> {
  return (await call('GET', deckPath(id, 'share'), { schema: DeckShare, signal })).token;
}

/** Not kept: what it was says nothing about whether the deck is shared now. */
export const shareQuery = (id: string) =>
  queryOptions({
    queryKey: ['share', id],
    queryFn: ({ signal }) => getShare(id, signal),
    gcTime: 0,
  });

export async function shareDeck(id: string): Promise<string | null> {
  return (await call('POST', deckPath(id, 'share'), { body: {}, schema: DeckShare })).token;
}

export async function unshareDeck(id: string): Promise<void> {
  await call('DELETE', deckPath(id, 'share'), { schema: Done });
}

export async function getSharedDeck(token: string, signal?: AbortSignal): Promise<SharedDeck> {
  requireService('database');
  return call('GET', sharedPath(token), { schema: SharedDeck, signal });
}

/** Not kept: a link that is taken back shows nothing any more. */
export const sharedDeckQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-deck', token],
    queryFn: ({ signal }) => getSharedDeck(token, signal),
    gcTime: 0,
  });

/** Keeps a copy; each call is a click of its own, which never makes two. */
export function copyShared(token: string): Promise<DeckSaved> {
  const body = { requestId: newRequestId() } satisfies SharedCopy;
  return callAgain('POST', `${sharedPath(token)}/copy`, { body, schema: DeckSaved });
}
