// Rooms as a whole: opened, taken up by another browser, given another deck, and closed.
import { randomUUID } from 'node:crypto';
import { ROOM_LIFE_MS } from '#contract/rooms.ts';
import { matchFrom } from '#domain/match/kept-match.ts';
import type { MatchState } from '#domain/match/state.ts';
import { pauseTimer, resetTimer } from '#domain/match/timer.ts';
import { openRoom, type RoomState } from '#domain/room/state.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { regularly, type Regular } from '#server/platform/regularly.ts';
import { change, type Taken } from './act.ts';
import { hashToken, newCode, newToken } from './secrets.ts';
import { ofRoom } from './topic.ts';
import { packDeck, packState } from './stored-state.ts';
import { lockRoom, type Room, type Work } from './store.ts';

type Services = Pick<Context, 'db' | 'engine' | 'live' | 'clock'>;

/** All that live at once; docs/configuration.md names it. */
const ROOMS_MOST = 2000;
/** A code that is taken is drawn again so often. */
const CODE_TRIES = 20;

interface Opener {
  readonly userId: string | null;
  readonly network: string;
}

/** Opens a room with a match; the account's other one is closed. Throws invalid-request, too-many-rooms. */
export async function open(
  services: Services,
  kept: unknown,
  { userId, network }: Opener,
): Promise<{ readonly code: string; readonly token: string }> {
  const { db, live, clock } = services;
  const now = clock();
  const match = matchOf(kept, now);
  const state = openRoom({ ...match, timer: pauseTimer(resetTimer(match.timer, now), now) });
  const token = newToken();
  const { room, ended } = await db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('room')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('expiresAt', '>', now)
      .executeTakeFirstOrThrow();
    if (Number(count) >= ROOMS_MOST) throw new Problem('too-many-rooms');
    const earlier = userId === null ? [] : await endRoomsOf(trx, userId);
    const about = { ownerHash: hashToken(token), userId, network, deck: packDeck(state), now };
    return { room: await insertRoom(trx, about, state), ended: earlier };
  });
  tellEnded(live, ended);
  return { code: room.code, token };
}

/** The match that a browser sent. Throws invalid-request. */
function matchOf(kept: unknown, now: number): MatchState {
  const match = matchFrom(kept, now);
  if (!match) throw new Problem('invalid-request', { fields: { match: 'is no match' } });
  return match;
}

/** Closes the rooms of an account; their listeners are told by `tellEnded` once that is committed. */
export async function endRoomsOf(trx: Work, userId: string): Promise<readonly string[]> {
  const rows = await trx.deleteFrom('room').where('userId', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Says to everybody in these rooms that they are over. */
export function tellEnded(live: Services['live'], ids: readonly string[]): void {
  for (const id of ids) live.publish(ofRoom(id));
}

interface About extends Opener {
  readonly ownerHash: string;
  readonly deck: string;
  readonly now: number;
}

async function insertRoom(
  trx: Work,
  { now, ...about }: About,
  state: RoomState,
): Promise<{ readonly code: string }> {
  const id = randomUUID();
  for (let tried = 0; tried < CODE_TRIES; tried += 1) {
    const code = newCode();
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('room')
      .values({
        ...about,
        id,
        code,
        passHash: null,
        passFor: null,
        passUntil: null,
        createdAt: now,
        expiresAt: now + ROOM_LIFE_MS,
      })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) continue;
    await trx
      .insertInto('room_state')
      .values({ roomId: id, seq: 1, members: 0, state: packState(state, 1), done: '[]' })
      .execute();
    return { code };
  }
  throw new Problem('internal');
}

/** Another deck for the same room, or the host's choice between two states of its match. */
export async function putMatch(
  services: Services,
  room: Room,
  { match: kept, keepsScores, isReplacement }: PutMatch,
): Promise<Taken> {
  const match = matchOf(kept, services.clock());
  return change(services, room.id, {
    id: randomUUID(),
    hasNewDeck: true,
    actions: () => [
      isReplacement ? { type: 'REPLACE', match } : { type: 'NEW_MATCH', match, keepsScores },
    ],
  });
}

interface PutMatch {
  readonly match: unknown;
  readonly keepsScores: boolean;
  readonly isReplacement: boolean;
}

/** The account's own browser takes its room up: the one that had it no longer has. Answers with its token. */
export async function takeUp({ db }: Services, room: Room): Promise<string> {
  const token = newToken();
  await db
    .updateTable('room')
    .set({ ownerHash: hashToken(token) })
    .where('id', '=', room.id)
    .execute();
  return token;
}

/** Everybody is told; nothing of the room is left. */
export async function close({ db, engine, live }: Services, room: Room): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockRoom(trx, engine, room.id);
    await trx.deleteFrom('room').where('id', '=', room.id).execute();
  });
  live.publish(ofRoom(room.id));
}

const CLEAN_EVERY_MS = 15 * 60_000;

/** Removes rooms that have ended, with all that hangs on them. */
export function startRoomCleaning({
  db,
  clock,
  log,
}: Pick<Context, 'db' | 'clock' | 'log'>): Regular {
  return regularly({
    everyMs: CLEAN_EVERY_MS,
    work: () => db.deleteFrom('room').where('expiresAt', '<=', clock()).execute(),
    onFailure: (error) => log.warn({ err: error }, 'Old rooms could not be removed'),
  });
}
