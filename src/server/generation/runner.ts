// Works through the runs: as many at once as it has hands, each under a lease that it keeps renewing.
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Db } from '#server/database/connection.ts';
import type { Log } from '#server/log.ts';
import { failRun, saveRun } from './finish.ts';
import { LEASE_MS, leaseNextRun, MOST_ATTEMPTS, releaseLease, renewLease } from './lease.ts';
import { writeDeck } from './write-deck.ts';
import type { Writer } from './writer.ts';

const HANDS = 8;
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
  const owner = randomUUID();
  const hurry = new AbortController();
  const underWay = new Set<Promise<void>>();
  let stopping = false;

  const takeUp = async (): Promise<void> => {
    while (!stopping && underWay.size < HANDS) {
      const run = await leaseNextRun(db, owner, clock());
      if (!run) return;
      const work = workOn(services, { ...run, owner }, hurry.signal)
        .catch((error: unknown) => log.error({ err: error, run: run.id }, 'A run broke off'))
        .finally(() => {
          underWay.delete(work);
          wake();
        });
      underWay.add(work);
    }
  };
  // One look at a time: two would lease more than there are hands.
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
      const patience = setTimeout(() => hurry.abort(), graceMs);
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
async function workOn(services: RunnerServices, leased: Leased, hurry: AbortSignal): Promise<void> {
  const { db, feed, clock, log } = services;
  const { id, owner, attempts } = leased;
  const run = await db
    .selectFrom('generation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lost = new AbortController();
  const renewal = setInterval(() => {
    renewLease(db, id, owner, clock()).then(
      (kept) => kept || lost.abort(),
      (error: unknown) => log.warn({ err: error, run: id }, 'A lease could not be renewed'),
    );
  }, LEASE_MS / 3);
  const ending = () => ({ runId: id, owner, now: clock() });
  try {
    if (attempts > MOST_ATTEMPTS) throw new Error(`Given up after ${MOST_ATTEMPTS} attempts`);
    const cards = await writeDeck(services, run, AbortSignal.any([hurry, lost.signal]));
    await saveRun(db, ending(), cards);
    log.info({ run: id, cards: cards.length, mode: run.mode }, 'A deck was saved');
  } catch (error) {
    if (hurry.aborted) return await releaseLease(db, id, owner);
    if (lost.signal.aborted) return;
    log.warn({ run: id, reason: reasonOf(error) }, 'A deck could not be written');
    await failRun(db, ending(), 'generator-failed');
  } finally {
    clearInterval(renewal);
    feed.publish(run.userId);
  }
}

/** Providers put the whole answer, host's words included, into some errors: only the first line is logged. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.split('\n', 1).join('').slice(0, 200);
}
