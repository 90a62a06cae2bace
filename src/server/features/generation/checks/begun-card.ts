// Which card a model means that has given the beginning of its question.
import { normalised } from '#server/features/decks/index.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

/** Fewer characters than this could begin any question. */
const SHORTEST = 6;

/** The place of the card; a number, counted from 1, only says which one of those that begin alike. */
export function placeOfBegun(
  cards: readonly Pick<DraftCard, 'question'>[],
  { question, number }: { readonly question: string; readonly number?: number | undefined },
): number | undefined {
  const begun = normalised(question);
  const places = [...cards.keys()].filter((place) => {
    const whole = normalised(cards[place]?.question ?? '');
    return whole === begun || (begun.length >= SHORTEST && whole.startsWith(begun));
  });
  if (places.length === 1) return places[0];
  return places.find((place) => place + 1 === number);
}
