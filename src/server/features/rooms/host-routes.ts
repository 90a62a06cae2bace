import { Hono } from 'hono';
import { SendAction, type WireAction } from '#contract/room-actions.ts';
import { AsRole, ChangePlayer, NewPass, Ruling } from '#contract/rooms.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { parse, parseBody, type RequestEnv } from '#server/platform/http/request.ts';
import { act } from './act.ts';
import { callerAs, hostAs, type RoomCaller } from './callers.ts';
import { newPass } from './passes.ts';
import { rule } from './rulings.ts';
import { admitAll, changeByHost, removeSeat } from './seats-by-host.ts';
import type { RoomServices } from './services.ts';

/** What a phone that is a remote may do to the match: run the cards and the scores, and nothing that can't be taken back. */
const REMOTE_ACTS = new Set([
  'ADVANCE',
  'GO_BACK',
  'NEXT_CARD',
  'PREVIOUS_CARD',
  'SKIP_CARD',
  'PAUSE_GAME',
  'RESUME_GAME',
  'RESET_TIMER',
  'UPDATE_SCORE',
  'TAKE_TURN',
  'SWITCH_TEAM',
  'UNDO_SCORE',
  'REDO_SCORE',
  'NEXT_ROUND',
]);

/** And to the room. */
const REMOTE_ROOM_ACTS = new Set<WireAction['type']>(['SHOW', 'CLOSE', 'FREE_BUZZER']);

function mayAct({ role }: RoomCaller, action: WireAction): boolean {
  if (role === 'screen' || REMOTE_ROOM_ACTS.has(action.type)) return true;
  return action.type === 'TABLE' && REMOTE_ACTS.has(action.action.type);
}

/** What the screen and remotes do. */
export function hostRoutes(services: RoomServices) {
  return new Hono<RequestEnv>()
    .post('/rooms/:code/actions', async (c) => {
      const caller = await hostAs(services, c, parse(AsRole, c.req.query()).as);
      const sent = await parseBody(c, SendAction);
      if (!mayAct(caller, sent.action)) throw new Problem('not-in-room');
      return c.json(await act(services, caller.room.id, sent));
    })
    .post('/rooms/:code/rulings', async (c) => {
      const { room } = await hostAs(services, c, parse(AsRole, c.req.query()).as);
      await rule(services, room, await parseBody(c, Ruling));
      return c.json({});
    })
    .post('/rooms/:code/admit', async (c) => {
      const { room } = await callerAs(services, c, 'screen');
      await admitAll(services, room);
      return c.json({});
    })
    .patch('/rooms/:code/players/:id', async (c) => {
      const { room } = await callerAs(services, c, 'screen');
      const id = c.req.param('id');
      await changeByHost(services, room, { id, change: await parseBody(c, ChangePlayer) });
      return c.json({});
    })
    .delete('/rooms/:code/players/:id', async (c) => {
      const { room } = await callerAs(services, c, 'screen');
      await removeSeat(services, room, c.req.param('id'));
      return c.json({});
    })
    .post('/rooms/:code/pass', async (c) => {
      const { room } = await callerAs(services, c, 'screen');
      const { playerId } = await parseBody(c, NewPass);
      return c.json(await newPass(services, room, playerId));
    });
}
