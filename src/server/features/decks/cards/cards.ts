// The host's own hand on a deck: changing a card's words, taking a card out.
import type { CardEdit, RewrittenCard, WireCard } from '#contract/cards.ts';
import type * as z from 'zod/mini';
import type { Deck } from '#contract/decks.ts';
import { REWRITES, SMALLEST_DECK } from '#contract/limits.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Card, CardWords } from '#domain/deck/card.ts';
import { mendCardIds } from './card-ids.ts';
import { changedWords, rowOf } from './card-words.ts';
import { rememberCards } from '#server/features/decks/seen/seen.ts';
import { cardsOf } from '#server/features/decks/store.ts';

export interface Place {
  readonly userId: string;
  readonly gameId: string;
  readonly cardId: string;
}

/** Sets a card's words to the host's own, which nobody has checked. Throws not-found. */
export async function editCard(
  db: Db,
  place: Place,
  edit: CardEdit,
  now: number,
): Promise<WireCard> {
  return db.transaction().execute(async (trx) => {
    await touchDeck(trx, place, now);
    const before = await findCard(trx, place);
    await trx
      .updateTable('card')
      .set({ ...rowOf(changedWords(before, edit)), verdict: null })
      .where('gameId', '=', place.gameId)
      .where('id', '=', place.cardId)
      .execute();
    const card = await findCard(trx, place);
    await rememberCards(trx, place, [card]);
    return card;
  });
}

/** Takes a card out of a deck. Throws not-found, or deck-too-small where too few would be left. */
export async function deleteCard(db: Db, place: Place, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { cardCount } = await touchDeck(trx, place, now);
    await findCard(trx, place);
    if (cardCount <= SMALLEST_DECK) throw new Problem('deck-too-small');
    await trx
      .deleteFrom('card')
      .where('gameId', '=', place.gameId)
      .where('id', '=', place.cardId)
      .execute();
    await trx
      .updateTable('game')
      .set({ cardCount: cardCount - 1 })
      .where('id', '=', place.gameId)
      .execute();
  });
}

interface Replacement {
  readonly words: CardWords & Pick<Card, 'verdict'>;
  readonly mode: Deck['mode'];
  readonly now: number;
}

/** Puts other words in a card's place and counts that. Throws not-found or rewrites-used. */
export async function replaceCard(
  db: Db,
  place: Place,
  { words, mode, now }: Replacement,
): Promise<z.infer<typeof RewrittenCard>> {
  return db.transaction().execute(async (trx) => {
    const { rewrites } = await touchDeck(trx, place, now);
    await findCard(trx, place);
    if (rewrites >= REWRITES) throw new Problem('rewrites-used');
    // One card by a model, and the deck is not the bank's alone any more.
    await trx
      .updateTable('game')
      .set({ rewrites: rewrites + 1, ...(mode === 'model' && { mode }) })
      .where('id', '=', place.gameId)
      .execute();
    await trx
      .updateTable('card')
      .set({ ...rowOf(words), verdict: words.verdict ?? null })
      .where('gameId', '=', place.gameId)
      .where('id', '=', place.cardId)
      .execute();
    await rememberCards(trx, place, [words]);
    return { card: await findCard(trx, place), rewritesLeft: REWRITES - rewrites - 1 };
  });
}

/** A card of the user's own deck; throws not-found. */
async function findCard(db: Db, { userId, gameId, cardId }: Place): Promise<WireCard> {
  const deck = await db
    .selectFrom('game')
    .select(['id', 'userId', 'category', 'gameType'])
    .where('id', '=', gameId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  const cards = deck ? await cardsOf(db, deck) : [];
  const card = cards.find(({ id }) => id === cardId);
  if (!card) throw new Problem('not-found');
  return card;
}

/** Locks the deck's row, so that two changes of one deck come one after the other; its cards have usable ids then. */
async function touchDeck(trx: Db, { userId, gameId }: Place, now: number) {
  const deck = await trx
    .updateTable('game')
    .set({ updatedAt: now })
    .where('id', '=', gameId)
    .where('userId', '=', userId)
    .returning(['cardCount', 'rewrites'])
    .executeTakeFirst();
  if (!deck) throw new Problem('not-found');
  await mendCardIds(trx, [gameId]);
  return deck;
}
