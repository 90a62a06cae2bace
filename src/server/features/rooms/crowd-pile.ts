// The cards that phones have written, as they lie in the database.
import type { WrittenByPhone } from '#domain/room/crowd.ts';
import type { Work } from './store.ts';

/** All cards in the order in which they came, but for those of seats that were taken away. */
export async function readPile(db: Work, roomId: string): Promise<WrittenByPhone[]> {
  const rows = await db
    .selectFrom('room_card')
    .innerJoin('room_player', 'room_player.id', 'room_card.playerId')
    .select(['room_card.id', 'text', 'forbidden', 'playerId', 'name'])
    .where('room_card.roomId', '=', roomId)
    .where('status', '!=', 'removed')
    .orderBy('at')
    .orderBy('room_card.id')
    .execute();
  return rows.map((row) => ({ ...row, forbidden: JSON.parse(row.forbidden) }));
}

/**
 * Says that the pile changes: every process reads it anew. It takes the row that every change of the room takes, so
 * that of two who write at once the second counts the first.
 */
export async function countPile(trx: Work, roomId: string): Promise<void> {
  await trx
    .updateTable('room_state')
    .set((eb) => ({ pile: eb('pile', '+', 1) }))
    .where('roomId', '=', roomId)
    .execute();
}
