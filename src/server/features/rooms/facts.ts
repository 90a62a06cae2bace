// What the views of a room are made of, as one process reads it: the state once for all its streams.
import { keyOf, type RoomState } from '#domain/room/state.ts';
import { standingsOf } from '#domain/room/standings.ts';
import type { Facts } from '#domain/room/view.ts';
import type { Marked } from '#domain/room/answers.ts';
import type { Press } from '#domain/room/buzzer.ts';
import { cardOfKey, countAnswers, markAnswers, readAnswers } from './answers.ts';
import { readPresses } from './presses.ts';
import { readPile } from './crowd-pile.ts';
import type { Deck } from './stored-state.ts';
import { readState, seatsAt, type Seat, type Work } from './store.ts';

/** Of more than so many seats the screen is told how many have answered, and not who. */
export const NAMED_MOST = 200;

export interface RoomFacts extends Omit<Facts, 'buzzes'> {
  readonly seq: number;
  readonly members: number;
  readonly pile: number;
  readonly state: RoomState;
  readonly key: string;
  readonly seated: readonly Seat[];
  /** Who has answered, where that can be told. */
  readonly answeredBy: readonly string[];
  readonly presses: readonly Press[];
  readonly fouls: readonly string[];
  /** The marks of a card that is closed, read before its answer is shown: nobody is told them yet. */
  readonly closed: ReadonlyMap<string, Marked> | undefined;
}

interface Place {
  readonly roomId: string;
  readonly key: string;
}

/** Reads what has changed since `before`; seats only where somebody came, went or changed. */
export async function readFacts(
  db: Work,
  roomId: string,
  before: RoomFacts | undefined,
): Promise<RoomFacts> {
  const { seq, members, pile, state, deck } = await readState(db, roomId);
  const key = keyOf(state);
  const place = { roomId, key };
  const seated = await seatsAt(db, roomId, members);
  const isSamePile = before?.members === members && before.pile === pile;
  const isNewState = before?.seq !== seq;
  const players = seated.filter(({ role }) => role === 'player');
  const seats = players.filter(({ status }) => status === 'in').length;
  // Points change with the state alone.
  const standings =
    isNewState || !before ? readTallies(db, roomId, players).then(standingsOf) : before.standings;
  const [came, challenges, marks, placed, presses, written] = await Promise.all([
    readComing(db, place, seats),
    readChallenges(db, roomId, deck),
    readMarks(db, place, { state, deck, seq, before }),
    standings,
    readPresses(db, roomId, state),
    isSamePile ? before.written : readWritten(db, roomId, state),
  ]);
  return {
    seq,
    members,
    pile,
    state,
    key,
    seated,
    players,
    seats,
    ...came,
    challenges,
    ...marks,
    standings: placed,
    presses,
    written,
  };
}

/** The cards of each seat; a room without writing has none, and is not asked. */
async function readWritten(
  db: Work,
  roomId: string,
  { writing }: RoomState,
): Promise<RoomFacts['written']> {
  if (!writing) return new Map();
  return Map.groupBy(await readPile(db, roomId), ({ playerId }) => playerId);
}

interface Moment {
  readonly state: RoomState;
  readonly deck: Deck;
  readonly seq: number;
  readonly before: RoomFacts | undefined;
}

/** The marks to be told, and those that wait for the answer: with thousands of phones a reveal has no time to mark. */
async function readMarks(
  db: Work,
  place: Place,
  { state, deck, seq, before }: Moment,
): Promise<Pick<RoomFacts, 'marked' | 'closed'>> {
  const read = (): Promise<ReadonlyMap<string, Marked>> => readMarked(db, place, { state, deck });
  if (!state.shown.answer) {
    return { marked: new Map(), closed: state.isClosed ? await read() : undefined };
  }
  // Nothing but the turning over has happened since.
  const isKnown = before?.key === place.key && before.seq + 1 === seq;
  return { marked: (isKnown && before.closed) || (await read()), closed: undefined };
}

async function readMarked(
  db: Work,
  place: Place,
  { state, deck }: Pick<Moment, 'state' | 'deck'>,
): Promise<ReadonlyMap<string, Marked>> {
  const card = cardOfKey(deck, place.key);
  if (!card) return new Map();
  const marked = markAnswers(state, card, await readAnswers(db, place));
  return new Map(marked.map((answer) => [answer.playerId, answer]));
}

async function readComing(
  db: Work,
  place: Place,
  seats: number,
): Promise<Pick<RoomFacts, 'answered' | 'answeredBy' | 'fouls'>> {
  const answered = await countAnswers(db, place);
  const named =
    seats > NAMED_MOST
      ? []
      : await db
          .selectFrom('room_answer')
          .select(['playerId', 'kind'])
          .where('roomId', '=', place.roomId)
          .where('card', '=', place.key)
          .orderBy('at')
          .orderBy('playerId')
          .execute();
  return {
    answered,
    answeredBy: named.filter(({ kind }) => kind === 'answer').map(({ playerId }) => playerId),
    fouls: named.filter(({ kind }) => kind === 'foul').map(({ playerId }) => playerId),
  };
}

/** Most that a host could look through. */
const CHALLENGES_MOST = 50;

async function readChallenges(
  db: Work,
  roomId: string,
  deck: Deck,
): Promise<RoomFacts['challenges']> {
  const rows = await db
    .selectFrom('room_answer')
    .select(['card', 'playerId', 'text'])
    .where('roomId', '=', roomId)
    .where('isChallenged', '=', 1)
    .where('ruling', 'is', null)
    .orderBy('at')
    .limit(CHALLENGES_MOST)
    .execute();
  return rows.map(({ card, playerId, text }) => ({
    key: card,
    playerId,
    text,
    answer: cardOfKey(deck, card)?.answer ?? '',
  }));
}

/** Points of everybody who has a seat. */
async function readTallies(
  db: Work,
  roomId: string,
  players: readonly Seat[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('room_answer')
    .select((eb) => ['playerId', eb.fn.sum('points').as('points')])
    .where('roomId', '=', roomId)
    .where('points', '>', 0)
    .groupBy('playerId')
    .execute();
  const points = new Map(rows.map((row) => [row.playerId, Number(row.points)]));
  return new Map(players.map(({ id }) => [id, points.get(id) ?? 0]));
}
