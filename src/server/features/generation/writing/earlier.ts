// What a host has had before a deck, and what of it the writer is told.
import type { Db } from '#server/platform/database/connection.ts';
import { normalised, seenBy, type SeenCards } from '#server/features/decks/index.ts';
import type { DeckWish } from './writer.ts';

/** So many questions are named to the writer at most; the checks know them all. */
const NAMED = 60;

export interface Earlier {
  readonly seen: SeenCards;
  /** Questions of the host's saved decks on the same topic, newest decks first. */
  readonly named: readonly string[];
}

export async function earlierOf(db: Db, userId: string, wish: DeckWish): Promise<Earlier> {
  const decks = await db
    .selectFrom('game')
    .select(['id', 'topic'])
    .where('userId', '=', userId)
    .where('gameType', '=', wish.gameType)
    .orderBy('createdAt', 'desc')
    .execute();
  const topic = normalised(wish.topic);
  const related = decks.filter((deck) => normalised(deck.topic) === topic).slice(0, 3);
  const cards = await Promise.all(
    related.map(({ id }) =>
      db.selectFrom('card').select('question').where('gameId', '=', id).execute(),
    ),
  );
  return {
    seen: await seenBy(db, userId),
    named: cards
      .flat()
      .map(({ question }) => question)
      .slice(0, NAMED),
  };
}
