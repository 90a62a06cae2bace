// What a remote is told and may judge, over HTTP on both engines.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PhoneView } from '#contract/rooms.ts';
import type { Card } from '#domain/deck/card.ts';
import { openRoom, type RoomPhone, type RoomScreen } from '#tests/support/rooms.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

const QUIZ: Card[] = ['Saturn', 'Jupiter', 'Neptune'].map((answer, at) => ({
  id: `q${at}`,
  question: `Which planet is number ${at}?`,
  hint: 'Look up.',
  answer,
  category: 'Trivia',
  type: 'trivia',
}));

describeOnBothEngines('the remotes of a room', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  const makeRemote = (screen: RoomScreen, { id }: RoomPhone) =>
    screen.caller.patch(`${screen.path}/players/${id}`, { isRemote: true });
  const pointsOf = ({ table }: PhoneView) => table.teams.map(({ points }) => points);

  it('PHONE-55 a remote knows what is turned over and, once the answer is, what everybody gave', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const [anna, ben] = [await screen.phone('Anna'), await screen.phone('Ben', 'B')];
    await screen.phone('Cleo', 'B');
    const remote = await screen.remote();
    await makeRemote(screen, ben);
    await screen.begin();
    await anna.give('Uranus');
    await ben.give('saturn!');
    const nothing = {
      shown: { hint: false, answer: false },
      hasHint: true,
      isClosable: true,
      answers: [],
      challenges: [],
    };
    expect((await remote.view()).host).toEqual(nothing);
    expect((await ben.view()).host).toEqual(nothing);
    expect(JSON.stringify(await ben.view())).not.toContain('Uranus');
    const show = (side: 'hint' | 'answer', isShown: boolean) =>
      remote.act({ type: 'SHOW', side, isShown });
    expect((await show('hint', true)).body).toMatchObject({ state: 'done' });
    expect((await remote.view()).host?.shown).toEqual({ hint: true, answer: false });
    await show('answer', true);
    const { host } = await remote.view();
    expect(host?.shown).toEqual({ hint: true, answer: true });
    const unruled = { isChallenged: false, isRuled: false };
    expect(host?.answers).toHaveLength(2);
    expect(host?.answers).toEqual(
      expect.arrayContaining([
        { playerId: anna.id, name: 'Anna', text: 'Uranus', mark: 'wrong', ...unruled },
        { playerId: ben.id, name: 'Ben', text: 'saturn!', mark: 'right', ...unruled },
      ]),
    );
    expect((await ben.view()).host).toEqual(host);
    expect((await anna.view()).host).toBeNull();
    await show('answer', false);
    expect((await remote.view()).host).toMatchObject({
      shown: { answer: false },
      answers: [],
    });
  });

  it('PHONE-55 a remote that waits is told nothing, in the lobby and in the game', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    const remote = await screen.waitingRemote();
    expect(await remote.view()).toMatchObject({ host: null, you: null });
    await screen.begin();
    await anna.give('Uranus');
    await screen.reveal();
    expect(await remote.view()).toMatchObject({ host: null, table: { card: null } });
    const ruling = { key: '1.q0', playerId: anna.id, ruling: 'right' };
    expect((await remote.rule(ruling)).status).toBe(403);
    await screen.letIn(remote);
    expect((await remote.view()).host?.answers).toMatchObject([{ name: 'Anna', text: 'Uranus' }]);
  });

  it('PHONE-56 a remote judges an answer, and the scores change', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    const remote = await screen.remote();
    await screen.begin();
    await anna.give('Uranus');
    await remote.act({ type: 'SHOW', side: 'answer', isShown: true });
    expect(pointsOf(await remote.view())).toEqual([0, 0]);
    const ruling = { key: '1.q0', playerId: anna.id };
    expect((await remote.rule({ ...ruling, ruling: 'right' })).status).toBe(200);
    const right = await remote.view();
    expect(pointsOf(right)).toEqual([10, 0]);
    expect(right.host?.answers).toMatchObject([{ mark: 'right', isRuled: true }]);
    await remote.rule({ ...ruling, ruling: 'wrong' });
    expect(pointsOf(await remote.view())).toEqual([0, 0]);
  });

  it('PHONE-56 what is challenged comes to the remotes when its card has been left, with both texts', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const [anna, ben] = [await screen.phone('Anna'), await screen.phone('Ben', 'B')];
    await makeRemote(screen, ben);
    const remote = await screen.remote();
    await screen.begin();
    await anna.give('The ringed one');
    await anna.caller.post(`${anna.path}/challenge`, { key: '1.q0' });
    expect((await screen.view()).challenges).toHaveLength(1);
    expect(JSON.stringify(await ben.view())).not.toContain('Saturn');
    await screen.next();
    const { host } = await remote.view();
    const ofCard = { key: '1.q0', playerId: anna.id };
    expect(host?.challenges).toEqual([
      { ...ofCard, name: 'Anna', text: 'The ringed one', answer: 'Saturn' },
    ]);
    expect((await ben.view()).host).toEqual(host);
    await remote.rule({ ...ofCard, ruling: 'right' });
    const after = await remote.view();
    expect(after.host?.challenges).toEqual([]);
    expect(pointsOf(after)).toEqual([10, 0]);
  });
});
