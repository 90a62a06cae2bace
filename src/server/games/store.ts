// Saved games and their cards. Card rows are the only truth about cards: previews are their first five.
import type { Selectable } from 'kysely';
import type { WireCard } from '#contract/cards.ts';
import type { Game, GameSummary } from '#contract/games.ts';
import { PREVIEW_CARDS, REGENERATIONS, REWRITES } from '#contract/limits.ts';
import type { Card } from '#game/card.ts';
import type { Db } from '#server/database/connection.ts';
import type { Schema } from '#server/database/schema.ts';
import { usableIds } from './card-ids.ts';
import { cardKey } from './flags.ts';
import { rememberCards } from './seen.ts';

export type CardWords = Omit<Card, 'category' | 'type' | 'explanation'> & {
  readonly explanation?: string | undefined;
  /** The name that the page which wrote it has for it. */
  readonly sentId?: string | null;
};

export type NewGame = Omit<GameSummary, 'cardCount'> & {
  readonly cards: readonly CardWords[];
  readonly fresh: boolean;
  /** The click that made it, where it was one. */
  readonly requestId?: string | undefined;
};

/** Stores a game with its cards, which its owner has had from now on. Call it inside a transaction. */
export async function insertGame(trx: Db, game: NewGame): Promise<void> {
  const { cards, tags, fresh, requestId = null, ...columns } = game;
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
  await insertCards(trx, game, cards);
}

interface NewDeck {
  readonly id: string;
  readonly userId: string;
  readonly cards: readonly CardWords[];
  readonly timerSeconds: number;
  readonly mode: GameSummary['mode'];
  readonly now: number;
}

/**
 * Gives a game other cards (CALL-DB-04). False when the user has no such game any more. Call it inside
 * a transaction.
 */
export async function replaceDeck(trx: Db, deck: NewDeck): Promise<boolean> {
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

/** Puts other cards in the place of a game's. Call it inside a transaction. */
export async function replaceCards(
  trx: Db,
  game: { readonly id: string; readonly userId: string },
  cards: readonly CardWords[],
): Promise<void> {
  await trx.deleteFrom('card').where('gameId', '=', game.id).execute();
  await insertCards(trx, game, cards);
}

async function insertCards(
  trx: Db,
  game: { readonly id: string; readonly userId: string },
  cards: readonly CardWords[],
): Promise<void> {
  if (cards.length === 0) return;
  const rows = cards.map((card, position) => ({
    gameId: game.id,
    id: card.id,
    position,
    question: card.question,
    hint: card.hint,
    answer: card.answer,
    explanation: card.explanation ?? null,
    verdict: card.verdict ?? null,
    sentId: card.sentId ?? null,
  }));
  await trx.insertInto('card').values(rows).execute();
  await rememberCards(trx, { userId: game.userId, gameId: game.id }, cards);
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

type GameRow = Selectable<Schema['game']>;

/** The cards of a game, in order. */
export async function cardsOf(
  db: Db,
  game: Pick<GameRow, 'id' | 'category' | 'gameType' | 'userId'>,
): Promise<WireCard[]> {
  const rows = await db
    .selectFrom('card')
    .select(['id', 'question', 'hint', 'answer', 'explanation', 'verdict'])
    .where('gameId', '=', game.id)
    .orderBy('position')
    .execute();
  const flags = await db
    .selectFrom('card_flag')
    .select(['cardId', 'key'])
    .where('gameId', '=', game.id)
    .where('userId', '=', game.userId)
    .execute();
  const flagged = new Set(flags.map(({ cardId, key }) => `${cardId} ${key}`));
  const ids = [...rows.map(({ id }) => id), ...flags.map(({ cardId }) => cardId)].toSorted();
  const usable = usableIds(ids);
  return rows.map(({ explanation, verdict, ...card }) => ({
    ...card,
    id: usable.get(card.id) ?? card.id,
    category: game.category,
    type: game.gameType,
    ...(explanation !== null && { explanation }),
    ...(verdict !== null && { verdict }),
    ...(flagged.has(`${card.id} ${cardKey(card)}`) && { flagged: true as const }),
  }));
}

/** What is left of the one free regeneration of a game that Riffle wrote; a failed one doesn't count. */
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

/** A row as lists show it. */
export function toSummary({
  tags,
  fresh: _fresh,
  rewrites: _rewrites,
  requestId: _requestId,
  ...row
}: GameRow): GameSummary {
  return { ...row, tags: JSON.parse(tags) };
}
