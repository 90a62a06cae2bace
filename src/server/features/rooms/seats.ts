// Who sits in a room: joining, changing, being let in, moved or removed, and giving a seat to another phone.
import { randomUUID } from 'node:crypto';
import { SEATS_A_NETWORK, SEATS_MOST, type ChangeMe, type JoinRoom } from '#contract/rooms.ts';
import { PLAYER_COLOURS, PLAYER_SHAPES } from '#domain/room/answers.ts';
import { keyOf, type RoomState } from '#domain/room/state.ts';
import { teamsOf, type TeamId } from '#domain/match/teams.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { isRefused } from './guarded-words.ts';
import { hashToken, newToken } from './secrets.ts';
import type { RoomServices } from './services.ts';
import { ofPeople } from './topic.ts';
import { writeSeat } from './write-seat.ts';
import { countMember, readState, seatOf, type Room, type Seat, type Work } from './store.ts';

type Services = Pick<RoomServices, 'db' | 'live' | 'clock'>;

interface Comer {
  readonly network: string;
  /** The token that this browser has for the room, of a seat that it has or had. */
  readonly token: string | undefined;
}

/** Takes a seat; the same browser gets the one that it has. Throws room-full, room-closed, seat-removed, name-refused. */
export async function join(
  { db, live, clock }: Services,
  room: Room,
  { network, token, ...look }: JoinRoom & Comer,
): Promise<{ readonly id: string; readonly token: string }> {
  const joined = await db.transaction().execute(async (trx) => {
    const known = await findSeat(trx, room.id, token);
    if (known?.status === 'removed') throw new Problem('seat-removed');
    if (known && token !== undefined) return { id: known.id, token };
    // Takes the row first, so that of two who come at once the second counts the first.
    await countMember(trx, room.id);
    const { state } = await readState(trx, room.id);
    if (state.settings.joining === 'closed') throw new Problem('room-closed');
    if (isRefused([look.name], state.settings)) throw new Problem('name-refused');
    const taken = await countSeats(trx, room, network);
    const seat = newSeat(look, state, taken);
    const fresh = newToken();
    const from = { roomId: room.id, tokenHash: hashToken(fresh), network, joinedAt: clock() };
    await trx
      .insertInto('room_player')
      .values({ ...seat, ...from })
      .execute();
    return { id: seat.id, token: fresh };
  });
  live.publish(ofPeople(room.id));
  return joined;
}

/** A seat with what was not chosen for it: the next shape and colour. */
function newSeat(look: JoinRoom, state: RoomState, taken: number) {
  return {
    id: randomUUID(),
    name: look.name,
    shape: look.shape ?? PLAYER_SHAPES[taken % PLAYER_SHAPES.length] ?? 'circle',
    colour: look.colour ?? taken % PLAYER_COLOURS,
    team: teamIn(look.team, state.match.teamCount),
    role: 'player' as const,
    status: state.settings.joining === 'ask' ? ('waiting' as const) : ('in' as const),
    cameAt: state.isLobby ? null : keyOf(state),
    isRemote: 0,
    stretch: 1,
  };
}

/** The team, or the first one where the match has no such team. */
export function teamIn(team: TeamId, teamCount: number): TeamId {
  return teamsOf(teamCount).includes(team) ? team : 'A';
}

async function countSeats(db: Work, { id, userId }: Room, network: string): Promise<number> {
  const rows = await db
    .selectFrom('room_player')
    .select((eb) => ['network', eb.fn.countAll().as('count')])
    .where('roomId', '=', id)
    .where('status', '!=', 'removed')
    .groupBy('network')
    .execute();
  const all = rows.reduce((sum, { count }) => sum + Number(count), 0);
  const own = Number(rows.find((row) => row.network === network)?.count ?? 0);
  if (all >= (userId === null ? SEATS_MOST.visitor : SEATS_MOST.host))
    throw new Problem('room-full');
  if (own >= SEATS_A_NETWORK) throw new Problem('room-full');
  return all;
}

/** The seat, or remote, that a token opens; removed ones too, so that they can be told. */
export async function findSeat(
  db: Work,
  roomId: string,
  token: string | undefined,
): Promise<(Omit<Seat, 'status'> & { readonly status: Seat['status'] | 'removed' }) | undefined> {
  if (token === undefined) return undefined;
  const row = await db
    .selectFrom('room_player')
    .selectAll()
    .where('roomId', '=', roomId)
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return row && { ...seatOf(row), status: row.status };
}

/** What a player changes of itself; a team only while phones gather. */
export async function changeSelf(
  services: Services,
  room: Room,
  { seat, change }: { readonly seat: Pick<Seat, 'id'>; readonly change: ChangeMe },
): Promise<void> {
  const { db } = services;
  const { state } = await readState(db, room.id);
  const { team, ...look } = change;
  if (team !== undefined && !state.isLobby) throw new Problem('team-fixed');
  if (isRefused([look.name ?? ''], state.settings)) throw new Problem('name-refused');
  await writeSeat(services, room.id, seat.id, {
    ...look,
    ...(team !== undefined && { team: teamIn(team, state.match.teamCount) }),
  });
}

/** Leaves: the same browser may come again. */
export async function leaveSeat({ db, live }: Services, room: Room, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('room_player')
      .where('id', '=', id)
      .where('roomId', '=', room.id)
      .execute();
    await countMember(trx, room.id);
  });
  live.publish(ofPeople(room.id));
}
