// Works through the runs, so many at once.
import type { Context } from '#server/platform/context.ts';
import { priceOf } from '#contract/house-offer.ts';
import type { Credits } from '#contract/prices.ts';
import { ofUser } from '#server/platform/live/live.ts';
import { isConnectionLost } from '#server/platform/database/retry.ts';
import {
  LeaseLost,
  openJobQueue,
  type JobQueue,
  type JobSignals,
} from '#server/platform/jobs/job-queue.ts';
import { failRun, saveRun } from './finish.ts';
import { DeckShort, failureOf, TooManyAttempts } from './failure.ts';
import {
  LEASE_MS,
  leaseNextRun,
  MOST_ATTEMPTS,
  releaseLease,
  renewLease,
  type LeasedRun,
} from './lease.ts';
import { reasonOf } from '#server/features/generation/model/reason.ts';
import { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import { requestOf, type RunRow } from './store.ts';
import { writeDeck } from './write-deck.ts';
import type { HouseWriter } from '#server/features/generation/writing/house-writer.ts';
import type { DraftCard, Writer } from '#server/features/generation/writing/writer.ts';

/** A model's decks wait for the model; the house's are work of the processor alone, which has one at a time. */
const CONCURRENCY = { model: 8, house: 2 } as const;
/** How often it looks for runs that another process has left behind, in milliseconds. */
const LOOK_EVERY_MS = 5000;

export interface RunnerServices extends Context {
  readonly writer: Writer;
  readonly house: HouseWriter;
  /** Milliseconds after which the writing ends at the latest; a second look has a time of its own. */
  readonly timeoutMs: number;
}

export type Runner = Pick<JobQueue<LeasedRun>, 'look' | 'stop'>;

export function startRunner(services: RunnerServices): Runner {
  const { db, clock, log, writer } = services;
  return openJobQueue<LeasedRun>({
    concurrency: CONCURRENCY[writer.mode],
    lookEveryMs: LOOK_EVERY_MS,
    lease: { lastsMs: LEASE_MS, renewEveryMs: LEASE_MS / 3 },
    take: (owner, except) => leaseNextRun(db, { owner, except }, clock()),
    renew: (run) => renewLease(db, run, clock()),
    work: (run, signals) => workOn(services, run, signals),
    onFailure: (error, run) =>
      run
        ? log.error({ err: error, run: run.id }, 'A run broke off')
        : log.error({ err: error }, 'Runs could not be looked for'),
  });
}

/** Brings one run to one of its ends, or lets go of it when the server stops. */
async function workOn(
  services: RunnerServices,
  leased: LeasedRun,
  { lost, shutdown }: JobSignals,
): Promise<void> {
  const { db, live, clock, log } = services;
  const { id } = leased;
  const run = await db
    .selectFrom('generation')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const signal = AbortSignal.any([shutdown, lost]);
  const tokenUsage = new TokenUsage();
  try {
    await finish(services, { ...leased, run, signal, tokenUsage });
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (!shutdown.aborted) throw error;
    await releaseLease(db, leased);
  } finally {
    live.publish(ofUser(run.userId));
    // Counts only. What streams that were cut off have cost, no provider tells.
    void tokenUsage.total().then((spent) => {
      if (spent.calls > 0) log.info({ run: id, ...spent, at: clock() }, 'What the model was asked');
    });
  }
}

interface Work extends LeasedRun {
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
    const { cards, rejections, rejected } = await writeDeck({ ...services, ...work }, run);
    step = 'saving';
    const price = await priceFor(services, run, cards);
    if (!(await saveRun(db, ending(), { drafts: cards, price, rejected }))) throw new LeaseLost();
    log.info({ run: run.id, cards: cards.length, mode: run.mode, rejections }, 'A deck was saved');
  } catch (error) {
    if (error instanceof LeaseLost || signal.aborted) throw error;
    // Nobody knows what has counted: the lease runs out, and the run goes on from the cards it has.
    if (isConnectionLost(error)) throw error;
    const failure = failureOf(run, step, error);
    const cause = reasonOf(error instanceof DeckShort ? error.cause : error);
    log.warn({ run: run.id, ...failure, cause }, 'A deck could not be written');
    await failRun(db, ending(), failure);
  }
}

/** A deck of the house's is worth what came of it, at most what it was to cost. */
async function priceFor(
  { house }: RunnerServices,
  run: RunRow,
  cards: readonly DraftCard[],
): Promise<Credits> {
  if (run.mode !== 'house' || run.cost === 0) return run.cost;
  return priceOf(await house.onTopic(requestOf(run), cards), run.cost);
}
