// A run that came too short for a deck: its cards are offered to the host, who keeps them or has the credits back.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '#server/app.ts';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import { Caller, PASSWORD } from '#tests/support/caller.ts';
import { openEvents } from '#tests/support/events.ts';
import {
  deckOf,
  deckRequest,
  ended,
  hostWith,
  startModelled,
  type ModelledServer,
} from '#tests/support/generation.ts';
import { rowOfSevens } from '#tests/support/model-server.ts';
import { EVENT_MS } from '#tests/support/patience.ts';
import { describeOnBothEngines } from '#tests/support/server.ts';

const SOCIAL = { category: 'Social & Party Games', gameType: 'social' };
const FRESH = { ...SOCIAL, avoidDuplicates: true };
const WEEK_MS = 7 * 24 * 60 * 60_000;

describeOnBothEngines('cards of a run that came too short', (engine) => {
  let modelled: ModelledServer;
  let second: RunningServer;
  let other: { readonly url: string };
  let host: Caller;
  beforeAll(async () => {
    modelled = await startModelled(engine, {}, { generationTimeoutMs: 5000 });
    second = await modelled.server.another();
    other = { url: `http://127.0.0.1:${second.port}` };
    host = await hostWith(modelled.server, 50);
  });
  afterAll(async () => {
    await second.stop();
    await modelled.stop();
  });
  afterEach(() => void Object.assign(modelled.model, { mood: 'good', card: rowOfSevens }));
  const db = () => modelled.server.database.db;
  const credits = async (of = host): Promise<number> => (await of.get('/api/session')).body.credits;
  const games = async (of = host): Promise<number> => (await of.get('/api/games')).body.total;
  const news = async (id: string, of = host) =>
    (await of.get('/api/generations')).body.runs.find((run: { id: string }) => run.id === id);
  const keep = (id: string, of = host) => of.post(`/api/generations/${id}/keep`, {});
  const giveBack = (id: string, of = host) => of.post(`/api/generations/${id}/give-back`, {});
  /** A run whose model has had so many cards. */
  const offered = (
    most: number,
    changes: Readonly<Record<string, unknown>> = SOCIAL,
    of = host,
  ) => {
    Object.assign(modelled.model, { mood: 'dries-up', most });
    return deckOf(of, changes);
  };
  const cardsKept = async (id: string): Promise<number> => {
    const rows = db().selectFrom('generation_card').select('card').where('generationId', '=', id);
    return (await rows.execute()).length;
  };
  const changeRun = (id: string, changes: { updatedAt?: number; putAwayAt?: number }) =>
    db().updateTable('generation').set(changes).where('id', '=', id).execute();

  it('MODEL-09 are offered under four of five: failed for older pages, with their price and day', async () => {
    const before = await credits();
    const run = await offered(15, FRESH);
    expect(run).toMatchObject({ state: 'failed', failure: 'model-unusable', gameId: null });
    expect(run).toMatchObject({ written: 15, cardCount: 20, cost: 2, offer: { price: 1 } });
    expect(Math.abs(run.offer.until - Date.now() - WEEK_MS)).toBeLessThan(EVENT_MS);
    expect(await credits()).toBe(before - 2);
    const { cards } = (await host.get(`/api/generations/${run.id}/cards`)).body;
    expect(cards).toHaveLength(15);
    expect(await games()).toBe(0);
    const stored = db().selectFrom('generation').select('state').where('id', '=', run.id);
    expect(await stored.executeTakeFirst()).toEqual({ state: 'failed' });
    await giveBack(run.id);
  });

  it.each([
    [9, FRESH, 0],
    [10, FRESH, 1],
    [1, SOCIAL, 0],
    [15, SOCIAL, 0],
  ])('MODEL-09 %i of 20 cost their share, rounded down', async (most, wish, price) => {
    const run = await offered(most, wish);
    expect(run).toMatchObject({ written: most, offer: { price } });
    await giveBack(run.id);
  });

  it('MODEL-09 none are offered where none have come, or of a deck of the house', async () => {
    const before = await credits();
    expect(await offered(0)).toMatchObject({ state: 'failed', offer: null });
    expect(await credits()).toBe(before);
  });

  it('MODEL-09 do not count as a deck under way', async () => {
    const runs = [await offered(3), await offered(3), await offered(3)];
    modelled.model.mood = 'good';
    expect(await deckOf(host, SOCIAL)).toMatchObject({ state: 'saved' });
    for (const { id } of runs) expect(await news(id)).toMatchObject({ offer: { price: 0 } });
    for (const { id } of runs) expect((await giveBack(id)).status).toBe(200);
  });

  it('MODEL-09 are looked at like any other: answers are checked', async () => {
    const run = await offered(12, {});
    const { cards } = (await host.get(`/api/generations/${run.id}/cards`)).body;
    expect(cards.every((card: { verdict?: string }) => card.verdict === 'checked')).toBe(true);
    await giveBack(run.id);
  });

  it('MODEL-09 stay listed until they are answered, and are told on the event stream', async () => {
    const run = await offered(14);
    await changeRun(run.id, { updatedAt: Date.now() - WEEK_MS / 2 });
    expect(await news(run.id)).toMatchObject({ offer: { price: 0 } });
    const tab = await openEvents(other, host);
    let told = await tab.nextOf('run');
    while (told.run.id !== run.id) told = await tab.nextOf('run');
    expect(told.run.offer).toEqual(expect.objectContaining({ price: 0 }));
    await keep(run.id);
    while (told.run.id !== run.id || told.run.state !== 'saved') told = await tab.nextOf('run');
    expect(told.run).toMatchObject({ offer: null, cardCount: 14, missing: 6 });
    tab.close();
  });

  it('MODEL-10 are kept as a deck for their share; the rest comes back with it', async () => {
    const before = { credits: await credits(), games: await games() };
    const { id } = await offered(15, FRESH);
    const kept = await keep(id);
    expect(kept.status).toBe(200);
    expect(kept.body).toMatchObject({ state: 'saved', cardCount: 15, missing: 5, cost: 1 });
    expect(kept.body).toMatchObject({ offer: null, isPutAway: true });
    const deck = (await host.get(`/api/games/${kept.body.gameId}`)).body;
    expect(deck).toMatchObject({ cardCount: 15, mode: 'model', regenerationsLeft: 1, fresh: true });
    expect(deck.cards).toHaveLength(15);
    expect(await credits()).toBe(before.credits - 1);
    expect(await games()).toBe(before.games + 1);
    expect(await cardsKept(id)).toBe(0);
    const { entries } = (await host.get('/api/credits/entries')).body;
    expect(entries[0]).toMatchObject({ kind: 'generation', amount: -1, about: 'Space' });
  });

  it('MODEL-10 of a deck of one credit are free; no entry says so', async () => {
    const poor = await hostWith(modelled.server, 1);
    const { id } = await offered(14, SOCIAL, poor);
    expect(await credits(poor)).toBe(0);
    expect((await keep(id, poor)).body).toMatchObject({ state: 'saved', cardCount: 14, cost: 0 });
    expect(await credits(poor)).toBe(1);
    expect((await poor.get('/api/credits/entries')).body.total).toBe(1);
  });

  it('MODEL-11 are given up for their credits, and the run can be tried again', async () => {
    const before = await credits();
    const { id } = await offered(15, FRESH);
    const returned = await giveBack(id);
    expect(returned).toMatchObject({ status: 200, body: { state: 'failed', offer: null } });
    expect(returned.body).toMatchObject({ written: 0, isPutAway: false });
    expect(await credits()).toBe(before);
    expect(await cardsKept(id)).toBe(0);
    modelled.model.mood = 'good';
    const again = await host.post(`/api/generations/${id}/retries`, {});
    expect(await ended(host, again.body.id)).toMatchObject({ state: 'saved', cost: 2 });
  });

  it('MODEL-11 an older page that takes the run for failed gives them up, by ‘Dismiss’ and by ‘Try again’', async () => {
    const before = await credits();
    const dismissed = await offered(15);
    expect((await host.post(`/api/generations/${dismissed.id}/put-away`, {})).status).toBe(200);
    expect(await news(dismissed.id)).toMatchObject({ isPutAway: true, offer: null });
    expect(await credits()).toBe(before);
    const poor = await hostWith(modelled.server, 1);
    const failed = await offered(15, SOCIAL, poor);
    modelled.model.mood = 'good';
    const again = await poor.post(`/api/generations/${failed.id}/retries`, {});
    expect(await ended(poor, again.body.id)).toMatchObject({ state: 'saved' });
    expect(await news(failed.id, poor)).toMatchObject({ isPutAway: true, offer: null });
  });

  it('MODEL-11 go at the request to be deleted, and their credits come back; what is held of them is in the download', async () => {
    const email = `${randomUUID()}@example.org`;
    const leaving = await hostWith(modelled.server, 2, email);
    const { id } = await offered(15, FRESH, leaving);
    const { body: data } = await leaving.get('/api/account/data');
    expect(data.generation_card).toHaveLength(15);
    expect(data.generation).toEqual([expect.objectContaining({ id, offer: 'open' })]);
    const form = { email, reason: 'other', additionalInfo: '', acknowledged: true };
    expect((await leaving.post('/api/deletion', { ...form, password: PASSWORD })).status).toBe(200);
    expect(await cardsKept(id)).toBe(0);
    const account = db()
      .selectFrom('credit_account')
      .innerJoin('user', 'user.id', 'credit_account.userId')
      .select(['balance', 'held'])
      .where('email', '=', email);
    expect(await account.executeTakeFirst()).toEqual({ balance: 2, held: 0 });
  });

  it('MODEL-12 are answered once: the same again is the same, the other is told what has happened', async () => {
    const before = await credits();
    const first = await offered(15, FRESH);
    const answers = [await keep(first.id), await keep(first.id)];
    expect(answers[0]?.body.gameId).toBe(answers[1]?.body.gameId);
    expect(await giveBack(first.id)).toMatchObject({
      status: 409,
      body: { error: { code: 'offer-kept' } },
    });
    expect(await credits()).toBe(before - 1);
    const other = await offered(15, FRESH);
    expect([(await giveBack(other.id)).status, (await giveBack(other.id)).status]).toEqual([
      200, 200,
    ]);
    expect(await keep(other.id)).toMatchObject({
      status: 409,
      body: { error: { code: 'offer-returned' } },
    });
    expect(await credits()).toBe(before - 1);
  });

  it('MODEL-12 of two at once, on two servers, one wins', async () => {
    const before = { credits: await credits(), games: await games() };
    const session = host.cookie.split('; ').find((pair) => pair.includes('session_token'));
    const there = new Caller(other, session);
    let kept = 0;
    for (let round = 0; round < 4; round += 1) {
      const { id } = await offered(15, FRESH);
      const answers = await Promise.all(
        [keep(id), giveBack(id, there), keep(id, there), giveBack(id)].map(async (answer) => {
          const { status, body } = await answer;
          return status === 200 ? body.state : body.error.code;
        }),
      );
      const isKept = answers.includes('saved');
      const [said, refused] = isKept ? ['saved', 'offer-kept'] : ['failed', 'offer-returned'];
      expect(answers.toSorted()).toEqual([said, said, refused, refused].toSorted());
      if (isKept) kept += 1;
    }
    expect(await credits()).toBe(before.credits - kept);
    expect(await games()).toBe(before.games + kept);
  });

  it('MODEL-12 are their host’s alone, and nothing else can be kept or given up', async () => {
    const { id } = await offered(15);
    const stranger = await hostWith(modelled.server, 1);
    const nobody = new Caller(modelled.server);
    for (const act of [keep, giveBack]) {
      expect((await act(id, stranger)).status).toBe(404);
      expect((await act(id, nobody)).status).toBe(401);
      expect((await act(randomUUID())).status).toBe(404);
      expect(await news(id)).toMatchObject({ offer: { price: 0 } });
    }
    modelled.model.mood = 'refused';
    const failed = await deckOf(host, SOCIAL);
    modelled.model.mood = 'good';
    const saved = await deckOf(host, SOCIAL);
    for (const run of [failed, saved]) {
      for (const act of [keep, giveBack]) expect((await act(run.id)).status).toBe(404);
    }
    modelled.model.mood = 'late';
    const { body: open } = await host.post('/api/generations', deckRequest(SOCIAL));
    expect((await keep(open.id)).status).toBe(404);
    expect((await giveBack(open.id)).status).toBe(404);
    expect(await ended(host, open.id)).toMatchObject({ state: 'saved' });
    await giveBack(id);
  });

  it('MODEL-13 a regeneration that comes too short leaves the deck as it was and is not used up', async () => {
    const { gameId } = await deckOf(host, SOCIAL);
    const before = (await host.get(`/api/games/${gameId}`)).body;
    const regenerate = async (most: number) => {
      Object.assign(modelled.model, { mood: 'dries-up', most });
      const asked = { requestId: randomUUID() };
      const { body } = await host.post(`/api/games/${gameId}/regenerations`, asked);
      return ended(host, body.id);
    };
    const short = await regenerate(15);
    expect(short).toMatchObject({ state: 'failed', offer: null, written: 0 });
    expect((await keep(short.id)).status).toBe(404);
    const after = (await host.get(`/api/games/${gameId}`)).body;
    expect(after).toEqual(before);
    expect(after.regenerationsLeft).toBe(1);
    expect(await regenerate(16)).toMatchObject({ state: 'saved', cardCount: 16, missing: 4 });
    expect((await host.get(`/api/games/${gameId}`)).body).toMatchObject({
      cardCount: 16,
      regenerationsLeft: 0,
    });
  });

  it('MODEL-11 after seven days, or once a server of the version before has put them away, they go by themselves', async () => {
    const before = await credits();
    const [old, young, hidden] = [await offered(3), await offered(3), await offered(3)];
    await changeRun(old.id, { updatedAt: Date.now() - WEEK_MS });
    await changeRun(young.id, { updatedAt: Date.now() - WEEK_MS + EVENT_MS });
    await changeRun(hidden.id, { putAwayAt: Date.now() });
    await modelled.server.restart();
    const deadline = Date.now() + EVENT_MS;
    while ((await credits()) < before - 1 && Date.now() < deadline) await cardsKept(old.id);
    expect(await news(old.id)).toMatchObject({ state: 'failed', offer: null, isPutAway: false });
    expect(await news(hidden.id)).toMatchObject({ state: 'failed', offer: null, isPutAway: true });
    expect(await news(young.id)).toMatchObject({ offer: { price: 0 } });
    expect(await credits()).toBe(before - 1);
    expect(await keep(old.id)).toMatchObject({ status: 409 });
    expect((await keep(young.id)).status).toBe(200);
    expect(await credits()).toBe(before);
  });

  it('leave every account with the sum of its entries, and nothing held', async () => {
    expect(await brokenAccounts(db())).toEqual([]);
    const accounts = await db().selectFrom('credit_account').select('held').execute();
    expect(accounts.filter(({ held }) => held > 0)).toEqual([]);
    expect(await db().selectFrom('generation_card').select('position').execute()).toEqual([]);
  });
});
