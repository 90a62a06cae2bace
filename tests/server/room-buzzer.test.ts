// The buzzer over HTTP on both engines, with the server's clock in the test's hand.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAnswerQueue } from '#server/features/rooms/index.ts';
import { NOON } from '#tests/support/matches.ts';
import { openRoom, openRoomStream, type RoomScreen } from '#tests/support/rooms.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

const ARMED = NOON + 10_000;

describeOnBothEngines('the buzzer', (engine) => {
  let now = NOON;
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine, {}, { clock: () => now });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    now = NOON;
  });

  /** A room with a buzzer that was armed at `ARMED`, and three phones. */
  async function buzzerRoom() {
    const screen = await openRoom(server);
    await screen.act({ type: 'SET', settings: { answering: 'buzz' } });
    const [anna, ben, cleo] = [
      await screen.phone('Anna'),
      await screen.phone('Ben', 'B'),
      await screen.phone('Cleo', 'B'),
    ];
    now = ARMED;
    await screen.begin();
    return { screen, anna, ben, cleo };
  }
  const free = async (screen: RoomScreen) => (await screen.act({ type: 'FREE_BUZZER' })).body.state;
  const first = async (screen: RoomScreen) => (await screen.view()).buzzes[0]?.playerId;

  it('PHONE-31 the order goes by when each phone was pressed, and is told to all once the presses are in', async () => {
    const { screen, anna, ben, cleo } = await buzzerRoom();
    expect(await screen.view()).toMatchObject({ buzzes: [], buzzOpenUntil: null });
    now = ARMED + 1000;
    expect(await anna.press({ at: ARMED + 990, uncertainty: 20 })).toBe('counted');
    now = ARMED + 1100;
    expect(await ben.press({ at: ARMED + 980, uncertainty: 5 })).toBe('counted');
    // Pressed again, nothing changes.
    expect(await anna.press({ at: ARMED + 900, uncertainty: 20 })).toBe('counted');
    now = ARMED + 1299;
    expect(await screen.view()).toMatchObject({ buzzes: [], buzzOpenUntil: ARMED + 1300 });
    expect((await anna.view()).table.card).toMatchObject({ play: 'buzzer', buzz: null });
    now = ARMED + 1300;
    const order = [
      { playerId: ben.id, at: ARMED + 980, gapMs: 0, isClose: true },
      { playerId: anna.id, at: ARMED + 990, gapMs: 10, isClose: true },
    ];
    expect((await screen.view()).buzzes).toEqual(order);
    expect((await ben.view()).table.card?.buzz).toEqual({ place: 1, first: 'Ben' });
    expect((await anna.view()).table.card?.buzz).toEqual({ place: 2, first: 'Ben' });
    expect((await cleo.view()).table.card?.buzz).toEqual({ place: null, first: 'Ben' });
    expect(await cleo.press({ at: ARMED + 970, uncertainty: 200 })).toBe('counted');
    const last = { playerId: cleo.id, at: ARMED + 1300, gapMs: 320, isClose: false };
    expect((await screen.view()).buzzes).toEqual([...order, last]);
    // Whoever is taken out of the room is out of the order.
    await screen.caller.delete(`${screen.path}/players/${ben.id}`);
    expect(await first(screen)).toBe(anna.id);
  });

  it('PHONE-30 what a phone says is believed as far as its line bears it out', async () => {
    const { screen, anna, ben, cleo } = await buzzerRoom();
    now = ARMED + 400;
    await anna.press({ at: ARMED + 1, uncertainty: 10 });
    await ben.press({ at: now + 10_000, uncertainty: 10 });
    await cleo.press({ at: NOON, uncertainty: 1000 });
    now += 300;
    const times = (await screen.view()).buzzes.map(({ playerId, at }) => [playerId, at - ARMED]);
    expect(times).toEqual([
      [cleo.id, 0],
      [anna.id, 180],
      [ben.id, 400],
    ]);
    const { key } = await anna.now();
    const wrong = { key, kind: 'buzz', uncertainty: 1001 };
    expect((await anna.caller.post(`${anna.path}/answers`, wrong)).status).toBe(400);
    expect((await anna.giveFor(key, 'Saturn')).status).toBe(400);
  });

  it('PHONE-31 streams tell the order by themselves when its time has come', async () => {
    const { screen, anna, ben } = await buzzerRoom();
    const stream = await openRoomStream(ben);
    await anna.press();
    await expect.poll(async () => (await screen.view()).buzzOpenUntil).toBe(ARMED + 300);
    expect(stream.heard()).not.toContain('"first"');
    now += 300;
    const told = await stream.until(
      (news) => news.type === 'phone' && news.view.table.card?.buzz !== null,
    );
    expect(told).toMatchObject({
      view: { table: { card: { buzz: { place: null, first: 'Anna' } } } },
    });
    stream.close();
  });

  it('PHONE-31 a press that is written after the order was told stands behind it', async () => {
    const { screen, anna, ben } = await buzzerRoom();
    now = ARMED + 1000;
    await anna.press();
    const receivedAt = ARMED + 1010;
    now = ARMED + 1300;
    expect(await first(screen)).toBe(anna.id);
    const { db } = server.database;
    const room = await db
      .selectFrom('room')
      .select('id')
      .where('code', '=', screen.code)
      .executeTakeFirstOrThrow();
    const live = {
      publish: () => undefined,
      follow: () => () => undefined,
      isListening: () => true,
      close: () => Promise.resolve(),
    };
    const { key } = await ben.now();
    const press = { key, kind: 'buzz', text: '', playerId: ben.id, uncertainty: 10 } as const;
    const late = { ...press, at: receivedAt, saidAt: ARMED + 900 };
    const queue = openAnswerQueue({ db, engine, live, clock: () => now });
    expect(await queue.give(room.id, late)).toBe('counted');
    expect((await screen.view()).buzzes.map(({ playerId }) => playerId)).toEqual([anna.id, ben.id]);
  });

  it('PHONE-32 the host frees the buzzer: others press again, who was wrong does not until the next card', async () => {
    const { screen, anna, ben } = await buzzerRoom();
    expect(await free(screen)).toBe('stale');
    now = ARMED + 1000;
    await anna.press();
    await ben.press();
    expect(await free(screen)).toBe('stale');
    now = ARMED + 1300;
    const wrong = await first(screen);
    const [out, other] = wrong === anna.id ? [anna, ben] : [ben, anna];
    expect(await free(screen)).toBe('done');
    expect(await screen.view()).toMatchObject({
      buzzes: [],
      buzzOpenUntil: null,
      room: { buzzedOut: [out.id], buzzerFrom: now },
    });
    expect((await out.view()).you?.isBuzzedOut).toBe(true);
    expect((await other.view()).you?.isBuzzedOut).toBe(false);
    expect((await other.view()).table.card?.buzz).toBeNull();
    now += 1;
    expect(await out.press()).toBe('late');
    // One that was on its way when the buzzer was freed.
    now -= 2;
    expect(await other.press()).toBe('late');
    now += 500;
    expect(await other.press({ at: ARMED, uncertainty: 1000 })).toBe('counted');
    now += 300;
    expect((await screen.view()).buzzes).toMatchObject([{ playerId: other.id, at: ARMED + 1300 }]);
    const points = { type: 'UPDATE_SCORE', team: 'B', points: 10 } as const;
    await screen.act({ type: 'TABLE', action: points });
    await screen.next();
    expect((await screen.view()).room.buzzedOut).toEqual([]);
    expect(await out.press()).toBe('counted');
    expect((await out.view()).table.teams.map((team) => team.points)).toEqual([0, 10]);
  });

  it('PHONE-32 a remote frees the buzzer as well, once', async () => {
    const { screen, anna, ben } = await buzzerRoom();
    const remote = await screen.remote();
    now += 50;
    await anna.press();
    now += 300;
    const sent = { ...(await screen.now()), id: 'free-it-once', action: { type: 'FREE_BUZZER' } };
    const path = `${screen.path}/actions?as=remote`;
    const send = async () => (await remote.caller.post(path, sent)).body;
    expect(await send()).toMatchObject({ state: 'done' });
    now += 50;
    await ben.press();
    now += 300;
    expect(await send()).toMatchObject({ state: 'done' });
    expect(await first(screen)).toBe(ben.id);
    const asSeat = { ...sent, id: 'not-a-remote' };
    expect((await ben.caller.post(`${ben.path}/actions?as=player`, asSeat)).status).toBe(403);
  });
});
