// The one free regeneration of a deck, fresh questions, and what a host has had.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rememberCards } from '#server/features/decks/seen/seen.ts';
import { poolOf } from '#server/features/generation/bank/pool.ts';
import { loadTopicIndex } from '#server/features/generation/bank/topic-index.ts';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import type { Caller } from '#tests/support/caller.ts';
import {
  deckOf,
  deckRequest,
  ended,
  hostWith,
  startModelled,
  type ModelledServer,
} from '#tests/support/generation.ts';
import { rowOfSevens } from '#tests/support/model-server.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

const questionsOf = async (caller: Caller, gameId: string): Promise<string[]> => {
  const { body } = await caller.get(`/api/games/${gameId}`);
  return body.cards.map((card: { question: string }) => card.question);
};

async function regenerated(caller: Caller, gameId: string, changes: object = {}) {
  const answer = await caller.post(`/api/games/${gameId}/regenerations`, {
    requestId: randomUUID(),
    ...changes,
  });
  return answer.status === 202 ? ended(caller, answer.body.id) : answer;
}

describeOnBothEngines('regeneration', (engine) => {
  let modelled: ModelledServer;
  let server: TestServer;
  beforeAll(async () => {
    modelled = await startModelled(engine, { AI_SECOND_LOOK: 'off' });
    server = modelled.server;
  });
  afterAll(() => modelled.stop());
  afterEach(() => {
    modelled.model.mood = 'good';
    modelled.model.card = rowOfSevens;
  });

  it('STATE-GEN-05 STATE-GEN-09 tried again after it failed, has the seconds that it was asked for with', async () => {
    const caller = await hostWith(server, 1);
    const { gameId } = await deckOf(caller);
    modelled.model.mood = 'refused';
    const failed = await regenerated(caller, gameId, { timerSeconds: 60 });
    expect(failed).toMatchObject({ state: 'failed' });
    modelled.model.mood = 'good';
    const { body } = await caller.post(`/api/generations/${failed.id}/retries`, {});
    expect(await ended(caller, body.id)).toMatchObject({ state: 'saved', gameId });
    expect((await caller.get(`/api/games/${gameId}`)).body.timerSeconds).toBe(60);
  });

  it('STATE-GEN-08 STATE-GEN-09 CALL-DB-04 gives the same game other cards, free, once', async () => {
    const caller = await hostWith(server, 1);
    const { gameId } = await deckOf(caller);
    const { body: before } = await caller.get(`/api/games/${gameId}`);
    expect(before).toMatchObject({ regenerationsLeft: 1, fresh: false, timerSeconds: 30 });

    const run = await regenerated(caller, gameId, { timerSeconds: 60 });
    expect(run).toMatchObject({ state: 'saved', gameId, regenerates: gameId, written: 20 });
    const { body: after } = await caller.get(`/api/games/${gameId}`);
    expect(after).toMatchObject({
      regenerationsLeft: 0,
      timerSeconds: 60,
      createdAt: before.createdAt,
    });
    expect(after.cards).toHaveLength(20);
    expect(after.previewCards).toEqual(after.cards.slice(0, 5));
    expect(after.updatedAt).toBeGreaterThan(before.updatedAt);
    const old = new Set(before.cards.map((card: { question: string }) => card.question));
    expect(after.cards.filter((card: { question: string }) => old.has(card.question))).toEqual([]);
    expect((await caller.get('/api/games')).body.total).toBe(1);
    expect((await caller.get('/api/session')).body.credits).toBe(0);

    expect(await regenerated(caller, gameId)).toMatchObject({
      status: 409,
      body: { error: { code: 'regeneration-used' } },
    });
    expect(await questionsOf(caller, gameId)).toEqual(
      after.cards.map((card: { question: string }) => card.question),
    );
    expect(await brokenAccounts(server.database.db)).toEqual([]);
  });

  it('ERR-GAME-04 a failed try does not use it up and leaves the deck as it was', async () => {
    const caller = await hostWith(server, 1);
    const { gameId } = await deckOf(caller);
    const before = await questionsOf(caller, gameId);
    modelled.model.mood = 'refused';
    expect(await regenerated(caller, gameId)).toMatchObject({
      state: 'failed',
      failure: 'model-not-set-up',
    });
    expect(await questionsOf(caller, gameId)).toEqual(before);
    expect((await caller.get(`/api/games/${gameId}`)).body.regenerationsLeft).toBe(1);
    modelled.model.mood = 'good';
    expect(await regenerated(caller, gameId)).toMatchObject({ state: 'saved' });
  });

  it('ERR-GAME-05 says so where the cards can’t be saved, and that does not use it up either', async () => {
    const caller = await hostWith(server, 2);
    const { gameId } = await deckOf(caller);
    // The game goes while its cards are written: there is nothing to save them to.
    modelled.model.mood = 'late';
    const { body } = await caller.post(`/api/games/${gameId}/regenerations`, {
      requestId: randomUUID(),
    });
    await server.database.db.deleteFrom('game').where('id', '=', gameId).execute();
    expect(await ended(caller, body.id)).toMatchObject({
      state: 'failed',
      failure: 'regeneration-save-failed',
    });
  });

  it('of two requests at once one wins; the same click is answered with its run', async () => {
    const caller = await hostWith(server, 1);
    const { gameId } = await deckOf(caller);
    modelled.model.mood = 'late';
    const requestId = randomUUID();
    const path = `/api/games/${gameId}/regenerations`;
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => caller.post(path, { requestId })),
      ...Array.from({ length: 4 }, () => caller.post(path, { requestId: randomUUID() })),
    ]);
    const started = new Set(
      answers.filter(({ status }) => status === 202).map(({ body }) => body.id),
    );
    expect(started.size).toBe(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 202)) {
      expect({ status, code: body.error.code }).toEqual({
        status: 409,
        code: 'regeneration-running',
      });
    }
    const [id = ''] = started;
    expect(await ended(caller, id)).toMatchObject({ state: 'saved' });
  });

  it('is refused for somebody else’s game, an unknown one and one that Riffle has not written', async () => {
    const owner = await hostWith(server, 1);
    const { gameId } = await deckOf(owner);
    const other = await hostWith(server, 1);
    for (const id of [gameId, randomUUID()]) {
      expect(await regenerated(other, id)).toMatchObject({ status: 404 });
    }
    await server.database.db.deleteFrom('generation').where('gameId', '=', gameId).execute();
    expect((await owner.get(`/api/games/${gameId}`)).body.regenerationsLeft).toBe(0);
    expect(await regenerated(owner, gameId)).toMatchObject({ status: 404 });
  });

  it.each([{ requestId: 'x' }, { timerSeconds: 31 }, { timerSeconds: '30' }])(
    'refuses a wrong request: %o',
    async (wrong) => {
      const caller = await hostWith(server, 1);
      const answer = await regenerated(caller, randomUUID(), wrong);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } });
    },
  );

  it('RULE-29 with fresh questions none comes that the host has had, and the answer says how many were turned away', async () => {
    const caller = await hostWith(server, 4);
    let written = 0;
    modelled.model.card = () => rowOfSevens((written += 1));
    const first = await deckOf(caller);
    const before = new Set(await questionsOf(caller, first.gameId));
    // The model begins anew: its first twenty cards are all known, so it is asked for others.
    written = 0;
    const second = await deckOf(caller, { topic: 'Numbers', avoidDuplicates: true });
    expect(second).toMatchObject({ state: 'saved', rejected: 20 });
    const fresh = await questionsOf(caller, second.gameId);
    expect(fresh.filter((question) => before.has(question))).toEqual([]);
    expect((await caller.get('/api/session')).body.credits).toBe(1);
    // Without that wish the same cards may come.
    written = 0;
    expect(await deckOf(caller)).toMatchObject({ state: 'saved', rejected: 0 });
  });

  it('what a host has had is remembered after the game is gone, and a fresh deck stays fresh when regenerated', async () => {
    const caller = await hostWith(server, 4);
    let written = 0;
    modelled.model.card = () => rowOfSevens((written += 1));
    const first = await deckOf(caller);
    const before = new Set(await questionsOf(caller, first.gameId));
    await server.database.db.deleteFrom('game').where('id', '=', first.gameId).execute();
    written = 0;
    const second = await deckOf(caller, { avoidDuplicates: true });
    expect(second).toMatchObject({ state: 'saved', rejected: 20 });
    for (const question of await questionsOf(caller, second.gameId)) before.add(question);
    expect((await caller.get(`/api/games/${second.gameId}`)).body.fresh).toBe(true);
    written = 0;
    const run = await regenerated(caller, second.gameId);
    expect(run).toMatchObject({ state: 'saved', rejected: 40 });
    const third = await questionsOf(caller, second.gameId);
    expect(third.filter((question) => before.has(question))).toEqual([]);
  });

  it('another host’s cards don’t count, and all is forgotten with the account', async () => {
    const { db } = server.database;
    const anna = await hostWith(server, 1);
    const berta = await hostWith(server, 2);
    let written = 0;
    modelled.model.card = () => rowOfSevens((written += 1));
    await deckOf(anna);
    written = 0;
    expect(await deckOf(berta, { avoidDuplicates: true })).toMatchObject({ rejected: 0 });
    const { user } = (await anna.get('/api/session')).body;
    const remembered = () =>
      db.selectFrom('host_seen').select('key').where('userId', '=', user.uid).execute();
    expect(await remembered()).toHaveLength(20);
    await db.deleteFrom('user').where('id', '=', user.uid).execute();
    expect(await remembered()).toEqual([]);
  });

  it('games of before there were fingerprints count as well', async () => {
    const caller = await hostWith(server, 3);
    let written = 0;
    modelled.model.card = () => rowOfSevens((written += 1));
    await deckOf(caller);
    const { user } = (await caller.get('/api/session')).body;
    await server.database.db.deleteFrom('host_seen').where('userId', '=', user.uid).execute();
    written = 0;
    expect(await deckOf(caller, { avoidDuplicates: true })).toMatchObject({ rejected: 20 });
  });
});

describe('regeneration by the house writer', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.stop());

  it('STATE-GEN-08 deals other cards first, and the answer never calls them a model’s', async () => {
    const caller = await hostWith(server, 1);
    const { gameId } = await deckOf(caller);
    const before = new Set(await questionsOf(caller, gameId));
    expect(await regenerated(caller, gameId)).toMatchObject({ state: 'saved', mode: 'house' });
    const after = await questionsOf(caller, gameId);
    expect(after.filter((question) => before.has(question))).toEqual([]);
  });

  it('RULE-29 counts only cards that the host has not had, and charges nothing where they don’t suffice', async () => {
    const caller = await hostWith(server, 20);
    const path = '/api/bank?gameType=trivia&topic=Space';
    const all = (await caller.get(path)).body.cards;
    const first = await deckOf(caller, { avoidDuplicates: true });
    expect(first).toMatchObject({ state: 'saved', rejected: 0 });
    expect((await caller.get(path)).body.cards).toBe(all);
    expect((await caller.get(`${path}&fresh=true`)).body.cards).toBe(all - 20);
    const second = await deckOf(caller, { avoidDuplicates: true });
    expect(second).toMatchObject({ state: 'saved', rejected: 20 });
    // All but a few of what there is, nearby topics included.
    const { user } = (await caller.get('/api/session')).body;
    const { about, others } = await poolOf(await loadTopicIndex(), 'trivia', 'Space');
    const cards = [...about, ...(await others())];
    await rememberCards(
      server.database.db,
      { userId: user.uid, gameId: randomUUID() },
      cards.slice(15),
    );
    const answer = await caller.post('/api/generations', deckRequest({ avoidDuplicates: true }));
    const left = (await caller.get(`${path}&fresh=true`)).body.withTemplates;
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'bank-too-small', fields: { cards: String(left) } } },
    });
    expect(left).toBeLessThan(20);
    const { credits } = (await caller.get('/api/session')).body;
    // Without that wish the deck can still be had.
    expect(await deckOf(caller)).toMatchObject({ state: 'saved' });
    expect((await caller.get('/api/session')).body.credits).toBe(credits - 1);
  });
});
