// Saved decks and their cards. Card rows are the only truth about cards: previews are their first five.
import type { Selectable } from 'kysely';
import type { WireCard } from '#contract/cards.ts';
import type { Deck, DeckSummary } from '#contract/decks.ts';
import { PREVIEW_CARDS, REGENERATIONS, REWRITES } from '#contract/limits.ts';
import type { Card, CardWords } from '#domain/deck/card.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { usableIds } from '#server/features/decks/cards/card-ids.ts';
import { rowOf, WORD_COLUMNS, wordsOf } from '#server/features/decks/cards/card-words.ts';
import { cardKey } from '#server/features/decks/cards/flags.ts';
import { rememberCards } from '#server/features/decks/seen/seen.ts';

/** A card to be stored. */
export type NewCard = CardWords &
  Pick<Card, 'id' | 'verdict'> & {
    /** The name that the page which wrote it has for it. */
    readonly sentId?: string | null;
  };

export type DeckRecord = Omit<DeckSummary, 'cardCount'> & {
  readonly cards: readonly NewCard[];
  readonly fresh: boolean;
  /** The click that made it, where it was one. */
  readonly requestId?: string | undefined;
};

/** Stores a deck with its cards, which its owner has had from now on. Call it inside a transaction. */
export async function insertDeck(trx: Db, deck: DeckRecord): Promise<void> {
  const { cards, tags, fresh, requestId = null, ...columns } = deck;
  await trx
    .insertInto('game')
    .values({
      ...columns,
      cardCount: cards.length,
      tags: JSON.stringify(tags),
      fresh: fresh ? 1 : 0,
      requestId,
    })
    .execute();
  await insertCards(trx, deck, cards);
}

interface NewCards {
  readonly id: string;
  readonly userId: string;
  readonly cards: readonly NewCard[];
  readonly timerSeconds: number;
  readonly mode: DeckSummary['mode'];
  readonly now: number;
}

/**
 * Gives a deck other cards (CALL-DB-04). False when the user has no such deck any more. Call it inside
 * a transaction.
 */
export async function replaceDeck(trx: Db, deck: NewCards): Promise<boolean> {
  const { id, userId, cards, timerSeconds, mode, now } = deck;
  const updated = await trx
    .updateTable('game')
    .set({ timerSeconds, mode, cardCount: cards.length, updatedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  await replaceCards(trx, deck, cards);
  return true;
}

/** Puts other cards in the place of a deck's. Call it inside a transaction. */
export async function replaceCards(
  trx: Db,
  deck: { readonly id: string; readonly userId: string },
  cards: readonly NewCard[],
): Promise<void> {
  await trx.deleteFrom('card').where('gameId', '=', deck.id).execute();
  await insertCards(trx, deck, cards);
}

async function insertCards(
  trx: Db,
  deck: { readonly id: string; readonly userId: string },
  cards: readonly NewCard[],
): Promise<void> {
  if (cards.length === 0) return;
  const rows = cards.map((card, position) => ({
    gameId: deck.id,
    id: card.id,
    position,
    ...rowOf(card),
    verdict: card.verdict ?? null,
    sentId: card.sentId ?? null,
  }));
  await trx.insertInto('card').values(rows).execute();
  await rememberCards(trx, { userId: deck.userId, gameId: deck.id }, cards);
}

/** One of the user's own games with its cards; undefined also where it is somebody else's. */
export async function findDeck(db: Db, userId: string, gameId: string): Promise<Deck | undefined> {
  const row = await db
    .selectFrom('game')
    .select([...SUMMARY_COLUMNS, 'fresh', 'rewrites'])
    .where('id', '=', gameId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const cards = await cardsOf(db, row);
  return {
    ...toSummary(row),
    cards,
    previewCards: cards.slice(0, PREVIEW_CARDS),
    fresh: row.fresh === 1,
    regenerationsLeft: await regenerationsLeft(db, gameId),
    rewritesLeft: Math.max(0, REWRITES - row.rewrites),
  };
}

type DeckRow = Selectable<Schema['game']>;

/** The cards of a deck, in order. */
export async function cardsOf(
  db: Db,
  deck: Pick<DeckRow, 'id' | 'category' | 'gameType' | 'userId'>,
): Promise<WireCard[]> {
  const rows = await db
    .selectFrom('card')
    .select(['id', 'verdict', ...WORD_COLUMNS])
    .where('gameId', '=', deck.id)
    .orderBy('position')
    .execute();
  const flags = await db
    .selectFrom('card_flag')
    .select(['cardId', 'key'])
    .where('gameId', '=', deck.id)
    .where('userId', '=', deck.userId)
    .execute();
  const flagged = new Set(flags.map(({ cardId, key }) => `${cardId} ${key}`));
  const ids = [...rows.map(({ id }) => id), ...flags.map(({ cardId }) => cardId)].toSorted();
  const usable = usableIds(ids);
  return rows.map(({ verdict, ...card }) => ({
    ...wordsOf(card),
    id: usable.get(card.id) ?? card.id,
    category: deck.category,
    type: deck.gameType,
    ...(verdict !== null && { verdict }),
    ...(flagged.has(`${card.id} ${cardKey(card)}`) && { flagged: true as const }),
  }));
}

/** What is left of the one free regeneration of a deck that Riffle wrote; a failed one doesn't count. */
async function regenerationsLeft(db: Db, gameId: string): Promise<number> {
  const runs = await db
    .selectFrom('generation')
    .select('regenerates')
    .where((eb) => eb.or([eb('gameId', '=', gameId), eb('regenerates', '=', gameId)]))
    .where('state', '<>', 'failed')
    .execute();
  if (runs.length === 0) return 0;
  const used = runs.filter((run) => run.regenerates === gameId).length;
  return Math.max(0, REGENERATIONS - used);
}

/** What lists show of a deck's row. */
export const SUMMARY_COLUMNS = [
  'id',
  'userId',
  'category',
  'gameType',
  'title',
  'topic',
  'description',
  'difficulty',
  'cardCount',
  'teamCount',
  'timerSeconds',
  'tags',
  'mode',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof DeckSummary)[];

type SummaryRow = Pick<DeckRow, (typeof SUMMARY_COLUMNS)[number]>;

/** Written out, because lists are asked for often and a copy by spreading is slower to make and to stringify. */
export function toSummary(row: SummaryRow): DeckSummary {
  return {
    id: row.id,
    userId: row.userId,
    category: row.category,
    gameType: row.gameType,
    title: row.title,
    topic: row.topic,
    description: row.description,
    difficulty: row.difficulty,
    cardCount: row.cardCount,
    teamCount: row.teamCount,
    timerSeconds: row.timerSeconds,
    tags: JSON.parse(row.tags),
    mode: row.mode,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
