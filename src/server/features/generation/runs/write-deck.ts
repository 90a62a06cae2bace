// Has the deck of a run written: each card through the checks and into the run, then a second look.
import { SMALLEST_DECK } from '#contract/limits.ts';
import type { Context } from '#server/platform/context.ts';
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
import { putCards, writtenCards } from './run-cards.ts';
import type { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import { requestOf, type RunRow } from './store.ts';
import type { DraftCard, Writer } from '#server/features/generation/writing/writer.ts';

interface Work extends Context {
  readonly writer: Writer;
  readonly tokenUsage: TokenUsage;
  /** The worker that holds the run's lease. */
  readonly owner: string;
  /** Aborted when the run is to stop: given up, lost, or out of time. */
  readonly signal: AbortSignal;
}

export interface WrittenDeck {
  readonly cards: readonly DraftCard[];
  /** How many cards the checks turned away, by reason: for the log. */
  readonly rejections: Readonly<Partial<Record<Rejection, number>>>;
}

/**
 * Resolves with the full deck, the house's also with what it has where the checks turned some away; rejects
 * when the writer fails or can't fill it, or the lease is lost.
 */
export async function writeDeck(work: Work, run: RunRow): Promise<WrittenDeck> {
  const { db, writer, tokenUsage, signal } = work;
  const wish = requestOf(run);
  // Cards of an attempt that was cut off are kept and the rest is written.
  const cards = await writtenCards(db, run.id);
  const earlier = await earlierOf(db, run.userId, wish, writer.mode);
  const { isSeen } = earlier;
  // A model can always write others than before; the bank may have no others.
  const mustBeNew = wish.avoidDuplicates || (run.regenerates && writer.mode === 'model');
  const rejections: Partial<Record<Rejection, number>> = {};
  const { put, putRest } = cardKeeper(work, run, cards, () =>
    wish.avoidDuplicates ? run.rejected + (rejections.seen ?? 0) : 0,
  );
  const filling: Omit<Filling, 'count' | 'onCard'> = {
    writer,
    wish,
    validator: createValidator(wish, cards, mustBeNew ? isSeen : undefined, writer.mode),
    avoid: [...cards.map(named), ...earlier.named],
    fresh: wish.avoidDuplicates,
    isSeen,
    tokenUsage,
    signal,
    onRejection: (rejection) => {
      rejections[rejection] = (rejections[rejection] ?? 0) + 1;
    },
  };
  const count = run.cardCount - cards.length;
  try {
    await fillDeck({ ...filling, count, onCard: (card) => put(cards.length, card) });
  } catch (error) {
    const isDeck = writer.mode === 'house' && cards.length >= SMALLEST_DECK;
    if (!(error instanceof DeckIncomplete && isDeck)) {
      work.log.warn({ run: run.id, rejections }, 'The checks turned cards away');
      throw error;
    }
  } finally {
    await putRest();
  }
  await lookAgain({ filling, cards, put });
  return { cards, rejections };
}

/** Puts cards into the deck and into the run; `rejected` tells how many the host has had, so far. */
function cardKeeper(work: Work, run: RunRow, cards: DraftCard[], rejected: () => number) {
  const { db, live, writer, clock, owner } = work;
  // The bank's cards are all there at once, so they are kept at once; a model's come one by one and dear.
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
    /** Keeps what `put` has not kept yet. */
    putRest: async (): Promise<void> => {
      if (isAtOnce) await keep(had, cards.slice(had));
    },
  };
}
