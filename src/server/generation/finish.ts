// The two ends of a run, each one transaction: saved and paid for, or failed and the credits back.
import { randomUUID } from 'node:crypto';
import { labelOf } from '#game/label.ts';
import { CATEGORIES } from '#game/categories.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { returnHeldCredits, takeHeldCredits } from '#server/credits/store.ts';
import type { Db } from '#server/database/connection.ts';
import { insertGame } from '#server/games/store.ts';
import { requestOf } from './store.ts';
import type { DraftCard } from './writer.ts';

interface Ending {
  readonly runId: string;
  /** Only the worker that holds the lease ends a run. */
  readonly owner: string;
  readonly now: number;
}

/** Saves the game with its cards and takes the held credits. False when the run is no longer the owner's. */
export async function saveRun(
  db: Db,
  ending: Ending,
  cards: readonly DraftCard[],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const gameId = randomUUID();
    const run = await close(trx, ending, { state: 'saved', gameId });
    if (!run) return false;
    const { runId, now } = ending;
    const { gameType, topic, difficulty, teamCount, timerSeconds } = requestOf(run);
    const { name, tags } = CATEGORIES[gameType];
    await insertGame(trx, {
      id: gameId,
      userId: run.userId,
      category: name,
      gameType,
      title: topic,
      topic,
      description: labelOf(gameType, topic),
      difficulty,
      teamCount,
      timerSeconds,
      tags: [difficulty, ...tags],
      mode: run.mode,
      createdAt: now,
      updatedAt: now,
      cards: cards.map((card, index) => ({
        ...card,
        explanation: card.explanation ?? '',
        id: `${gameType}-${index + 1}`,
        category: name,
        type: gameType,
      })),
    });
    const cause = `generation:${runId}`;
    await takeHeldCredits(trx, { userId: run.userId, amount: run.cost, cause, now });
    return true;
  });
}

/** Ends a run without a game and gives its credits back. False when the run is no longer the owner's. */
export async function failRun(db: Db, ending: Ending, failure: ErrorCode): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const run = await close(trx, ending, { state: 'failed', failure });
    if (!run) return false;
    await returnHeldCredits(trx, run.userId, run.cost);
    return true;
  });
}

type End =
  | { readonly state: 'saved'; readonly gameId: string }
  | { readonly state: 'failed'; readonly failure: ErrorCode };

/** Writes the end down and clears the cards that were under way; undefined when the lease is lost. */
async function close(trx: Db, { runId, owner, now }: Ending, end: End) {
  const run = await trx
    .updateTable('generation')
    .set({ ...end, leaseOwner: null, leaseUntil: null, updatedAt: now })
    .where('id', '=', runId)
    .where('leaseOwner', '=', owner)
    .where('state', '=', 'writing')
    .returningAll()
    .executeTakeFirst();
  if (run) await trx.deleteFrom('generation_card').where('generationId', '=', runId).execute();
  return run;
}
