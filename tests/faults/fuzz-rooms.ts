// A room for requests made from schemas: its cookies, its ids, and bodies that mean it.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type * as z from 'zod/mini';
import { SendAction } from '#contract/room-actions.ts';
import * as rooms from '#contract/rooms.ts';
import { CATEGORY_IDS } from '#domain/category/categories.ts';
import { keptForm } from '#domain/match/kept-match.ts';
import { Caller } from '#tests/support/caller.ts';
import { fitting } from '#tests/support/from-schema.ts';
import { cards, startedMatch } from '#tests/support/matches.ts';
import { openRoom } from '#tests/support/rooms.ts';

/** What the routes of rooms that read a body take. */
export const ROOM_BODIES = {
  'POST /api/rooms': rooms.NewRoom,
  'PUT /api/rooms/:code/match': rooms.PutMatch,
  'POST /api/rooms/:code/players': rooms.JoinRoom,
  'PATCH /api/rooms/:code/players/:id': rooms.ChangePlayer,
  'PATCH /api/rooms/:code/me': rooms.ChangeMe,
  'POST /api/rooms/:code/pass': rooms.NewPass,
  'POST /api/rooms/:code/passes': rooms.UsePass,
  'POST /api/rooms/:code/answers': rooms.GiveAnswer,
  'POST /api/rooms/:code/challenge': rooms.Challenge,
  'POST /api/rooms/:code/rulings': rooms.Ruling,
  'POST /api/rooms/:code/actions': SendAction,
} as const satisfies Readonly<Record<string, z.ZodMiniType>>;

export interface RoomUnderFire {
  readonly ids: readonly string[];
  /** Of its screen, its remote and a seat, which are all in one browser. */
  readonly cookie: string;
  /** Bodies that fit the room, by the route. */
  readonly bodies: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

/** Opens a room with phones and a remote, and begins. */
export async function roomUnderFire(server: { readonly url: string }): Promise<RoomUnderFire> {
  const caller = new Caller(server);
  const screen = await openRoom(server, {}, caller);
  const anna = await screen.phone('Anna', 'A', caller);
  const ben = await screen.phone('Ben', 'B');
  const { body } = await caller.post(`${screen.path}/pass`, { playerId: null });
  await caller.post(`${screen.path}/passes`, { pass: body.pass, name: 'Quizmaster' });
  const remote = (await screen.view()).players.find(({ role }) => role === 'remote')?.id ?? '';
  await caller.patch(`${screen.path}/players/${remote}`, { status: 'in' });
  await screen.begin();
  const ids = [screen.code, anna.id, ben.id, remote];
  return { ids, cookie: caller.cookie, bodies: bodiesFor([anna.id, ben.id]) };
}

/** Whose cookie must not be there too often: these end what the others are about. */
export const ENDS_ROOMS = /^DELETE \/api\/rooms/;

function bodiesFor(players: readonly string[]): RoomUnderFire['bodies'] {
  const key = fc.constantFrom(...cards(5).map(({ id }) => `1.${id}`), '2.card-1');
  const playerId = fc.constantFrom(...players);
  const match = fc
    .constantFrom(...CATEGORY_IDS)
    .map((category) => keptForm(startedMatch({ category, timerSeconds: 90 })));
  const text = fc.constantFrom('an answer', '0', 'yes', 'heart', ...players);
  const at = fc.integer({ min: -5000, max: 5000 }).map((off) => Date.now() + off);
  const id = fc.constant(0).map(() => randomUUID());
  const own: Readonly<Partial<Record<keyof typeof ROOM_BODIES, object>>> = {
    'POST /api/rooms': { match },
    'PUT /api/rooms/:code/match': { match },
    'POST /api/rooms/:code/pass': { playerId },
    'POST /api/rooms/:code/answers': { key, text, at },
    'POST /api/rooms/:code/challenge': { key },
    'POST /api/rooms/:code/rulings': { key, playerId },
    'POST /api/rooms/:code/actions': { id, key, events: fc.nat({ max: 2 }) },
  };
  return Object.fromEntries(
    Object.entries(ROOM_BODIES).map(([route, schema]) => {
      const meant = fc.record<Record<string, unknown>>({ ...Object(Reflect.get(own, route)) });
      const body = fc.tuple(fitting(schema), meant);
      return [route, body.map(([fit, more]) => ({ ...Object(fit), ...more }))];
    }),
  );
}
