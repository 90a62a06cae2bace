import { Hono } from 'hono';
import { NewRoom, PutMatch, type RoomDoor } from '#contract/rooms.ts';
import { teamsOf } from '#domain/match/teams.ts';
import { currentUser, requireUser } from '#server/features/accounts/index.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { parseBody, type RequestContext, type RequestEnv } from '#server/platform/http/request.ts';
import { callerAs, giveToken, roomOf, tokenOf } from './callers.ts';
import { close, open, putMatch, takeUp } from './rooms.ts';
import { withSavedCards } from './saved-deck.ts';
import { findSeat } from './seats.ts';
import type { RoomServices } from './services.ts';
import { findRoom, readState } from './store.ts';

/** Opening a room, looking at it, taking it up, closing it. */
export function wholeRoomRoutes(services: RoomServices) {
  const { db, limiter } = services;
  return new Hono<RequestEnv>()
    .route('/', takingUpRoutes(services))
    .post('/rooms', async (c) => {
      const wanted = await parseBody(c, NewRoom);
      const network = networkOf(c.var.address);
      await limiter.count('room by address', network);
      const user = await currentUser(services, c);
      const match = await withSavedCards(db, wanted, user?.uid);
      const { code, token } = await open(services, match, { userId: user?.uid ?? null, network });
      giveToken(services, c, { code, role: 'screen', token });
      return c.json({ code }, 201);
    })
    .get('/rooms/:code', async (c) => c.json(await doorOf(services, c)))
    .delete('/rooms/:code', async (c) => {
      const { room } = await callerAs(services, c, 'screen');
      await close(services, room);
      return c.json({});
    });
}

/** What a phone may know before it joins: nothing of the cards. */
async function doorOf(services: RoomServices, c: RequestContext): Promise<RoomDoor> {
  const { db } = services;
  const room = await roomOf(services, c);
  const { state } = await readState(db, room.id);
  const seat = await findSeat(db, room.id, tokenOf(c, 'player'));
  const { match } = state;
  return {
    code: room.code,
    topic: match.topic,
    isLobby: state.isLobby,
    joining: state.settings.joining,
    teams: teamsOf(match.teamCount).map((id) => ({
      id,
      name: match.teamNames[id] ?? '',
      ...(match.teamCrests && { crest: match.teamCrests[id] }),
    })),
    seat: seat && seat.status !== 'removed' ? { name: seat.name } : null,
  };
}

/** The same room by another browser, or with another deck. */
function takingUpRoutes(services: RoomServices) {
  const { db, clock } = services;
  return new Hono<RequestEnv>()
    .get('/rooms/mine', async (c) => {
      const user = await requireUser(services, c);
      const row = await db
        .selectFrom('room')
        .select('code')
        .where('userId', '=', user.uid)
        .where('expiresAt', '>', clock())
        .executeTakeFirst();
      const room = row && (await findRoom(db, row.code, clock()));
      if (!room) return c.json({ code: null, topic: null });
      const { state } = await readState(db, room.id);
      return c.json({ code: room.code, topic: state.match.topic });
    })
    .post('/rooms/:code/screen', async (c) => {
      const room = await roomOf(services, c);
      const user = await requireUser(services, c);
      if (room.userId !== user.uid) throw new Problem('not-in-room');
      giveToken(services, c, {
        code: room.code,
        role: 'screen',
        token: await takeUp(services, room),
      });
      return c.json({});
    })
    .get('/rooms/:code/deck', async (c) => {
      const { room } = await callerAs(services, c, 'screen');
      const { deck } = await readState(db, room.id);
      return c.json({ cards: [...deck.values()] });
    })
    .put('/rooms/:code/match', async (c) => {
      const { room } = await callerAs(services, c, 'screen');
      return c.json(await putMatch(services, room, await parseBody(c, PutMatch)));
    });
}
