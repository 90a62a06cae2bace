// Saved games and their cards. Card rows are the only truth about cards: previews are their first five.
import type { Selectable } from 'kysely';
import type { Game, GameList, GameSummary } from '#contract/games.ts';
import { PREVIEW_CARDS } from '#contract/limits.ts';
import type { Card } from '#game/card.ts';
import type { Db } from '#server/database/connection.ts';
import type { Schema } from '#server/database/schema.ts';

const PAGE = 20;

export type NewGame = Omit<GameSummary, 'cardCount'> & { readonly cards: readonly Card[] };

/** Stores a game with its cards. Call it inside a transaction. */
export async function insertGame(trx: Db, { cards, tags, ...game }: NewGame): Promise<void> {
  await trx
    .insertInto('game')
    .values({ ...game, cardCount: cards.length, tags: JSON.stringify(tags) })
    .execute();
  const rows = cards.map(({ id, question, hint, answer, explanation }, position) => ({
    gameId: game.id,
    id,
    position,
    question,
    hint,
    answer,
    explanation: explanation ?? null,
  }));
  await trx.insertInto('card').values(rows).execute();
}

/** A page of a user's games, newest first, without their cards (CALL-DB-01, -02). */
export async function listGames(db: Db, userId: string, page: number): Promise<GameList> {
  const own = db.selectFrom('game').where('userId', '=', userId);
  const rows = await own
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(PAGE)
    .offset((page - 1) * PAGE)
    .execute();
  const { total } = await own
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { games: rows.map(toSummary), total };
}

/** One of the user's own games with its cards; undefined also where it is somebody else's. */
export async function findGame(db: Db, userId: string, gameId: string): Promise<Game | undefined> {
  const row = await db
    .selectFrom('game')
    .selectAll()
    .where('id', '=', gameId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const cards = await db
    .selectFrom('card')
    .select(['id', 'question', 'hint', 'answer', 'explanation'])
    .where('gameId', '=', gameId)
    .orderBy('position')
    .execute();
  const all = cards.map(({ explanation, ...card }) => ({
    ...card,
    category: row.category,
    type: row.gameType,
    ...(explanation !== null && { explanation }),
  }));
  return { ...toSummary(row), cards: all, previewCards: all.slice(0, PREVIEW_CARDS) };
}

function toSummary({ tags, ...row }: Selectable<Schema['game']>): GameSummary {
  return { ...row, tags: JSON.parse(tags) };
}
