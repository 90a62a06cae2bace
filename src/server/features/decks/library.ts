// A host's saved decks: pages of them, and taking one away (LIB-04, LIB-14, CALL-DB-01, -02, -05).
import { sql, type SqlBool } from 'kysely';
import type { SettingsChange, DeckList, DeckQuery } from '#contract/decks.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { folded } from './folding.ts';
import { toSummary } from './store.ts';

/**
 * A page of a user's decks that match, newest first, without their cards; and how many match in all. A search
 * finds its words in title or topic, whatever their case and accents.
 */
export async function listDecks(db: Db, userId: string, wanted: DeckQuery): Promise<DeckList> {
  const { page, size, search, category } = wanted;
  const own = db
    .selectFrom('game')
    .where('userId', '=', userId)
    .$if(category !== 'all', (query) => query.where('gameType', '=', category));
  const inOrder = own.orderBy('createdAt', 'desc').orderBy('id');
  const from = (page - 1) * size;
  if (search === '') {
    const { total } = await own
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await inOrder.selectAll().limit(size).offset(from).execute();
    return { games: rows.map(toSummary), total };
  }
  const words = folded(search);
  const texts = await inOrder.select(['id', 'title', 'topic']).where(maybe(words)).execute();
  const found = texts.filter(
    ({ title, topic }) =>
      folded(title).includes(words) || (topic !== title && folded(topic).includes(words)),
  );
  const ids = found.slice(from, from + size).map(({ id }) => id);
  const rows = ids.length > 0 ? await inOrder.selectAll().where('id', 'in', ids).execute() : [];
  return { games: rows.map(toSummary), total: found.length };
}

/**
 * Which decks can have folded words in them: whatever is not plain ASCII, and what has them as far as every
 * engine in every language agrees; Turkish has small letters of its own for I.
 */
function maybe(words: string) {
  const escaped = words.replaceAll(/[\\%_]/g, '\\$&').replaceAll('i', '_');
  const pattern = `%${escaped}%`;
  const has = (column: 'title' | 'topic') => {
    const text = sql.ref(column);
    return sql<SqlBool>`(octet_length(${text}) <> length(${text})
      or lower(${text}) like ${pattern} escape '\\')`;
  };
  return sql<SqlBool>`(${has('title')} or ${has('topic')})`;
}

/** Changes the given fields of a user's own deck and nothing else (CALL-DB-03). False when there is none. */
export async function changeSettings(
  db: Db,
  {
    userId,
    gameId,
    now,
  }: { readonly userId: string; readonly gameId: string; readonly now: number },
  change: SettingsChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('game')
    .set({ ...change, updatedAt: now })
    .where('id', '=', gameId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a user's own deck, its cards first. False when there is no such deck. */
export async function deleteDeck(db: Db, userId: string, gameId: string): Promise<boolean> {
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
