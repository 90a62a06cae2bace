// A host's saved games: pages of them, and taking one away (LIB-04, LIB-14, CALL-DB-01, -02, -05).
import { sql, type Expression, type SqlBool } from 'kysely';
import type { GameChange, GameList, GameQuestion } from '#contract/games.ts';
import type { Db } from '#server/database/connection.ts';
import { toSummary } from './store.ts';

/** A page of a user's games that match, newest first, without their cards; and how many match in all. */
export async function listGames(db: Db, userId: string, wanted: GameQuestion): Promise<GameList> {
  const { page, size, search, category } = wanted;
  const found = db.selectFrom('game').where((eb) => {
    const conditions: Expression<SqlBool>[] = [eb('userId', '=', userId)];
    if (category !== 'all') conditions.push(eb('gameType', '=', category));
    if (search !== '') {
      const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
      const has = (column: 'title' | 'topic') =>
        sql<SqlBool>`lower(${eb.ref(column)}) like ${pattern} escape '\\'`;
      conditions.push(eb.or([has('title'), has('topic')]));
    }
    return eb.and(conditions);
  });
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { games: rows.map(toSummary), total };
}

/** Changes the given fields of a user's own game and nothing else (CALL-DB-03). False when there is none. */
export async function changeGame(
  db: Db,
  {
    userId,
    gameId,
    now,
  }: { readonly userId: string; readonly gameId: string; readonly now: number },
  change: GameChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('game')
    .set({ ...change, updatedAt: now })
    .where('id', '=', gameId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a user's own game, its cards first. False when there is no such game. */
export async function deleteGame(db: Db, userId: string, gameId: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const isOwn = trx
      .selectFrom('game')
      .select('id')
      .where('id', '=', gameId)
      .where('userId', '=', userId);
    await trx.deleteFrom('card').where('gameId', 'in', isOwn).execute();
    const { numDeletedRows } = await trx
      .deleteFrom('game')
      .where('id', '=', gameId)
      .where('userId', '=', userId)
      .executeTakeFirst();
    // Of two at once, the second one finds it gone.
    return numDeletedRows > 0n;
  });
}
