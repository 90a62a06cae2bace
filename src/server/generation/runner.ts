// Works through the runs: so many at once, each under a lease that it keeps renewing.
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Db } from '#server/database/connection.ts';
import { isConnectionLost } from '#server/database/retry.ts';
import type { Log } from '#server/log.ts';
import { failRun, saveRun } from './finish.ts';
import { failureOf, isTimeout, TooManyAttempts } from './failure.ts';
import { LEASE_MS, leaseNextRun, MOST_ATTEMPTS, releaseLease, renewLease } from './lease.ts';
import { reasonOf } from './reason.ts';
import { LeaseLost } from './run-cards.ts';
import { TokenUsage } from './token-usage.ts';
import type { RunRow } from './store.ts';
import { writeDeck } from './write-deck.ts';
import type { Writer } from './writer.ts';

const CONCURRENCY = 8;
/** How often it looks for runs that another process has left behind, in milliseconds. */
const LOOK_EVERY_MS = 5000;

export interface RunnerServices {
  readonly db: Db;
  readonly feed: ChangeFeed;
  readonly writer: Writer;
  readonly clock: Clock;
  readonly log: Log;
  /** Milliseconds after which a run is given up (CONST-14). */
  readonly timeoutMs: number;
}

export interface Runner {
  /** There is a new run. */
  wake(): void;
  /** Takes no more; gives what is under way so many milliseconds, then leaves the rest to others. */
  stop(graceMs: number): Promise<void>;
}

export function startRunner(services: RunnerServices): Runner {
  const { db, clock, log } = services;
  const shutdown = new AbortController();
  const underWay = new Set<Promise<void>>();
  let stopping = false;

  const takeUp = async (): Promise<void> => {
    while (!stopping && underWay.size < CONCURRENCY) {
      // A name for each lease: one that ran out while this process slept is another's, even here.
      const owner = randomUUID();
      const run = await leaseNextRun(db, owner, clock());
      if (!run) return;
      const work = workOn(services, { ...run, owner }, shutdown.signal)
        .catch((error: unknown) => log.error({ err: error, run: run.id }, 'A run broke off'))
        .finally(() => {
          underWay.delete(work);
          wake();
        });
      underWay.add(work);
    }
  };
  // One look at a time: two would lease more than are to run at once.
  let looking: Promise<void> = Promise.resolve();
  const wake = (): void => {
    if (stopping) return;
    looking = looking
      .then(takeUp)
      .catch((error: unknown) => log.error({ err: error }, 'Runs could not be looked for'));
  };
  const timer = setInterval(wake, LOOK_EVERY_MS).unref();
  wake();
  return {
    wake,
    async stop(graceMs) {
      stopping = true;
      clearInterval(timer);
      await looking;
      const patience = setTimeout(() => shutdown.abort(), graceMs);
      await Promise.all(underWay);
      clearTimeout(patience);
    },
  };
}

interface Leased {
  readonly id: string;
  readonly attempts: number;
  readonly owner: string;
}

/** Brings one run to one of its ends, or lets go of it when the server stops. */
async function workOn(
  services: RunnerServices,
  leased: Leased,
  shutdown: AbortSignal,
): Promise<void> {
  const { db, feed, clock, log, timeoutMs } = services;
  const { id, owner } = leased;
  const run = await db
    .selectFrom('generation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lost = new AbortController();
  const renewal = setInterval(() => {
    renewLease(db, id, owner, clock()).then(
      (kept) => kept || lost.abort(new LeaseLost()),
      (error: unknown) => log.warn({ err: error, run: id }, 'A lease could not be renewed'),
    );
  }, LEASE_MS / 3);
  const signal = AbortSignal.any([shutdown, lost.signal, AbortSignal.timeout(timeoutMs)]);
  const tokenUsage = new TokenUsage();
  try {
    await finish(services, { ...leased, run, signal, tokenUsage });
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (!shutdown.aborted) throw error;
    await releaseLease(db, id, owner);
  } finally {
    clearInterval(renewal);
    feed.publish(run.userId);
    // Counts only. What streams that were cut off have cost, no provider tells.
    void tokenUsage.total().then((spent) => {
      if (spent.calls > 0) log.info({ run: id, ...spent, at: clock() }, 'What the model was asked');
    });
  }
}

interface Work extends Leased {
  readonly run: RunRow;
  readonly signal: AbortSignal;
  readonly tokenUsage: TokenUsage;
}

/** Writes the deck and saves it, or ends the run as failed. Throws where the run is not to be ended here. */
async function finish(services: RunnerServices, work: Work): Promise<void> {
  const { db, clock, log } = services;
  const { run, owner, attempts, signal } = work;
  const ending = () => ({ runId: run.id, owner, now: clock() });
  let step: 'writing' | 'saving' = 'writing';
  try {
    if (attempts > MOST_ATTEMPTS) throw new TooManyAttempts();
    const { cards, rejections } = await writeDeck({ ...services, ...work }, run);
    step = 'saving';
    if (!(await saveRun(db, ending(), cards))) throw new LeaseLost();
    log.info({ run: run.id, cards: cards.length, mode: run.mode, rejections }, 'A deck was saved');
  } catch (error) {
    if (error instanceof LeaseLost || (signal.aborted && !isTimeout(signal.reason))) throw error;
    // Nobody knows what has counted: the lease runs out, and the run goes on from the cards it has.
    if (isConnectionLost(error)) throw error;
    const failure = failureOf(run, step, signal.aborted ? signal.reason : error);
    log.warn({ run: run.id, ...failure, cause: reasonOf(error) }, 'A deck could not be written');
    await failRun(db, ending(), failure);
  }
}
