// The second look at a deck: every card is marked, those that come out unsure are replaced once.
import { CATEGORIES } from '#domain/category/categories.ts';
import { named } from './earlier.ts';
import { fillDeck, type Filling } from './fill-deck.ts';
import type { DraftCard } from './writer.ts';

export interface SecondLook {
  readonly filling: Omit<Filling, 'count' | 'onCard'>;
  /** The deck, which changes as cards are put. */
  readonly cards: readonly DraftCard[];
  /** Puts a marked or another card in its place. */
  readonly put: (position: number, card: DraftCard) => Promise<void>;
}

/** Does nothing where answers don't count, or where nobody looks twice (a writer without lookAgain). */
export async function lookAgain(look: SecondLook): Promise<void> {
  const { filling, cards } = look;
  if (!filling.writer.lookAgain || !CATEGORIES[filling.wish.gameType].showsAnswers) return;
  const unmarked = [...cards.keys()].filter((position) => !cards[position]?.verdict);
  const unsure = await judge(look, unmarked);
  if (unsure.length > 0) await judge(look, await replace(look, unsure));
}

/** Marks the cards in these places; answers with the places that came out unsure. */
async function judge(
  { filling, cards, put }: SecondLook,
  positions: readonly number[],
): Promise<number[]> {
  const asked = positions.flatMap((position) => cards[position] ?? []);
  const opinions = (await filling.writer.lookAgain?.(asked, filling.wish, filling)) ?? [];
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
  { filling, cards, put }: SecondLook,
  places: readonly number[],
): Promise<number[]> {
  const done: number[] = [];
  const onCard = async (card: DraftCard): Promise<void> => {
    const place = places[done.length];
    if (place === undefined) return;
    done.push(place);
    await put(place, card);
  };
  const avoid = [...cards.map(named), ...filling.avoid];
  try {
    await fillDeck({ ...filling, avoid, count: places.length, onCard });
  } catch (error) {
    // An unsure card stays, marked as such, where there is no better one.
    if (filling.signal.aborted) throw error;
  }
  return done;
}
