// Has the deck of a run written: each card through the checks and into the run, then a second look.
import { SMALLEST_DECK } from '#contract/limits.ts';
import type { Context } from '#server/platform/context.ts';
import { isConnectionLost } from '#server/platform/database/retry.ts';
import { LeaseLost } from '#server/platform/jobs/job-queue.ts';
import { ofUser } from '#server/platform/live/live.ts';
import type { Rejection } from '#server/features/generation/checks/rejection.ts';
import { createValidator } from '#server/features/generation/checks/validator.ts';
import { earlierOf, named } from '#server/features/generation/writing/earlier.ts';
import {
  DeckIncomplete,
  fillDeck,
  type Filling,
} from '#server/features/generation/writing/fill-deck.ts';
import { lookAgain } from '#server/features/generation/writing/look-again.ts';
import { DeckShort, type Rejections } from './failure.ts';
import { putCards, writtenCards } from './run-cards.ts';
import type { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import { type RunRow, wishOfRun } from './store.ts';
import type { DraftCard, Writer } from '#server/features/generation/writing/writer.ts';

/** Of the cards that were asked for. */
const ENOUGH = 0.8;

interface Work extends Context {
  readonly writer: Writer;
  readonly tokenUsage: TokenUsage;
  /** The worker that holds the run's lease. */
  readonly owner: string;
  /** Aborted when the run is to stop: given up or lost. */
  readonly signal: AbortSignal;
  /** Aborted when the writing has taken long enough. */
  readonly timeUp: AbortSignal;
}

export interface WrittenDeck {
  readonly cards: readonly DraftCard[];
  readonly rejections: Rejections;
  /** Cards turned away because the host has had them, those of earlier attempts included. */
  readonly rejected: number;
}

/**
 * Resolves with the full deck, or with what there is of it where that is enough. Throws DeckShort where it is not,
 * and LeaseLost.
 */
export async function writeDeck(work: Work, run: RunRow): Promise<WrittenDeck> {
  const { db, writer, tokenUsage, signal, timeUp } = work;
  const wish = wishOfRun(run);
  // Cards of an attempt that was cut off are kept and the rest is written.
  const cards = await writtenCards(db, run.id);
  const earlier = await earlierOf(db, run.userId, wish, writer.mode);
  // A model can always write others than before; the bank may have no others.
  const mustBeNew = wish.avoidDuplicates || (run.regenerates && writer.mode === 'model');
  const rejections: Partial<Record<Rejection, number>> = {};
  const rejected = (): number => (wish.avoidDuplicates ? run.rejected + (rejections.seen ?? 0) : 0);
  const { put, putRest } = cardKeeper(work, run, cards, rejected);
  const filling: Omit<Filling, 'count' | 'onCard'> = {
    writer,
    wish,
    validator: createValidator(wish, cards, mustBeNew ? earlier.isSeen : undefined, writer.mode),
    avoid: [...cards.map(named), ...earlier.named],
    fresh: wish.avoidDuplicates,
    isSeen: earlier.isSeen,
    tokenUsage,
    signal,
    onRejection: (rejection) => {
      rejections[rejection] = (rejections[rejection] ?? 0) + 1;
    },
  };
  const count = run.cardCount - cards.length;
  let failure: { readonly error: unknown } | undefined;
  try {
    const limited = { ...filling, signal: AbortSignal.any([signal, timeUp]) };
    await fillUp({ ...limited, count, onCard: (card) => put(cards.length, card) });
  } catch (error) {
    await putRest();
    if (signal.aborted || error instanceof LeaseLost || isConnectionLost(error)) throw error;
    failure = { error };
  }
  const isShort = failure !== undefined && !isEnough(run, cards.length, failure.error);
  // What there is of a new deck is offered to its host, and is looked at like any other.
  if (!isShort || run.regenerates === null) await lookAgain({ filling, cards, put });
  if (!isShort) return { cards, rejections, rejected: rejected() };
  work.log.warn({ run: run.id, rejections }, 'The checks turned cards away');
  throw new DeckShort(failure?.error, rejections);
}

/** The house stops dealing at once when the deck is full. */
async function fillUp(filling: Filling): Promise<void> {
  const full = new AbortController();
  try {
    await fillDeck({ ...filling, signal: AbortSignal.any([filling.signal, full.signal]) });
  } finally {
    full.abort();
  }
}

/** A model's deck is saved with four cards of five, whatever has kept the others; the house's where it has no more. */
function isEnough(run: RunRow, cards: number, error: unknown): boolean {
  if (run.mode === 'model') return cards >= run.cardCount * ENOUGH;
  return error instanceof DeckIncomplete && cards >= SMALLEST_DECK;
}

/** Puts cards into the deck and into the run; `rejected` tells how many the host has had, so far. */
function cardKeeper(work: Work, run: RunRow, cards: DraftCard[], rejected: () => number) {
  const { db, live, writer, clock, owner } = work;
  // A model's cards come one by one and dear. The bank's are all there at once: what saves the deck saves them, and
  // whoever takes up a run that was cut off deals it anew.
  const isAtOnce = writer.mode === 'house';
  const had = cards.length;
  const keep = async (position: number, some: readonly DraftCard[]): Promise<void> => {
    const place = { generationId: run.id, position, owner, rejected: rejected(), now: clock() };
    await putCards(db, place, some);
    live.publish(ofUser(run.userId));
  };
  return {
    put: async (position: number, card: DraftCard): Promise<void> => {
      cards[position] = card;
      if (!isAtOnce) await keep(position, [card]);
    },
    /** Keeps what `put` has not kept yet, for a run that is not saved now. */
    putRest: async (): Promise<void> => {
      if (isAtOnce) await keep(had, cards.slice(had));
    },
  };
}
