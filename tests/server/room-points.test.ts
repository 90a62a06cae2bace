// What answers are worth where seats come, go and change, and where games follow each other, on both engines.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptForm } from '#domain/match/kept-match.ts';
import { cards, startedMatch } from '#tests/support/matches.ts';
import { openRoom, type RoomPhone } from '#tests/support/rooms.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

const QUIZ = cards(3, 'a hint', 'Saturn');

const SECRETS = cards(4, 'moon, launch, fire, space, fly', '');

const pointsOf = async (phone: RoomPhone) =>
  (await phone.view()).table.teams.map(({ points }) => points);

describeOnBothEngines('points of a room', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  it('PHONE-03 PHONE-02 the average is over those who were asked: not over remotes, nor over who came later', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    await screen.act({ type: 'SET', settings: { scoring: 'average' } });
    await screen.remote();
    const [anna, ben] = [await screen.phone('Anna', 'A'), await screen.phone('Ben', 'A')];
    await screen.begin();
    const { key } = await screen.now();
    await screen.phone('Cleo', 'A');
    await anna.give('Saturn');
    await ben.give('Saturn');
    await screen.reveal();
    expect(await pointsOf(anna)).toEqual([10, 0]);
    await screen.next();
    await screen.phone('Dan', 'A');
    // The first card once more: nobody has come to it since.
    const ruling = { key, playerId: ben.id, ruling: 'right' };
    await screen.caller.post(`${screen.path}/rulings?as=screen`, ruling);
    expect(await pointsOf(anna)).toEqual([10, 0]);
  });

  it('PHONE-03 who has answered and left does not answer for who is still there', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const [anna, ben, cleo] = [
      await screen.phone('Anna', 'A'),
      await screen.phone('Ben', 'B'),
      await screen.phone('Cleo', 'B'),
    ];
    await screen.begin();
    await anna.give('Saturn');
    await anna.caller.delete(`${anna.path}/me?as=player`);
    await ben.give('Mars');
    expect((await cleo.view()).table.card).toMatchObject({ isOpen: true, answered: 1 });
    expect((await cleo.give('Saturn')).body).toEqual({ state: 'counted' });
    await expect.poll(async () => (await screen.view()).room.isClosed).toBe(true);
  });

  it('PHONE-03 two different signs are two answers, and overruling one leaves the other', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const [anna, ben] = [await screen.phone('Anna', 'A'), await screen.phone('Ben', 'B')];
    await screen.begin();
    const { key } = await screen.now();
    await anna.give('♄');
    await ben.give('♂');
    await screen.reveal();
    const ruling = { key, playerId: anna.id, ruling: 'right' };
    await screen.caller.post(`${screen.path}/rulings?as=screen`, ruling);
    expect(await pointsOf(anna)).toEqual([10, 0]);
  });

  it('PHONE-04 a secret to which the host goes back can be got once more, and one message counts once', async () => {
    const secret = { category: 'secret-prompt', cards: SECRETS } as const;
    const screen = await openRoom(server, secret);
    const anna = await screen.phone('Anna', 'A');
    await screen.begin();
    const { key } = await anna.now();
    expect((await anna.giveFor(key, '', 'got')).body).toEqual({ state: 'counted' });
    expect((await anna.giveFor(key, '', 'got')).body).toEqual({ state: 'counted' });
    expect(await pointsOf(anna)).toEqual([10, 0]);
    await screen.act({ type: 'TABLE', action: { type: 'GO_BACK' } });
    expect((await anna.now()).key).toBe(key);
    expect((await anna.giveFor(key, '', 'got')).body).toEqual({ state: 'counted' });
    expect(await pointsOf(anna)).toEqual([20, 0]);
    expect((await anna.now()).key).not.toBe(key);
  });

  it('PHONE-10 the own points begin anew with the scores, and stay with them', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    await screen.begin();
    await anna.give('Saturn');
    await screen.reveal();
    expect((await anna.view()).you).toMatchObject({ points: 10 });
    const match = keptForm(startedMatch({ id: 'second', topic: 'Sea', cards: cards(4) }));
    const put = (keepsScores: boolean) =>
      screen.caller.put(`${screen.path}/match`, { match, keepsScores, isReplacement: false });
    await put(true);
    expect((await anna.view()).you).toMatchObject({ points: 10 });
    await put(false);
    expect((await anna.view()).you).toMatchObject({ points: 0 });
  });

  it('PHONE-10 the own points begin anew when the game does', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    await screen.begin();
    await anna.give('Saturn');
    await screen.reveal();
    await screen.act({ type: 'TABLE', action: { type: 'RESET_GAME' } });
    expect(await pointsOf(anna)).toEqual([0, 0]);
    expect((await anna.view()).you).toMatchObject({ points: 0 });
  });

  it('PHONE-46 a card that was begun with the buzzer and answered in writing is paid once', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    await screen.act({ type: 'SET', settings: { answering: 'buzz' } });
    const anna = await screen.phone('Anna');
    await screen.begin();
    expect(await anna.press()).toBe('counted');
    await screen.act({ type: 'SET', settings: { answering: 'type' } });
    await anna.give('Saturn');
    await screen.reveal();
    expect((await anna.view()).you).toMatchObject({ points: 10 });
    expect(await pointsOf(anna)).toEqual([10, 0]);
  });
});
