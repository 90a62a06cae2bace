// Runs that end otherwise than was wished: with fewer cards, or with none; what the host is told and can do.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import type { Caller } from '#tests/support/caller.ts';
import {
  deckOf,
  ended,
  hostWith,
  startModelled,
  type ModelledServer,
} from '#tests/support/generation.ts';
import { rowOfSevens, type ModelMood } from '#tests/support/model-server.ts';
import { describeOnBothEngines } from '#tests/support/server.ts';

const SOCIAL = { category: 'Social & Party Games', gameType: 'social' };

describeOnBothEngines('a run that ends otherwise', (engine) => {
  let modelled: ModelledServer;
  let host: Caller;
  beforeAll(async () => {
    modelled = await startModelled(engine, {}, { generationTimeoutMs: 5000 });
    host = await hostWith(modelled.server, 50);
  });
  afterAll(() => modelled.stop());
  afterEach(() => void Object.assign(modelled.model, { mood: 'good', card: rowOfSevens }));
  const credits = async (): Promise<number> => (await host.get('/api/session')).body.credits;
  const news = async (id: string) =>
    (await host.get('/api/generations')).body.runs.find((run: { id: string }) => run.id === id);
  const dryUp = (most: number): void =>
    void Object.assign(modelled.model, { mood: 'dries-up', most });

  it('with four cards of five is saved at the full price, and says how many are missing', async () => {
    const before = await credits();
    dryUp(16);
    const run = await deckOf(host, SOCIAL);
    expect(run).toMatchObject({ state: 'saved', cardCount: 16, written: 16, missing: 4, cost: 1 });
    expect((await host.get(`/api/games/${run.gameId}`)).body.cards).toHaveLength(16);
    expect(await credits()).toBe(before - 1);
    expect(await news(run.id)).toMatchObject({ missing: 4, isPutAway: false });
  });

  it('without a card fails, and the credit comes back', async () => {
    const before = await credits();
    dryUp(0);
    const run = await deckOf(host, SOCIAL);
    expect(run).toMatchObject({ state: 'failed', failure: 'model-unusable', offer: null });
    expect(await credits()).toBe(before);
  });

  it('of cards that have come when time runs out none is lost; the answers are still checked', async () => {
    // One of six streams sends blanks without end, the others five cards each.
    modelled.model.mood = 'one-endless';
    const run = await deckOf(host, { cardCount: 30 });
    expect(run).toMatchObject({ state: 'saved', cardCount: 25, missing: 5 });
    const { cards } = (await host.get(`/api/games/${run.gameId}`)).body;
    expect(cards).toHaveLength(25);
    expect(cards.every((card: { verdict?: string }) => card.verdict === 'checked')).toBe(true);
  });

  it.each([
    ['refused', 'model-not-set-up', null],
    ['server-error', 'model-unreachable', null],
    ['broken-json', 'model-unusable', null],
  ] as const)('that fails says why: %s', async (mood, failure, retryAfterSeconds) => {
    const before = await credits();
    modelled.model.mood = mood satisfies ModelMood;
    const run = await deckOf(host, SOCIAL);
    expect(run).toMatchObject({ state: 'failed', failure, retryAfterSeconds, missing: 0, cost: 1 });
    expect(await credits()).toBe(before);
  });

  it('and failed stays listed until its host puts it away, and nobody else can', async () => {
    modelled.model.mood = 'refused';
    const { id } = await deckOf(host, SOCIAL);
    expect(await news(id)).toMatchObject({ state: 'failed', isPutAway: false });
    const other = await hostWith(modelled.server, 1);
    expect((await other.post(`/api/generations/${id}/put-away`, {})).status).toBe(404);
    expect((await host.post(`/api/generations/${id}/put-away`, {})).status).toBe(200);
    expect(await news(id)).toMatchObject({ isPutAway: true });
  });

  it('and failed is tried again as it was asked for, once however often that is pressed', async () => {
    modelled.model.mood = 'refused';
    const failed = await deckOf(host, { ...SOCIAL, topic: 'First jobs', cardCount: 30 });
    modelled.model.mood = 'good';
    const before = await credits();
    const path = `/api/generations/${failed.id}/retries`;
    const answers = await Promise.all([host.post(path, {}), host.post(path, {})]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const [first, second] = answers.map(({ body }) => body.id);
    expect(first).toBe(second);
    const run = await ended(host, first);
    expect(run).toMatchObject({ state: 'saved', topic: 'First jobs', cardCount: 30 });
    expect(await credits()).toBe(before - 1);
    expect(await news(failed.id)).toMatchObject({ isPutAway: true });
    const other = await hostWith(modelled.server, 1);
    expect((await other.post(path, {})).status).toBe(404);
    expect((await host.post(`/api/generations/${run.id}/retries`, {})).status).toBe(404);
  });

  it('and was a regeneration is tried again as one; without credits nothing starts', async () => {
    const { gameId } = await deckOf(host, SOCIAL);
    modelled.model.mood = 'refused';
    const asked = { requestId: randomUUID() };
    const { body } = await host.post(`/api/games/${gameId}/regenerations`, asked);
    const failed = await ended(host, body.id);
    expect(failed).toMatchObject({ failure: 'model-not-set-up', cost: 0 });
    modelled.model.mood = 'good';
    const again = await host.post(`/api/generations/${failed.id}/retries`, {});
    expect(await ended(host, again.body.id)).toMatchObject({ state: 'saved', regenerates: gameId });
    const poor = await hostWith(modelled.server, 1);
    modelled.model.mood = 'refused';
    const first = await deckOf(poor, SOCIAL);
    modelled.model.mood = 'good';
    await deckOf(poor, SOCIAL);
    const refused = await poor.post(`/api/generations/${first.id}/retries`, {});
    expect(refused).toMatchObject({
      status: 402,
      body: { error: { code: 'insufficient-credits' } },
    });
  });

  it('leaves every account with the sum of its entries, and nothing held', async () => {
    const { db } = modelled.server.database;
    expect(await brokenAccounts(db)).toEqual([]);
    const accounts = await db.selectFrom('credit_account').select('held').execute();
    expect(accounts.filter(({ held }) => held > 0)).toEqual([]);
  });
});
