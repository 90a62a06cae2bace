import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Caller, codeMailedTo, PASSWORD } from '#tests/support/caller.ts';
import { deckOf, hostWith } from '#tests/support/generation.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

const card = (question: string, more: object = {}) => ({
  question,
  hint: 'A hint',
  answer: 'An answer',
  explanation: '',
  ...more,
});

describeOnBothEngines('own decks', (engine) => {
  let server: TestServer;
  let host: Caller;
  let other: Caller;
  beforeAll(async () => {
    server = await startTestServer(engine);
    host = await hostWith(server, 3);
    other = await hostWith(server, 1);
  });
  afterAll(() => server.stop());

  const made = async (cards: readonly object[], title = 'Inside jokes') => {
    const answer = await host.post('/api/games', { title, gameType: 'trivia', cards });
    expect(answer.status).toBe(201);
    return answer.body as { id: string; version: number };
  };
  const deck = async (id: string) => (await host.get(`/api/games/${id}`)).body;

  it('a deck of the host’s own costs nothing, and is a game like any other', async () => {
    const { id } = await made([card('Who fell into the lake?'), card('Which year?')]);
    expect((await host.get('/api/session')).body.credits).toBe(3);
    expect(await deck(id)).toMatchObject({
      title: 'Inside jokes',
      gameType: 'trivia',
      category: 'Trivia',
      mode: 'own',
      cardCount: 2,
      regenerationsLeft: 0,
      cards: [{ question: 'Who fell into the lake?' }, { question: 'Which year?' }],
    });
    expect((await host.get('/api/games')).body.games[0]).toMatchObject({ id, mode: 'own' });
    expect((await host.delete(`/api/games/${id}`)).status).toBe(200);
  });

  it('an empty deck can be begun with, one of 61 cards or with over-long texts can’t', async () => {
    const { id } = await made([]);
    expect((await deck(id)).cards).toEqual([]);
    const many = Array.from({ length: 61 }, (_, at) => card(`Question ${at}`));
    for (const cards of [
      many,
      [card('')],
      [card('x'.repeat(301))],
      [card('q', { hint: 'x'.repeat(201) })],
    ]) {
      const body = { title: 'T', gameType: 'trivia', cards };
      expect((await host.post('/api/games', body)).status).toBe(400);
    }
    for (const wrong of [{ title: ' ' }, { gameType: 'free' }, { title: 'x'.repeat(121) }]) {
      const body = { title: 'T', gameType: 'trivia', cards: [], ...wrong };
      expect((await host.post('/api/games', body)).status).toBe(400);
    }
  });

  it('what else is right, what to choose from and how to vote stays with a card, also shared and copied', async () => {
    const extras = [
      { accepts: ['Lake Garda', 'Garda'], choices: ['Como', 'Iseo', 'Maggiore'] },
      { vote: 'either', options: ['Tea', 'Coffee'] },
    ];
    const { id } = await made(extras.map((extra, at) => card(`Question ${at}`, extra)));
    expect((await deck(id)).cards).toMatchObject(extras);
    const { token } = (await host.post(`/api/games/${id}/share`, {})).body;
    expect((await other.get(`/api/shared/${token}`)).body.cards).toMatchObject(extras);
    const copy = (await other.post(`/api/shared/${token}/copy`, {})).body;
    const copied = (await other.get(`/api/games/${copy.id}`)).body.cards;
    expect(copied).toMatchObject(extras);
    const { body: data } = await host.get('/api/account/data');
    expect(JSON.stringify(data)).toContain('Maggiore');
    const cards = [card('One', { choices: ['An answer', 'b', 'c'] })];
    const refused = await host.post('/api/games', { title: 'T', gameType: 'trivia', cards });
    expect(refused.status).toBe(400);
  });

  it('sixty cards with the longest texts there can be, in letters of three bytes, are a deck', async () => {
    const long = (most: number, at = 0) => String.fromCodePoint(0x4e00 + at).repeat(most);
    const full = {
      question: long(300),
      hint: long(200),
      answer: long(200),
      explanation: long(300),
      accepts: Array.from({ length: 10 }, (_, at) => long(200, at)),
      choices: Array.from({ length: 3 }, (_, at) => long(200, at + 1)),
      vote: 'either',
      options: [long(100), long(100, 1)],
    };
    const { id, version } = await made(Array.from({ length: 60 }, () => full));
    const { cards } = await deck(id);
    expect(cards).toHaveLength(60);
    expect(cards[59]).toMatchObject(full);
    const change = { version, title: 'T', cards: Array.from({ length: 60 }, () => full) };
    expect((await host.put(`/api/games/${id}/deck`, change)).status).toBe(200);
    const tooMuch = { title: 'x'.repeat(2 ** 20), gameType: 'trivia', cards: [] };
    expect((await host.post('/api/games', tooMuch)).status).toBe(413);
  });

  it('the whole deck is changed at once; cards keep their ids, and an older version is refused', async () => {
    const { id, version } = await made([card('One'), card('Two')]);
    const [one, two] = (await deck(id)).cards;
    const change = {
      version,
      title: 'New title',
      cards: [
        { ...card('Two, changed'), id: two.id },
        card('Three'),
        { ...card('One'), id: one.id },
      ],
    };
    const saved = await host.put(`/api/games/${id}/deck`, change);
    expect(saved.status).toBe(200);
    expect(saved.body.version).toBeGreaterThan(version);
    const after = await deck(id);
    expect(after).toMatchObject({
      title: 'New title',
      cardCount: 3,
      updatedAt: saved.body.version,
    });
    expect(after.cards.map(({ question }: { question: string }) => question)).toEqual([
      'Two, changed',
      'Three',
      'One',
    ]);
    expect([after.cards[0].id, after.cards[2].id]).toEqual([two.id, one.id]);
    // The same again, because its answer was lost, is no change.
    const { body: again } = await host.put(`/api/games/${id}/deck`, change);
    expect(again).toEqual(saved.body);
    const late = { ...change, title: 'Another title' };
    expect(await host.put(`/api/games/${id}/deck`, late)).toMatchObject({
      status: 409,
      body: { error: { code: 'deck-changed' } },
    });
    expect(await deck(id)).toEqual(after);
    // Two that begin from the same version: one goes through.
    const both = await Promise.all(
      ['A', 'B'].map((title) =>
        host.put(`/api/games/${id}/deck`, { ...change, title, version: saved.body.version }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('a card sent twice under one id becomes two', async () => {
    const { id } = await made([card('One', { id: 'same' }), card('Two', { id: 'same' })]);
    const ids = (await deck(id)).cards.map((each: { id: string }) => each.id);
    expect(new Set(ids).size).toBe(2);
  });

  it('a generated deck is changed the same way', async () => {
    const { gameId } = await deckOf(host);
    const game = await deck(gameId);
    const cards = game.cards
      .slice(0, 3)
      .map(({ id, question, hint, answer }: Record<string, string>) => ({
        id,
        question,
        hint,
        answer,
        explanation: '',
      }));
    const change = { version: game.updatedAt, title: game.title, cards };
    expect((await host.put(`/api/games/${gameId}/deck`, change)).status).toBe(200);
    expect((await deck(gameId)).cards).toHaveLength(3);
  });

  it('ROLE-03 nobody changes, shares or looks into another’s deck', async () => {
    const { id, version } = await made([card('One')]);
    const change = { version, title: 'Mine', cards: [card('X')] };
    expect((await other.put(`/api/games/${id}/deck`, change)).status).toBe(404);
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect((await other.send(`/api/games/${id}/share`, { method })).status).toBe(404);
    }
    expect((await deck(id)).title).toBe('Inside jokes');
  });

  it('a link shows the deck to anybody, without its owner, until it is revoked', async () => {
    const { id } = await made([card('One'), card('Two')]);
    expect((await host.get(`/api/games/${id}/share`)).body).toEqual({ token: null });
    const { token } = (await host.post(`/api/games/${id}/share`, {})).body;
    expect(token).toMatch(/^[\w-]{22}$/);
    expect((await host.post(`/api/games/${id}/share`, {})).body).toEqual({ token });
    const visitor = new Caller(server);
    const shared = await visitor.get(`/api/shared/${token}`);
    expect(shared).toMatchObject({
      status: 200,
      body: { title: 'Inside jokes', gameType: 'trivia' },
    });
    expect(shared.headers.get('x-robots-tag')).toBe('noindex');
    expect(Object.keys(shared.body).toSorted()).toEqual([
      'cards',
      'category',
      'gameType',
      'teamCount',
      'timerSeconds',
      'title',
    ]);
    expect((await visitor.post(`/api/shared/${token}/copy`, {})).status).toBe(401);
    const copy = await other.post(`/api/shared/${token}/copy`, {});
    expect((await other.get(`/api/games/${copy.body.id}`)).body).toMatchObject({
      title: 'Inside jokes',
      mode: 'own',
      cardCount: 2,
    });
    await host.delete(`/api/games/${id}/share`);
    expect((await visitor.get(`/api/shared/${token}`)).status).toBe(404);
    const { token: next } = (await host.post(`/api/games/${id}/share`, {})).body;
    expect(next).not.toBe(token);
    await host.delete(`/api/games/${id}`);
    expect((await visitor.get(`/api/shared/${next}`)).status).toBe(404);
  });

  it('a link is public only while its owner’s account is active, and comes back with it', async () => {
    const leaver = await hostWith(server, 1);
    const { user } = (await leaver.get('/api/session')).body;
    const body = { title: 'Mine', gameType: 'trivia', cards: [card('One')] };
    const { id } = (await leaver.post('/api/games', body)).body;
    const { token } = (await leaver.post(`/api/games/${id}/share`, {})).body;
    const seen = async () => [
      (await new Caller(server).get(`/api/shared/${token}`)).status,
      (await other.post(`/api/shared/${token}/copy`, {})).status,
    ];
    expect(await seen()).toEqual([200, 201]);
    const switchedOff = async (disabledAt: number | null) =>
      server.database.db
        .updateTable('user')
        .set({ disabledAt })
        .where('id', '=', user.uid)
        .execute();
    await switchedOff(Date.now());
    expect(await seen()).toEqual([404, 404]);
    await switchedOff(null);
    expect(await seen()).toEqual([200, 201]);
    const asked = { email: user.email, reason: 'other', additionalInfo: '', acknowledged: true };
    expect((await leaver.post('/api/deletion', { ...asked, password: PASSWORD })).status).toBe(200);
    expect(await seen()).toEqual([404, 404]);
    const code = await codeMailedTo(server, user.email);
    expect((await leaver.post('/api/deletion/cancel', { code })).status).toBe(200);
    expect(await seen()).toEqual([200, 201]);
  });

  it.each([
    ['a long one', 'x'.repeat(101)],
    ['the longest', 'y'.repeat(200)],
    ['of signs that count twice', '🎲'.repeat(60)],
    ['the folder above', '..'],
    ['this folder', '.'],
    ['a path', 'a/../b?c#d'],
  ])(
    'card ids are the server’s own: %s is good for finding the card again, no more',
    async (_, sent) => {
      const { id, version } = await made([card('One', { id: sent }), card('Two')]);
      const [one, two] = (await deck(id)).cards;
      expect(one.id).toMatch(/^trivia-[\da-f-]{36}$/);
      const path = `/api/games/${id}/cards/${encodeURIComponent(one.id)}`;
      expect((await host.patch(path, { answer: 'Edited' })).status).toBe(200);
      expect((await host.post(`${path}/flag`, { reason: 'other' })).status).toBe(200);
      const { token } = (await host.post(`/api/games/${id}/share`, {})).body;
      expect((await new Caller(server).get(`/api/shared/${token}`)).body.cards[0].id).toBe(one.id);
      expect((await other.post(`/api/shared/${token}/copy`, {})).status).toBe(201);
      // The page that wrote the card goes on saving it under its own name, whatever else it changes.
      let now = (await deck(id)).updatedAt;
      expect(now).toBeGreaterThanOrEqual(version);
      for (const cards of [
        [card('Two', { id: two.id }), card('One', { id: sent, answer: 'Edited' })],
        [card('One', { id: sent, answer: 'Edited' }), card('Two', { id: two.id })],
      ]) {
        const saved = await host.put(`/api/games/${id}/deck`, { version: now, title: 'T', cards });
        expect(saved.status).toBe(200);
        now = saved.body.version;
      }
      const after = (await deck(id)).cards;
      expect(after.map((each: { id: string }) => each.id)).toEqual([one.id, two.id]);
      expect(after[0]).toMatchObject({ answer: 'Edited', flagged: true });
    },
  );

  it('a card that is saved by its own id is still found by the name that it came with', async () => {
    const { id } = await made([card('One', { id: 'from-a-page' })]);
    const [one] = (await deck(id)).cards;
    for (const name of [one.id, 'from-a-page', one.id]) {
      const { updatedAt: version } = await deck(id);
      const cards = [card('One', { id: name }), card('New', { id: name })];
      await host.put(`/api/games/${id}/deck`, { version, title: 'T', cards });
      const ids = (await deck(id)).cards.map((each: { id: string }) => each.id);
      expect(ids[0]).toBe(one.id);
      expect(ids[1]).not.toBe(one.id);
    }
  });

  it('the same click makes one deck, also when it comes twice at once', async () => {
    const requestId = randomUUID();
    const body = { requestId, title: 'Clicked', gameType: 'trivia', cards: [card('One')] };
    const answers = await Promise.all([1, 2, 3].map(() => host.post('/api/games', body)));
    const [first] = answers;
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { body: again } of answers) expect(again).toEqual(first?.body);
    const called = async (title: string, who = host) =>
      (await who.get(`/api/games?search=${title}`)).body.total;
    expect(await called('Clicked')).toBe(1);
    // What has become of it since is what the answer tells.
    const { id, version } = first?.body ?? {};
    const change = { version, title: 'Clicked on', cards: [] };
    const saved = await host.put(`/api/games/${id}/deck`, change);
    expect((await host.post('/api/games', body)).body).toEqual(saved.body);
    // Another click, and another host's click under the same id, are others.
    await host.post('/api/games', { ...body, requestId: randomUUID() });
    expect((await other.post('/api/games', body)).body.id).not.toBe(id);
    expect(await called('Clicked')).toBe(2);
    // A page of the version before sends none.
    const { requestId: _none, ...older } = body;
    await host.post('/api/games', older);
    await host.post('/api/games', older);
    expect(await called('Clicked')).toBe(4);
    expect((await host.post('/api/games', { ...body, requestId: 'one' })).status).toBe(400);
    expect(await deck(id)).not.toHaveProperty('requestId');
    expect((await host.get('/api/games')).body.games[0]).not.toHaveProperty('requestId');
  });

  it('the same click makes one copy of a shared deck, also after the link is gone', async () => {
    const { id } = await made([card('One')], 'Handed round');
    const { token } = (await host.post(`/api/games/${id}/share`, {})).body;
    const guest = await hostWith(server, 1);
    const click = { requestId: randomUUID() };
    const copy = () => guest.post(`/api/shared/${token}/copy`, click);
    const [first, second] = await Promise.all([copy(), copy()]);
    expect([first?.status, second?.status]).toEqual([201, 201]);
    expect(second?.body).toEqual(first?.body);
    await host.delete(`/api/games/${id}/share`);
    expect(await copy()).toMatchObject({ status: 201, body: first?.body });
    expect((await guest.get('/api/games')).body.total).toBe(1);
    const wrong = await guest.post(`/api/shared/${token}/copy`, { requestId: 7 });
    expect(wrong.status).toBe(400);
  });
});
