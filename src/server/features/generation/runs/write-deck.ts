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
import { beginLook } from '#server/features/generation/writing/look-again.ts';
import { DeckShort, type Rejections } from './failure.ts';
import { putCards, writtenCards } from './run-cards.ts';
import { RunTime } from './run-time.ts';
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
  /** Milliseconds after which the writing ends at the latest. */
  readonly timeoutMs: number;
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
  const { db, writer, signal, timeoutMs } = work;
  const wish = wishOfRun(run);
  // Cards of an attempt that was cut off are kept and the rest is written.
  const cards = await writtenCards(db, run.id);
  const earlier = await earlierOf(db, run.userId, wish, writer.mode);
  const rejections: Partial<Record<Rejection, number>> = {};
  const rejected = (): number => (wish.avoidDuplicates ? run.rejected + (rejections.seen ?? 0) : 0);
  const { put, putRest } = cardKeeper(work, run, cards, rejected);
  const filling = fillingOf(work, run, { cards, earlier, rejections });
  const count = run.cardCount - cards.length;
  const time = new RunTime({ wanted: count, mostMs: timeoutMs });
  const look = beginLook({ filling, cards, put });
  const onCard = async (card: DraftCard): Promise<void> => {
    time.noteCard();
    await put(cards.length, card);
    look.show(card, run.cardCount - cards.length);
  };
  let failure: { readonly error: unknown } | undefined;
  try {
    await fillDeck({ ...filling, ...inTime(time, signal), count, onCard });
  } catch (error) {
    failure = { error };
    await putRest();
    if (signal.aborted || error instanceof LeaseLost || isConnectionLost(error)) {
      look.stop();
      throw error;
    }
  } finally {
    time.stop();
  }
  const isShort = failure !== undefined && !isEnough(run, cards.length, failure.error);
  // What there is of a new deck is offered to its host, and is looked at like any other.
  if (!isShort || run.regenerates === null) await look.finish(time.leftMs);
  else look.stop();
  if (!isShort) return { cards, rejections, rejected: rejected() };
  work.log.warn({ run: run.id, rejections }, 'The checks turned cards away');
  throw new DeckShort(failure?.error, rejections);
}

interface Begun {
  readonly cards: readonly DraftCard[];
  readonly earlier: Awaited<ReturnType<typeof earlierOf>>;
  readonly rejections: Partial<Record<Rejection, number>>;
}

function fillingOf(
  { writer, tokenUsage, signal }: Work,
  run: RunRow,
  { cards, earlier: { isSeen, named: known }, rejections }: Begun,
): Omit<Filling, 'count' | 'onCard'> {
  const wish = wishOfRun(run);
  // A model can always write others than before; the bank may have no others.
  const mustBeNew = wish.avoidDuplicates || (run.regenerates && writer.mode === 'model');
  return {
    writer,
    wish,
    validator: createValidator(wish, cards, mustBeNew ? isSeen : undefined, writer.mode),
    avoid: [...cards.map(named), ...known],
    fresh: wish.avoidDuplicates,
    isSeen,
    tokenUsage,
    signal,
    onRejection: (rejection) => {
      rejections[rejection] = (rejections[rejection] ?? 0) + 1;
    },
  };
}

/** As long as nobody stops it, and there is time. */
function inTime(time: RunTime, signal: AbortSignal): Pick<Filling, 'signal' | 'timeLeftMs'> {
  return { signal: AbortSignal.any([signal, time.signal]), timeLeftMs: () => time.leftMs };
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
