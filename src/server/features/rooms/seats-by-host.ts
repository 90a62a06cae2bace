// What the host does with those who sit in the room.
import type { ChangePlayer } from '#contract/rooms.ts';
import { keyOf } from '#domain/room/state.ts';
import type { RoomServices } from './services.ts';
import { teamIn } from './seats.ts';
import { countMember, readState, type Room } from './store.ts';
import { ofPeople } from './topic.ts';
import { writeSeat } from './write-seat.ts';

type Services = Pick<RoomServices, 'db' | 'live'>;

/** What the host changes of a player. Who changes sides plays from the next card on. */
export async function changeByHost(
  services: Services,
  room: Room,
  { id, change }: { readonly id: string; readonly change: ChangePlayer },
): Promise<void> {
  const { db } = services;
  const { state } = await readState(db, room.id);
  const { team, isRemote, ...rest } = change;
  const moved = team !== undefined && {
    team: teamIn(team, state.match.teamCount),
    ...(!state.isLobby && { cameAt: keyOf(state) }),
  };
  await writeSeat(services, room.id, id, {
    ...rest,
    ...moved,
    ...(isRemote !== undefined && { isRemote: isRemote ? 1 : 0 }),
  });
}

/** Takes a seat away: its browser can't come back to this room. */
export async function removeSeat(services: Services, room: Room, id: string): Promise<void> {
  await writeSeat(services, room.id, id, { status: 'removed' });
}

/** Lets everybody in who waits. */
export async function admitAll({ db, live }: Services, room: Room): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('room_player')
      .set({ status: 'in' })
      .where('roomId', '=', room.id)
      .where('status', '=', 'waiting')
      .where('role', '=', 'player')
      .execute();
    await countMember(trx, room.id);
  });
  live.publish(ofPeople(room.id));
}
