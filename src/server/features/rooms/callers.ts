// Who calls: by a cookie for one room alone, that of its screen, of a remote or of a seat.
import { getCookie, setCookie } from 'hono/cookie';
import { RoomCode, type RoomRole } from '#contract/rooms.ts';
import { isHost } from '#domain/room/host.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import { hashToken } from './secrets.ts';
import { findSeat } from './seats.ts';
import type { RoomServices } from './services.ts';
import { findRoom, type Room } from './store.ts';

/** A room may go on for long; a token opens nothing once its room is over. */
const TOKEN_SECONDS = 7 * 24 * 60 * 60;

/** The room of a path; only wrong codes count towards guessing. Throws room-not-found, rate-limited. */
export async function roomOf(services: RoomServices, c: RequestContext): Promise<Room> {
  const code = RoomCode.safeParse(c.req.param('code'));
  const room = code.success ? await findRoom(services.db, code.data, services.clock()) : undefined;
  if (room) return room;
  await services.limiter.count('room code by address', networkOf(c.var.address));
  throw new Problem('room-not-found');
}

export function tokenOf(c: RequestContext, role: RoomRole): string | undefined {
  return getCookie(c, `riffle.${role}`);
}

/** Gives the browser a role in this room, and in no other. */
export function giveToken(
  { publicUrl }: RoomServices,
  c: RequestContext,
  { code, role, token }: { readonly code: string; readonly role: RoomRole; readonly token: string },
): void {
  setCookie(c, `riffle.${role}`, token, {
    path: `/api/rooms/${code}`,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: TOKEN_SECONDS,
  });
}

export interface RoomCaller {
  readonly room: Room;
  readonly role: RoomRole;
  /** The seat's or remote's id; empty for the screen. */
  readonly id: string;
  readonly isRemote: boolean;
}

/** The caller in a role. Throws room-not-found, not-in-room, seat-removed. */
export async function callerAs(
  services: RoomServices,
  c: RequestContext,
  role: RoomRole,
): Promise<RoomCaller> {
  const room = await roomOf(services, c);
  const token = tokenOf(c, role);
  if (role === 'screen') {
    if (token === undefined || hashToken(token) !== room.ownerHash)
      throw new Problem('not-in-room');
    return { room, role, id: '', isRemote: false };
  }
  const seat = await findSeat(services.db, room.id, token);
  if (seat?.status === 'removed') throw new Problem('seat-removed');
  // Seats go with their room, which may have been closed just now.
  if (!seat) await roomOf(services, c);
  if (!seat || seat.role !== role) throw new Problem('not-in-room');
  return { room, role, id: seat.id, isRemote: isHost(seat) };
}

/** The screen, or a phone that it has made a remote. Throws not-in-room. */
export async function hostAs(
  services: RoomServices,
  c: RequestContext,
  role: RoomRole,
): Promise<RoomCaller> {
  const caller = await callerAs(services, c, role);
  if (caller.role !== 'screen' && !caller.isRemote) throw new Problem('not-in-room');
  return caller;
}
