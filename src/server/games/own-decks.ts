// Decks that hosts make and change as a whole.
import { randomUUID } from 'node:crypto';
import type { DeckChange, DeckSaved, NewDeck, OwnCard } from '#contract/own-decks.ts';
import { GAMES_MOST } from '#contract/own-decks.ts';
import { CATEGORIES, DEFAULTS } from '#game/categories.ts';
import { labelOf } from '#game/label.ts';
import type { Db } from '#server/database/connection.ts';
import { Problem } from '#server/problem.ts';
import { insertGame, replaceCards, type CardWords } from './store.ts';

/** Makes a deck of a user's own. Throws too-many-games. */
export async function makeDeck(
  db: Db,
  { userId, now }: { readonly userId: string; readonly now: number },
  { title, gameType, cards }: NewDeck,
): Promise<DeckSaved> {
  const id = randomUUID();
  const { name } = CATEGORIES[gameType];
  await db.transaction().execute(async (trx) => {
    const { games } = await trx
      .selectFrom('game')
      .select((eb) => eb.fn.countAll<number | string>().as('games'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(games) >= GAMES_MOST) throw new Problem('too-many-games');
    await insertGame(trx, {
      id,
      userId,
      category: name,
      gameType,
      title,
      topic: title,
      description: labelOf(gameType, title),
      difficulty: DEFAULTS.difficulty,
      teamCount: DEFAULTS.teamCount,
      timerSeconds: DEFAULTS.timerSeconds,
      tags: [],
      mode: 'own',
      fresh: false,
      createdAt: now,
      updatedAt: now,
      cards: withIds(cards, gameType),
    });
  });
  return { id, version: now };
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
    const game = await trx
      .updateTable('game')
      .set({ title, topic: title, cardCount: cards.length, updatedAt: now })
      .where('id', '=', gameId)
      .where('userId', '=', userId)
      .where('updatedAt', '=', version)
      .returning('gameType')
      .executeTakeFirst();
    if (!game) return alreadySaved(trx, place, { title, cards });
    await replaceCards(trx, { id: gameId, userId }, withIds(cards, game.gameType));
    return { id: gameId, version: now };
  });
}

/** The same change whose answer was lost has counted already; any other was made in another tab. */
async function alreadySaved(
  trx: Db,
  { userId, gameId }: { readonly userId: string; readonly gameId: string },
  wanted: Pick<DeckChange, 'title' | 'cards'>,
): Promise<DeckSaved> {
  const game = await trx
    .selectFrom('game')
    .select(['title', 'updatedAt'])
    .where('id', '=', gameId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!game) throw new Problem('not-found');
  const kept = await trx
    .selectFrom('card')
    .select(['question', 'hint', 'answer', 'explanation'])
    .where('gameId', '=', gameId)
    .orderBy('position')
    .execute();
  const words = (card: (typeof kept)[number]): string =>
    JSON.stringify([card.question, card.hint, card.answer, card.explanation || null]);
  const isSame =
    game.title === wanted.title &&
    kept.length === wanted.cards.length &&
    wanted.cards.every((card, index) => {
      const own = kept[index];
      return own !== undefined && words(own) === words(card);
    });
  if (!isSame) throw new Problem('deck-changed');
  return { id: gameId, version: game.updatedAt };
}

/** Cards keep their ids, so that flags stay with them; new ones get one, doubled ones a new one. */
function withIds(cards: readonly OwnCard[], gameType: string): CardWords[] {
  const taken = new Set<string>();
  return cards.map(({ id, explanation, ...words }) => {
    const own =
      id !== undefined && id !== '' && !taken.has(id) ? id : `${gameType}-${randomUUID()}`;
    taken.add(own);
    return { ...words, id: own, ...(explanation && { explanation }) };
  });
}
