import { createHash } from 'node:crypto';
import type { Run } from '#contract/generation.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { generate, type GenerateServices } from './generate.ts';
import { regenerate } from './regenerate.ts';
import { returnOffers } from '#server/features/generation/runs/offers.ts';
import { findFailedRun, putAway } from '#server/features/generation/runs/store.ts';

interface Retry {
  readonly userId: string;
  /** The run that has failed. */
  readonly id: string;
}

/**
 * Starts a run as the one that has failed was asked for, and puts that one away; what was offered of it goes, as only
 * a page that knows of no offers asks so. Throws not-found, and what a new run or a regeneration throws. However often
 * it is asked for, a run that failed is tried again once.
 */
export async function retryRun(services: GenerateServices, retry: Retry): Promise<Run> {
  const { db, clock } = services;
  const { userId, id } = retry;
  const requestId = clickOf(id);
  await db.transaction().execute((trx) => returnOffers(trx, { id, userId, now: clock() }));
  const failed = await findFailedRun(db, userId, id);
  if (!failed) throw new Problem('not-found');
  const { regenerates: gameId, request } = failed;
  const { timerSeconds } = request;
  const run =
    gameId === null
      ? await generate(services, userId, { ...request, requestId })
      : await regenerate(services, { userId, gameId, request: { requestId, timerSeconds } });
  await putAway(db, { id, userId, now: clock() });
  return run;
}

/** The same for every click on one run: of two tabs that try again, one starts a run and both follow it. */
function clickOf(runId: string): string {
  const hex = createHash('sha256').update(`retry:${runId}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-4$3-8$4-$5');
}
