import { hasBlockedWord } from '#contract/topic.ts';
import type { GenerationRequest, Run } from '#contract/generation.ts';
import { CATEGORIES } from '#domain/category/categories.ts';
import { languageOf } from '#domain/language/language-of.ts';
import type { Context } from '#server/platform/context.ts';
import { ofUser } from '#server/platform/live/live.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { planDeck } from '#server/features/generation/writing/deck-size.ts';
import type { HouseWriter } from '#server/features/generation/writing/house-writer.ts';
import type { Runner } from '#server/features/generation/runs/runner.ts';
import {
  findRun,
  findRunOfClick,
  insertRun,
  refuseSixthFreeDeck,
} from '#server/features/generation/runs/store.ts';
import type { Writer } from '#server/features/generation/writing/writer.ts';

export interface GenerateServices extends Context {
  /** Who writes: the model, or the house when none is configured. */
  readonly writer: Writer;
  readonly house: HouseWriter;
  readonly runner: Runner;
}

/**
 * Starts a run and holds its credits (CALL-FN-01, RULE-29, -32). Throws invalid-request, topic-blocked,
 * bank-too-small, free-decks-used, insufficient-credits or too-many-runs; then nothing is held. The same click, sent
 * again, answers with the run that it started.
 */
export async function generate(
  services: GenerateServices,
  userId: string,
  request: GenerationRequest,
): Promise<Run> {
  const { db, live, writer, runner, clock } = services;
  if (request.category !== CATEGORIES[request.gameType].name) {
    throw new Problem('invalid-request', { fields: { category: 'is not the name of gameType' } });
  }
  const earlier = await findRunOfClick(db, userId, request.requestId);
  if (earlier) return earlier;
  if (request.avoidDuplicates && hasBlockedWord(request.topic)) {
    throw new Problem('topic-blocked', { params: { topic: request.topic } });
  }
  // Decided once: every stream, check and rewrite of the deck reads it from here.
  const asked = { ...request, language: request.language ?? languageOf(request) };
  const run = {
    userId,
    request: asked,
    mode: writer.mode,
    ...(await planDeck(services, userId, asked)),
    now: clock(),
  };
  const id = await db.transaction().execute(async (trx) => {
    const inserted = await insertRun(trx, run);
    await refuseSixthFreeDeck(trx, { userId, now: run.now });
    return inserted;
  });
  runner.look();
  live.publish(ofUser(userId));
  const started = await findRun(db, userId, id);
  if (!started) throw new Problem('internal');
  return started;
}
