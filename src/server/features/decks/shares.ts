// Sharing a deck by a link: off at first, revocable, and whoever has the link reads and copies, no more.
import { randomBytes } from 'node:crypto';
import { SharedDeck, type DeckSaved } from '#contract/own-decks.ts';
import { CardWords } from '#domain/deck/card.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { deckOfClick, makeDeck } from './own-decks.ts';
import { cardsOf } from './store.ts';

interface Place {
  readonly userId: string;
  readonly gameId: string;
}

/** The link's token; null while the deck is not shared. Throws not-found. */
export async function shareOf(db: Db, place: Place): Promise<string | null> {
  await requireDeck(db, place);
  const share = await db
    .selectFrom('deck_share')
    .select('token')
    .where('gameId', '=', place.gameId)
    .executeTakeFirst();
  return share?.token ?? null;
}

/** Shares a deck, or answers with the link that there is. Throws not-found. */
export async function shareDeck(db: Db, place: Place, now: number): Promise<string> {
  await requireDeck(db, place);
  const token = randomBytes(16).toString('base64url');
  await db
    .insertInto('deck_share')
    .values({ gameId: place.gameId, token, createdAt: now })
    .onConflict((conflict) => conflict.column('gameId').doNothing())
    .execute();
  return (await shareOf(db, place)) ?? token;
}

/** The link leads nowhere any more; a new one will be another. Throws not-found. */
export async function unshareDeck(db: Db, place: Place): Promise<void> {
  await requireDeck(db, place);
  await db.deleteFrom('deck_share').where('gameId', '=', place.gameId).execute();
}

/** The deck of a link, without its owner, while the owner's account is active. Throws not-found. */
export async function sharedDeck(db: Db, token: string): Promise<SharedDeck> {
  const deck = await db
    .selectFrom('deck_share')
    .innerJoin('game', 'game.id', 'deck_share.gameId')
    .innerJoin('user', 'user.id', 'game.userId')
    .select(['game.id', 'userId', 'title', 'gameType', 'category', 'timerSeconds', 'teamCount'])
    .where('token', '=', token)
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  if (!deck) throw new Problem('not-found');
  const cards = await cardsOf(db, deck);
  return SharedDeck.parse({
    ...deck,
    cards: cards.map(({ flagged: _flagged, ...card }) => card),
  });
}

interface Copying {
  readonly userId: string;
  readonly token: string;
  readonly requestId: string | undefined;
  readonly now: number;
}

/**
 * A copy of a shared deck for somebody else's own hand; the same click answers with the copy that it has
 * made, also when the link is gone by now. Throws not-found or too-many-games.
 */
export async function copyShared(
  db: Db,
  { userId, token, requestId, now }: Copying,
): Promise<DeckSaved> {
  const earlier = await deckOfClick(db, userId, requestId);
  if (earlier) return earlier;
  const { title, gameType, cards } = await sharedDeck(db, token);
  const own = cards.map(({ explanation = '', ...card }) => ({
    ...CardWords.parse(card),
    explanation,
  }));
  return makeDeck(db, { userId, now }, { title, gameType, cards: own, requestId });
}

async function requireDeck(db: Db, { userId, gameId }: Place): Promise<void> {
  const deck = await db
    .selectFrom('game')
    .select('id')
    .where('id', '=', gameId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!deck) throw new Problem('not-found');
}
