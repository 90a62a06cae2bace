// The windows of a seat: the newest counts, also where another server process serves it.
import type { RoomRole } from '#contract/rooms.ts';
import type { Context } from '#server/platform/context.ts';
import { countMember } from './store.ts';
import { ofRoom } from './topic.ts';

type Services = Pick<Context, 'db' | 'live'>;

interface Caller {
  readonly room: { readonly id: string };
  readonly role: RoomRole;
  readonly id: string;
}

/** Names a view that one window is told, for its next long poll. */
export function tagFor(view: string, window: number): string {
  return `${view}.${window}`;
}

/**
 * The number of a window that listens: a new one, higher than all before, or the one that its latest tag names.
 * Several screens may show one room; they have none.
 */
export async function windowOf(
  { db, live }: Services,
  { room, role, id }: Caller,
  tag = '',
): Promise<number> {
  if (role === 'screen') return 0;
  const known = /\.(\d{1,9})$/.exec(tag)?.[1];
  if (known !== undefined) return Number(known);
  const seat = await db
    .updateTable('room_player')
    .set((eb) => ({ connection: eb('connection', '+', 1) }))
    .where('id', '=', id)
    .returning('connection')
    .executeTakeFirst();
  const newest = seat?.connection ?? 0;
  if (newest > 1) {
    // Every process reads the seats anew, and ends the windows before.
    await countMember(db, room.id);
    live.publish(ofRoom(room.id));
  }
  return newest;
}
