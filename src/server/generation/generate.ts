import { hasBlockedWord } from '#contract/topic.ts';
import type { GenerationRequest, Run } from '#contract/generation.ts';
import { SMALLEST_DECK } from '#contract/limits.ts';
import { generationCost } from '#contract/prices.ts';
import { CATEGORIES } from '#game/categories.ts';
import type { Clock } from '#server/clock.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Db } from '#server/database/connection.ts';
import { Problem } from '#server/problem.ts';
import type { HouseWriter } from './house-writer.ts';
import type { Runner } from './runner.ts';
import { findRun, findRunOfClick, insertRun } from './store.ts';
import type { Writer } from './writer.ts';

export interface GenerateServices {
  readonly db: Db;
  readonly feed: ChangeFeed;
  /** Who writes: the model, or the house when none is configured. */
  readonly writer: Writer;
  readonly house: HouseWriter;
  readonly runner: Runner;
  readonly clock: Clock;
}

/**
 * Starts a run and holds its credits (CALL-FN-01, RULE-29, -32). Throws invalid-request, topic-blocked,
 * bank-too-small, insufficient-credits or too-many-runs; then nothing is held. The same click, sent
 * again, answers with the run that it started.
 */
export async function generate(
  services: GenerateServices,
  userId: string,
  request: GenerationRequest,
): Promise<Run> {
  const { db, feed, writer, runner, clock } = services;
  if (request.category !== CATEGORIES[request.gameType].name) {
    throw new Problem('invalid-request', { fields: { category: 'is not the name of gameType' } });
  }
  const earlier = await findRunOfClick(db, userId, request.requestId);
  if (earlier) return earlier;
  if (request.avoidDuplicates && hasBlockedWord(request.topic)) {
    throw new Problem('topic-blocked', { values: { topic: request.topic } });
  }
  const id = await insertRun(db, {
    userId,
    request,
    mode: writer.mode,
    cost: generationCost(request),
    cardCount: await deckSize(services, request),
    now: clock(),
  });
  runner.wake();
  feed.publish(userId);
  const run = await findRun(db, userId, id);
  if (!run) throw new Problem('internal');
  return run;
}

/** How many cards the deck will have: the house makes a smaller one only where the host has agreed. */
async function deckSize(
  { writer, house }: GenerateServices,
  { gameType, topic, cardCount, acceptFewer }: GenerationRequest,
): Promise<number> {
  if (writer.mode === 'model') return cardCount;
  const { withTemplates } = await house.coverage(gameType, topic);
  if (withTemplates >= cardCount) return cardCount;
  if (acceptFewer && withTemplates >= SMALLEST_DECK) return withTemplates;
  throw new Problem('bank-too-small', { fields: { cards: String(withTemplates) } });
}
