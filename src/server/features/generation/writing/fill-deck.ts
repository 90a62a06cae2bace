// Asks a writer for cards, round after round, until a deck has as many as it should that pass the checks.
import type { Rejection } from '#server/features/generation/checks/rejection.ts';
import type { Validator } from '#server/features/generation/checks/validator.ts';
import type { TokenUsage } from '#server/features/generation/model/token-usage.ts';
import { named } from './earlier.ts';
import type { DeckWish, DraftCard, Writer } from './writer.ts';

/** A writer that hands in too few good ones is asked again for the rest, so often. */
const MOST_ROUNDS = 6;
/** Once there is enough, a stream gets so many milliseconds to end by itself and tell what it cost. */
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
}

/** Throws DeckIncomplete, or what the writer threw when it had brought nothing at all in a round. */
export async function fillDeck(filling: Filling): Promise<void> {
  const { count, signal, writer } = filling;
  const taken: string[] = [];
  let wereSeen = false;
  const onRejection = (rejection: Rejection): void => {
    wereSeen ||= rejection === 'seen';
    filling.onRejection(rejection);
  };
  for (let round = 0; round < MOST_ROUNDS && taken.length < count; round += 1) {
    const before = taken.length;
    const failure = await fillRound({ ...filling, onRejection }, taken);
    signal.throwIfAborted();
    // A stream that broke off after some cards is worth another round; one that brought nothing is not.
    if (failure && taken.length === before) throw failure.error;
    // The bank has handed in all that it has; who has written no good card at all will not write one now.
    if (writer.mode === 'house' || (taken.length === 0 && !wereSeen)) break;
  }
  if (taken.length < count) {
    throw new DeckIncomplete(`The writer filled ${taken.length} of ${count} cards`);
  }
}

interface Failure {
  readonly error: unknown;
}

/** Answers with the writer's failure, if it had one; what `onCard` throws is thrown. */
async function fillRound(filling: Filling, taken: string[]): Promise<Failure | undefined> {
  const { writer, wish, validator, fresh, isSeen, tokenUsage, onCard, onRejection } = filling;
  const enough = new AbortController();
  const signal = AbortSignal.any([filling.signal, enough.signal]);
  const count = filling.count - taken.length;
  const avoid = [...taken, ...filling.avoid];
  const refused = new WeakSet<DraftCard>();
  let failure: Failure | undefined;
  const drafts = untilFailure(
    writer.write({ ...wish, count, avoid, fresh, isSeen, refused, tokenUsage }, signal),
    (error) => (failure = { error }),
  );
  try {
    for await (const draft of drafts) {
      signal.throwIfAborted();
      const verdict = validator.accept(draft);
      if ('rejection' in verdict) {
        // What the host has had is no bad card: others may follow.
        if (verdict.rejection !== 'seen') refused.add(draft);
        onRejection(verdict.rejection);
        continue;
      }
      await onCard(verdict.card);
      taken.push(named(verdict.card));
      if (taken.length >= filling.count) break;
    }
  } finally {
    setTimeout(() => enough.abort(), LAST_WORDS_MS).unref();
  }
  return failure;
}

async function* untilFailure<Item>(
  stream: AsyncIterable<Item>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<Item, void> {
  try {
    yield* stream;
  } catch (error) {
    onFailure(error);
  }
}
