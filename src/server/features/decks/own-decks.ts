// Decks that hosts make and change as a whole.
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DeckChange, DeckSaved, NewDeck } from '#contract/own-decks.ts';
import { DECKS_MOST } from '#contract/own-decks.ts';
import { CATEGORIES, DEFAULTS } from '#domain/category/categories.ts';
import { labelOf } from '#domain/category/kind.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { mendCardIds } from '#server/features/decks/cards/card-ids.ts';
import {
  changedWords,
  rowOf,
  WORD_COLUMNS,
  wordsOf,
} from '#server/features/decks/cards/card-words.ts';
import { withServerIds } from '#server/features/decks/cards/matching.ts';
import { insertDeck, replaceCards } from './store.ts';

interface Maker {
  readonly userId: string;
  readonly now: number;
}

/** Makes a deck of a user's own; the same click answers with the deck that it has made. Throws too-many-games. */
export async function makeDeck(
  db: Db,
  { userId, now }: Maker,
  { title, gameType, cards, requestId }: NewDeck,
): Promise<DeckSaved> {
  const id = randomUUID();
  const { name } = CATEGORIES[gameType];
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const earlier = await deckOfClick(trx, userId, requestId);
    if (earlier) return earlier;
    if ((await countDecks(trx, userId)) >= DECKS_MOST) throw new Problem('too-many-games');
    await insertDeck(trx, {
      id,
      userId,
      category: name,
      gameType,
      title,
      topic: title,
      description: labelOf({ category: gameType, topic: title }),
      difficulty: DEFAULTS.difficulty,
      teamCount: DEFAULTS.teamCount,
      timerSeconds: DEFAULTS.timerSeconds,
      tags: [],
      mode: 'own',
      fresh: false,
      requestId,
      createdAt: now,
      updatedAt: now,
      cards: withServerIds(cards, gameType, []),
    });
    return { id, version: now };
  });
}

/** Changes nothing, but locks the row: of two clicks at once, the second one sees the first one's deck. */
async function lockUser(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('user')
    .set((eb) => ({ disabledAt: eb.ref('disabledAt') }))
    .where('id', '=', userId)
    .execute();
}

async function countDecks(db: Db, userId: string): Promise<number> {
  const { games } = await db
    .selectFrom('game')
    .select((eb) => eb.fn.countAll<number | string>().as('games'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(games);
}

/** The deck that a click has made already, as it is now. */
export async function deckOfClick(
  db: Db,
  userId: string,
  requestId: string | undefined,
): Promise<DeckSaved | undefined> {
  if (requestId === undefined) return undefined;
  return db
    .selectFrom('game')
    .select(['id', 'updatedAt as version'])
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
}

/**
 * Gives a deck the title and cards that its host has now. Throws not-found, or deck-changed where another
 * tab has changed it since `version`.
 */
export async function changeDeck(
  db: Db,
  place: { readonly userId: string; readonly gameId: string; readonly now: number },
  { version, title, cards }: DeckChange,
): Promise<DeckSaved> {
  const { userId, gameId } = place;
  return db.transaction().execute(async (trx) => {
    // Later than the version that was changed, whatever the clock says.
    const now = Math.max(place.now, version + 1);
    const deck = await trx
      .updateTable('game')
      .set({ title, topic: title, cardCount: cards.length, updatedAt: now })
      .where('id', '=', gameId)
      .where('userId', '=', userId)
      .where('updatedAt', '=', version)
      .returning('gameType')
      .executeTakeFirst();
    if (!deck) return alreadySaved(trx, place, { title, cards });
    await mendCardIds(trx, [gameId]);
    const before = await trx
      .selectFrom('card')
      .select(['id', 'sentId', ...WORD_COLUMNS])
      .where('gameId', '=', gameId)
      .execute();
    await replaceCards(trx, { id: gameId, userId }, withServerIds(cards, deck.gameType, before));
    return { id: gameId, version: now };
  });
}

/** The same change whose answer was lost has counted already; any other was made in another tab. */
async function alreadySaved(
  trx: Db,
  { userId, gameId }: { readonly userId: string; readonly gameId: string },
  wanted: Pick<DeckChange, 'title' | 'cards'>,
): Promise<DeckSaved> {
  const deck = await trx
    .selectFrom('game')
    .select(['title', 'updatedAt'])
    .where('id', '=', gameId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!deck) throw new Problem('not-found');
  const kept = await trx
    .selectFrom('card')
    .select(WORD_COLUMNS)
    .where('gameId', '=', gameId)
    .orderBy('position')
    .execute();
  const isSame =
    deck.title === wanted.title &&
    kept.length === wanted.cards.length &&
    wanted.cards.every((card, index) => {
      const own = kept[index];
      return own !== undefined && isDeepStrictEqual(rowOf(changedWords(wordsOf(own), card)), own);
    });
  if (!isSame) throw new Problem('deck-changed');
  return { id: gameId, version: deck.updatedAt };
}
