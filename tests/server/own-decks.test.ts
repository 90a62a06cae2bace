import { afterAll, beforeAll, expect, it } from 'vitest';
import { Caller } from '#tests/support/caller.ts';
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
});
