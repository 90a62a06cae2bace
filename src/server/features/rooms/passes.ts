// Codes that make a remote of a phone, or give it a seat: each works once, for a minute.
import { randomUUID } from 'node:crypto';
import { PASS_MS } from '#contract/rooms.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { isRefused } from './guarded-words.ts';
import { hashToken, newToken } from './secrets.ts';
import type { RoomServices } from './services.ts';
import { countMember, readState, type Room, type Seat, type Work } from './store.ts';
import { ofPeople } from './topic.ts';

type Services = Pick<RoomServices, 'db' | 'live' | 'clock'>;

/** A code for a remote, or for the seat that is named. Another one ends it. */
export async function newPass(
  { db, clock }: Services,
  room: Room,
  playerId: string | null,
): Promise<{ readonly pass: string; readonly until: number }> {
  const pass = newToken();
  const until = clock() + PASS_MS;
  await db
    .updateTable('room')
    .set({ passHash: hashToken(pass), passFor: playerId, passUntil: until })
    .where('id', '=', room.id)
    .execute();
  return { pass, until };
}

interface Shown {
  readonly pass: string;
  readonly name: string;
  readonly network: string;
}

/** Uses a code up. A remote waits for the screen's yes; a seat changes hands at once. Throws pass-invalid, name-refused. */
export async function usePass(
  { db, live, clock }: Services,
  room: Room,
  { pass, name, network }: Shown,
): Promise<{ readonly role: Seat['role']; readonly token: string }> {
  const token = newToken();
  const role = await db.transaction().execute(async (trx) => {
    const now = clock();
    // The state before the room, as everybody who changes both.
    await countMember(trx, room.id);
    const playerId = await takePass(trx, room.id, { pass, now });
    const tokenHash = hashToken(token);
    if (playerId === null) {
      const { settings } = (await readState(trx, room.id)).state;
      if (isRefused([name], settings)) throw new Problem('name-refused');
      await insertRemote(trx, { roomId: room.id, tokenHash, name, network, joinedAt: now });
      return 'remote' as const;
    }
    await handOver(trx, room.id, { playerId, tokenHash });
    return 'player' as const;
  });
  live.publish(ofPeople(room.id));
  return { role, token };
}

/** Ends a code that is good; answers with the seat that it is for. */
async function takePass(
  trx: Work,
  roomId: string,
  { pass, now }: { readonly pass: string; readonly now: number },
): Promise<string | null> {
  const { passFor } = await trx
    .selectFrom('room')
    .select('passFor')
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow(() => new Problem('room-not-found'));
  const { numUpdatedRows } = await trx
    .updateTable('room')
    .set({ passHash: null, passFor: null, passUntil: null })
    .where('id', '=', roomId)
    .where('passHash', '=', hashToken(pass))
    .where('passUntil', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('pass-invalid');
  return passFor;
}

/** Gives a seat of this room to another browser. Throws pass-invalid where there is none. */
async function handOver(
  trx: Work,
  roomId: string,
  { playerId, tokenHash }: { readonly playerId: string; readonly tokenHash: string },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('room_player')
    .set({ tokenHash })
    .where('roomId', '=', roomId)
    .where('id', '=', playerId)
    .where('role', '=', 'player')
    .where('status', '!=', 'removed')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Problem('pass-invalid');
}

interface Remote {
  readonly roomId: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly network: string;
  readonly joinedAt: number;
}

async function insertRemote(trx: Work, remote: Remote): Promise<void> {
  await trx
    .insertInto('room_player')
    .values({
      ...remote,
      id: randomUUID(),
      role: 'remote',
      shape: 'circle',
      colour: 0,
      team: 'A',
      status: 'waiting',
      cameAt: null,
      isRemote: 1,
      stretch: 1,
    })
    .execute();
}
