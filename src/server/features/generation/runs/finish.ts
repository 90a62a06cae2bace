// The two ends of a run, each one transaction: saved and paid for, or failed and the credits back. What a run that
// failed leaves of a new deck is offered to its host first (offers.ts).
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
    await clearCards(trx, runId);
    await storeDeck(trx, run, { id: run.gameId ?? newId, drafts, price, now });
    return true;
  });
}

interface Deck extends Outcome {
  readonly id: string;
  readonly now: number;
}

/** Saves the deck of a run and takes what it costs of the held credits. Call it in the transaction that ends the run. */
export async function storeDeck(trx: Db, run: RunRow, deck: Deck): Promise<void> {
  const { id: runId, userId, cost } = run;
  const amount = Math.min(deck.price, cost);
  await saveCards(trx, run, deck);
  // A regeneration is free: nothing is taken, and no entry says so.
  if (amount > 0) {
    const cause = `generation:${runId}`;
    await takeHeldCredits(trx, { userId, amount, cause, now: deck.now });
  }
  if (amount < cost) {
    await returnHeldCredits(trx, userId, cost - amount);
    await trx.updateTable('generation').set({ cost: amount }).where('id', '=', runId).execute();
  }
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

/**
 * Ends a run without a deck: what there is of a new deck of a model's is offered to the host, else the credits go
 * back. False when the run is no longer the owner's.
 */
export async function failRun(
  db: Db,
  ending: Ending,
  { failure, reason, retryAfterSeconds }: RunFailure,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const run = await close(trx, ending, (eb) => ({
      state: 'failed',
      failure,
      reason,
      retryAfterSeconds: retryAfterSeconds ?? null,
      offer: eb
        .case()
        .when(hasOffer(eb))
        .then(sql.lit('open' as const))
        .else(null)
        .end(),
    }));
    if (!run) return false;
    if (run.offer === 'open') return true;
    await clearCards(trx, run.id);
    await returnHeldCredits(trx, run.userId, run.cost);
    return true;
  });
}

/** A regeneration leaves its deck as it was; and what the house has brought is all that it has. */
const hasOffer = (eb: ExpressionBuilder<Schema, 'generation'>) =>
  eb.and([
    eb('mode', '=', 'model'),
    eb('regenerates', 'is', null),
    eb.exists(
      eb
        .selectFrom('generation_card')
        .select('position')
        .whereRef('generation_card.generationId', '=', 'generation.id'),
    ),
  ]);

/** Removes the cards of a run that were kept while it was written. */
export async function clearCards(trx: Db, runId: string): Promise<void> {
  await trx.deleteFrom('generation_card').where('generationId', '=', runId).execute();
}

/** Writes the end down; undefined when the lease is lost. */
async function close(
  trx: Db,
  { runId, owner, now }: Ending,
  end: (eb: ExpressionBuilder<Schema, 'generation'>) => UpdateObject<Schema, 'generation'>,
): Promise<RunRow | undefined> {
  return trx
    .updateTable('generation')
    .set((eb) => ({ ...end(eb), leaseOwner: null, leaseUntil: null, updatedAt: now }))
    .where('id', '=', runId)
    .where('leaseOwner', '=', owner)
    .where('state', '=', 'writing')
    .returningAll()
    .executeTakeFirst();
}
