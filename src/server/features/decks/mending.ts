// Mends what versions of before have stored, a little at a time beside everything else, until there is nothing left.
import { setTimeout } from 'node:timers/promises';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { Regular } from '#server/platform/regularly.ts';
import { mendCardIds } from '#server/features/decks/cards/card-ids.ts';
import { mendTags } from './tags.ts';

/** What these rounds are known by in the database; other mending has a name of its own. */
const NAME = '008-decks';
/** Decks that one transaction looks at. */
const BATCH = 300;
/** A second round finds what a server of the version before has written beside this one. */
const ROUNDS = 2;
const NEXT_ROUND_MS = 24 * 60 * 60_000;

/** Milliseconds; tests have less patience. */
export interface MendingPace {
  /** Before the first piece of work: a server that starts has other things to do. */
  readonly firstMs: number;
  readonly pauseMs: number;
  /** After a failure. */
  readonly retryMs: number;
}

const PACE: MendingPace = { firstMs: 10_000, pauseMs: 250, retryMs: 60_000 };

type Services = Pick<Context, 'db' | 'clock' | 'log'>;

/** Begins some time after the start and ends by itself; any number of processes share the work. */
export function startMending(services: Services, pace: MendingPace = PACE): Regular {
  const stopping = new AbortController();
  const underWay = mendAll(services, pace, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await underWay;
    },
  };
}

async function mendAll(services: Services, pace: MendingPace, signal: AbortSignal): Promise<void> {
  const { db, clock, log } = services;
  for (let waitMs = pace.firstMs; await hasPassed(waitMs, signal);) {
    try {
      const next = await mendSome(db, clock());
      if (next === 'done') return;
      waitMs = Math.max(next, pace.pauseMs);
    } catch (error) {
      log.warn({ err: error }, 'Older decks could not be mended; it is tried again');
      waitMs = pace.retryMs;
    }
  }
}

/** False when it was broken off. It keeps no process alive. */
async function hasPassed(waitMs: number, signal: AbortSignal): Promise<boolean> {
  return setTimeout(waitMs, true, { signal, ref: false }).catch(() => false);
}

/**
 * Mends the next decks in one short transaction, which also notes how far that has come: a process that dies
 * leaves no half of it, and another goes on. Answers with how many milliseconds the next piece can wait.
 */
export async function mendSome(db: Db, now: number): Promise<number | 'done'> {
  const known = await progress(db);
  if (known && known.doneAt !== null) return 'done';
  const [first] = await decksAfter(db, '', 1);
  // Nothing that could be mended: then nothing is noted either, and the database stays as empty as it was.
  if (!known && !first) return 'done';
  return db.transaction().execute(async (trx) => {
    const { lastId, rounds, dueAt, doneAt } = await begin(trx);
    if (doneAt !== null) return 'done';
    // A clock that was set back must not put it off for longer than that.
    if (dueAt > now) return Math.min(dueAt - now, NEXT_ROUND_MS);
    const decks = await decksAfter(trx, lastId, BATCH);
    const last = decks.at(-1);
    if (last !== undefined) {
      await mendTags(trx, decks);
      await mendCardIds(trx, decks);
      await note(trx, { lastId: last });
      return 0;
    }
    const isDone = rounds + 1 === ROUNDS;
    await note(trx, {
      lastId: '',
      rounds: rounds + 1,
      dueAt: now + NEXT_ROUND_MS,
      ...(isDone && { doneAt: now }),
    });
    return isDone ? 'done' : NEXT_ROUND_MS;
  });
}

async function decksAfter(db: Db, lastId: string, most: number): Promise<string[]> {
  const decks = await db
    .selectFrom('game')
    .select('id')
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(most)
    .execute();
  return decks.map(({ id }) => id);
}

function progress(db: Db) {
  return db.selectFrom('mending').selectAll().where('name', '=', NAME).executeTakeFirst();
}

/** Locks the row, so that two processes take one piece after the other. */
async function begin(trx: Db) {
  return trx
    .insertInto('mending')
    .values({ name: NAME, lastId: '', rounds: 0, dueAt: 0, doneAt: null })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({ lastId: eb.ref('mending.lastId') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function note(
  trx: Db,
  change: { lastId: string; rounds?: number; dueAt?: number; doneAt?: number },
): Promise<void> {
  await trx.updateTable('mending').set(change).where('name', '=', NAME).execute();
}
