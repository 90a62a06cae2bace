// 'Write our cards': the host asks for cards, phones write them, and the host drops what does not fit.
import { randomUUID } from 'node:crypto';
import { PILE_MOST, type WriteCard } from '#contract/crowd.ts';
import type { Writing } from '#domain/room/crowd.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { change } from './act.ts';
import { countPile } from './crowd-pile.ts';
import { isRefused } from './guarded-words.ts';
import type { RoomServices } from './services.ts';
import { readState, type Room, type Work } from './store.ts';
import { ofPeople } from './topic.ts';

type Services = Pick<RoomServices, 'db' | 'engine' | 'live' | 'clock'>;

/** Has phones write, or no longer (null). The pile stays where the category does. */
export async function setWriting(
  services: Services,
  room: Room,
  writing: Writing | null,
): Promise<void> {
  await change(services, room.id, {
    id: randomUUID(),
    actions: async (state, trx) => {
      // Whoever writes a card at this moment comes before, or finds the new category.
      await countPile(trx, room.id);
      if (state.writing?.category !== writing?.category) {
        await trx.deleteFrom('room_card').where('roomId', '=', room.id).execute();
      }
      return [{ type: 'WRITE', writing }];
    },
  });
}

/** Takes a card of a seat once. Throws writing-closed, not-in-room, text-refused, too-many-cards. */
export async function writeCard(
  { db, live, clock }: Services,
  room: Room,
  { playerId, ...card }: WriteCard & { readonly playerId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await countPile(trx, room.id);
    const { state } = await readState(trx, room.id);
    const { writing, settings } = state;
    if (!writing) throw new Problem('writing-closed');
    if (!(await isSeated(trx, playerId))) throw new Problem('not-in-room');
    if (await isThere(trx, room, card.id)) return;
    if (isRefused([card.text, ...card.forbidden], settings)) throw new Problem('text-refused');
    if (await isFull(trx, room, { playerId, each: writing.each })) {
      throw new Problem('too-many-cards');
    }
    const forbidden = writing.category === 'secret-prompt' ? card.forbidden : [];
    await trx
      .insertInto('room_card')
      .values({
        ...card,
        roomId: room.id,
        playerId,
        forbidden: JSON.stringify(forbidden),
        at: clock(),
      })
      .execute();
  });
  live.publish(ofPeople(room.id));
}

async function isSeated(trx: Work, playerId: string): Promise<boolean> {
  const seat = await trx
    .selectFrom('room_player')
    .select('status')
    .where('id', '=', playerId)
    .executeTakeFirst();
  return seat?.status === 'in';
}

async function isThere(trx: Work, room: Room, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('room_card')
    .select('id')
    .where('roomId', '=', room.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the seat has written its cards, or the pile can't grow. */
async function isFull(
  trx: Work,
  room: Room,
  { playerId, each }: { readonly playerId: string; readonly each: number },
): Promise<boolean> {
  const { all, own } = await trx
    .selectFrom('room_card')
    .select((eb) => [
      eb.fn.countAll().as('all'),
      eb.fn.countAll().filterWhere('playerId', '=', playerId).as('own'),
    ])
    .where('roomId', '=', room.id)
    .executeTakeFirstOrThrow();
  return Number(own) >= each || Number(all) >= PILE_MOST;
}

/** Takes cards away: one by its id, or all of an author; one that is gone already changes nothing. */
export async function dropCards(
  { db, live }: Services,
  room: Room,
  { id, playerId }: { readonly id?: string; readonly playerId?: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await countPile(trx, room.id);
    let which = trx.deleteFrom('room_card').where('roomId', '=', room.id);
    if (id !== undefined) which = which.where('id', '=', id);
    if (playerId !== undefined) which = which.where('playerId', '=', playerId);
    await which.execute();
  });
  live.publish(ofPeople(room.id));
}
