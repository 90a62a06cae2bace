// A host's saved decks: pages of them, and taking one away (LIB-04, LIB-14, CALL-DB-01, -02, -05).
import { sql, type SqlBool } from 'kysely';
import type { SettingsChange, DeckList, DeckQuery } from '#contract/decks.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { kept } from '#server/platform/database/kept.ts';
import { folded } from './folding.ts';
import { SUMMARY_COLUMNS, toSummary } from './store.ts';

/**
 * A page of a user's decks that match, newest first, without their cards; and how many match in all. A search
 * finds its words in title or topic, whatever their case and accents.
 */
export async function listDecks(db: Db, userId: string, wanted: DeckQuery): Promise<DeckList> {
  const { page, size, search, category } = wanted;
  const from = (page - 1) * size;
  if (search === '') return pageOf(db, { userId, category, from, size });
  const own = db
    .selectFrom('game')
    .where('userId', '=', userId)
    .$if(category !== 'all', (query) => query.where('gameType', '=', category));
  const inOrder = own.orderBy('createdAt', 'desc').orderBy('id');
  const words = folded(search);
  const texts = await inOrder.select(['id', 'title', 'topic']).where(maybe(words)).execute();
  const found = texts.filter(
    ({ title, topic }) =>
      folded(title).includes(words) || (topic !== title && folded(topic).includes(words)),
  );
  const ids = found.slice(from, from + size).map(({ id }) => id);
  const rows =
    ids.length > 0 ? await inOrder.select(SUMMARY_COLUMNS).where('id', 'in', ids).execute() : [];
  return { games: rows.map(toSummary), total: found.length };
}

interface Page {
  readonly userId: string;
  readonly category: DeckQuery['category'];
  /** Decks before it. */
  readonly from: number;
  readonly size: number;
}

/**
 * A page without a search: what every visit to My Games begins with. One deck more than it shows is asked for: where
 * there is none, as for most hosts, all are counted already.
 */
async function pageOf(db: Db, { category, userId, from, size }: Page): Promise<DeckList> {
  const { rows, counts } = category === 'all' ? ALL : OF_A_CATEGORY;
  const asked = { userId, gameType: category, from, most: size + 1 };
  const found = await rows(db, asked);
  const games = found.slice(0, size).map(toSummary);
  const isLast = found.length <= size && (found.length > 0 || from === 0);
  if (isLast) return { games, total: from + found.length };
  const [count] = await counts(db, asked);
  return { games, total: count?.total ?? 0 };
}

interface Asked {
  readonly userId: string;
  readonly gameType: string;
  readonly from: number;
  readonly most: number;
}

const ALL = pageReads(false);
const OF_A_CATEGORY = pageReads(true);

function pageReads(isOfCategory: boolean) {
  const own = (db: Db, { userId, gameType }: Asked) =>
    db
      .selectFrom('game')
      .where('userId', '=', userId)
      .$if(isOfCategory, (query) => query.where('gameType', '=', gameType));
  return {
    counts: kept((db, asked: Asked) =>
      own(db, asked).select((eb) => eb.fn.countAll<number>().as('total')),
    ),
    rows: kept((db, asked: Asked) =>
      own(db, asked)
        .select(SUMMARY_COLUMNS)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .limit(asked.most)
        .offset(asked.from),
    ),
  };
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
