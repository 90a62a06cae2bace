// The second look at a deck: every card is marked, those that come out unsure are replaced once.
import { CATEGORIES } from '#domain/category/categories.ts';
import { fillDeck, type Filling } from './fill-deck.ts';
import type { DraftCard } from './writer.ts';

/** The longest that a timer can wait. */
const NO_LIMIT_MS = 2 ** 31 - 1;

export interface SecondLook {
  readonly filling: Omit<Filling, 'count' | 'onCard'>;
  /** The deck, which changes as cards are put. */
  readonly cards: readonly DraftCard[];
  /** Puts a marked or another card in its place. */
  readonly put: (position: number, card: DraftCard) => Promise<void>;
}

interface TimedLook extends SecondLook {
  /** Aborted when the look has taken long enough. */
  readonly timeUp: AbortSignal;
}

/**
 * Does nothing where answers don't count, or where nobody looks twice (a writer without lookAgain). Has a time of
 * its own: what is not judged or replaced by then stays as it is.
 */
export async function lookAgain(look: SecondLook): Promise<void> {
  const { writer, wish } = look.filling;
  if (!writer.lookAgain || !CATEGORIES[wish.gameType].showsAnswers) return;
  const timeUp = new AbortController();
  const timer = setTimeout(() => timeUp.abort(), writer.secondLookMs ?? NO_LIMIT_MS);
  try {
    await judgeAndReplace({ ...look, timeUp: timeUp.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function judgeAndReplace(look: TimedLook): Promise<void> {
  const { cards, timeUp } = look;
  const unmarked = [...cards.keys()].filter((position) => !cards[position]?.verdict);
  const unsure = await judge(look, unmarked);
  if (unsure.length === 0 || timeUp.aborted) return;
  const replaced = await replace(look, unsure);
  if (!timeUp.aborted) await judge(look, replaced);
}

/** Marks the cards in these places; answers with the places that came out unsure. */
async function judge(
  { filling, cards, put, timeUp }: TimedLook,
  positions: readonly number[],
): Promise<number[]> {
  const asked = positions.flatMap((position) => cards[position] ?? []);
  const { writer, wish, signal, tokenUsage } = filling;
  const opinions = (await writer.lookAgain?.(asked, wish, { signal, timeUp, tokenUsage })) ?? [];
  const unsure: number[] = [];
  for (const [index, position] of positions.entries()) {
    const card = asked[index];
    const opinion = opinions[index];
    if (!card || !opinion) continue;
    const explanation = card.explanation || opinion.explanation;
    await put(position, {
      ...card,
      verdict: opinion.verdict,
      ...(explanation && { explanation }),
    });
    if (opinion.verdict === 'unsure') unsure.push(position);
  }
  return unsure;
}

/** Has other cards written for these places, as far as that goes; answers with the places that have one. */
async function replace(
  { filling, cards, put, timeUp }: TimedLook,
  places: readonly number[],
): Promise<number[]> {
  const done: number[] = [];
  const onCard = async (card: DraftCard): Promise<void> => {
    const place = places[done.length];
    if (place === undefined) return;
    done.push(place);
    await put(place, card);
  };
  const avoid = [...cards.map((card) => card.question), ...filling.avoid];
  const signal = AbortSignal.any([filling.signal, timeUp]);
  try {
    await fillDeck({ ...filling, signal, avoid, count: places.length, onCard });
  } catch (error) {
    // An unsure card stays, marked as such, where there is no better one.
    if (filling.signal.aborted) throw error;
  }
  return done;
}
