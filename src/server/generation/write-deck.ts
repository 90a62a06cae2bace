// Has a deck written: cards from the writer, each through the checks and into the run, until it is full.
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Db } from '#server/database/connection.ts';
import { fingerprint, rejectionOf, tidy } from './checks.ts';
import { earlierQuestions, requestOf, writtenCards } from './store.ts';
import type { DraftCard, Writer } from './writer.ts';

/** A writer that hands in too few is asked again for the rest, so often. */
const MOST_ROUNDS = 4;
/** Of all earlier questions, the newest so many are named to the writer; the checks know them all. */
const NAMED_TO_WRITER = 300;

interface Deck {
  readonly db: Db;
  readonly feed: ChangeFeed;
  readonly writer: Writer;
  /** Milliseconds after which the run is given up (CONST-14). */
  readonly timeoutMs: number;
}

interface RunToWrite {
  readonly id: string;
  readonly userId: string;
  readonly request: string;
  readonly cardCount: number;
}

/** Resolves with the full deck; rejects when the writer fails, takes too long, or can't fill it. */
export async function writeDeck(
  { db, feed, writer, timeoutMs }: Deck,
  run: RunToWrite,
  stopped: AbortSignal,
): Promise<DraftCard[]> {
  const request = requestOf(run);
  // Cards of an attempt that was cut off are kept and the rest is written.
  const cards = await writtenCards(db, run.id);
  const earlier = await earlierQuestions(db, run.userId, request.gameType);
  const taken = new Set(cards.map((card) => fingerprint(card.question)));
  if (request.avoidDuplicates) for (const question of earlier) taken.add(fingerprint(question));
  const timeout = AbortSignal.timeout(timeoutMs);

  for (let round = 0; round < MOST_ROUNDS && cards.length < run.cardCount; round += 1) {
    // Ended as soon as the deck is full, however much the writer still has to say.
    const enough = new AbortController();
    const signal = AbortSignal.any([stopped, timeout, enough.signal]);
    const count = run.cardCount - cards.length;
    const avoid = [...cards.map((card) => card.question), ...earlier.slice(-NAMED_TO_WRITER)];
    try {
      for await (const draft of writer.write({ ...request, count, avoid }, signal)) {
        signal.throwIfAborted();
        const card = tidy(draft);
        if (rejectionOf(card, request.gameType, taken)) continue;
        taken.add(fingerprint(card.question));
        await storeCard(db, run.id, cards.push(card) - 1, card);
        feed.publish(run.userId);
        if (cards.length >= run.cardCount) break;
      }
    } catch (error) {
      // A stream that broke off after some cards is worth another round; one that brought nothing is not.
      const missing = run.cardCount - cards.length;
      if (signal.aborted || missing === count) throw error;
    } finally {
      enough.abort();
    }
    stopped.throwIfAborted();
    timeout.throwIfAborted();
  }
  if (cards.length < run.cardCount) {
    throw new Error(`The writer filled ${cards.length} of ${run.cardCount} cards`);
  }
  return cards;
}

async function storeCard(db: Db, generationId: string, position: number, card: DraftCard) {
  await db
    .insertInto('generation_card')
    .values({ generationId, position, card: JSON.stringify(card) })
    .execute();
}
