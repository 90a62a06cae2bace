// The second look at a deck: cards are marked as far as they were judged, and doubtful ones are replaced once.
import { CATEGORIES } from '#domain/category/categories.ts';
import { AskedTime } from './asked-time.ts';
import { named } from './earlier.ts';
import { fillDeck, type Filling } from './fill-deck.ts';
import type { DraftCard } from './writer.ts';

/** The longest that a timer can wait. */
const NO_LIMIT_MS = 2 ** 31 - 1;

interface SecondLook {
  readonly filling: Omit<Filling, 'count' | 'onCard'>;
  /** The deck, which changes as cards are put. */
  readonly cards: readonly DraftCard[];
  /** Puts a marked or another card in its place. */
  readonly put: (position: number, card: DraftCard) => Promise<void>;
}

interface TimedLook extends SecondLook {
  /** Aborted when the look has taken long enough. */
  readonly timeUp: AbortSignal;
  readonly time: AskedTime;
}

/** A look that begins while the deck is written. */
interface BegunLook {
  /** A card of the deck, and how many are to come. */
  show(card: DraftCard, toCome: number): void;
  /** Looks at the rest and replaces what is doubtful; waits for its turn so long at most, in milliseconds. */
  finish(waitMs?: number): Promise<void>;
  /** There will be no deck. */
  stop(): void;
}

/**
 * Does nothing where there is nothing to say (secrets), or where nobody looks twice (a writer without lookAgain). A
 * card that could hurt somebody is replaced once more. Has a time of its own: what is not judged or replaced by then
 * stays as it is.
 */
export function beginLook(look: SecondLook): BegunLook {
  const { writer, wish, signal, tokenUsage } = look.filling;
  const { showsAnswers, takesVotes } = CATEGORIES[wish.gameType];
  const isLookedAt = writer.lookAgain && (showsAnswers || takesVotes);
  const over = new AbortController();
  const time = new AskedTime(writer.secondLookMs ?? Infinity, () => over.abort());
  const about = { signal, timeUp: over.signal, time, tokenUsage };
  return {
    show: (isLookedAt && writer.lookAhead?.(wish, about)) || (() => {}),
    async finish(waitMs = 0) {
      if (!isLookedAt) return;
      time.renew();
      const waited = Math.max(waitMs, writer.secondLookMs ?? NO_LIMIT_MS);
      const timer = setTimeout(() => over.abort(), Math.min(waited, NO_LIMIT_MS));
      try {
        await judgeAndReplace({ ...look, timeUp: over.signal, time });
      } finally {
        clearTimeout(timer);
        time.stop();
      }
    },
    stop: () => over.abort(),
  };
}

async function judgeAndReplace(look: TimedLook): Promise<void> {
  const { cards, timeUp } = look;
  const unmarked = [...cards.keys()].filter((position) => !cards[position]?.verdict);
  const first = await judge(look, unmarked);
  if (timeUp.aborted) return;
  const second = await judge(look, await replace(look, first.doubtful));
  if (!timeUp.aborted) await judge(look, await replace(look, second.harmful));
}

interface Judged {
  /** Places of cards that should give way. */
  readonly doubtful: readonly number[];
  /** Of these, the ones that could hurt somebody. */
  readonly harmful: readonly number[];
}

/** Marks the cards in these places, where there is something to say. */
async function judge(
  { filling, cards, put, timeUp, time }: TimedLook,
  positions: readonly number[],
): Promise<Judged> {
  const doubtful: number[] = [];
  const harmful: number[] = [];
  if (positions.length === 0) return { doubtful, harmful };
  const asked = positions.flatMap((position) => cards[position] ?? []);
  const { writer, wish, signal, tokenUsage } = filling;
  const opinions =
    (await writer.lookAgain?.(asked, wish, { signal, timeUp, time, tokenUsage })) ?? [];
  for (const [index, position] of positions.entries()) {
    const card = asked[index];
    const opinion = opinions[index];
    if (!card || !opinion) continue;
    const { verdict, isDoubtful, isHarmful } = opinion;
    const explanation = card.explanation || opinion.explanation;
    if (verdict) await put(position, { ...card, verdict, ...(explanation && { explanation }) });
    if (isDoubtful) doubtful.push(position);
    if (isHarmful) harmful.push(position);
  }
  return { doubtful, harmful };
}

/** Has other cards written for these places, as far as that goes; answers with the places that have one. */
async function replace(
  { filling, cards, put, timeUp, time }: TimedLook,
  places: readonly number[],
): Promise<number[]> {
  const done: number[] = [];
  if (places.length === 0) return done;
  const onCard = async (card: DraftCard): Promise<void> => {
    const place = places[done.length];
    if (place === undefined) return;
    done.push(place);
    await put(place, card);
  };
  const avoid = [...cards.map(named), ...filling.avoid];
  const signal = AbortSignal.any([filling.signal, timeUp]);
  try {
    const timeLeftMs = () => time.leftMs;
    const limits = { signal, time, timeLeftMs, isReplacing: true };
    await fillDeck({ ...filling, ...limits, avoid, count: places.length, onCard });
  } catch (error) {
    // A doubtful card stays, marked where its answer is, where there is no better one.
    if (filling.signal.aborted) throw error;
  }
  return done;
}
