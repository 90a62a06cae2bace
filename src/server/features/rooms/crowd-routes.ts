import { Hono } from 'hono';
import { DropAuthor, OpenCrowd, WriteCard } from '#contract/crowd.ts';
import { AsRole } from '#contract/rooms.ts';
import { isPileSecret } from '#domain/room/crowd.ts';
import { Problem } from '#server/platform/http/problem.ts';
import {
  parse,
  parseBody,
  type RequestContext,
  type RequestEnv,
} from '#server/platform/http/request.ts';
import { callerAs, hostAs, tokenOf, type RoomCaller } from './callers.ts';
import { dropCards, setWriting, writeCard } from './crowd.ts';
import { deckOfPile } from './crowd-deck.ts';
import { readPile } from './crowd-pile.ts';
import { pressLimit } from './press-limit.ts';
import { findSeat } from './seats.ts';
import type { RoomServices } from './services.ts';
import { readState } from './store.ts';

/** 'Write our cards'. */
export function crowdRoutes(services: RoomServices) {
  const { db } = services;
  return new Hono<RequestEnv>()
    .post('/rooms/:code/crowd', async (c) => {
      const { room } = await callerAs(services, c, 'screen');
      await setWriting(services, room, await parseBody(c, OpenCrowd));
      return c.json({});
    })
    .delete('/rooms/:code/crowd', async (c) => {
      const { room } = await callerAs(services, c, 'screen');
      await setWriting(services, room, null);
      return c.json({});
    })
    .post('/rooms/:code/crowd/deck', async (c) => {
      const { room } = await callerAs(services, c, 'screen');
      const { writing } = (await readState(db, room.id)).state;
      if (!writing) throw new Problem('writing-closed');
      return c.json(deckOfPile(await readPile(db, room.id), writing.category));
    })
    .route('/', pileRoutes(services));
}

/** The cards as they lie in the pile: written, read by the host, taken away. */
function pileRoutes(services: RoomServices) {
  const { db } = services;
  const presses = pressLimit();
  return new Hono<RequestEnv>()
    .post('/rooms/:code/cards', async (c) => {
      const { room, id } = await callerAs(services, c, 'player');
      const card = await parseBody(c, WriteCard);
      presses.count(id);
      await writeCard(services, room, { ...card, playerId: id });
      return c.json({ state: 'counted' });
    })
    .get('/rooms/:code/cards', async (c) => {
      const caller = await hostAs(services, c, parse(AsRole, c.req.query()).as);
      if (!(await mayRead(services, c, caller))) throw new Problem('not-in-room');
      return c.json({ cards: await readPile(db, caller.room.id) });
    })
    .delete('/rooms/:code/cards', async (c) => {
      const { as } = parse(AsRole, c.req.query());
      const { room } = await hostAs(services, c, as);
      const { playerId } = parse(DropAuthor, c.req.query());
      await dropCards(services, room, { playerId });
      return c.json({});
    })
    .delete('/rooms/:code/cards/:id', async (c) => {
      const caller = await callerAs(services, c, parse(AsRole, c.req.query()).as);
      const isHost = caller.role === 'screen' || caller.isRemote;
      if (caller.role === 'remote' && !isHost) throw new Problem('not-in-room');
      const id = c.req.param('id');
      await dropCards(services, caller.room, isHost ? { id } : { id, playerId: caller.id });
      return c.json({});
    });
}

/** Whoever plays must not read the names that others act out, or whose fact is whose. */
async function mayRead(
  { db }: RoomServices,
  c: RequestContext,
  { room, role }: RoomCaller,
): Promise<boolean> {
  const { writing } = (await readState(db, room.id)).state;
  if (role === 'screen' || !writing || !isPileSecret(writing.category)) return true;
  const seat = await findSeat(db, room.id, tokenOf(c, 'player'));
  return role === 'remote' && (seat === undefined || seat.status === 'removed');
}
