// Rooms over HTTP on both engines: phones join, answer, are marked, and know no more than they should.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptForm } from '#domain/match/kept-match.ts';
import type * as z from 'zod/mini';
import { ActionTaken } from '#contract/room-actions.ts';
import {
  AnswerTaken,
  ROOM_CODE_LETTERS,
  OwnRoom,
  Pass,
  RoomDeck,
  RoomDoor,
  RoomNews,
  RoomOpened,
  ServerTime,
} from '#contract/rooms.ts';
import type { Card } from '#domain/deck/card.ts';
import { Caller, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import { cards, startedMatch } from '#tests/support/matches.ts';
import { openRoom, openRoomStream, RoomPhone, scoreEvents } from '#tests/support/rooms.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

const QUIZ: Card[] = [
  {
    question: 'Which planet has the great rings?',
    answer: 'Saturn',
    choices: ['Mars', 'Venus', 'Jupiter'],
  },
  { question: 'Who stepped onto the Moon first?', answer: 'Neil Armstrong' },
  { question: 'Which star is nearest to us?', answer: 'The Sun' },
].map((card, at) => ({
  id: `q${at}`,
  hint: 'Look up.',
  category: 'Trivia',
  type: 'trivia',
  ...card,
}));

const SECRETS: Card[] = ['Rocket', 'Comet', 'Telescope', 'Eclipse'].map((question, at) => ({
  id: `s${at}`,
  question,
  hint: 'fly, space, fire, Moon, launch',
  answer: '',
  category: 'Secret-prompt Games',
  type: 'secret-prompt',
}));

const portOf = ({ port }: { readonly port: number }) => ({ url: `http://127.0.0.1:${port}` });

/** A long poll at the process that a phone is served by, with the cookies that it has at another one. */
async function pollAt(phone: RoomPhone, since: string): Promise<RoomNews> {
  const path = `${phone.path}/news?as=player&since=${since}`;
  const headers = { cookie: phone.caller.cookie };
  return RoomNews.parse(await (await fetch(phone.server.url + path, { headers })).json());
}

describeOnBothEngines('rooms', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  it('PHONE-01 a screen opens a room without an account, and phones join by its code', async () => {
    const screen = await openRoom(server);
    expect(screen.code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{5}$/);
    const typed = ` ${screen.code.toLowerCase().slice(0, 2)}-${screen.code.slice(2)}`;
    const door = await new Caller(server).get(`/api/rooms/${encodeURIComponent(typed)}`);
    expect(door.body).toEqual({
      code: screen.code,
      topic: 'Space',
      isLobby: true,
      joining: 'open',
      teams: [
        { id: 'A', name: '' },
        { id: 'B', name: '' },
      ],
      seat: null,
    });
    const anna = await screen.phone('Anna', 'B');
    await screen.phone('Ben');
    const { players } = await screen.view();
    expect(players).toMatchObject([
      { name: 'Anna', team: 'B', status: 'in', shape: 'circle', colour: 0 },
      { name: 'Ben', team: 'A', status: 'in', shape: 'triangle', colour: 1 },
    ]);
    const { table, you } = await anna.view();
    expect(table).toMatchObject({ isLobby: true, card: null, topic: 'Space' });
    expect(you).toMatchObject({ id: anna.id, name: 'Anna', team: 'B', isLate: false });
  });

  it('PHONE-01 the same browser has one seat; what it is may change, its team only while phones gather', async () => {
    const screen = await openRoom(server);
    const anna = await screen.phone('Anna');
    const again = await screen.phone('Somebody else', 'A', anna.caller);
    expect(again.id).toBe(anna.id);
    const change = { name: 'Anni', team: 'B', shape: 'star', colour: 5 };
    expect((await anna.caller.patch(`${anna.path}/me`, change)).status).toBe(200);
    expect((await anna.view()).you).toMatchObject(change);
    await screen.begin();
    const late = await anna.caller.patch(`${anna.path}/me`, { team: 'A' });
    expect(late).toMatchObject({ status: 409, body: { error: { code: 'team-fixed' } } });
    expect((await anna.caller.patch(`${anna.path}/me`, { name: 'Anna' })).status).toBe(200);
  });

  it('PHONE-02 whoever comes late plays from the next card on', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    await screen.begin();
    const late = await screen.phone('Late');
    expect((await late.view()).you).toMatchObject({ isLate: true });
    expect((await late.give('Saturn')).body).toEqual({ state: 'late' });
    await screen.next();
    expect((await late.view()).you).toMatchObject({ isLate: false });
    expect((await late.give('Neil Armstrong')).body).toEqual({ state: 'counted' });
  });

  it('PHONE-02 the host lets in, closes the door, moves and removes', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    await screen.act({ type: 'SET', settings: { joining: 'ask' } });
    const [anna, ben] = [await screen.phone('Anna'), await screen.phone('Ben', 'B')];
    await screen.begin();
    expect((await anna.view()).you).toMatchObject({ isWaiting: true });
    expect((await anna.view()).table.card).toBeNull();
    expect((await anna.give('Saturn')).status).toBe(400);
    await screen.caller.patch(`${screen.path}/players/${anna.id}`, { status: 'in' });
    expect((await anna.view()).table.card).toMatchObject({ question: QUIZ[0]?.question });
    expect((await ben.view()).you).toMatchObject({ isWaiting: true });
    await screen.caller.post(`${screen.path}/admit`, {});
    expect((await ben.view()).you).toMatchObject({ isWaiting: false });
    await screen.caller.patch(`${screen.path}/players/${ben.id}`, { team: 'A', stretch: 2 });
    expect((await ben.view()).you).toMatchObject({ team: 'A', stretch: 2, isLate: true });
    await screen.act({ type: 'SET', settings: { joining: 'closed' } });
    const shut = await new Caller(server).post(`${screen.path}/players`, { name: 'X', team: 'A' });
    expect(shut).toMatchObject({ status: 409, body: { error: { code: 'room-closed' } } });
    await screen.act({ type: 'SET', settings: { joining: 'open' } });
    const stream = await openRoomStream(ben);
    await screen.caller.delete(`${screen.path}/players/${ben.id}`);
    expect(await stream.until(({ type }) => type === 'over')).toEqual({
      type: 'over',
      why: 'removed',
    });
    const back = await ben.caller.post(`${screen.path}/players`, { name: 'Ben', team: 'A' });
    expect(back).toMatchObject({ status: 403, body: { error: { code: 'seat-removed' } } });
    expect(await ben.give('x').catch((error: Error) => error.message)).toContain('seat-removed');
  });

  it('PHONE-03 typed answers are counted, marked when the answer is shown, and bring points once', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const [anna, ben, cleo] = [
      await screen.phone('Anna', 'A'),
      await screen.phone('Ben', 'B'),
      await screen.phone('Cleo', 'B'),
    ];
    await screen.begin();
    expect((await anna.give('mars')).body).toEqual({ state: 'counted' });
    expect((await anna.give('the saturn')).body).toEqual({ state: 'counted' });
    await ben.give('Jupiter');
    const before = await screen.view();
    expect(before.answered.toSorted()).toEqual([anna.id, ben.id].toSorted());
    expect(before.answers).toEqual([]);
    expect((await anna.view()).you).toMatchObject({ text: 'the saturn', mark: null });
    expect((await anna.view()).table.card).toMatchObject({
      answered: 2,
      seats: 3,
      result: null,
      isOpen: true,
    });
    await screen.reveal();
    const after = await screen.view();
    expect(after.answers).toHaveLength(2);
    expect(after.answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ playerId: anna.id, mark: 'right', points: 10 }),
        expect.objectContaining({ playerId: ben.id, mark: 'wrong', points: 0 }),
      ]),
    );
    expect((await anna.view()).you).toMatchObject({ mark: 'right', points: 10, place: 1, of: 3 });
    expect((await ben.view()).you).toMatchObject({ mark: 'wrong', points: 0, place: 2 });
    const { table } = await cleo.view();
    expect(table.card).toMatchObject({ isOpen: false, result: { answer: 'Saturn' } });
    expect(table.teams.map(({ points }) => points)).toEqual([10, 0]);
    expect((await cleo.give('Saturn')).body).toEqual({ state: 'late' });
    // Hidden and shown again, nothing is paid twice.
    await screen.act({ type: 'SHOW', side: 'answer', isShown: false });
    expect((await cleo.give('Saturn')).body).toEqual({ state: 'late' });
    await screen.reveal();
    await screen.next();
    expect((await cleo.view()).table.teams.map(({ points }) => points)).toEqual([10, 0]);
  });

  it('PHONE-03 a card that is left without its answer shown is paid too, and once all are in nobody waits', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const [anna, ben] = [await screen.phone('Anna', 'A'), await screen.phone('Ben', 'B')];
    await screen.begin();
    await anna.give('Saturn');
    expect((await anna.view()).table.card).toMatchObject({ isOpen: true });
    await ben.give('Saturn');
    await expect.poll(async () => (await screen.view()).room.isClosed).toBe(true);
    await screen.next();
    expect((await anna.view()).table.teams.map(({ points }) => points)).toEqual([10, 10]);
  });

  it('PHONE-03 who listens as a closed card is turned over, is told the own mark, and no mark before', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const [anna, ben] = [await screen.phone('Anna', 'A'), await screen.phone('Ben', 'B')];
    const stream = await openRoomStream(anna);
    await screen.begin();
    const { key } = await screen.now();
    await ben.giveFor(key, 'Mars');
    await anna.giveFor(key, 'Saturn');
    const closed = await stream.until(
      (news) => news.type === 'phone' && news.view.table.card?.isOpen === false,
    );
    expect(closed).toMatchObject({ view: { you: { text: 'Saturn', mark: null, points: 0 } } });
    await screen.reveal();
    const told = await stream.until(
      (news) => news.type === 'phone' && news.view.table.card?.result !== null,
    );
    expect(told).toMatchObject({ view: { you: { mark: 'right', points: 10, place: 1 } } });
    stream.close();
  });

  it('PHONE-03 overruling any mark, also of an earlier card, changes the scores, and one undo takes it back', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const [anna, ben] = [await screen.phone('Anna', 'A'), await screen.phone('Ben', 'B')];
    await screen.begin();
    await screen.next();
    const { key } = await screen.now();
    await anna.give('Armstrong');
    await ben.give('armstrong!');
    await screen.reveal();
    expect((await anna.view()).you).toMatchObject({ mark: 'ask', points: 0 });
    await screen.next();
    expect((await anna.caller.post(`${anna.path}/challenge`, { key })).status).toBe(200);
    expect((await screen.view()).challenges).toEqual([
      { key, playerId: anna.id, text: 'Armstrong', answer: 'Neil Armstrong' },
    ]);
    const ruling = { key, playerId: anna.id, ruling: 'right' };
    expect((await screen.caller.post(`${screen.path}/rulings?as=screen`, ruling)).status).toBe(200);
    // Equal answers are ruled together.
    expect((await ben.view()).you).toMatchObject({ points: 10 });
    expect((await anna.view()).table.teams.map(({ points }) => points)).toEqual([10, 10]);
    expect((await screen.view()).challenges).toEqual([]);
    await screen.act({ type: 'TABLE', action: { type: 'UNDO_SCORE' } });
    expect((await anna.view()).table.teams.map(({ points }) => points)).toEqual([0, 0]);
    // The round that was closed before.
    expect(scoreEvents(await screen.view())).toHaveLength(1);
  });

  it('PHONE-03 the average over a team, quickness, and choices are the host’s switches', async () => {
    const screen = await openRoom(server, { cards: QUIZ, timerSeconds: 90 });
    await screen.act({
      type: 'SET',
      settings: { scoring: 'average', speed: true, answering: 'choose' },
    });
    const [anna, ben] = [await screen.phone('Anna', 'A'), await screen.phone('Ben', 'A')];
    await screen.begin();
    const { table } = await anna.view();
    expect(table.card?.choices?.toSorted()).toEqual(['Jupiter', 'Mars', 'Saturn', 'Venus']);
    expect((await anna.give('Pluto')).status).toBe(400);
    await anna.give('Saturn');
    await ben.give('Mars');
    await screen.reveal();
    expect((await anna.view()).you).toMatchObject({ points: 15 });
    expect((await anna.view()).table.teams[0]?.points).toBe(8);
  });

  it('PHONE-04 the secret goes to the acting phone alone, its words to those who guard them', async () => {
    const screen = await openRoom(server, { category: 'secret-prompt', cards: SECRETS });
    const [anna, ann2, ben] = [
      await screen.phone('Anna', 'A'),
      await screen.phone('Andy', 'A'),
      await screen.phone('Ben', 'B'),
    ];
    await screen.begin();
    expect((await anna.view()).table.card).toMatchObject({ secret: 'Rocket', question: null });
    expect((await ben.view()).table.card).toMatchObject({
      secret: null,
      question: null,
      hint: null,
      forbidden: ['fly', 'space', 'fire', 'Moon', 'launch'],
    });
    expect((await ann2.view()).table.card).toMatchObject({
      secret: null,
      forbidden: null,
      hint: null,
    });
    expect((await ben.give('', 'foul')).body).toEqual({ state: 'counted' });
    expect((await screen.view()).fouls).toEqual([ben.id]);
    expect((await ben.give('', 'got')).body).toEqual({ state: 'late' });
    const { key } = await anna.now();
    expect((await anna.giveFor(key, '', 'got')).body).toEqual({ state: 'counted' });
    expect((await anna.giveFor(key, '', 'got')).body).toEqual({ state: 'counted' });
    const { table } = await ben.view();
    expect(table.teams.map(({ points }) => points)).toEqual([10, 0]);
    expect(table.card).toMatchObject({ number: 2, secret: 'Comet' });
    expect((await anna.view()).table.card).toMatchObject({
      secret: null,
      forbidden: SECRETS[1]?.hint.split(', '),
    });
  });

  it('PHONE-05 nothing that a guesser’s phone hears holds a secret, an answer before it is shown, another’s answer or a token', async () => {
    const screen = await openRoom(server, { category: 'secret-prompt', cards: SECRETS });
    await screen.phone('Actor', 'A');
    const guesser = await screen.phone('Guesser', 'A');
    const stream = await openRoomStream(guesser);
    await screen.begin();
    await screen.act({ type: 'TABLE', action: { type: 'UPDATE_SCORE', team: 'B', points: 1 } });
    await stream.until((news) => news.type === 'phone' && news.view.table.teams[1]?.points === 1);
    expect(stream.heard()).toContain('"number":1');
    for (const word of ['Rocket', 'Comet', 'launch', 'tokenHash', 'ownerHash']) {
      expect(stream.heard()).not.toContain(word);
    }
    stream.close();

    const quiz = await openRoom(server, { cards: QUIZ });
    const [anna, ben] = [await quiz.phone('Anna'), await quiz.phone('Ben', 'B')];
    const heard = await openRoomStream(ben);
    await quiz.begin();
    await anna.give('Zanzibar');
    await heard.until((news) => news.type === 'phone' && news.view.table.card?.answered === 1);
    for (const word of ['Saturn', 'Zanzibar', 'Armstrong', 'Look up']) {
      expect(heard.heard()).not.toContain(word);
    }
    await quiz.reveal();
    await heard.until((news) => news.type === 'phone' && news.view.table.card?.result !== null);
    expect(heard.heard()).toContain('Saturn');
    expect(heard.heard()).not.toContain('Zanzibar');
    heard.close();
  });

  it('PHONE-06 votes are counted, changed until shown, and only what can be voted for counts', async () => {
    const [question] = cards(1);
    const card = { ...question, vote: 'either', options: ['Tea', 'Coffee'] } as Card;
    const screen = await openRoom(server, {
      category: 'social',
      cards: [card, ...cards(3).slice(1)],
    });
    const [anna, ben] = [await screen.phone('Anna'), await screen.phone('Ben', 'B')];
    await screen.begin();
    expect((await anna.view()).table.card).toMatchObject({
      vote: 'either',
      options: ['Tea', 'Coffee'],
      hint: null,
    });
    await anna.give('0');
    expect((await anna.give('Tea')).status).toBe(400);
    await anna.give('1');
    await ben.give('1');
    expect((await ben.view()).table.card).toMatchObject({
      answered: 2,
      isOpen: true,
      result: null,
    });
    await screen.reveal();
    expect((await ben.view()).table.card?.result?.votes).toEqual([{ text: '1', count: 2 }]);
    expect((await ben.give('0')).body).toEqual({ state: 'late' });
  });

  it('PHONE-07 an action counts once, in order, and one for a card that has gone changes nothing', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    await screen.begin();
    const { key, events } = await screen.now();
    const id = randomUUID();
    const send = (action: object, own: string = id) =>
      screen.caller.post(`${screen.path}/actions?as=screen`, { id: own, key, events, action });
    const points = { type: 'TABLE', action: { type: 'UPDATE_SCORE', team: 'A', points: 5 } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(points)));
    expect(answers.map(({ body }) => body.state)).toEqual(Array(5).fill('done'));
    expect(scoreEvents(await screen.view())).toHaveLength(1);
    await screen.next();
    const stale = await send(points, randomUUID());
    expect(stale.body).toMatchObject({ state: 'stale' });
    expect(scoreEvents(await screen.view())).toHaveLength(1);
    // What is about the latest score names how many there were.
    const undo = { type: 'TABLE', action: { type: 'UNDO_SCORE' } };
    const now = await screen.now();
    const wrong = { id: randomUUID(), key: now.key, events: now.events + 1, action: undo };
    expect((await screen.caller.post(`${screen.path}/actions?as=screen`, wrong)).body.state).toBe(
      'stale',
    );
  });

  it('PHONE-08 a phone becomes a remote by a code that works once, after a yes; it can’t do what can’t be undone', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    await screen.begin();
    const { body: pass } = await screen.caller.post(`${screen.path}/pass`, { playerId: null });
    const remote = new Caller(server);
    const used = await remote.post(`${screen.path}/passes`, {
      pass: pass.pass,
      name: 'Quizmaster',
    });
    expect(used.body).toEqual({ role: 'remote' });
    const twice = await new Caller(server).post(`${screen.path}/passes`, {
      pass: pass.pass,
      name: 'Thief',
    });
    expect(twice).toMatchObject({ status: 400, body: { error: { code: 'pass-invalid' } } });
    const act = async (action: object) => {
      const { key, events } = await screen.now();
      const sent = { id: randomUUID(), key, events, action };
      return remote.post(`${screen.path}/actions?as=remote`, sent);
    };
    const next = { type: 'TABLE', action: { type: 'ADVANCE' } };
    expect(await act(next)).toMatchObject({
      status: 403,
      body: { error: { code: 'not-in-room' } },
    });
    const [waiting] = (await screen.view()).players;
    expect(waiting).toMatchObject({ name: 'Quizmaster', role: 'remote', status: 'waiting' });
    await screen.caller.patch(`${screen.path}/players/${waiting?.id}`, { status: 'in' });
    const news = await remote.get(`${screen.path}/news?as=remote`);
    expect(news.body.view).toMatchObject({
      you: null,
      table: {
        card: { question: QUIZ[0]?.question, hint: 'Look up.', result: { answer: 'Saturn' } },
      },
    });
    expect((await act(next)).body).toMatchObject({ state: 'done' });
    for (const type of ['RESET_GAME', 'END_GAME']) {
      expect((await act({ type: 'TABLE', action: { type } })).status).toBe(403);
    }
    await screen.caller.delete(`${screen.path}/players/${waiting?.id}`);
    expect(await act(next)).toMatchObject({
      status: 403,
      body: { error: { code: 'seat-removed' } },
    });
  });

  it('PHONE-08 a remote without a seat is a guesser of secrets', async () => {
    const screen = await openRoom(server, { category: 'secret-prompt', cards: SECRETS });
    await screen.phone('Actor', 'A');
    await screen.begin();
    const remote = await screen.remote();
    expect(JSON.stringify(await remote.news())).not.toMatch(/Rocket|launch/);
  });

  it('PHONE-09 a lost phone’s seat is given to another one', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    const { body } = await screen.caller.post(`${screen.path}/pass`, { playerId: anna.id });
    const other = new Caller(server);
    await other.post(`${screen.path}/passes`, { pass: body.pass, name: 'ignored' });
    const news = await other.get(`${screen.path}/news?as=player`);
    expect(news.body.view.you).toMatchObject({ id: anna.id, name: 'Anna' });
    expect((await anna.caller.get(`${screen.path}/news?as=player`)).status).toBe(403);
  });

  it('PHONE-09 the newest window of a seat counts, and the older one is told', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    const first = await openRoomStream(anna);
    await first.next();
    const second = await openRoomStream(anna);
    expect(await first.until(({ type }) => type === 'over')).toEqual({
      type: 'over',
      why: 'replaced',
    });
    await screen.begin();
    await second.until((news) => news.type === 'phone' && !news.view.table.isLobby);
    second.close();
  });

  it('PHONE-28 the newest window counts also where another server process serves the older one', async () => {
    const second = await server.another();
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    const there = new RoomPhone(portOf(second), anna.caller, screen.code, anna.id);
    const first = await openRoomStream(there);
    await first.next();
    const newer = await openRoomStream(anna);
    const replaced = { type: 'over', why: 'replaced' };
    expect(await first.until(({ type }) => type === 'over')).toEqual(replaced);
    // And the other way round, with a long poll that replaces a stream.
    const polled = await pollAt(there, '');
    expect(await newer.until(({ type }) => type === 'over')).toEqual(replaced);
    const last = await openRoomStream(anna);
    await last.next();
    // The poll's window has been replaced meanwhile; it does not take the seat back.
    expect(await pollAt(there, polled.type === 'phone' ? polled.tag : '')).toEqual(replaced);
    await screen.begin();
    await last.until((news) => news.type === 'phone' && !news.view.table.isLobby);
    last.close();
    await second.stop();
  });

  it('PHONE-28 one window that polls again and again stays the newest, and several screens show one room', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    const screens = [await openRoomStream(screen), await openRoomStream(screen)];
    let news = await anna.news();
    for (const name of ['Anni', 'Annika', 'Anna']) {
      await anna.caller.patch(`${anna.path}/me`, { name });
      news = await anna.news(news.type === 'phone' ? news.tag : '');
      expect(news).toMatchObject({ type: 'phone', view: { you: { name } } });
    }
    for (const stream of screens) {
      await stream.until(({ type, ...more }) => type === 'screen' && 'view' in more);
      expect(stream.heard()).not.toContain('"over"');
      stream.close();
    }
  });

  it('PHONE-14 a phone that listens at another process than the one it joined by is told its view', async () => {
    const screen = await openRoom(server);
    const other = await server.another();
    const there = (phone: RoomPhone) => {
      const caller = new Caller({ url: `http://127.0.0.1:${other.port}` }, phone.caller.cookie);
      return new RoomPhone({ url: `http://127.0.0.1:${other.port}` }, caller, phone.code, phone.id);
    };
    const first = await openRoomStream(there(await screen.phone('Anna')));
    expect(await first.next()).toMatchObject({ type: 'phone' });
    // What this process has read of the room is older than these seats.
    for (const name of ['Ben', 'Cleo', 'Dora']) {
      const stream = await openRoomStream(there(await screen.phone(name)));
      expect(await stream.next()).toMatchObject({ type: 'phone', view: { you: { name } } });
      stream.close();
    }
    first.close();
    await other.stop();
  });

  it('PHONE-10 the account’s own browser takes its room up, and opening another room closes the first', async () => {
    const host = await signedInCaller(server, 'room-host@example.org');
    const screen = await openRoom(server, { cards: QUIZ }, host);
    await screen.begin();
    const laptop = await signedInCaller(server, 'room-host@example.org');
    expect((await laptop.get('/api/rooms/mine')).body).toEqual({
      code: screen.code,
      topic: 'Space',
    });
    expect((await laptop.post(`${screen.path}/screen`, {})).status).toBe(200);
    expect((await laptop.get(`${screen.path}/deck`)).body.cards).toHaveLength(3);
    expect((await host.get(`${screen.path}/deck`)).status).toBe(403);
    const stranger = await signedInCaller(server, 'stranger@example.org');
    expect((await stranger.post(`${screen.path}/screen`, {})).status).toBe(403);
    const phone = await screen.phone('Anna');
    const stream = await openRoomStream(phone);
    await stream.next();
    const next = await openRoom(server, {}, laptop);
    expect(await stream.until(({ type }) => type === 'over')).toEqual({
      type: 'over',
      why: 'closed',
    });
    expect((await laptop.get(screen.path)).status).toBe(404);
    await laptop.delete(next.path);
    expect((await laptop.get('/api/rooms/mine')).body).toEqual({ code: null, topic: null });
  });

  it('PHONE-10 another deck comes into the same room, with its seats, with scores or without', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    await screen.begin();
    await anna.give('Saturn');
    await screen.reveal();
    const match = keptForm(startedMatch({ id: 'second', topic: 'Sea', cards: cards(4) }));
    const put = (keepsScores: boolean) =>
      screen.caller.put(`${screen.path}/match`, { match, keepsScores, isReplacement: false });
    expect((await put(true)).body).toMatchObject({ state: 'done' });
    const { table } = await anna.view();
    expect(table).toMatchObject({ topic: 'Sea', card: { number: 1, total: 4 } });
    expect(table.teams[0]?.points).toBe(10);
    await put(false);
    expect((await anna.view()).table.teams[0]?.points).toBe(0);
  });

  it('PHONE-11 a room is not found by a wrong code, and tokens of one room open no other', async () => {
    const [one, other] = [await openRoom(server), await openRoom(server)];
    const anna = await one.phone('Anna');
    for (const code of ['AAAAA', 'BCDFG', 'x', '%00', other.code.slice(1)]) {
      const { status } = await anna.caller.get(`/api/rooms/${code}`);
      expect([404, 400]).toContain(status);
    }
    expect((await anna.caller.get(`/api/rooms/${other.code}/news?as=player`)).status).toBe(403);
    expect((await anna.caller.get(`${one.path}/deck`)).status).toBe(403);
    expect((await anna.caller.delete(one.path)).status).toBe(403);
    expect((await anna.caller.patch(`${one.path}/players/${anna.id}`, { stretch: 2 })).status).toBe(
      403,
    );
    const cross = await anna.caller.send(`${one.path}/answers`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(cross.status).toBe(403);
  });

  it('PHONE-11 PHONE-05 a code for a seat gives one of its own room, and of no other', async () => {
    const secret = { category: 'secret-prompt', cards: SECRETS } as const;
    const [theirs, own] = [await openRoom(server, secret), await openRoom(server)];
    const actor = await theirs.phone('Actor');
    await theirs.begin();
    const { body } = await own.caller.post(`${own.path}/pass`, { playerId: actor.id });
    const mallory = new Caller(server);
    const used = await mallory.post(`${own.path}/passes`, { pass: body.pass, name: 'M' });
    expect(used).toMatchObject({ status: 400, body: { error: { code: 'pass-invalid' } } });
    const { status } = await mallory.get(`${theirs.path}/news?as=player`);
    expect(status).toBe(403);
    expect((await actor.view()).table.card).toMatchObject({ secret: 'Rocket' });
  });

  it('PHONE-11 who has tried too many wrong codes is not told of a right one either; who is in stays in', async () => {
    const limited = await startTestServer(engine, { RATE_LIMITS: 'on' });
    try {
      const screen = await openRoom(limited);
      const anna = await screen.phone('Anna');
      const guesser = new Caller(limited);
      const letters = ROOM_CODE_LETTERS.split('');
      const wrong = letters.flatMap((a) => letters.slice(0, 2).map((b) => `${a}${b}${a}${a}${b}`));
      const tried = wrong.filter((code) => code !== screen.code).slice(0, 31);
      // The phones of a room that is over ask for it again and again: that is no guessing.
      for (let time = 0; time < 40; time += 1) await guesser.get(`/api/rooms/${tried[0]}`);
      expect((await new Caller(limited).get(screen.path)).status).toBe(200);
      for (const code of tried) await guesser.get(`/api/rooms/${code}`);
      for (const path of ['', '/time', '/news?as=player', '/news?as=screen', '/deck']) {
        const { status } = await guesser.get(`${screen.path}${path}`);
        expect({ path, status }).toEqual({ path, status: 429 });
      }
      const join = await guesser.post(`${screen.path}/players`, {});
      expect(join.status).toBe(429);
      expect((await anna.caller.get(`${screen.path}/news?as=player`)).status).toBe(200);
      expect((await anna.caller.get(`${screen.path}/time`)).status).toBe(200);
      expect((await screen.caller.get(`${screen.path}/deck`)).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });

  it('PHONE-11 every route of a room wants the cookie of its screen, its remote or its seat', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    const ofRoom = server.routes.filter((route) => /^[A-Z]+ \/api\/rooms\/:code/.test(route));
    const doors = ['GET ', 'POST /players', 'POST /passes', 'GET /time'];
    const own = [
      'PATCH /me',
      'DELETE /me',
      'POST /answers',
      'POST /challenge',
      'POST /cards',
      'DELETE /cards/:id',
      'GET /events',
      'GET /news',
    ];
    const closed = [...new Set(ofRoom)].filter(
      (route) => !doors.includes(route.replace('/api/rooms/:code', '')),
    );
    expect(closed.length).toBeGreaterThan(14);
    const ask = (caller: Caller, route: string, as: string) => {
      const [method = '', pattern = ''] = route.split(' ');
      const path = pattern.replace(':code', screen.code).replace(':id', anna.id);
      const isBody = method !== 'GET' && method !== 'DELETE';
      return caller.send(`${path}?as=${as}`, {
        method,
        ...(isBody && { headers: { 'content-type': 'application/json' }, body: '{}' }),
      });
    };
    const found: unknown[] = [];
    for (const route of closed) {
      for (const as of ['screen', 'remote', 'player']) {
        const { status } = await ask(new Caller(server), route, as);
        if (status !== 403 && status !== 401) found.push({ route, as, status, who: 'nobody' });
        if (as === 'player' && own.includes(route.replace('/api/rooms/:code', ''))) continue;
        const { status: hers } = await ask(anna.caller, route, as);
        const isOwn =
          own.includes(route.replace('/api/rooms/:code', '')) && !/events|news/.test(route);
        if (hers !== 403 && hers !== 401 && !isOwn)
          found.push({ route, as, status: hers, who: 'a seat' });
      }
    }
    expect(found).toEqual([]);
  });

  it('PHONE-12 a room survives its server, and goes with its owner', async () => {
    const host = await signedInCaller(server, 'owner@example.org');
    const screen = await openRoom(server, { cards: QUIZ }, host);
    const anna = await screen.phone('Anna');
    await screen.begin();
    await anna.give('Saturn');
    await server.restart();
    expect((await anna.view()).you).toMatchObject({ text: 'Saturn' });
    await screen.reveal();
    expect((await anna.view()).you).toMatchObject({ mark: 'right' });
    await server.database.db.deleteFrom('user').where('email', '=', 'owner@example.org').execute();
    expect((await anna.caller.get(screen.path)).status).toBe(404);
    for (const table of ['room_player', 'room_state', 'room_answer', 'room_card'] as const) {
      const rows = await server.database.db.selectFrom(table).select('roomId').execute();
      const rooms = await server.database.db.selectFrom('room').select('id').execute();
      const live = new Set(rooms.map(({ id }) => id));
      expect(rows.filter(({ roomId }) => !live.has(roomId))).toEqual([]);
    }
  });

  it('PHONE-12 who asks to be deleted closes the own room at once, and everybody is told', async () => {
    const host = await signedInCaller(server, 'leaver@example.org');
    const screen = await openRoom(server, { cards: QUIZ }, host);
    const anna = await openRoomStream(await screen.phone('Anna'));
    await anna.next();
    const asked = {
      email: 'leaver@example.org',
      reason: 'other',
      additionalInfo: '',
      acknowledged: true,
      password: PASSWORD,
    };
    expect((await host.post('/api/deletion', asked)).status).toBe(200);
    expect(await anna.until(({ type }) => type === 'over')).toEqual({
      type: 'over',
      why: 'closed',
    });
  });

  it('PHONE-12 a phone’s cookie outlives the twelve hours that a room has after each action', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const look = { name: 'Anna', team: 'A' };
    const { headers } = await fetch(`${server.url}${screen.path}/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url },
      body: JSON.stringify(look),
    });
    const [, seconds] = /Max-Age=(\d+)/.exec(headers.get('set-cookie') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(24 * 60 * 60);
  });

  it('PHONE-13 twenty phones that answer as the time runs out: each is counted or told that it was late', async () => {
    const screen = await openRoom(server, { cards: QUIZ, timerSeconds: 1, teamCount: 2 });
    const phones = await Promise.all(
      Array.from({ length: 20 }, (_, at) => screen.phone(`Phone ${at}`, at % 2 === 0 ? 'A' : 'B')),
    );
    await screen.begin();
    const { key } = await screen.now();
    const spread = phones.map(async (phone, at) => {
      await new Promise((resolve) => setTimeout(resolve, 600 + at * 25));
      return { phone, state: (await phone.giveFor(key, 'Saturn')).body.state };
    });
    const given = await Promise.all(spread);
    const counted = given.filter(({ state }) => state === 'counted').map(({ phone }) => phone.id);
    expect(given.every(({ state }) => state === 'counted' || state === 'late')).toBe(true);
    await screen.reveal();
    const { answers } = await screen.view();
    expect(answers.map(({ playerId }) => playerId).toSorted()).toEqual(counted.toSorted());
    for (const { phone, state } of given) {
      expect((await phone.view()).you?.mark).toBe(state === 'counted' ? 'right' : null);
    }
  });

  it('every answer is what the contract says', async () => {
    const host = await signedInCaller(server, 'contract@example.org');
    const screen = await openRoom(server, { cards: QUIZ }, host);
    const anna = await screen.phone('Anna');
    await screen.begin();
    const given = await anna.give('Saturn');
    const acted = await screen.reveal();
    const answers: readonly (readonly [z.ZodMiniType, unknown])[] = [
      [RoomOpened, { code: screen.code }],
      [RoomDoor, (await anna.caller.get(screen.path)).body],
      [AnswerTaken, given.body],
      [ActionTaken, acted.body],
      [Pass, (await host.post(`${screen.path}/pass`, { playerId: null })).body],
      [RoomDeck, (await host.get(`${screen.path}/deck`)).body],
      [ServerTime, (await anna.caller.get(`${screen.path}/time`)).body],
      [OwnRoom, (await host.get('/api/rooms/mine')).body],
      [RoomNews, await screen.news()],
      [RoomNews, await anna.news()],
    ];
    for (const [schema, body] of answers) expect(schema.parse(body)).toEqual(body);
  });

  it('PHONE-14 a long poll answers at once where something is new, and waits where nothing is', async () => {
    const screen = await openRoom(server, { cards: QUIZ });
    const anna = await screen.phone('Anna');
    const first = await anna.news();
    if (first.type !== 'phone') throw new Error(first.type);
    const waiting = anna.news(first.tag);
    await screen.begin();
    const second = await waiting;
    expect(second).toMatchObject({ type: 'phone', view: { table: { isLobby: false } } });
  });
});
