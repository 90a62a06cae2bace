// The host's word about answers, also to earlier cards, and players who ask for it.
import { randomUUID } from 'node:crypto';
import type { Ruling } from '#contract/rooms.ts';
import { wordsOf } from '#domain/marking/normalise.ts';
import english from '#content/marking/en.json' with { type: 'json' };
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { change } from './act.ts';
import { award, cardOfKey, readAnswers } from './answers.ts';
import { ofRoom } from './topic.ts';
import { readState, type Room } from './store.ts';

type Services = Pick<Context, 'db' | 'engine' | 'live' | 'clock'>;

/** Rules an answer, and all that say the same, and brings the scores in line. Throws not-found. */
export async function rule(
  services: Services,
  room: Room,
  { key, playerId, ruling }: Ruling,
): Promise<void> {
  const { deck } = await readState(services.db, room.id);
  const card = cardOfKey(deck, key);
  if (!card) throw new Problem('not-found');
  const place = { roomId: room.id, key };
  await change(services, room.id, {
    id: randomUUID(),
    actions: async (state, trx) => {
      const answers = await readAnswers(trx, place);
      const meant = answers.find((answer) => answer.playerId === playerId);
      if (!meant) throw new Problem('not-found');
      const same = answers.filter(({ text }) => folded(text) === folded(meant.text));
      await trx
        .updateTable('room_answer')
        .set({ ruling })
        .where('roomId', '=', room.id)
        .where('card', '=', key)
        .where('kind', '=', 'answer')
        .where(
          'playerId',
          'in',
          same.map((answer) => answer.playerId),
        )
        .execute();
      // A card of a match before has no points in this one.
      const isOfThisDealing = key.startsWith(`${state.dealing}.`);
      return isOfThisDealing ? [await award(trx, state, { ...place, card })] : [];
    },
  });
}

/** Signs alone have no words, but '@' and '#' are two answers. */
function folded(text: string): string {
  return wordsOf(text, english).join(' ') || text.trim();
}

/** Asks the host about the own answer, once a card. Throws not-found. */
export async function challenge(
  { db, live }: Services,
  room: Room,
  { key, playerId }: { readonly key: string; readonly playerId: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('room_answer')
    .set({ isChallenged: 1 })
    .where('roomId', '=', room.id)
    .where('card', '=', key)
    .where('playerId', '=', playerId)
    .where('kind', '=', 'answer')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('not-found');
  live.publish(ofRoom(room.id));
}
