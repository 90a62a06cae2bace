// News of a room on its way to a browser: an event stream, or a long poll where streams are blocked.
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ROOM_HEARTBEAT_MS, ROOM_POLL_MS, type RoomNews } from '#contract/rooms.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import type { RoomCaller } from './callers.ts';
import type { Listener } from './feeds.ts';
import { patientWriter } from './patient-writer.ts';
import { readState } from './store.ts';
import { keyOf } from '#domain/room/state.ts';
import type { RoomServices } from './services.ts';
import { windowOf } from './windows.ts';

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
  connection: 'close',
} as const;

interface Services extends RoomServices {
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal;
}

/** Written to Node's answer itself: thousands of them are open at once. */
export async function openStream(
  services: Services,
  c: RequestContext,
  caller: RoomCaller,
): Promise<Response> {
  const { outgoing } = c.env;
  const own = await ownAnswer(services, caller);
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
  const window = await windowOf(services, caller);
  // Its browser has gone meanwhile: nothing would ever end what is begun here.
  if (outgoing.destroyed) return RESPONSE_ALREADY_SENT;
  // It ends with its connection: each event is one write, not three.
  outgoing.removeHeader('transfer-encoding');
  outgoing.writeHead(200, HEADERS);
  const write = patientWriter(outgoing);
  write(': here\n\n');
  const heartbeat = setInterval(() => write('event: beat\ndata: 1\n\n'), ROOM_HEARTBEAT_MS);
  const end = (): void => {
    outgoing.end();
  };
  const stop = services.rooms.listen(caller.room.id, {
    role: caller.role,
    id: caller.id,
    window,
    own,
    tell: (text) => write(`data: ${text}\n\n`),
    end: (why) => {
      write(`data: ${JSON.stringify({ type: 'over', why } satisfies RoomNews)}\n\n`);
      end();
    },
  });
  services.stopping.addEventListener('abort', end, { once: true });
  outgoing.once('close', () => {
    clearInterval(heartbeat);
    services.stopping.removeEventListener('abort', end);
    stop();
  });
  return RESPONSE_ALREADY_SENT;
}

/** Answers with the first view that is not the one named `since`, or after a while that there is none. */
export async function longPoll(
  services: Services,
  c: RequestContext,
  { caller, since }: { readonly caller: RoomCaller; readonly since: string },
): Promise<Response> {
  const { rooms, clock, stopping } = services;
  const own = await ownAnswer(services, caller);
  const window = await windowOf(services, caller, since);
  const { promise, resolve } = Promise.withResolvers<string>();
  const same = (): void =>
    resolve(JSON.stringify({ type: 'same', now: clock() } satisfies RoomNews));
  const listener: Listener = {
    role: caller.role,
    id: caller.id,
    window,
    own,
    tell: (text, tag) => {
      if (tag !== since) resolve(text);
    },
    end: (why) => resolve(JSON.stringify({ type: 'over', why } satisfies RoomNews)),
  };
  const stop = rooms.listen(caller.room.id, listener);
  const patience = setTimeout(same, ROOM_POLL_MS);
  stopping.addEventListener('abort', same, { once: true });
  c.env.outgoing.once('close', same);
  const text = await promise;
  clearTimeout(patience);
  stopping.removeEventListener('abort', same);
  stop();
  return c.body(text, 200, { 'content-type': 'application/json' });
}

/** What a seat has given for the card on the table: a phone that was reloaded shows it again. */
async function ownAnswer(
  { db }: RoomServices,
  { room, role, id }: RoomCaller,
): Promise<Listener['own']> {
  if (role !== 'player') return undefined;
  const { state } = await readState(db, room.id);
  const key = keyOf(state);
  const row = await db
    .selectFrom('room_answer')
    .select('text')
    .where('roomId', '=', room.id)
    .where('card', '=', key)
    .where('playerId', '=', id)
    .where('kind', '=', 'answer')
    .executeTakeFirst();
  return row && { key, text: row.text };
}
