// Calls of a room: by its screen, by remotes and by players. Who calls is known by a cookie of that room alone; `as`
// says in which role.
import * as z from 'zod/mini';
import { Done } from '#contract/accounts.ts';
import { ActionTaken, type SendAction } from '#contract/room-actions.ts';
import {
  AnswerTaken,
  OwnRoom,
  Pass,
  type NewRoom,
  RoomDeck,
  RoomDoor,
  RoomNews,
  RoomOpened,
  RoomRole,
  ROOM_POLL_MS,
  ServerTime,
  type ChangeMe,
  type ChangePlayer,
  type GiveAnswer,
  type JoinRoom,
  type Ruling,
} from '#contract/rooms.ts';
import { keptForm } from '#domain/match/kept-match.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { Card } from '#domain/deck/card.ts';
import { call, callAgain } from './client.ts';
import { isProblem } from './problem.ts';

/** A poll is held by the server for a while; its answer may need some time on top. */
const POLL_TIMEOUT_MS = ROOM_POLL_MS + 10_000;

/** An action is small, and others wait behind it: one without an answer for so long is sent again. */
const ACTION_TIMEOUT_MS = 10_000;

/** The path of a room, or of something in it. */
export function roomPath(code: string, part = ''): `/api/${string}` {
  return `/api/rooms/${encodeURIComponent(code)}${part}`;
}

/**
 * Opens a room with the match on the table; this browser becomes its screen. The cards of a deck that the account has
 * saved do not travel, unless the deck is no longer what is played.
 */
export async function openRoom(match: MatchState): Promise<string> {
  const { gameId } = match;
  if (gameId !== undefined) {
    try {
      return await openWith(namedForm(match, gameId));
    } catch (error) {
      if (!CARDS_NEEDED.some((code) => isProblem(error, code))) throw error;
    }
  }
  return openWith({ match: wireForm(match) });
}

/** A deck that was changed since, or is somebody else's, or nobody's who is signed in. */
const CARDS_NEEDED = ['deck-changed', 'not-found', 'unauthenticated'] as const;

/** A match with its cards by their ids. */
function namedForm(match: MatchState, deckId: string): z.input<typeof NewRoom> {
  const ids = (some: readonly Card[]) => some.map(({ id }) => id);
  const { cards, skipped } = match;
  const kept = wireForm({ ...match, cards: [], skipped: [] });
  return { match: kept, deckId, cardIds: ids(cards), skippedIds: ids(skipped) };
}

function wireForm(match: MatchState): Record<string, unknown> {
  return Object.fromEntries(Object.entries(keptForm(match)));
}

async function openWith(body: z.input<typeof NewRoom>): Promise<string> {
  return (await call('POST', '/api/rooms', { body, schema: RoomOpened, tellsOnlyCaller: true }))
    .code;
}

/** What a phone may know before it joins. */
export function getDoor(code: string, signal?: AbortSignal): Promise<RoomDoor> {
  return call('GET', roomPath(code), { schema: RoomDoor, signal });
}

/** The room that this account has open, on this browser or another one. */
export function getOwnRoom(): Promise<OwnRoom> {
  return call('GET', '/api/rooms/mine', { schema: OwnRoom, tellsOnlyCaller: true });
}

/** Makes this browser the screen of the account's room. */
export async function takeUpRoom(code: string): Promise<void> {
  await call('POST', roomPath(code, '/screen'), { body: {}, schema: Done });
}

/** Ends the room for everybody. */
export async function closeRoom(code: string): Promise<void> {
  await call('DELETE', roomPath(code), { schema: Done });
}

/** Every card of the room, for its screen. */
export async function getRoomDeck(code: string): Promise<readonly Card[]> {
  return (await call('GET', roomPath(code, '/deck'), { schema: RoomDeck })).cards;
}

/** Another deck for the room, or the screen's own state in the place of the server's. */
export function putMatch(
  code: string,
  match: MatchState,
  how: { readonly keepsScores: boolean; readonly isReplacement: boolean },
): Promise<ActionTaken> {
  const body = { match: keptForm(match), ...how };
  return call('PUT', roomPath(code, '/match'), { body, schema: ActionTaken });
}

/** Sends an action of the screen or of a remote; it counts once, however often it is sent. */
export function sendAction(code: string, as: RoomRole, action: SendAction): Promise<ActionTaken> {
  return callAgain('POST', roomPath(code, `/actions?as=${as}`), {
    body: action,
    schema: ActionTaken,
    timeoutMs: ACTION_TIMEOUT_MS,
  });
}

/** The host's word about an answer. */
export async function sendRuling(code: string, as: RoomRole, ruling: Ruling): Promise<void> {
  await call('POST', roomPath(code, `/rulings?as=${as}`), { body: ruling, schema: Done });
}

/** Lets everybody in who waits. */
export async function admitAll(code: string): Promise<void> {
  await call('POST', roomPath(code, '/admit'), { body: {}, schema: Done });
}

export async function changePlayer(code: string, id: string, change: ChangePlayer): Promise<void> {
  const path = roomPath(code, `/players/${encodeURIComponent(id)}`);
  await call('PATCH', path, { body: change, schema: Done });
}

/** Takes a seat, or a remote, away. */
export async function removePlayer(code: string, id: string): Promise<void> {
  await call('DELETE', roomPath(code, `/players/${encodeURIComponent(id)}`), { schema: Done });
}

/** A one-time code: for a remote, or for the seat that is named. */
export function newPass(code: string, playerId: string | null): Promise<Pass> {
  return call('POST', roomPath(code, '/pass'), { body: { playerId }, schema: Pass });
}

/** Shows a one-time code; this browser becomes a remote that waits, or has the seat. */
export async function spendPass(code: string, pass: string, name: string): Promise<RoomRole> {
  const body = { pass, name };
  return (await call('POST', roomPath(code, '/passes'), { body, schema: UsedPass })).role;
}

const UsedPass = z.object({ role: RoomRole });

/** Takes a seat, or the one that this browser has. */
export async function joinRoom(code: string, wish: JoinRoom): Promise<void> {
  await call('POST', roomPath(code, '/players'), { body: wish, schema: Joined });
}

const Joined = z.object({ id: z.string() });

export async function changeMe(code: string, change: ChangeMe): Promise<void> {
  await call('PATCH', roomPath(code, '/me'), { body: change, schema: Done });
}

/** Gives the own seat up, or stops being a remote. */
export async function leaveRoom(code: string, as: RoomRole): Promise<void> {
  await call('DELETE', roomPath(code, `/me?as=${as}`), { schema: Done });
}

/** Gives an answer, a vote, a list or a press; the same again changes nothing. */
export async function giveAnswer(
  code: string,
  answer: z.input<typeof GiveAnswer>,
): Promise<AnswerTaken['state']> {
  const path = roomPath(code, '/answers');
  return (await callAgain('POST', path, { body: answer, schema: AnswerTaken })).state;
}

/** Asks the host about the own answer to a card. */
export async function challengeAnswer(code: string, key: string): Promise<void> {
  await callAgain('POST', roomPath(code, '/challenge'), { body: { key }, schema: Done });
}

/** The first news that is not the view named `since`; 'same' after a while without any. */
export function pollNews(
  code: string,
  as: RoomRole,
  { since, signal }: { readonly since: string; readonly signal: AbortSignal },
): Promise<RoomNews> {
  return call('GET', roomPath(code, `/news?as=${as}&since=${encodeURIComponent(since)}`), {
    schema: RoomNews,
    timeoutMs: POLL_TIMEOUT_MS,
    signal,
  });
}

/** The server's clock, in milliseconds since 1970. */
export async function getServerTime(code: string, signal: AbortSignal): Promise<number> {
  return (await call('GET', roomPath(code, '/time'), { schema: ServerTime, signal })).now;
}
