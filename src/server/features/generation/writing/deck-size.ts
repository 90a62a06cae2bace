import { SMALLEST_DECK } from '#contract/limits.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { seenBy } from '#server/features/decks/index.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { HouseWriter } from './house-writer.ts';
import type { DeckWish, Writer } from './writer.ts';

interface Wanted extends DeckWish {
  readonly cardCount: number;
  readonly avoidDuplicates: boolean;
  readonly acceptFewer: boolean;
}

interface Services {
  readonly db: Db;
  readonly writer: Writer;
  readonly house: HouseWriter;
}

/**
 * How many cards a deck will have: the house makes a smaller one only where the host has agreed, and with
 * fresh questions counts only what this host has not had. Throws bank-too-small.
 */
export async function sizeOfDeck(
  { db, writer, house }: Services,
  userId: string,
  wanted: Wanted,
): Promise<number> {
  const { cardCount, acceptFewer, avoidDuplicates } = wanted;
  if (writer.mode === 'model') return cardCount;
  const seen = avoidDuplicates ? await seenBy(db, userId) : undefined;
  const { withTemplates } = await house.coverage(wanted, seen && ((card) => seen.has(card)));
  if (withTemplates >= cardCount) return cardCount;
  if (acceptFewer && withTemplates >= SMALLEST_DECK) return withTemplates;
  throw new Problem('bank-too-small', { fields: { cards: String(withTemplates) } });
}
