// Rooms in the database.
import type { Selectable, Transaction } from 'kysely';
import { PLAYER_SHAPES, type Player } from '#domain/room/answers.ts';
import type { RoomState } from '#domain/room/state.ts';
import { isLate } from '#domain/room/view.ts';
import { TEAM_IDS } from '#domain/match/teams.ts';
import type { Db, Engine } from '#server/platform/database/connection.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { parseState, unpackDeck, unpackState, type Deck } from './stored-state.ts';
import { Versioned } from './versioned.ts';

/** The database, or a transaction on it. */
export type Work = Db | Transaction<Schema>;

export interface Room {
  readonly id: string;
  readonly code: string;
  readonly ownerHash: string;
  readonly userId: string | null;
  readonly expiresAt: number;
}

/** Rooms that go on: their time is not over, and no operator has switched their owner's account off. */
function liveRooms(db: Work, now: number) {
  return db
    .selectFrom('room')
    .leftJoin('user', 'user.id', 'room.userId')
    .where('expiresAt', '>', now)
    .where('disabledAt', 'is', null);
}

/** The room that lives under a code. */
export async function findRoom(db: Work, code: string, now: number): Promise<Room | undefined> {
  return liveRooms(db, now)
    .select(['room.id', 'code', 'ownerHash', 'userId', 'expiresAt'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Whether a room goes on. */
export async function isLive(db: Work, roomId: string, now: number): Promise<boolean> {
  const rooms = liveRooms(db, now).select('room.id').where('room.id', '=', roomId);
  return (await rooms.executeTakeFirst()) !== undefined;
}

/** A room may be closed while something for it is on its way. */
function isOver(): Problem {
  return new Problem('room-not-found');
}

/** Throws room-not-found. */
async function readDeck(db: Work, roomId: string): Promise<Deck> {
  const { deck } = await db
    .selectFrom('room')
    .select('deck')
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow(isOver);
  return unpackDeck(deck);
}

export interface StateRow {
  readonly seq: number;
  readonly members: number;
  readonly pile: number;
  readonly done: readonly string[];
  readonly state: RoomState;
  readonly deck: Deck;
  /** The `seq` that the deck came with. */
  readonly deckSeq: number;
}

const decks = new Versioned<Deck>();
const seatings = new Versioned<readonly Seat[]>();

/** Nothing of a room stays in this process's memory. */
export function forgetRoom(roomId: string): void {
  decks.forget(roomId);
  seatings.forget(roomId);
}

/** The state as it is now. Throws room-not-found. */
export async function readState(db: Work, roomId: string): Promise<StateRow> {
  const row = await db
    .selectFrom('room_state')
    .selectAll()
    .where('roomId', '=', roomId)
    .executeTakeFirstOrThrow(isOver);
  const stored = parseState(row.state);
  const { deckSeq } = stored;
  const deck = await decks.get(roomId, deckSeq, () => readDeck(db, roomId));
  return { ...row, done: idsFrom(row.done), state: unpackState(stored, deck), deck, deckSeq };
}

function idsFrom(text: string): string[] {
  const ids: unknown = JSON.parse(text);
  return Array.isArray(ids) ? ids.map(String) : [];
}

/**
 * Whoever judges answers and whoever ends them wait for each other here: nothing is counted after the points. On
 * SQLite a transaction waits when it begins.
 */
export async function lockRoom(trx: Work, engine: Engine, roomId: string): Promise<void> {
  if (engine !== 'postgres') return;
  const row = trx.selectFrom('room_state').select('seq').where('roomId', '=', roomId);
  await row.forUpdate().executeTakeFirst();
}

/** A player with what only the server needs of it. */
export interface Seat extends Player {
  readonly role: 'player' | 'remote';
  /** That of its newest window. */
  readonly connection: number;
}

/** Everybody in the room. Not for a transaction that changes them: what it read would outlive its end. */
export async function readSeats(db: Work, roomId: string): Promise<readonly Seat[]> {
  const { members } = await db
    .selectFrom('room_state')
    .select('members')
    .where('roomId', '=', roomId)
    .executeTakeFirstOrThrow();
  return seatsAt(db, roomId, members);
}

/** Everybody in the room, as it was when so many had come, gone and changed, or later. */
export function seatsAt(db: Work, roomId: string, members: number): Promise<readonly Seat[]> {
  return seatings.get(roomId, members, () => loadSeats(db, roomId));
}

async function loadSeats(db: Work, roomId: string): Promise<Seat[]> {
  const rows = await db
    .selectFrom('room_player')
    .selectAll()
    .where('roomId', '=', roomId)
    .where('status', '!=', 'removed')
    .orderBy('joinedAt')
    .orderBy('id')
    .execute();
  return rows.map(seatOf);
}

export function seatOf(row: Selectable<Schema['room_player']>): Seat {
  return {
    id: row.id,
    name: row.name,
    shape: PLAYER_SHAPES.find((shape) => shape === row.shape) ?? 'circle',
    colour: row.colour,
    team: TEAM_IDS.find((team) => team === row.team) ?? 'A',
    joinedAt: row.joinedAt,
    status: row.status === 'in' ? 'in' : 'waiting',
    cameAt: row.cameAt,
    isRemote: row.isRemote === 1,
    stretch: row.stretch,
    role: row.role,
    connection: row.connection,
  };
}

/** Who plays the card on the table: has a seat, and did not come while it lay there. */
export function playing(seats: readonly Seat[], state: RoomState): readonly Seat[] {
  return seats.filter(
    (seat) => seat.role === 'player' && seat.status === 'in' && !isLate(state, seat),
  );
}

/** Says that somebody came, went or changed: every process reads the seats anew. */
export async function countMember(db: Work, roomId: string): Promise<void> {
  await db
    .updateTable('room_state')
    .set((eb) => ({ members: eb('members', '+', 1) }))
    .where('roomId', '=', roomId)
    .execute();
}
