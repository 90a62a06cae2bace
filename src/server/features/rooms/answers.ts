// What phones answer: rows, written some at a time, and what they are worth.
import english from '#content/marking/en.json' with { type: 'json' };
import { awardOf, markAll, playersAsked, type Answer, type Marked } from '#domain/room/answers.ts';
import { cardOf, isAtEnd, keyOf, playOf, type RoomState } from '#domain/room/state.ts';
import type { RoomAction } from '#domain/room/actions.ts';
import type { Card } from '#domain/deck/card.ts';
import type { Deck } from './stored-state.ts';
import { readSeats, type Work } from './store.ts';

interface Place {
  readonly roomId: string;
  readonly key: string;
}

interface WrittenAnswer extends Answer {
  /** Points that it has in the database. */
  readonly paid: number;
}

/** All answers to a card. */
export async function readAnswers(db: Work, { roomId, key }: Place): Promise<WrittenAnswer[]> {
  const rows = await db
    .selectFrom('room_answer')
    .select(['playerId', 'text', 'at', 'leftMs', 'ruling', 'isChallenged', 'points as paid'])
    .where('roomId', '=', roomId)
    .where('card', '=', key)
    .where('kind', '=', 'answer')
    .execute();
  return rows.map((row) => ({ ...row, isChallenged: row.isChallenged === 1 }));
}

/** How many have answered a card of those who play it: not who came later, nor who is gone. */
export async function countAnswers(db: Work, { roomId, key }: Place): Promise<number> {
  const { count } = await db
    .selectFrom('room_answer')
    .innerJoin('room_player', 'room_player.id', 'room_answer.playerId')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('room_answer.roomId', '=', roomId)
    .where('card', '=', key)
    .where('kind', '=', 'answer')
    .where('status', '=', 'in')
    .where((eb) => eb.or([eb('cameAt', 'is', null), eb('cameAt', '!=', key)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The card that a key names; its first part says which dealing it was of. */
export function cardOfKey(deck: Deck, key: string): Card | undefined {
  return deck.get(key.slice(key.indexOf('.') + 1));
}

export function markAnswers(
  { settings, match }: Pick<RoomState, 'settings' | 'match'>,
  card: Card,
  answers: readonly Answer[],
): readonly Marked[] {
  return markAll(answers, {
    card,
    settings,
    durationMs: match.timer.durationMs,
    words: english,
  });
}

/** Writes what each answer to a card is worth, and answers with what the teams get for it. */
export async function award(
  db: Work,
  state: RoomState,
  { roomId, key, card }: Place & { readonly card: Card },
): Promise<RoomAction> {
  const answers = await readAnswers(db, { roomId, key });
  const paid = new Map(answers.map((answer) => [answer.playerId, answer.paid]));
  const marked = markAnswers(state, card, answers);
  const unpaid = marked.filter(({ playerId, points }) => paid.get(playerId) !== points);
  const byPoints = Map.groupBy(unpaid, ({ points }) => points);
  for (const [points, some] of byPoints) {
    await db
      .updateTable('room_answer')
      .set({ points })
      .where('roomId', '=', roomId)
      .where('card', '=', key)
      .where('kind', '=', 'answer')
      .where(
        'playerId',
        'in',
        some.map(({ playerId }) => playerId),
      )
      .execute();
  }
  const players = (await readSeats(db, roomId)).filter(({ role }) => role === 'player');
  const asked = playersAsked(key, { cards: state.match.cards, players, answers });
  return { type: 'AWARD', key, points: awardOf(marked, asked, state.settings.scoring) };
}

/** The card on the table, where its answers are to be paid: it is done with now. */
export function cardToAward(before: RoomState, after: RoomState): Card | undefined {
  const key = keyOf(before);
  const isDone = after.shown.answer || keyOf(after) !== key || isAtEnd(after);
  if (!isDone || playOf(before) !== 'answer' || Object.hasOwn(before.awarded, key))
    return undefined;
  // Cards that were dealt anew are asked anew: what they were worth has gone with the scores.
  return after.dealing === before.dealing && !before.isLobby ? cardOf(before) : undefined;
}
