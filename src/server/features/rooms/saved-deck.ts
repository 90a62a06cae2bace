// A room is opened by the id of a saved deck: its cards don't travel.
import type { NewRoom } from '#contract/rooms.ts';
import { findDeck } from '#server/features/decks/index.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Work } from './store.ts';

/**
 * The kept form of a match, its cards read from the account's deck where it names one: those of `cardIds` in their
 * order, or all as they stand. Throws unauthenticated, not-found, deck-changed.
 */
export async function withSavedCards(
  db: Work,
  { match, deckId, cardIds, skippedIds }: NewRoom,
  userId: string | undefined,
): Promise<object> {
  if (deckId === undefined) return match;
  if (userId === undefined) throw new Problem('unauthenticated');
  const deck = await findDeck(db, userId, deckId);
  if (!deck) throw new Problem('not-found');
  const byId = new Map(deck.cards.map((card) => [card.id, card]));
  const named = (ids: readonly string[]) =>
    ids.map((id) => {
      const card = byId.get(id);
      if (!card) throw new Problem('deck-changed');
      return card;
    });
  return { ...match, cards: cardIds ? named(cardIds) : deck.cards, skipped: named(skippedIds) };
}
