// 'Write our cards' over HTTP on both engines: phones write the cards of the next game, and nobody else reads them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CardTaken, CrowdCards, CrowdDeck, PILE_MOST } from '#contract/crowd.ts';
import { RoomNews } from '#contract/rooms.ts';
import { keptForm } from '#domain/match/kept-match.ts';
import { Caller, signedInCaller } from '#tests/support/caller.ts';
import { startedMatch } from '#tests/support/matches.ts';
import { openRoom, openRoomStream, type RoomPhone, type RoomScreen } from '#tests/support/rooms.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

type Body = Readonly<Record<string, unknown>>;

const open = (screen: RoomScreen, category: string, each = 3) =>
  screen.caller.post(`${screen.path}/crowd`, { category, each });
const write = (phone: RoomPhone, text: string, more: Body = {}) =>
  phone.caller.post(`${phone.path}/cards`, { id: randomUUID(), text, ...more });
const pileOf = async (screen: RoomScreen) =>
  (await screen.caller.get(`${screen.path}/cards?as=screen`)).body.cards;
const deckOf = async (screen: RoomScreen): Promise<CrowdDeck> =>
  (await screen.caller.post(`${screen.path}/crowd/deck`, {})).body;
const code = ({ body }: { readonly body: Body }) =>
  typeof body['error'] === 'object' && body['error'] !== null && 'code' in body['error']
    ? body['error'].code
    : body;

describeOnBothEngines('cards that phones write', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  it('PHONE-24 phones write as many cards as the host asks for, each once, and take them back', async () => {
    const screen = await openRoom(server);
    const anna = await screen.phone('Anna');
    expect(code(await write(anna, 'Too early'))).toBe('writing-closed');
    expect((await open(screen, 'social', 2)).status).toBe(200);
    const writing = { category: 'social', each: 2 };
    expect((await anna.view()).table).toMatchObject({ writing, isLobby: true });
    const id = randomUUID();
    const first = await write(anna, '  Who of us\nsnores? ', { id });
    expect(first.body).toEqual({ state: 'counted' });
    expect((await write(anna, 'Something else', { id })).body).toEqual({ state: 'counted' });
    await write(anna, 'Who of us sings?');
    expect(code(await write(anna, 'Who of us cooks?'))).toBe('too-many-cards');
    // Sent again, a card that is there is no further one.
    expect((await write(anna, 'x', { id })).body).toEqual({ state: 'counted' });
    const texts = (await anna.view()).you?.cards.map(({ text }) => text);
    expect(texts).toEqual(['Who of us snores?', 'Who of us sings?']);
    expect((await screen.view()).crowd).toEqual({ ...writing, cards: 2, authors: 1 });
    await anna.caller.delete(`${anna.path}/cards/${id}?as=player`);
    expect((await anna.view()).you?.cards).toMatchObject([{ text: 'Who of us sings?' }]);
    expect((await write(anna, 'Who of us cooks?')).status).toBe(200);
  });

  it('PHONE-24 two phones, and one twice at once, are counted right', async () => {
    const screen = await openRoom(server);
    const [anna, ben] = [await screen.phone('Anna'), await screen.phone('Ben')];
    await open(screen, 'relationship', 2);
    const all = await Promise.all(
      [anna, ben].flatMap((phone) =>
        Array.from({ length: 4 }, (_, at) => write(phone, `Question ${at}?`)),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(4);
    expect((await screen.view()).crowd).toMatchObject({ cards: 4, authors: 2 });
  });

  it('PHONE-24 the pile stays with its category, and goes with another, with the end and with its author', async () => {
    const screen = await openRoom(server);
    const [anna, ben] = [await screen.phone('Anna'), await screen.phone('Ben')];
    await open(screen, 'social');
    await write(anna, 'Who of us snores?');
    await open(screen, 'social', 5);
    expect(await pileOf(screen)).toMatchObject([
      { text: 'Who of us snores?', forbidden: [], playerId: anna.id, name: 'Anna' },
    ]);
    await open(screen, 'drinking');
    expect(await pileOf(screen)).toEqual([]);
    await write(anna, 'Who of us snores?');
    await screen.caller.delete(`${screen.path}/crowd`);
    expect((await screen.view()).crowd).toBeNull();
    expect((await anna.view()).table.writing).toBeNull();
    await open(screen, 'drinking');
    expect(await pileOf(screen)).toEqual([]);
    await write(anna, 'One?');
    await write(ben, 'Two?');
    await anna.caller.delete(`${anna.path}/me?as=player`);
    expect((await screen.view()).crowd).toMatchObject({ cards: 1, authors: 1 });
    await screen.caller.delete(`${screen.path}/players/${ben.id}`);
    expect(await pileOf(screen)).toEqual([]);
    const { crowd } = await screen.view();
    expect(crowd).toMatchObject({ cards: 0, authors: 0 });
  });

  it('PHONE-24 only a category that phones can write for, within its limits, by the screen and by seats', async () => {
    const screen = await openRoom(server);
    const anna = await screen.phone('Anna');
    for (const [category, each] of [
      ['challenge', 3],
      ['free', 3],
      ['social', 1],
      ['social', 6],
    ] as const) {
      expect((await open(screen, category, each)).status).toBe(400);
    }
    await open(screen, 'secret-prompt');
    const wrong: readonly Body[] = [
      { text: '' },
      { text: 'x'.repeat(201) },
      { forbidden: ['1', '2', '3', '4', '5', '6'] },
      { forbidden: ['x'.repeat(41)] },
    ];
    for (const more of wrong) expect((await write(anna, 'Batman', more)).status).toBe(400);
    await screen.act({ type: 'SET', settings: { joining: 'ask' } });
    const waiting = await screen.phone('Waiting');
    expect(code(await write(waiting, 'Robin'))).toBe('not-in-room');
    expect(await pileOf(screen)).toEqual([]);
    const roomId = (
      await server.database.db
        .selectFrom('room')
        .select('id')
        .where('code', '=', screen.code)
        .executeTakeFirstOrThrow()
    ).id;
    const full = Array.from({ length: PILE_MOST }, (_, at) => ({
      roomId,
      id: `card-${at}`,
      playerId: waiting.id,
      text: `Card ${at}`,
      forbidden: '[]',
      at,
    }));
    await server.database.db.insertInto('room_card').values(full).execute();
    expect(code(await write(anna, 'One more'))).toBe('too-many-cards');
  });

  it('PHONE-24 a card that is written in a running game changes nothing of it', async () => {
    const screen = await openRoom(server);
    const anna = await screen.phone('Anna');
    await screen.begin();
    await open(screen, 'social');
    const { table } = await anna.view();
    expect(table).toMatchObject({ isLobby: false, isOver: false, card: { number: 1 } });
    expect(table.writing).toEqual({ category: 'social', each: 3 });
  });

  it('PHONE-26 no phone is told what another has written, nor is a remote that plays', async () => {
    const screen = await openRoom(server);
    const [anna, ben] = [await screen.phone('Anna'), await screen.phone('Ben')];
    await open(screen, 'secret-prompt');
    const heard = await openRoomStream(ben);
    await heard.until((news) => news.type === 'phone' && news.view.table.writing !== null);
    await write(anna, 'Zanzibar', { forbidden: ['spices'] });
    await write(ben, 'Timbuktu');
    await heard.until((news) => news.type === 'phone' && news.view.you?.cards.length === 1);
    expect(heard.heard()).toContain('Timbuktu');
    expect(heard.heard()).not.toMatch(/Zanzibar|spices/);
    heard.close();
    const told = JSON.stringify((await screen.view()).crowd);
    expect(told).not.toMatch(/Zanzibar|Timbuktu/);

    expect(code(await ben.caller.get(`${ben.path}/cards?as=player`))).toBe('not-in-room');
    await screen.caller.patch(`${screen.path}/players/${ben.id}`, { isRemote: true });
    const read = (caller: Caller, as: string) => caller.get(`${screen.path}/cards?as=${as}`);
    expect(code(await read(ben.caller, 'player'))).toBe('not-in-room');
    // The same browser as a remote beside its seat reads nothing either.
    await screen.remote(ben.caller);
    expect(code(await read(ben.caller, 'remote'))).toBe('not-in-room');
    const remote = await screen.remote();
    expect((await read(remote.caller, 'remote')).body.cards).toMatchObject([
      { text: 'Zanzibar', forbidden: ['spices'], name: 'Anna' },
      { text: 'Timbuktu' },
    ]);
    await open(screen, 'social');
    expect((await read(ben.caller, 'player')).status).toBe(200);
  });

  it('PHONE-26 the host drops cards one by one or by author, an author only its own', async () => {
    const screen = await openRoom(server);
    const [anna, ben] = [await screen.phone('Anna'), await screen.phone('Ben')];
    await open(screen, 'social');
    const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids.slice(0, 3)) await write(anna, `Card ${id}`, { id });
    await write(ben, 'Mine', { id: ids[3] });
    const left = async () => (await pileOf(screen)).map((card: { id: string }) => card.id);
    await ben.caller.delete(`${ben.path}/cards/${ids[0]}?as=player`);
    expect(await left()).toHaveLength(4);
    const denied = await ben.caller.delete(`${ben.path}/cards/${ids[0]}?as=screen`);
    expect(code(denied)).toBe('not-in-room');
    await screen.caller.delete(`${screen.path}/cards/${ids[0]}?as=screen`);
    expect(await left()).toEqual(ids.slice(1));
    const { caller: remote } = await screen.remote();
    await remote.delete(`${screen.path}/cards/${ids[1]}?as=remote`);
    expect(await left()).toEqual(ids.slice(2));
    await remote.delete(`${screen.path}/cards?as=remote&playerId=${anna.id}`);
    expect(await left()).toEqual([ids[3]]);
    expect((await remote.delete(`${screen.path}/cards?as=remote`)).status).toBe(400);
  });

  it('PHONE-25 the pile becomes a deck that the room plays and My Games keeps, for nothing', async () => {
    const host = await signedInCaller(server, 'crowd-host@example.org');
    const screen = await openRoom(server, {}, host);
    const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
    const phones = await Promise.all(names.map((name) => screen.phone(name)));
    await open(screen, 'trivia');
    const facts = [
      'Has never seen snow',
      'Collects old maps',
      'Once met a president',
      'Can juggle five balls',
    ];
    for (const [at, phone] of phones.entries()) await write(phone, facts[at] ?? '');
    const { cards, refused } = await deckOf(screen);
    expect(refused).toEqual([]);
    expect(cards).toHaveLength(4);
    for (const card of cards) {
      const at = names.indexOf(card.answer);
      expect(card.question).toContain(`“${facts[at]}”`);
      expect(card.choices?.toSorted()).toEqual(names.toSpliced(at, 1));
    }
    const match = keptForm(startedMatch({ id: 'crowd', category: 'trivia', cards }));
    const put = { match, keepsScores: false, isReplacement: false };
    expect((await host.put(`${screen.path}/match`, put)).status).toBe(200);
    await host.delete(`${screen.path}/crowd`);
    await screen.begin();
    const shown = (await phones[0]?.view())?.table.card?.question;
    expect(cards.map(({ question }) => question)).toContain(shown);
    const saved = {
      title: 'Our evening',
      gameType: 'trivia',
      requestId: randomUUID(),
      cards: cards.map(({ question, hint, answer, choices }) => ({
        question,
        hint,
        answer,
        explanation: '',
        choices,
      })),
    };
    expect((await host.post('/api/games', saved)).status).toBe(201);
  });

  it('PHONE-25 what is empty, the same, or names its author becomes no card, and a deck has an end', async () => {
    const screen = await openRoom(server);
    const anna = await screen.phone('Anna');
    await open(screen, 'trivia', 5);
    await write(anna, '?!');
    await write(anna, 'Anna was born at sea');
    await write(anna, 'Has never seen snow');
    await write(anna, 'HAS NEVER seen   snow!');
    const { cards, refused } = await deckOf(screen);
    expect(cards).toHaveLength(1);
    expect(cards[0]).not.toHaveProperty('choices');
    expect(refused.map(({ why }) => why).toSorted()).toEqual(['names-author', 'same', 'short']);

    await open(screen, 'secret-prompt', 5);
    const phones = await Promise.all(
      Array.from({ length: 13 }, (_, at) => screen.phone(`Phone ${at}`)),
    );
    for (const phone of phones) {
      for (let at = 0; at < 5; at += 1) await write(phone, randomUUID());
    }
    const many = await deckOf(screen);
    expect(many.cards).toHaveLength(60);
    expect(many.refused.map(({ why }) => why)).toEqual(Array(5).fill('full'));
    await screen.caller.delete(`${screen.path}/crowd`);
    expect(code(await screen.caller.post(`${screen.path}/crowd/deck`, {}))).toBe('writing-closed');
  });

  it('PHONE-27 crude names and cards are refused unless the host wants them', async () => {
    const screen = await openRoom(server);
    const join = (name: string, caller = new Caller(server)) =>
      caller.post(`${screen.path}/players`, { name, team: 'A' });
    const refused = await join('Sh1t');
    expect(refused.status).toBe(422);
    expect(code(refused)).toBe('name-refused');
    const anna = await screen.phone('Anna');
    const rename = () => anna.caller.patch(`${anna.path}/me`, { name: 'Mr. Fuck' });
    expect(code(await rename())).toBe('name-refused');
    const { body } = await screen.caller.post(`${screen.path}/pass`, { playerId: null });
    const remote = { pass: body.pass, name: 'wanker' };
    expect(code(await new Caller(server).post(`${screen.path}/passes`, remote))).toBe(
      'name-refused',
    );
    await open(screen, 'secret-prompt');
    const crude = await write(anna, 'Some fucking name');
    expect(crude.status).toBe(422);
    expect(code(crude)).toBe('text-refused');
    expect(code(await write(anna, 'Batman', { forbidden: ['slut'] }))).toBe('text-refused');
    expect((await write(anna, 'Scunthorpe')).status).toBe(200);
    await screen.act({ type: 'SET', settings: { guardsWords: false } });
    expect((await rename()).status).toBe(200);
    expect((await write(anna, 'Some fucking name')).status).toBe(200);
    expect((await join('Sh1t')).status).toBe(201);
  });

  it('PHONE-29 a room is opened by the id of a saved deck, in the order of the match, by its owner alone', async () => {
    const host = await signedInCaller(server, 'deck-owner@example.org');
    const own = ['One?', 'Two?', 'Three?'].map((question) => ({
      question,
      hint: '',
      answer: `Answer to ${question}`,
      explanation: '',
    }));
    const { body: saved } = await host.post('/api/games', {
      title: 'Numbers',
      gameType: 'trivia',
      cards: own,
    });
    const { body: deck } = await host.get(`/api/games/${saved.id}`);
    const [one, two, three] = deck.cards.map(({ id }: { id: string }) => id);
    const kept = keptForm(startedMatch({ cards: deck.cards }));
    const match = { ...kept, cards: undefined, skipped: undefined };
    const openBy = (caller: Caller, more: Body = {}) =>
      caller.post('/api/rooms', { match, deckId: saved.id, ...more });
    const cardsIn = async ({ body }: { readonly body: Body }) => {
      const news = await host.get(`/api/rooms/${String(body['code'])}/news?as=screen`);
      const { cardIds, skippedIds } = news.body.view.room;
      return [cardIds, skippedIds];
    };
    expect(await cardsIn(await openBy(host))).toEqual([[one, two, three], []]);
    const dealt = await openBy(host, { cardIds: [three, one], skippedIds: [two] });
    expect(await cardsIn(dealt)).toEqual([[three, one], [two]]);
    const { body: held } = await host.get(`/api/rooms/${String(dealt.body['code'])}/deck`);
    expect(held.cards[0]).toMatchObject({ question: 'Three?', answer: 'Answer to Three?' });

    expect(code(await openBy(host, { cardIds: [one, 'gone'] }))).toBe('deck-changed');
    expect(code(await openBy(host, { cardIds: [] }))).toBe('invalid-request');
    expect(code(await openBy(new Caller(server)))).toBe('unauthenticated');
    const stranger = await signedInCaller(server, 'no-owner@example.org');
    expect(code(await openBy(stranger))).toBe('not-found');
  });

  it('every answer is what the contract says', async () => {
    const screen = await openRoom(server);
    const anna = await screen.phone('Anna');
    await open(screen, 'social');
    const taken = await write(anna, 'Who of us snores?');
    await write(anna, '!');
    const answers = [
      [CardTaken, taken.body],
      [CrowdCards, { cards: await pileOf(screen) }],
      [CrowdDeck, await deckOf(screen)],
      [RoomNews, await screen.news()],
      [RoomNews, await anna.news()],
    ] as const;
    for (const [schema, body] of answers) expect(schema.parse(body)).toEqual(body);
  });
});
