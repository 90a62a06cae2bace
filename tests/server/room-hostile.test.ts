// What arrives twice, late, out of order, from the wrong hands or after the end, with the server's clock in the
// test's hand.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { WireAction } from '#contract/room-actions.ts';
import type { RunningServer } from '#server/app.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { Caller } from '#tests/support/caller.ts';
import { cards, NOON } from '#tests/support/matches.ts';
import {
  openRoom,
  openRoomStream,
  pointEvents,
  scoreEvents,
  type RoomPhone,
  type RoomScreen,
} from '#tests/support/rooms.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

const ANSWER = 'Saturn';
const QUIZ = cards(5, 'a hint', ANSWER);
const PHONES = 20;
const GONE = { status: 404, body: { error: { code: 'room-not-found' } } };
const REMOVED = { status: 403, body: { error: { code: 'seat-removed' } } };
const STRANGER = { status: 403, body: { error: { code: 'not-in-room' } } };
const NEXT: WireAction = { type: 'TABLE', action: { type: 'ADVANCE' } };
const pointsFor = (team: 'A' | 'B', points: number): WireAction => ({
  type: 'TABLE',
  action: { type: 'UPDATE_SCORE', team, points },
});

describeOnBothEngines('a room under hostile hands', (engine) => {
  let now = NOON;
  let server: TestServer;
  /** Serves the same rooms; on SQLite it is the same process. */
  let beside: { readonly url: string };
  let second: RunningServer | undefined;
  beforeAll(async () => {
    server = await startTestServer(engine, {}, { clock: () => now });
    second = engine === 'postgres' ? await server.another() : undefined;
    beside = second ? { url: `http://127.0.0.1:${second.port}` } : server;
  });
  afterAll(async () => {
    await second?.stop();
    await server.stop();
  });
  beforeEach(() => {
    now = NOON;
  });

  async function fullRoom() {
    const screen = await openRoom(server, { cards: QUIZ, timerSeconds: 30 });
    const phones = await Promise.all(
      Array.from({ length: PHONES }, (_, at) =>
        screen.phone(`Phone ${at}`, at % 2 ? 'B' : 'A', new Caller(at % 4 < 2 ? server : beside)),
      ),
    );
    await screen.begin();
    return { screen, phones, key: (await screen.now()).key };
  }

  /** Everybody's view says what each phone was told about its answer. */
  async function expectAgreement(
    screen: RoomScreen,
    told: readonly { readonly phone: RoomPhone; readonly state: string }[],
  ): Promise<void> {
    const counted = told.filter(({ state }) => state === 'counted').map(({ phone }) => phone.id);
    const { answers } = await screen.view();
    expect(answers.filter(({ text }) => text === ANSWER).map(({ playerId }) => playerId)).toEqual(
      expect.arrayContaining(counted),
    );
    expect(answers.filter(({ text }) => text === ANSWER)).toHaveLength(counted.length);
    const views = await Promise.all(told.map(({ phone }) => phone.view()));
    for (const [at, { state }] of told.entries()) {
      expect(['counted', 'late']).toContain(state);
      const isCounted = state === 'counted';
      expect(views[at]?.you?.mark === 'right').toBe(isCounted);
      expect(views[at]?.you?.text === ANSWER).toBe(isCounted);
      expect(views[at]?.table.card?.answered).toBe(answers.length);
    }
  }

  it('PHONE-33 twenty phones in the last 50 ms: each is counted or told that it was late, and every view agrees', async () => {
    const { screen, phones, key } = await fullRoom();
    // Every other one changes an answer that was in time.
    const early = phones.filter((_, at) => at % 2 === 1);
    await Promise.all(early.map((phone) => phone.giveFor(key, 'Mars')));
    const told: { phone: RoomPhone; state: string }[] = [];
    for (const [at, phone] of phones.entries()) {
      now = NOON + 30_000 - 50 + at * 5;
      told.push({ phone, state: (await phone.giveFor(key, ANSWER)).body.state });
    }
    const counted = Array.from({ length: PHONES }, (_, at) => (at < 10 ? 'counted' : 'late'));
    expect(told.map(({ state }) => state)).toEqual(counted);
    expect((await screen.view()).answeredCount).toBe(15);
    await screen.reveal();
    await expectAgreement(screen, told);
    expect((await phones[11]?.view())?.you).toMatchObject({ text: 'Mars', mark: 'wrong' });
  });

  it('PHONE-33 twenty phones while the host closes: each is counted or told that it was late, and every view agrees', async () => {
    const { screen, phones } = await fullRoom();
    const right = new Map(phones.map(({ id }) => [id, 0]));
    const teams = { A: 0, B: 0 };
    for (let card = 0; card < 4; card += 1) {
      const { key } = await screen.now();
      const [told] = await Promise.all([
        Promise.all(
          phones.map(async (phone) => ({
            phone,
            state: String((await phone.giveFor(key, ANSWER)).body.state),
          })),
        ),
        screen.reveal(),
      ]);
      await expectAgreement(screen, told);
      // What counted is paid, to the phone and to its team.
      const paid = new Set<'A' | 'B'>();
      for (const [at, { phone, state }] of told.entries()) {
        if (state !== 'counted') continue;
        right.set(phone.id, (right.get(phone.id) ?? 0) + 10);
        paid.add(at % 2 ? 'B' : 'A');
      }
      for (const team of paid) teams[team] += 10;
      const { players } = await screen.view();
      expect(new Map(players.map(({ id, points }) => [id, points]))).toEqual(right);
      const [phone] = phones;
      const totals = (await phone?.view())?.table.teams.map(({ points }) => points);
      expect(totals).toEqual([teams.A, teams.B]);
      await screen.next();
    }
  });

  it.runIf(engine === 'postgres')(
    'PHONE-33 an answer that is being written while the host closes is paid as it was counted',
    async () => {
      const { screen, phones, key } = await fullRoom();
      const playerId = phones[0]?.id ?? '';
      const { db } = server.database;
      const writing = await db.transaction().execute(async (trx) => {
        const { roomId } = await trx
          .selectFrom('room_state')
          .innerJoin('room', 'room.id', 'roomId')
          .select('roomId')
          .where('code', '=', screen.code)
          .forUpdate('room_state')
          .executeTakeFirstOrThrow();
        const given = { card: key, playerId, kind: 'answer' as const, text: ANSWER, at: now };
        const rest = { leftMs: 1000, ruling: null, isChallenged: 0, points: 0 };
        await trx
          .insertInto('room_answer')
          .values({ roomId, ...given, ...rest })
          .execute();
        const closing = screen.reveal();
        await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
        return { closing };
      });
      expect((await writing.closing).body.state).toBe('done');
      const player = (await screen.view()).players.find(({ id }) => id === playerId);
      expect(player?.points).toBe(10);
      expect((await phones[0]?.view())?.table.teams[0]?.points).toBe(10);
    },
  );

  it('PHONE-33 an answer that comes twice is one, and one for another card changes nothing', async () => {
    const { screen, phones, key } = await fullRoom();
    const [anna] = phones;
    const twice = await Promise.all([anna?.giveFor(key, ANSWER), anna?.giveFor(key, ANSWER)]);
    expect(twice.map((answer) => answer?.body.state)).toEqual(['counted', 'counted']);
    expect((await screen.view()).answeredCount).toBe(1);
    await screen.next();
    // Sent again, because its acknowledgement was lost: it has counted; another one does not.
    expect((await anna?.giveFor(key, ` ${ANSWER}`))?.body).toEqual({ state: 'counted' });
    for (const other of [key, '1.card-3', '2.card-2', 'x']) {
      expect((await anna?.giveFor(other, 'Mars'))?.body).toEqual({ state: 'late' });
    }
    expect((await screen.view()).answeredCount).toBe(0);
    const ruling = { key, playerId: anna?.id, ruling: 'right' };
    for (let times = 0; times < 2; times += 1) {
      await screen.caller.post(`${screen.path}/rulings?as=screen`, ruling);
    }
    expect((await anna?.view())?.table.teams.map(({ points }) => points)).toEqual([10, 0]);
  });

  it('PHONE-33 an action that overtakes the one before it does nothing, says so, and counts when it is sent in its turn', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    await screen.begin();
    const send = async (key: string, action: WireAction, id: string = randomUUID()) => {
      const sent = { id, key, events: 0, action };
      return (await screen.caller.post(`${screen.path}/actions?as=screen`, sent)).body.state;
    };
    const id = randomUUID();
    expect(await send('1.card-2', pointsFor('A', 5), id)).toBe('stale');
    expect(await send('1.card-1', NEXT)).toBe('done');
    expect(await send('1.card-2', pointsFor('A', 5), id)).toBe('done');
    expect(await send('1.card-2', pointsFor('A', 5), id)).toBe('done');
    expect(await send('1.card-1', NEXT)).toBe('stale');
    const view = await screen.view();
    expect(view.room.key).toBe('1.card-2');
    expect(scoreEvents(view)).toHaveLength(1);
  });

  it('PHONE-33 a removed seat does nothing any more, by no route, and is told why', async () => {
    const { screen, phones, key } = await fullRoom();
    const [anna, ben] = phones;
    if (!anna || !ben) throw new Error('No phones');
    await screen.caller.patch(`${screen.path}/players/${ben.id}`, { isRemote: true });
    await anna.giveFor(key, ANSWER);
    await screen.caller.delete(`${screen.path}/players/${anna.id}`);
    await screen.caller.delete(`${screen.path}/players/${ben.id}`);
    expect(await anna.giveFor(key, 'Mars')).toMatchObject(REMOVED);
    expect(await anna.caller.post(`${anna.path}/challenge`, { key })).toMatchObject(REMOVED);
    expect(await anna.caller.patch(`${anna.path}/me`, { name: 'Other' })).toMatchObject(REMOVED);
    expect(await anna.caller.delete(`${anna.path}/me?as=player`)).toMatchObject(REMOVED);
    expect(await anna.caller.get(`${anna.path}/news?as=player`)).toMatchObject(REMOVED);
    const act = { id: randomUUID(), key, events: 0, action: NEXT };
    expect(await ben.caller.post(`${ben.path}/actions?as=player`, act)).toMatchObject(REMOVED);
    const join = { name: 'Anna', team: 'A' };
    expect(await anna.caller.post(`${anna.path}/players`, join)).toMatchObject(REMOVED);
    expect((await screen.view()).room.key).toBe(key);
  });

  it('PHONE-33 another’s token does nothing: a seat’s as a screen’s, one room’s in another', async () => {
    const [one, other] = [await fullRoom(), await openRoom(server, { cards: QUIZ })];
    const [anna] = one.phones;
    if (!anna) throw new Error('No phone');
    const [, token = ''] = /riffle\.player=([^;]+)/.exec(anna.caller.cookie) ?? [];
    const [, screenToken = ''] = /riffle\.screen=([^;]+)/.exec(one.screen.caller.cookie) ?? [];
    const act = { id: randomUUID(), key: one.key, events: 0, action: NEXT };
    for (const [cookie, path, as] of [
      [`riffle.screen=${token}`, one.screen.path, 'screen'],
      [`riffle.remote=${token}`, one.screen.path, 'remote'],
      [`riffle.player=${token}`, one.screen.path, 'player'],
      [`riffle.player=${screenToken}`, one.screen.path, 'player'],
      [`riffle.screen=${screenToken}`, other.path, 'screen'],
      ['riffle.screen=', one.screen.path, 'screen'],
    ] as const) {
      const thief = new Caller(server, cookie);
      expect(await thief.post(`${path}/actions?as=${as}`, act)).toMatchObject(STRANGER);
    }
    const elsewhere = new Caller(server, `riffle.player=${token}`);
    const given = { key: '1.card-1', text: ANSWER };
    expect(await elsewhere.post(`${other.path}/answers`, given)).toMatchObject(STRANGER);
    expect((await one.screen.view()).room.key).toBe(one.key);
  });

  it('PHONE-33 after the room’s end nothing counts, and everybody is told that it is gone', async () => {
    const { screen, phones, key } = await fullRoom();
    const [anna, ben] = phones;
    if (!anna || !ben) throw new Error('No phones');
    const stream = await openRoomStream(ben);
    await stream.next();
    // What is on its way while the room ends is counted, or told that there is no room.
    const [given, acted, closed] = await Promise.all([
      Promise.all(phones.map((phone) => phone.giveFor(key, ANSWER))),
      screen.caller.post(`${screen.path}/actions?as=screen`, {
        id: randomUUID(),
        key,
        events: 0,
        action: pointsFor('A', 5),
      }),
      screen.caller.delete(screen.path),
    ]);
    for (const { status, body } of [...given, acted]) {
      if (status !== 200) expect({ status, body }).toMatchObject(GONE);
    }
    expect(closed.status).toBe(200);
    expect(await stream.until(({ type }) => type === 'over')).toMatchObject({ why: 'closed' });
    expect(await anna.giveFor(key, ANSWER)).toMatchObject(GONE);
    const late = { id: randomUUID(), key, events: 0, action: NEXT };
    expect(await screen.caller.post(`${screen.path}/actions?as=screen`, late)).toMatchObject(GONE);
    expect(await screen.caller.delete(screen.path)).toMatchObject(GONE);
    expect(await anna.caller.get(`${anna.path}/news?as=player`)).toMatchObject(GONE);
    const join = { name: 'New', team: 'A' };
    expect(await new Caller(server).post(`${screen.path}/players`, join)).toMatchObject(GONE);
    for (const table of ['room_player', 'room_state', 'room_answer'] as const) {
      const rows = await server.database.db
        .selectFrom(table)
        .innerJoin('room', 'room.id', `${table}.roomId`)
        .select('code')
        .where('code', '=', screen.code)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  it('PHONE-33 a room that has run out is gone as well', async () => {
    const { screen, phones, key } = await fullRoom();
    now += 12 * 60 * 60_000;
    expect(await phones[0]?.giveFor(key, ANSWER)).toMatchObject(GONE);
    expect(await screen.caller.get(`${screen.path}/news?as=screen`)).toMatchObject(GONE);
  });

  it('PHONE-34 two who act at once, whose lines are cut and who send again: each act counts once, and both see the same', async () => {
    const steps = fc.array(
      fc.record({
        who: fc.constantFrom('screen', 'remote'),
        what: fc.constantFrom<WireAction>(NEXT, pointsFor('A', 1), pointsFor('B', 100)),
        /** How often it is sent: an answer that is lost is asked for again. */
        times: fc.integer({ min: 1, max: 3 }),
        /** Whether it goes by what was seen last, or looks first. */
        looks: fc.boolean(),
        isAlone: fc.boolean(),
      }),
      { minLength: 2, maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (acts) => {
        const screen = await openRoom(server, { cards: cards(12) });
        const { caller: remote } = await screen.remote(new Caller(beside));
        await screen.begin();
        const hands = { screen: screen.caller, remote };
        const begun = await screen.now();
        const seen: Record<string, typeof begun> = { screen: begun, remote: begun };
        const done: WireAction[] = [];
        const running: Promise<void>[] = [];
        for (const { who, what, times, looks, isAlone } of acts) {
          if (looks) seen[who] = await screen.now();
          const sent = { id: randomUUID(), ...seen[who], action: what };
          const path = `${screen.path}/actions?as=${who}`;
          const asked = Array.from({ length: times }, () =>
            hands[who === 'screen' ? 'screen' : 'remote'].post(path, sent),
          );
          running.push(
            Promise.all(asked).then((answers) => {
              // Sent again it is done, or was never done: a card that has gone does not come back here.
              const states = new Set(answers.map(({ body }) => body.state));
              if (states.has('done')) done.push(what);
              expect([...states].filter((each) => each !== 'done' && each !== 'stale')).toEqual([]);
            }),
          );
          if (isAlone) await Promise.all(running.splice(0));
        }
        await Promise.all(running);
        const view = await screen.view();
        const moves = done.filter((action) => action === NEXT).length;
        expect(view.room.key).toBe(`1.card-${1 + moves}`);
        expect(pointEvents(view)).toHaveLength(done.length - moves);
        const { body } = await remote.get(`${screen.path}/news?as=remote`);
        const totals = ['A', 'B'].map((team) => sumOf(done, team));
        const told = body.view.table.teams.map(({ points }: { points: number }) => points);
        expect(told).toEqual(totals);
        expect(body.view.table.card.key).toBe(view.room.key);
      }),
      { numRuns: 15 },
    );
  });
});

/** Statements that wait for another transaction of this database. */
async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

function sumOf(done: readonly WireAction[], team: string): number {
  return done.reduce((sum, { type, ...rest }) => {
    if (type !== 'TABLE' || !('action' in rest)) return sum;
    const { action } = rest;
    return action.type === 'UPDATE_SCORE' && action.team === team ? sum + action.points : sum;
  }, 0);
}
