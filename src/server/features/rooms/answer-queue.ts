// Answers on their way to the database: some at a time, each acknowledged after its commit.
import type { GiveAnswer } from '#contract/rooms.ts';
import { choicesOf } from '#domain/room/choices.ts';
import { isLate } from '#domain/room/view.ts';
import { cardOf, isOpen, keyOf, playOf, type RoomState } from '#domain/room/state.ts';
import { remainingMs } from '#domain/match/timer.ts';
import type { Vote } from '#domain/deck/card.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { change } from './act.ts';
import { countAnswers } from './answers.ts';
import { pressTimer } from './presses.ts';
import { findWritten } from './repeated-answers.ts';
import { ofPeople, ofRoom } from './topic.ts';
import { lockRoom, playing, readState, seatsAt, type Seat, type Work } from './store.ts';

/** Written at most so long after they came. */
const TICK_MS = 50;
/** Rows of one statement: SQLite takes 32,766 values, PostgreSQL 65,535. */
const MOST_ROWS = 1000;

type Services = Pick<Context, 'db' | 'engine' | 'live' | 'clock'>;

interface Given extends Omit<GiveAnswer, 'at'> {
  readonly playerId: string;
  /** When its phone says that it was made. */
  readonly saidAt: number | undefined;
  /** When it came: what counts is that it came in time, not that it was written. */
  readonly at: number;
}

type Taken = 'counted' | 'late';

interface Waiting {
  readonly given: Given;
  readonly resolve: (taken: Taken) => void;
  readonly reject: (error: unknown) => void;
}

export interface AnswerQueue {
  /** Resolves when it is written, or known to be late. Throws invalid-request where it fits no card. */
  give(roomId: string, given: Given): Promise<Taken>;
}

export function openAnswerQueue(services: Services): AnswerQueue {
  const waiting = new Map<string, Waiting[]>();
  const flush = async (roomId: string): Promise<void> => {
    const batch = waiting.get(roomId) ?? [];
    waiting.delete(roomId);
    try {
      const taken = await services.db
        .transaction()
        .execute((trx) => write(services, trx, { roomId, batch: batch.map(({ given }) => given) }));
      for (const [at, { resolve, reject }] of batch.entries()) {
        const own = taken[at];
        if (own instanceof Problem) reject(own);
        else resolve(own ?? 'late');
      }
      if (!taken.includes('counted')) return;
      const isPress = batch.some(({ given: { kind } }) => kind !== 'answer');
      services.live.publish(isPress ? ofRoom(roomId) : ofPeople(roomId));
      await closeWhenAllAreIn(services, roomId);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  return {
    give: (roomId, given) =>
      new Promise((resolve, reject) => {
        const batch = waiting.get(roomId);
        if (batch) batch.push({ given, resolve, reject });
        else {
          waiting.set(roomId, [{ given, resolve, reject }]);
          setTimeout(() => void flush(roomId), TICK_MS);
        }
      }),
  };
}

/** Writes those that are in time; answers with what became of each, in their order. */
async function write(
  { engine, clock }: Services,
  trx: Work,
  { roomId, batch }: { readonly roomId: string; readonly batch: readonly Given[] },
): Promise<(Taken | Problem)[]> {
  await lockRoom(trx, engine, roomId);
  const { state, members } = await readState(trx, roomId);
  const seats = new Map((await seatsAt(trx, roomId, members)).map((seat) => [seat.id, seat]));
  const taken = batch.map((given) => judge(state, seats.get(given.playerId), given));
  const timesOf = await pressTimer(trx, { roomId, state, now: clock() });
  const rows = batch
    .filter((_, at) => taken[at] === 'counted')
    .map(({ playerId, key, kind, text, at, saidAt, uncertainty }) => ({
      roomId,
      card: key,
      playerId,
      kind: kind === 'buzz' || kind === 'foul' ? kind : ('answer' as const),
      text: text.trim(),
      leftMs: remainingMs(state.match.timer, at),
      ruling: null,
      isChallenged: 0,
      points: 0,
      ...(kind === 'buzz'
        ? timesOf(at, { at: saidAt, uncertainty })
        : { at, pressedAt: null, uncertainty: null }),
    }));
  const single = oneEach(rows);
  for (let from = 0; from < single.length; from += MOST_ROWS) {
    await upsert(trx, single.slice(from, from + MOST_ROWS), state.buzzerFrom);
  }
  const late = batch.filter((_, at) => taken[at] === 'late');
  const written = await findWritten(trx, roomId, late);
  return batch.map((given, at) => (written.has(given) ? 'counted' : (taken[at] ?? 'late')));
}

/** Of two answers of one phone the later one counts, of two presses the earlier one. */
function oneEach(rows: readonly AnswerRow[]): readonly AnswerRow[] {
  const single = new Map<string, AnswerRow>();
  for (const row of rows) {
    const name = `${row.playerId} ${row.kind}`;
    if (row.kind === 'answer' || !single.has(name)) single.set(name, row);
  }
  return [...single.values()];
}

async function upsert(trx: Work, rows: readonly AnswerRow[], buzzerFrom: number): Promise<void> {
  await trx
    .insertInto('room_answer')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['roomId', 'card', 'playerId', 'kind'])
        .doUpdateSet((eb) => ({
          text: eb.ref('excluded.text'),
          at: eb.ref('excluded.at'),
          leftMs: eb.ref('excluded.leftMs'),
          pressedAt: eb.ref('excluded.pressedAt'),
          uncertainty: eb.ref('excluded.uncertainty'),
        }))
        // The foul button is pressed once, and so is a buzzer until the host frees it.
        .where((eb) =>
          eb.or([
            eb('room_answer.kind', '=', 'answer'),
            eb.and([eb('room_answer.kind', '=', 'buzz'), eb('room_answer.at', '<', buzzerFrom)]),
          ]),
        ),
    )
    .execute();
}

interface AnswerRow {
  readonly roomId: string;
  readonly card: string;
  readonly playerId: string;
  readonly kind: 'answer' | 'buzz' | 'foul';
  readonly text: string;
  readonly at: number;
  readonly pressedAt: number | null;
  readonly uncertainty: number | null;
  readonly leftMs: number;
  readonly ruling: null;
  readonly isChallenged: number;
  readonly points: number;
}

function judge(state: RoomState, seat: Seat | undefined, given: Given): Taken | Problem {
  if (!seat || seat.role !== 'player' || seat.status !== 'in') return new Problem('not-in-room');
  if (given.key !== keyOf(state) || isLate(state, seat)) return 'late';
  if (!isOpen(state, given.at, seat.stretch)) return 'late';
  if (given.kind === 'buzz' && !mayBuzz(state, given)) return 'late';
  return fits(state, seat, given) ? 'counted' : new Problem('invalid-request');
}

/** Not for who was wrong already, and not from before the buzzer was free again. */
function mayBuzz({ buzzedOut, buzzerFrom }: RoomState, { playerId, at }: Given): boolean {
  return !buzzedOut.includes(playerId) && at >= buzzerFrom;
}

const SIDES: Readonly<Record<Exclude<Vote, 'person'>, readonly string[]>> = {
  either: ['0', '1'],
  have: ['yes', 'no'],
  agree: ['yes', 'no'],
  heart: ['heart'],
};

/** Whether this is something that can be given for the card on the table. */
function fits(state: RoomState, seat: Seat, { kind, text }: Given): boolean {
  const card = cardOf(state);
  const play = playOf(state);
  if (kind === 'buzz') return play === 'buzzer';
  if (kind === 'foul') return play === 'secret' && seat.id !== state.actor;
  if (kind !== 'answer' || !card) return false;
  switch (play) {
    case 'answer': {
      const choices = state.settings.answering === 'choose' ? choicesOf(card) : null;
      return choices ? choices.includes(text) : text.trim() !== '';
    }
    case 'list':
      return true;
    case 'vote': {
      const vote = card.vote ?? 'heart';
      return vote === 'person' ? text !== '' && text.length <= 60 : SIDES[vote].includes(text);
    }
    default:
      return false;
  }
}

/** Nobody has to wait for the clock once every seat has answered; lists and votes may still be changed. */
async function closeWhenAllAreIn(services: Services, roomId: string): Promise<void> {
  const { db } = services;
  const { state, members } = await readState(db, roomId);
  if (playOf(state) !== 'answer' || state.isClosed) return;
  const key = keyOf(state);
  const seats = playing(await seatsAt(db, roomId, members), state);
  if ((await countAnswers(db, { roomId, key })) < seats.length) return;
  await change(services, roomId, {
    id: `all in ${key}`,
    actions: (now) => (keyOf(now) === key ? [{ type: 'CLOSE' }] : undefined),
  });
}
