// Asks a writer for cards until a deck has as many as it should that pass the checks: what is missing is asked for
// again while other streams are still at it.
import type { Rejection } from '#server/features/generation/checks/rejection.ts';
import type { Validator } from '#server/features/generation/checks/validator.ts';
import { ModelBusy } from '#server/features/generation/model/limiter.ts';
import type { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import type { AskedTime } from './asked-time.ts';
import { named } from './earlier.ts';
import { StreamPool } from './stream-pool.ts';
import type { DeckWish, DraftCard, Writer } from './writer.ts';

/** So many rounds of which not one card is taken, and the writer is asked no more. */
const MOST_BARREN_ROUNDS = 3;
/** A shortage of so many is made up for at once, a smaller one when a stream has ended. */
const GREAT_SHORTAGE = 5;
/** So many cards tell how many of them are taken. */
const TELLING = 8;
/** What is asked for at once stays within limits, however many are turned away. */
const LEAST_TAKEN = 1 / 3;
/** A card that is refused for one of these is a good one otherwise. */
const REPEATS: ReadonlySet<Rejection> = new Set<Rejection>(['seen', 'duplicate']);
/** Once there is enough, a model's stream gets so many milliseconds to end by itself and tell what it cost. */
const LAST_WORDS_MS = 2000;

/** The writer could not hand in enough good cards. */
export class DeckIncomplete extends Error {
  override readonly name = 'DeckIncomplete';
}

export interface Filling {
  readonly writer: Writer;
  readonly wish: DeckWish;
  readonly validator: Validator;
  /** Cards wanted. */
  readonly count: number;
  /** Cards to name to the writer as taken, the deck's own included. */
  readonly avoid: readonly string[];
  readonly fresh: boolean;
  readonly isSeen: (card: DraftCard) => boolean;
  readonly tokenUsage: TokenUsage;
  /** Aborted when the work is to stop. */
  readonly signal: AbortSignal;
  /** Called with each card that is taken, one after the other. */
  readonly onCard: (card: DraftCard) => Promise<void>;
  readonly onRejection: (rejection: Rejection) => void;
  /** Milliseconds that are left for the work; no limit where it is absent. */
  readonly timeLeftMs?: () => number;
  /** Runs while the model is asked. */
  readonly time?: AskedTime;
  /** The cards are for the place of others. */
  readonly isReplacing?: boolean;
}

/** Throws DeckIncomplete, or the writer's failure where its last round has brought nothing for it. */
export async function fillDeck(filling: Filling): Promise<void> {
  const { count, signal, writer } = filling;
  // A run that was cut off during its second look has all of them.
  if (count === 0) return;
  const enough = new AbortController();
  const streams: Streams = {
    pool: new StreamPool(AbortSignal.any([signal, enough.signal]), writer.patience, filling.time),
    taken: [],
    refused: new WeakSet(),
    hasPromise: false,
    rounds: 0,
    turnedAway: 0,
    barrenRounds: 0,
    failure: undefined,
  };
  ask(filling, streams, count);
  try {
    for await (const event of streams.pool.events()) {
      if ('draft' in event) await take(filling, streams, event);
      else endStream(streams, event);
      if (streams.taken.length >= count) return;
      const missing = shortage(filling, streams, 'failure' in event);
      if (missing > 0) ask(filling, streams, withSpares(missing, shareTaken(streams)));
    }
  } finally {
    streams.pool.close();
    if (writer.mode === 'house') enough.abort();
    else setTimeout(() => enough.abort(), LAST_WORDS_MS).unref();
  }
  const words = `The writer filled ${streams.taken.length} of ${count} cards`;
  throw streams.failure?.error ?? new DeckIncomplete(words);
}

/** The streams that were asked for together. */
interface Round {
  open: number;
  hasBrought: boolean;
  failure: Failure | undefined;
}

interface Failure {
  readonly error: unknown;
}

interface Streams {
  readonly pool: StreamPool<Round>;
  /** The cards that were taken, as the writer is told of them. */
  readonly taken: string[];
  readonly refused: WeakSet<DraftCard>;
  /** A card has come that could be taken, or only has been there before: another round may bring some. */
  hasPromise: boolean;
  /** Rounds that were asked for. */
  rounds: number;
  /** Cards that the checks have turned away. */
  turnedAway: number;
  /** Rounds that have ended without a card since the last one was taken. */
  barrenRounds: number;
  /** Why the last of them has brought nothing, where the writer said so. */
  failure: Failure | undefined;
}

function ask(filling: Filling, streams: Streams, count: number): void {
  const { pool, taken, refused, rounds } = streams;
  streams.rounds += 1;
  const { writer, wish, fresh, isSeen, tokenUsage } = filling;
  const avoid = [...taken, ...filling.avoid];
  const timeLeftMs = () => Math.min(pool.leftMs, filling.timeLeftMs?.() ?? Infinity);
  const isReplacing = filling.isReplacing ?? rounds > 0;
  const known = { ...wish, fresh, isSeen, refused, tokenUsage };
  const request = { ...known, count, avoid, isReplacing, timeLeftMs };
  const parts = writer.split?.(request) ?? [request];
  const round = { open: parts.length, hasBrought: false, failure: undefined };
  for (const part of parts) {
    pool.add(round, part.count, (signal, signs) => writer.write({ ...part, signs }, signal));
  }
}

async function take(
  { validator, onCard, onRejection }: Filling,
  streams: Streams,
  { draft, round }: { readonly draft: DraftCard; readonly round: Round },
): Promise<void> {
  const verdict = validator.accept(draft);
  if ('rejection' in verdict) {
    streams.hasPromise ||= REPEATS.has(verdict.rejection);
    // What the host has had is no bad card: others may follow.
    streams.turnedAway += 1;
    if (verdict.rejection !== 'seen') streams.refused.add(draft);
    return onRejection(verdict.rejection);
  }
  await onCard(verdict.card);
  streams.pool.noteCard();
  streams.taken.push(named(verdict.card));
  streams.hasPromise = true;
  round.hasBrought = true;
  streams.barrenRounds = 0;
}

function endStream(
  streams: Streams,
  { round, failure }: { readonly round: Round; readonly failure: Failure | undefined },
): void {
  round.open -= 1;
  round.failure ??= failure;
  // Who is that busy is asked for no more, unless another stream still brings something.
  if (failure?.error instanceof ModelBusy) {
    streams.hasPromise = false;
    streams.failure = failure;
  }
  if (round.open > 0 || round.hasBrought) return;
  streams.barrenRounds += 1;
  streams.failure = round.failure;
}

/** Cards to ask for now, beyond what open streams may still bring; 0 where the writer is not to be asked. */
function shortage({ count, writer }: Filling, streams: Streams, hasEnded: boolean): number {
  const { pool, taken, hasPromise, barrenRounds } = streams;
  // The bank has handed in all that it has; and of whom nothing can be used nothing more is asked.
  if (writer.mode === 'house' || !hasPromise) return 0;
  if (barrenRounds >= MOST_BARREN_ROUNDS) return 0;
  const missing = count - taken.length - Math.floor(pool.owed * shareTaken(streams));
  return hasEnded || missing >= GREAT_SHORTAGE ? missing : 0;
}

/** Of the cards that come, so many are taken, as far as is known. */
function shareTaken({ taken, turnedAway }: Streams): number {
  const read = taken.length + turnedAway;
  return read < TELLING ? 1 : Math.max(LEAST_TAKEN, taken.length / read);
}

/** Some of what comes will be turned away again. */
function withSpares(missing: number, share: number): number {
  return Math.ceil(missing * Math.max(1.3, 1 / share) + 2);
}
