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

/**
 * The room of a path. Whoever has tried too many wrong codes is not told of a right one either, unless they are in
 * that room. Throws room-not-found, rate-limited.
 */
export async function roomOf(services: RoomServices, c: RequestContext): Promise<Room> {
  const room = await roomNamed(services, c);
  await refuseGuesser(services, c, room);
  return room;
}

async function refuseGuesser(services: RoomServices, c: RequestContext, room: Room): Promise<void> {
  try {
    await services.limiter.check('room code by address', networkOf(c.var.address));
  } catch (error) {
    if (!(await isIn(services, c, room))) throw error;
  }
}

/** Only wrong codes count towards guessing, and each once: phones ask again for a room that is over. */
async function roomNamed(services: RoomServices, c: RequestContext): Promise<Room> {
  const { db, clock, limiter } = services;
  const { data: code } = RoomCode.safeParse(c.req.param('code'));
  const room = code === undefined ? undefined : await findRoom(db, code, clock());
  if (room) return room;
  const network = networkOf(c.var.address);
  await limiter.check('room code by address', network);
  const isNew = await limiter.count('room code by address and code', `${network}:${code}`).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Problem) return false;
      throw error;
    },
  );
  if (isNew) await limiter.count('room code by address', network);
  throw new Problem('room-not-found');
}

/** As its screen, or with a seat. */
async function isIn({ db }: RoomServices, c: RequestContext, room: Room): Promise<boolean> {
  const screen = tokenOf(c, 'screen');
  if (screen !== undefined && hashToken(screen) === room.ownerHash) return true;
  const seats = (['player', 'remote'] as const).map((role) =>
    findSeat(db, room.id, tokenOf(c, role)),
  );
  return (await Promise.all(seats)).some((seat) => seat !== undefined);
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
  const room = await roomNamed(services, c);
  const token = tokenOf(c, role);
  if (role === 'screen') {
    if (token === undefined || hashToken(token) !== room.ownerHash) {
      await refuseGuesser(services, c, room);
      throw new Problem('not-in-room');
    }
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
