// Decks on one topic, evening after evening, each told of the earlier ones as the server tells of them.
import {
  named,
  NAMED_CARDS,
  NAMED_DECKS,
  type DraftCard,
} from '#server/features/generation/index.ts';
import type { PlannedDeck } from './plan.ts';
import { isRepeat } from './repeats.ts';
import type { EveningResult } from './report.ts';
import { writeDeck, type Writing } from './write-deck.ts';

/** `goesOn`: asked before and after each deck; one that was cut short does not count. */
export async function playEvenings(
  writing: Writing,
  deck: PlannedDeck,
  { evenings, goesOn }: { readonly evenings: number; readonly goesOn: () => boolean },
): Promise<EveningResult> {
  const earlier: DraftCard[][] = [];
  const decks: { kept: number; repeated: number }[] = [];
  while (decks.length < evenings && goesOn()) {
    const before = earlier.toReversed();
    const avoid = before.slice(0, NAMED_DECKS).flat().map(named).slice(0, NAMED_CARDS);
    // oxlint-disable-next-line no-await-in-loop -- one evening after the other
    const { cards } = await writeDeck(writing, deck, avoid);
    if (!goesOn()) break;
    const repeated = cards.filter((card) => isRepeat(card, before.flat(), deck.wish)).length;
    decks.push({ kept: cards.length, repeated });
    earlier.push([...cards]);
  }
  return { category: deck.wish.gameType, topic: deck.kind, decks };
}
