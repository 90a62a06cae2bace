import { Problem } from '#server/platform/http/problem.ts';
import type { RoomServices } from './services.ts';
import { countMember } from './store.ts';
import { ofPeople } from './topic.ts';

type Services = Pick<RoomServices, 'db' | 'live'>;

/** What is undefined stays as it is. */
interface Columns {
  readonly name?: string | undefined;
  readonly shape?: string | undefined;
  readonly colour?: number | undefined;
  readonly team?: string | undefined;
  readonly status?: 'in' | 'removed' | undefined;
  readonly cameAt?: string;
  readonly isRemote?: number;
  readonly stretch?: number | undefined;
}

/** Changes a player, and says so. Throws not-found. */
export async function writeSeat(
  { db, live }: Services,
  roomId: string,
  id: string,
  columns: Columns,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (Object.values(columns).some((value) => value !== undefined)) {
      const { numUpdatedRows } = await trx
        .updateTable('room_player')
        .set(columns)
        .where('roomId', '=', roomId)
        .where('id', '=', id)
        .where('status', '!=', 'removed')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Problem('not-found');
    }
    await countMember(trx, roomId);
  });
  live.publish(ofPeople(roomId));
}
