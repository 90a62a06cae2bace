// What there is of a deck that came too short: its host keeps the cards at their share of the price, or has the
// credits back. Whoever is first decides, and after seven days the clock does.
import { randomUUID } from 'node:crypto';
import type { Run } from '#contract/generation.ts';
import { shareOfCost } from '#contract/prices.ts';
import { returnHeldCredits } from '#server/features/billing/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { openJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import { ofUser } from '#server/platform/live/live.ts';
import { clearCards, storeDeck } from './finish.ts';
import { writtenCards } from './run-cards.ts';
import { findRun, OFFER_MS } from './store.ts';

/** Often enough that nothing depends on the hour when the server runs. */
const LOOK_EVERY_MS = 60 * 60_000;

interface OfferedRun {
  readonly id: string;
  readonly userId: string;
}

interface Answer extends OfferedRun {
  readonly now: number;
}

/**
 * Saves the offered cards as a deck; what they don't cost goes back. Asked again, it answers the same. Throws
 * not-found where nothing was offered to this user, or offer-returned.
 */
export async function keepOffer(db: Db, answer: Answer): Promise<Run> {
  const { id, userId, now } = answer;
  await db.transaction().execute(async (trx) => {
    const drafts = await writtenCards(trx, id);
    const gameId = randomUUID();
    const cards = drafts.length;
    const run = await trx
      .updateTable('generation')
      .set((eb) => ({
        state: 'saved',
        offer: 'kept',
        gameId,
        cardCount: cards,
        missing: eb('cardCount', '-', cards),
        // Its host knows.
        putAwayAt: now,
        updatedAt: now,
      }))
      .where('id', '=', id)
      .where('userId', '=', userId)
      .where('offer', '=', 'open')
      .returningAll()
      .executeTakeFirst();
    if (!run) return;
    const price = shareOfCost(run.cost, { cards, asked: cards + run.missing });
    await clearCards(trx, id);
    await storeDeck(trx, run, { id: gameId, drafts, price, now });
  });
  return answered(db, answer, 'kept');
}

/** Gives the credits back; the cards go. Asked again, it answers the same. Throws not-found or offer-kept. */
export async function returnOffer(db: Db, answer: Answer): Promise<Run> {
  await db.transaction().execute((trx) => returnOffers(trx, answer));
  return answered(db, answer, 'returned');
}

/**
 * Ends the offers of a user, or the one of a run, as far as they are open: the credits go back, and the cards go.
 * Call it inside a transaction.
 */
export async function returnOffers(
  trx: Db,
  { userId, id, now }: { readonly userId: string; readonly id?: string; readonly now: number },
): Promise<void> {
  const runs = await trx
    .updateTable('generation')
    .set({ offer: 'returned', updatedAt: now })
    .where('userId', '=', userId)
    .where('offer', '=', 'open')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .returning(['id', 'cost'])
    .execute();
  for (const run of runs) {
    // oxlint-disable-next-line no-await-in-loop -- one statement after another in a transaction
    await clearCards(trx, run.id);
    // oxlint-disable-next-line no-await-in-loop
    await returnHeldCredits(trx, userId, run.cost);
  }
}

/** The run, where the offer has ended as it was asked to; else the Problem that says how. */
async function answered(
  db: Db,
  { id, userId }: OfferedRun,
  wished: 'kept' | 'returned',
): Promise<Run> {
  const row = await db
    .selectFrom('generation')
    .select('offer')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  const run = row?.offer ? await findRun(db, userId, id) : undefined;
  if (!run) throw new Problem('not-found');
  if (row?.offer !== wished) throw new Problem(wished === 'kept' ? 'offer-returned' : 'offer-kept');
  return run;
}

/** Ends offers that had no answer: at once and then every hour; any number of processes share the work. */
export function startOfferSweep({
  db,
  live,
  clock,
  log,
}: Pick<Context, 'db' | 'live' | 'clock' | 'log'>): JobQueue<OfferedRun> {
  return openJobQueue<OfferedRun>({
    concurrency: 1,
    lookEveryMs: LOOK_EVERY_MS,
    take: (_owner, except) => nextDue(db, except, clock()),
    work: async ({ id, userId }) => {
      await db.transaction().execute((trx) => returnOffers(trx, { id, userId, now: clock() }));
      live.publish(ofUser(userId));
      log.info({ run: id }, 'Cards that nobody has kept are gone, and their credits back');
    },
    onFailure: (error) => log.error({ err: error }, 'Offers could not be ended'),
  });
}

/** One whose time is over, or that a server of the version before has put away as failed. */
function nextDue(
  db: Db,
  except: ReadonlySet<string>,
  now: number,
): Promise<OfferedRun | undefined> {
  return db
    .selectFrom('generation')
    .select(['id', 'userId'])
    .where('offer', '=', 'open')
    .where((eb) => eb.or([eb('updatedAt', '<=', now - OFFER_MS), eb('putAwayAt', 'is not', null)]))
    .$if(except.size > 0, (query) => query.where('id', 'not in', [...except]))
    .orderBy('updatedAt')
    .executeTakeFirst();
}
