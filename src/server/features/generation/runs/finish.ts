// The two ends of a run, each one transaction: saved and paid for, or failed and the credits back.
import { randomUUID } from 'node:crypto';
import { labelOf } from '#domain/category/kind.ts';
import { CATEGORIES } from '#domain/category/categories.ts';
import { returnHeldCredits, takeHeldCredits } from '#server/features/billing/index.ts';
import type { Credits } from '#contract/prices.ts';
import { sql, type ExpressionBuilder, type UpdateObject } from 'kysely';
import type { Db } from '#server/platform/database/connection.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import {
  type DeckRecord,
  insertDeck,
  type NewCard,
  replaceDeck,
  tagsOf,
} from '#server/features/decks/index.ts';
import type { RunFailure } from './failure.ts';
import { asCard } from './run-cards.ts';
import { requestOf, type RunRow } from './store.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

interface Ending {
  readonly runId: string;
  /** Only the worker that holds the lease ends a run. */
  readonly owner: string;
  readonly now: number;
}

/** What has come of a run. */
interface Outcome {
  readonly drafts: readonly DraftCard[];
  /** What of the held credits is taken; the rest goes back. */
  readonly price: Credits;
  /** Cards turned away because the host has had them; left out, it stays as it is. */
  readonly rejected?: number;
}

/**
 * Saves the cards, as a new deck or in the place of a deck's old ones (STATE-GEN-09), and takes the held
 * credits, as many of them as the cards are worth. False when the run is no longer the owner's. Throws where
 * the deck is gone.
 */
export async function saveRun(
  db: Db,
  ending: Ending,
  { drafts, price, rejected }: Outcome,
): Promise<boolean> {
  const { now, runId } = ending;
  return db.transaction().execute(async (trx) => {
    const newId = randomUUID();
    const run = await close(trx, ending, (eb) => ({
      state: 'saved',
      gameId: eb.fn.coalesce('regenerates', eb.val(newId)),
      cardCount: drafts.length,
      ...(rejected !== undefined && { rejected }),
      // The house's deck was agreed to with as many cards as it has.
      missing: sql<number>`case when mode = 'model' then "cardCount" - ${drafts.length} else 0 end`,
    }));
    if (!run) return false;
    const { userId, cost } = run;
    const amount = Math.min(price, cost);
    await saveCards(trx, run, { id: run.gameId ?? newId, drafts, now });
    // A regeneration is free: nothing is taken, and no entry says so.
    if (amount > 0)
      await takeHeldCredits(trx, { userId, amount, cause: `generation:${runId}`, now });
    if (amount < cost) {
      await returnHeldCredits(trx, userId, cost - amount);
      await trx.updateTable('generation').set({ cost: amount }).where('id', '=', runId).execute();
    }
    return true;
  });
}

interface Deck {
  readonly id: string;
  readonly drafts: readonly DraftCard[];
  readonly now: number;
}

async function saveCards(trx: Db, run: RunRow, { id, drafts, now }: Deck): Promise<void> {
  const { gameType, timerSeconds } = requestOf(run);
  const { userId, mode } = run;
  const cards = drafts.map((draft, position) => asCard(draft, gameType, position));
  if (run.regenerates === null) return insertDeck(trx, deckOf(run, { id, cards, now }));
  const isThere = await replaceDeck(trx, { id, userId, cards, timerSeconds, mode, now });
  if (!isThere) throw new Error('The game that was to get new cards is gone');
}

function deckOf(
  run: RunRow,
  { id, cards, now }: { readonly id: string; readonly cards: readonly NewCard[]; now: number },
): DeckRecord {
  const request = requestOf(run);
  const { gameType, topic, difficulty, teamCount, timerSeconds, avoidDuplicates } = request;
  const category = CATEGORIES[gameType].name;
  return {
    id,
    userId: run.userId,
    category,
    gameType,
    title: topic,
    topic,
    description: labelOf({ category: gameType, topic }),
    difficulty,
    teamCount,
    timerSeconds,
    tags: tagsOf({ difficulty, category, topic }),
    mode: run.mode,
    fresh: avoidDuplicates,
    createdAt: now,
    updatedAt: now,
    cards,
  };
}

/** Ends a run without a deck and gives its credits back. False when the run is no longer the owner's. */
export async function failRun(
  db: Db,
  ending: Ending,
  { failure, reason, retryAfterSeconds }: RunFailure,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const run = await close(trx, ending, () => ({
      state: 'failed',
      failure,
      reason,
      retryAfterSeconds: retryAfterSeconds ?? null,
    }));
    if (!run) return false;
    await returnHeldCredits(trx, run.userId, run.cost);
    return true;
  });
}

/** Writes the end down and clears the cards that were under way; undefined when the lease is lost. */
async function close(
  trx: Db,
  { runId, owner, now }: Ending,
  end: (eb: ExpressionBuilder<Schema, 'generation'>) => UpdateObject<Schema, 'generation'>,
): Promise<RunRow | undefined> {
  const run = await trx
    .updateTable('generation')
    .set((eb) => ({ ...end(eb), leaseOwner: null, leaseUntil: null, updatedAt: now }))
    .where('id', '=', runId)
    .where('leaseOwner', '=', owner)
    .where('state', '=', 'writing')
    .returningAll()
    .executeTakeFirst();
  if (run) await trx.deleteFrom('generation_card').where('generationId', '=', runId).execute();
  return run;
}
