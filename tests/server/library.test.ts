// My Games on the server: pages, search, filter, and taking a game away.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import { findUserByEmail } from '#server/features/accounts/store.ts';
import { insertDeck } from '#server/features/decks/store.ts';
import { signedInCaller, type Caller } from '#tests/support/caller.ts';
import { cards } from '#tests/support/matches.ts';
import { deckOf, ended, hostWith } from '#tests/support/generation.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

describeOnBothEngines('My Games', (engine) => {
  let server: TestServer;
  let host: Caller;
  let other: Caller;
  let userId: string;
  beforeAll(async () => {
    server = await startTestServer(engine);
    host = await signedInCaller(server, 'host@example.org');
    other = await signedInCaller(server, 'other@example.org');
    userId = (await findUserByEmail(server.database.db, 'host@example.org'))?.id ?? '';
    for (let number = 1; number <= 25; number += 1) await save(number);
    await save(26, {
      topic: '100% _Rock_ \\ Roll',
      category: 'Social & Party Games',
      gameType: 'social',
    });
  });
  afterAll(() => server.stop());

  async function save(number: number, changes: Readonly<Record<string, string>> = {}) {
    const topic = changes['topic'] ?? `Topic ${number}`;
    const deck = {
      id: randomUUID(),
      userId,
      createdAt: number,
      updatedAt: number,
      category: 'Trivia',
      gameType: 'trivia',
      title: topic,
      description: '',
      difficulty: 'medium',
      teamCount: 2,
      timerSeconds: 30,
      tags: [],
      mode: 'house' as const,
      cards: cards(2),
      fresh: false,
      ...changes,
      topic,
    };
    await server.database.db.transaction().execute((trx) => insertDeck(trx, deck));
  }

  const list = async (query: string, caller = host) =>
    (await caller.get(`/api/games${query}`)).body;
  const topics = (body: { games: { topic: string }[] }) => body.games.map(({ topic }) => topic);

  it('CALL-DB-01 CALL-DB-02 LIB-14 lists the newest first, in pages, without cards', async () => {
    const first = await list('');
    expect(first).toMatchObject({ total: 26 });
    expect(topics(first).slice(0, 3)).toEqual(['100% _Rock_ \\ Roll', 'Topic 25', 'Topic 24']);
    expect(first.games).toHaveLength(20);
    expect(first.games[0].cards).toBeUndefined();
    expect(topics(await list('?page=3&size=10'))).toEqual([
      'Topic 6',
      'Topic 5',
      'Topic 4',
      'Topic 3',
      'Topic 2',
      'Topic 1',
    ]);
    expect(await list('?page=9')).toEqual({ games: [], total: 26 });
  });

  it('CALL-DB-01 counts all of them, whichever page is asked for', async () => {
    const asked = ['size=10', 'page=3&size=10', 'size=26', 'size=25', 'page=2&size=13'];
    const counted = asked.map(async (query) => (await list(`?${query}`)).total);
    expect(await Promise.all(counted)).toEqual(asked.map(() => 26));
    expect(await list('?category=social')).toMatchObject({ total: 1 });
    expect(await list('?category=social&page=2')).toEqual({ games: [], total: 1 });
  });

  it('LIB-04 searches as typed, in any case, and filters by category', async () => {
    expect(topics(await list('?search=TOPIC%2012'))).toEqual(['Topic 12']);
    expect(topics(await list('?search=%25%20_rock_%20%5C'))).toEqual(['100% _Rock_ \\ Roll']);
    expect(await list('?search=%25%25')).toMatchObject({ total: 0 });
    expect(await list('?category=social')).toMatchObject({ total: 1 });
    expect(await list('?category=trivia&search=rock')).toMatchObject({ total: 0 });
  });

  it('refuses what is no page, size or category', async () => {
    for (const query of ['?page=0', '?page=x', '?size=51', '?category=poker']) {
      expect((await host.get(`/api/games${query}`)).status).toBe(400);
    }
    expect((await host.get(`/api/games?search=${'x'.repeat(121)}`)).status).toBe(400);
  });

  it('ROLE-03 LIB-09 CALL-DB-05 DATA-03 only its owner sees and deletes a game, its cards with it', async () => {
    const { id } = (await list('?search=Topic%207')).games[0];
    expect(await list('', other)).toMatchObject({ total: 0 });
    expect((await other.send(`/api/games/${id}`, { method: 'DELETE' })).status).toBe(404);
    const cardsOf = () =>
      server.database.db.selectFrom('card').selectAll().where('gameId', '=', id).execute();
    expect(await cardsOf()).toHaveLength(2);
    expect((await host.send(`/api/games/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await cardsOf()).toEqual([]);
    expect((await host.get(`/api/games/${id}`)).status).toBe(404);
    expect((await host.send(`/api/games/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await list('')).toMatchObject({ total: 25 });
  });

  it('LIB-04 a search takes quotes and wildcards as they are, and nothing longer than a title', async () => {
    const host = await hostWith(server, 3);
    const deck = { gameType: 'trivia', cards: [] };
    const titles = ['O\'Hara & "friends"', '100 % wild_card', 'back\\slash', 'plain'];
    for (const title of titles) await host.post('/api/games', { ...deck, title });
    const found = async (search: string) => {
      const { body } = await host.get(`/api/games?search=${encodeURIComponent(search)}`);
      return body.games.map(({ title }: { title: string }) => title);
    };
    expect(await found("'")).toEqual([titles[0]]);
    expect(await found('"')).toEqual([titles[0]]);
    expect(await found('%')).toEqual([titles[1]]);
    expect(await found('_')).toEqual([titles[1]]);
    expect(await found('\\')).toEqual([titles[2]]);
    expect(await found("' or 1=1 --")).toEqual([]);
    const long = 'x'.repeat(10_000);
    expect((await host.get(`/api/games?search=${long}`)).status).toBe(400);
  });

  it('LIB-04 a search in any script finds capitals by small letters and the other way round', async () => {
    const host = await hostWith(server, 3);
    const titles = [
      'Äpfel & Birnen',
      'École',
      'Москва',
      'İstanbul',
      'Straße 7',
      'ΟΔΥΣΣΕΥΣ',
      'Plain',
    ];
    for (const title of titles) {
      await host.post('/api/games', { title, gameType: 'trivia', cards: [] });
    }
    const found = async (search: string) => {
      const { body } = await host.get(`/api/games?search=${encodeURIComponent(search)}`);
      expect(body.total).toBe(body.games.length);
      return body.games.map(({ title }: { title: string }) => title);
    };
    for (const [search, title] of [
      ['äpfel', 0],
      ['ÄPFEL', 0],
      ['a\u0308pfel', 0],
      ['apfel', 0],
      ['ÉCOLE', 1],
      ['école', 1],
      ['москва', 2],
      ['МОСКВА', 2],
      ['İSTANBUL', 3],
      ['istanbul', 3],
      ['straße', 4],
      ['STRASSE', 4],
      ['οδυσσευς', 5],
      ['PLAIN', 6],
    ] as const) {
      expect({ search, found: await found(search) }).toEqual({ search, found: [titles[title]] });
    }
    expect(await found('birnen äpfel')).toEqual([]);
    expect(await found('apfel%')).toEqual([]);
  });

  it('LIB-04 LIB-14 what is found comes newest first, in pages, and counts in all', async () => {
    const first = await list('?search=topic&size=10&category=trivia');
    expect(first.games).toHaveLength(10);
    const second = await list('?search=TOPIC&size=10&page=2');
    const third = await list('?search=TOPIC&size=10&page=3');
    const all = [...topics(first), ...topics(second), ...topics(third)];
    expect(all).toEqual(topics(await list('?category=trivia&size=50')));
    expect([first.total, second.total, third.total]).toEqual([all.length, all.length, all.length]);
    expect((await list('?search=topic&page=9')).games).toEqual([]);
    expect(await list('?search=topic', other)).toEqual({ games: [], total: 0 });
  });

  it('LIB-09 a game is deleted once, also while it is dealt anew, and no credit is lost', async () => {
    const host = await hostWith(server, 2);
    const { gameId } = await deckOf(host);
    const requestId = randomUUID();
    const [again, first, second] = await Promise.all([
      host.post(`/api/games/${gameId}/regenerations`, { requestId }),
      host.delete(`/api/games/${gameId}`),
      host.delete(`/api/games/${gameId}`),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 404]);
    if (again.status === 202) await ended(host, again.body.id);
    expect((await host.get(`/api/games/${gameId}`)).status).toBe(404);
    expect((await host.get('/api/session')).body.credits).toBe(1);
    expect(await brokenAccounts(server.database.db)).toEqual([]);
  });

  it('CALL-DB-03 changes the given fields of an own game, and when it was changed', async () => {
    const host = await hostWith(server, 1);
    const { gameId } = await deckOf(host);
    const before = (await host.get(`/api/games/${gameId}`)).body;
    expect((await host.patch(`/api/games/${gameId}`, { teamCount: 4 })).status).toBe(200);
    const after = (await host.get(`/api/games/${gameId}`)).body;
    expect(after).toEqual({ ...before, teamCount: 4, updatedAt: expect.any(Number) });
    expect(after.updatedAt).toBeGreaterThanOrEqual(before.updatedAt);
    for (const wrong of [{}, { teamCount: 9 }, { timerSeconds: '30' }, { userId: 'x' }]) {
      expect((await host.patch(`/api/games/${gameId}`, wrong)).status).toBe(400);
    }
    const other = await hostWith(server, 1);
    expect((await other.patch(`/api/games/${gameId}`, { teamCount: 2 })).status).toBe(404);
    expect((await host.get(`/api/games/${gameId}`)).body).toEqual(after);
  });
});
