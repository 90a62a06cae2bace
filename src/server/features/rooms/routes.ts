import { Hono } from 'hono';
import {
  AsRole,
  ChangeMe,
  Challenge,
  GiveAnswer,
  JoinRoom,
  PollQuery,
  UsePass,
} from '#contract/rooms.ts';
import { keyOf, playOf } from '#domain/room/state.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { parse, parseBody, type RequestEnv } from '#server/platform/http/request.ts';
import { change } from './act.ts';
import type { AnswerQueue } from './answer-queue.ts';
import { callerAs, giveToken, roomOf, tokenOf } from './callers.ts';
import { crowdRoutes } from './crowd-routes.ts';
import { hostRoutes } from './host-routes.ts';
import { usePass } from './passes.ts';
import { pressLimit } from './press-limit.ts';
import { challenge } from './rulings.ts';
import { changeSelf, join, leaveSeat } from './seats.ts';
import type { RoomServices } from './services.ts';
import { longPoll, openStream } from './stream.ts';
import { wholeRoomRoutes } from './whole-room-routes.ts';

interface Services extends RoomServices {
  readonly answers: AnswerQueue;
  readonly stopping: AbortSignal;
}

/** Rooms, and everything that phones do in them. */
export function roomRoutes(services: Services) {
  return new Hono<RequestEnv>()
    .route('/', wholeRoomRoutes(services))
    .route('/', newsRoutes(services))
    .route('/', hostRoutes(services))
    .route('/', seatRoutes(services))
    .route('/', crowdRoutes(services))
    .route('/', playRoutes(services));
}

function newsRoutes(services: Services) {
  const { clock } = services;
  return new Hono<RequestEnv>()
    .get('/rooms/:code/events', async (c) => {
      const { as } = parse(AsRole, c.req.query());
      const caller = await callerAs(services, c, as);
      if (c.req.method === 'HEAD') return c.body(null, 200);
      return openStream(services, c, caller);
    })
    .get('/rooms/:code/news', async (c) => {
      const { as, since } = parse(PollQuery, c.req.query());
      const caller = await callerAs(services, c, as);
      if (c.req.method === 'HEAD') return c.body(null, 200);
      return longPoll(services, c, { caller, since });
    })
    .get('/rooms/:code/time', async (c) => {
      await roomOf(services, c);
      return c.json({ now: clock() });
    });
}

/** Joining, changing and leaving. */
function seatRoutes(services: Services) {
  return new Hono<RequestEnv>()
    .post('/rooms/:code/players', async (c) => {
      const room = await roomOf(services, c);
      const wish = await parseBody(c, JoinRoom);
      const network = networkOf(c.var.address);
      const { id, token } = await join(services, room, {
        ...wish,
        network,
        token: tokenOf(c, 'player'),
      });
      giveToken(services, c, { code: room.code, role: 'player', token });
      return c.json({ id }, 201);
    })
    .post('/rooms/:code/passes', async (c) => {
      const room = await roomOf(services, c);
      const { pass, name } = await parseBody(c, UsePass);
      const network = networkOf(c.var.address);
      await services.limiter.count('room pass by address', network);
      const { role, token } = await usePass(services, room, { pass, name, network });
      giveToken(services, c, { code: room.code, role, token });
      return c.json({ role });
    })
    .patch('/rooms/:code/me', async (c) => {
      const { room, id } = await callerAs(services, c, 'player');
      await changeSelf(services, room, { seat: { id }, change: await parseBody(c, ChangeMe) });
      return c.json({});
    })
    .delete('/rooms/:code/me', async (c) => {
      const { room, id } = await callerAs(services, c, parse(AsRole, c.req.query()).as);
      if (id !== '') await leaveSeat(services, room, id);
      return c.json({});
    });
}

/** What the acting phone gives its team for a secret that was guessed. */
const GOT_POINTS = 10;

/** What phones do while a card lies on the table. */
function playRoutes(services: Services) {
  const { clock, rooms, answers } = services;
  const presses = pressLimit();
  return new Hono<RequestEnv>()
    .post('/rooms/:code/answers', async (c) => {
      const at = clock();
      const { room, id } = await callerAs(services, c, 'player');
      const { at: saidAt, ...given } = await parseBody(c, GiveAnswer);
      presses.count(id);
      if (given.kind === 'got' || given.kind === 'pass') {
        return c.json({ state: await endSecret(services, room.id, { ...given, playerId: id }) });
      }
      const state = await answers.give(room.id, { ...given, playerId: id, at, saidAt });
      if (state === 'counted' && given.kind === 'answer') {
        rooms.gave(room.id, id, { key: given.key, text: given.text.trim() });
      }
      return c.json({ state });
    })
    .post('/rooms/:code/challenge', async (c) => {
      const { room, id } = await callerAs(services, c, 'player');
      presses.count(id);
      const { key } = await parseBody(c, Challenge);
      await challenge(services, room, { key, playerId: id });
      return c.json({});
    });
}

/** The acting phone says that its secret was guessed, or gives it up: the next card comes. */
async function endSecret(
  services: Services,
  roomId: string,
  {
    kind,
    key,
    playerId,
  }: { readonly kind: string; readonly key: string; readonly playerId: string },
): Promise<'counted' | 'late'> {
  const taken = await change(services, roomId, {
    id: `${kind} ${key}`,
    actions: (state) => {
      const { match } = state;
      if (playOf(state) !== 'secret' || state.actor !== playerId || keyOf(state) !== key) {
        return undefined;
      }
      const points = { type: 'UPDATE_SCORE', team: match.currentTeam, points: GOT_POINTS } as const;
      const next = { type: 'TABLE', action: { type: 'ADVANCE' } } as const;
      return kind === 'got' ? [{ type: 'TABLE', action: points }, next] : [next];
    },
  });
  return taken.state === 'done' ? 'counted' : 'late';
}
