// The same deck anew: free, once a deck, decided by the server (STATE-GEN-08, -09, CONST-11).
import type { RegenerationRequest, Run } from '#contract/generation.ts';
import { TIMER_SECONDS } from '#domain/category/categories.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { ofUser } from '#server/platform/live/live.ts';
import type { GenerateServices } from './generate.ts';
import { refuseShortDeck } from '#server/features/generation/writing/deck-size.ts';
import {
  findRun,
  findRunOfClick,
  insertRun,
  requestOf,
  type RunRow,
} from '#server/features/generation/runs/store.ts';

interface Asked {
  readonly userId: string;
  readonly gameId: string;
  readonly request: RegenerationRequest;
}

/**
 * Starts the run that gives a deck new cards. Throws not-found (also for a deck that Riffle has not
 * written), regeneration-used, regeneration-running, bank-too-small or too-many-runs. A failed run gives
 * the regeneration back; the same click, sent again, answers with the run that it started.
 */
export async function regenerate(services: GenerateServices, asked: Asked): Promise<Run> {
  const { db, live, writer, runner, clock } = services;
  const { userId, gameId } = asked;
  const { requestId, timerSeconds } = asked.request;
  const earlier = await findRunOfClick(db, userId, requestId);
  if (earlier) return earlier;
  const first = await writtenFor(db, userId, gameId);
  const before = requestOf(first);
  const deck = await db
    .selectFrom('game')
    .select('timerSeconds')
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();
  const seconds = timerSeconds ?? TIMER_SECONDS.find((some) => some === deck.timerSeconds);
  // What the host may have changed since then, and what one click is known by; all else stays.
  const request = { ...before, requestId, timerSeconds: seconds ?? before.timerSeconds };
  const { cardCount } = first;
  await refuseShortDeck(services, userId, { ...before, cardCount });
  const id = await db.transaction().execute(async (trx) => {
    await refuseSecond(trx, gameId, requestId);
    const mode = writer.mode;
    return insertRun(trx, {
      userId,
      request,
      mode,
      cost: 0,
      cardCount,
      regenerates: gameId,
      now: clock(),
    });
  });
  runner.look();
  live.publish(ofUser(userId));
  const run = await findRun(db, userId, id);
  if (!run) throw new Problem('internal');
  return run;
}

/** The run that made a deck of this user's. */
async function writtenFor(db: Db, userId: string, gameId: string): Promise<RunRow> {
  const run = await db
    .selectFrom('generation')
    .innerJoin('game', 'game.id', 'generation.gameId')
    .selectAll('generation')
    .where('game.id', '=', gameId)
    .where('game.userId', '=', userId)
    .where('regenerates', 'is', null)
    .executeTakeFirst();
  if (!run) throw new Problem('not-found');
  return run;
}

async function refuseSecond(trx: Db, gameId: string, requestId: string): Promise<void> {
  // Locks the deck's row: of two requests at once, the second one sees the first one's run.
  await trx
    .updateTable('game')
    .set((eb) => ({ rewrites: eb.ref('rewrites') }))
    .where('id', '=', gameId)
    .execute();
  const run = await trx
    .selectFrom('generation')
    .select(['state', 'requestId'])
    .where('regenerates', '=', gameId)
    .where('state', '<>', 'failed')
    .executeTakeFirst();
  if (!run || run.requestId === requestId) return;
  throw new Problem(run.state === 'saved' ? 'regeneration-used' : 'regeneration-running');
}
