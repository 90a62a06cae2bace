// Cards that a host says are wrong: once a host and card, with the card's words for the operator.
import type { CardFlag } from '#contract/cards.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { mendCardIds } from './card-ids.ts';
import { fingerprintOf } from '#server/features/decks/seen/fingerprint.ts';

/** Which words a flag is about: a card that was written again can be flagged again. */
export function cardKey({
  question,
  answer,
}: {
  readonly question: string;
  readonly answer: string;
}): string {
  // These two alone, whatever else the card has: a row's lists are texts.
  const print = fingerprintOf({ question, answer });
  return `${print.key}${print.answer}`;
}

interface Flagging {
  readonly userId: string;
  readonly gameId: string;
  readonly cardId: string;
  readonly flag: CardFlag;
  readonly now: number;
}

/** Puts a card of the user's own on the operator's list; a second flag changes nothing. Throws not-found. */
export async function flagCard(db: Db, flagging: Flagging): Promise<void> {
  const { userId, gameId, cardId, flag, now } = flagging;
  await db.transaction().execute(async (trx) => {
    const deck = await trx
      .selectFrom('game')
      .select(['gameType', 'topic', 'mode'])
      .where('id', '=', gameId)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!deck) throw new Problem('not-found');
    await mendCardIds(trx, [gameId]);
    const card = await trx
      .selectFrom('card')
      .select(['question', 'answer'])
      .where('gameId', '=', gameId)
      .where('id', '=', cardId)
      .executeTakeFirst();
    if (!card) throw new Problem('not-found');
    const about = { userId, gameId, cardId, key: cardKey(card), ...deck, ...card };
    await trx
      .insertInto('card_flag')
      .values({ ...about, ...flag, createdAt: now })
      .onConflict((conflict) => conflict.columns(['userId', 'gameId', 'cardId', 'key']).doNothing())
      .execute();
  });
}

const LISTED = 200;

/** The newest flags, as an operator reads them. */
export async function listFlags(db: Db) {
  return db
    .selectFrom('card_flag')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .limit(LISTED)
    .execute();
}
