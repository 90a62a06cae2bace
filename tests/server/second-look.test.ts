// The second look at answers, the stream that can be rejoined, and how many runs a host may have.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Caller } from '#tests/support/caller.ts';
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
import { describeOnBothEngines } from '#tests/support/server.ts';

interface Card {
  readonly question: string;
  readonly verdict?: string;
  readonly explanation?: string;
}

describeOnBothEngines('the second look', (engine) => {
  let modelled: ModelledServer;
  let caller: Caller;
  beforeAll(async () => {
    const modelPatience = { retries: 0, silenceMs: 1000, quietMs: 1500, secondLookMs: 3000 };
    modelled = await startModelled(engine, {}, { modelPatience });
    caller = await hostWith(modelled.server, 50);
  });
  afterAll(() => modelled.stop());
  afterEach(() => {
    Object.assign(modelled.model, {
      mood: 'good',
      card: rowOfSevens,
      doubts: () => false,
      alike: () => [],
    });
  });
  const cardsOf = async (gameId: string): Promise<Card[]> =>
    (await caller.get(`/api/games/${gameId}`)).body.cards;
  const checks = (): number =>
    modelled.model.requests.filter((request) => request.includes('Check these')).length;

  it('marks every card, and a card without an explanation gets one', async () => {
    modelled.model.card = (serial) =>
      serial % 2 === 0 ? rowOfSevens(serial) : { ...rowOfSevens(serial), explanation: '' };
    const { gameId } = await deckOf(caller);
    const cards = await cardsOf(gameId);
    expect(cards).toHaveLength(20);
    expect(new Set(cards.map(({ verdict }) => verdict))).toEqual(new Set(['checked']));
    expect(cards.filter(({ explanation }) => explanation === 'Looked up.')).toHaveLength(10);
    expect(cards.every(({ explanation }) => explanation)).toBe(true);
  });

  it('replaces cards that come out unsure, once; what is doubtful still is marked so', async () => {
    let judged = 0;
    const doubted: string[] = [];
    // Five of the twenty are doubted, and two of the five that come in their place.
    modelled.model.doubts = (question) => {
      judged += 1;
      const isDoubted = judged <= 5 || (judged > 20 && judged <= 22);
      if (isDoubted) doubted.push(question);
      return isDoubted;
    };
    const before = checks();
    const run = await deckOf(caller);
    expect(run).toMatchObject({ state: 'saved', written: 20 });
    const cards = await cardsOf(run.gameId);
    expect(cards).toHaveLength(20);
    const first = new Set(doubted.slice(0, 5));
    expect(cards.filter(({ question }) => first.has(question))).toEqual([]);
    const unsure = cards.filter(({ verdict }) => verdict === 'unsure');
    expect(unsure.map(({ question }) => question).toSorted()).toEqual(doubted.slice(5).toSorted());
    expect(cards.filter(({ verdict }) => verdict === 'checked')).toHaveLength(18);
    expect({ judged, calls: checks() - before }).toEqual({ judged: 25, calls: 3 });
  });

  it('keeps an unsure card, marked, where no other comes; a failing look fails no deck', async () => {
    modelled.model.doubts = () => {
      modelled.model.mood = 'refused';
      return true;
    };
    const run = await deckOf(caller);
    expect(run).toMatchObject({ state: 'saved', written: 20 });
    const cards = await cardsOf(run.gameId);
    const verdicts = new Set(cards.map(({ verdict }) => verdict));
    expect(verdicts).toContain('unsure');
    // Cards whose look was refused were not judged, and have no mark.
    expect([...verdicts].filter((verdict) => verdict && verdict !== 'unsure')).toEqual([]);
  });

  it('never costs a deck: where the check hangs, the deck is saved as it is', async () => {
    modelled.model.mood = 'checks-hang';
    const run = await deckOf(caller);
    expect(run).toMatchObject({ state: 'saved', written: 20 });
    expect(await cardsOf(run.gameId)).toHaveLength(20);
  });

  it('a stream that never answers costs no deck: others write its share', async () => {
    const before = modelled.model.requests.length;
    modelled.model.mood = 'one-hangs';
    const run = await deckOf(caller);
    expect(run).toMatchObject({ state: 'saved', written: 20 });
    const prompts = modelled.model.requests.slice(before);
    const wanted = prompts.flatMap((prompt) => /Write (\d+) cards/.exec(prompt)?.[1] ?? []);
    // Five of it and four to spare, by two streams.
    expect(wanted.slice(0, 6)).toEqual(['5', '5', '5', '5', '5', '4']);
  });

  it('takes another card for the second one of two that ask the same', async () => {
    const replaced: string[] = [];
    modelled.model.alike = ([first = '', second = '']) => {
      replaced.push(second);
      return [[first, second]];
    };
    const run = await deckOf(caller);
    const cards = await cardsOf(run.gameId);
    expect(cards).toHaveLength(20);
    expect(replaced).toHaveLength(1);
    expect(cards.map(({ question }) => question)).not.toContain(replaced[0]);
  });

  it('takes another card for what could hurt somebody', async () => {
    const harmful: string[] = [];
    modelled.model.card = (serial) => ({ question: `Who at this table fears ${serial} spiders?` });
    modelled.model.doubts = (question) => {
      if (harmful.length < 3) harmful.push(question);
      return harmful.includes(question);
    };
    const drinking = { category: 'Drinking Games', gameType: 'drinking' };
    const cards = await cardsOf((await deckOf(caller, drinking)).gameId);
    expect(cards).toHaveLength(20);
    expect(harmful).toHaveLength(3);
    expect(cards.filter(({ question }) => harmful.includes(question))).toEqual([]);
  });

  it('marks trivia and challenge alone, and leaves secrets be', async () => {
    const before = checks();
    const challenge = { category: 'Challenge & Puzzle Games', gameType: 'challenge' };
    const run = await deckOf(caller, challenge);
    expect((await cardsOf(run.gameId))[0]?.verdict).toBe('checked');
    expect(checks()).toBeGreaterThan(before);
    const social = await deckOf(caller, { category: 'Social & Party Games', gameType: 'social' });
    expect((await cardsOf(social.gameId))[0]).not.toHaveProperty('verdict');
    const between = checks();
    modelled.model.card = (serial) => ({
      question: `Stone ${serial}`,
      hint: 'rock, pebble, throw, gem, hard',
    });
    const secret = { category: 'Secret-prompt Games', gameType: 'secret-prompt' };
    expect((await deckOf(caller, secret)).state).toBe('saved');
    expect(checks()).toBe(between);
  });

  it('MODEL-32 a secret-prompt deck tells how far it has come while it is written, and none of its cards', async () => {
    // One stream says nothing without end: the run stays under way with what the others have written.
    modelled.model.mood = 'one-endless';
    modelled.model.card = (serial) => ({
      question: `Stone ${serial}`,
      hint: 'rock, pebble, throw, gem, hard',
    });
    const host = await hostWith(modelled.server, 1);
    const events = await openEvents(modelled.server, host);
    const secret = { category: 'Secret-prompt Games', gameType: 'secret-prompt' };
    const { body: begun } = await host.post('/api/generations', deckRequest(secret));
    const told = [begun];
    while (told.at(-1).written < 10) {
      const { run } = await events.nextOf('run');
      if (run.id === begun.id) told.push(run);
    }
    told.push((await host.get(`/api/generations/${begun.id}`)).body);
    told.push(...(await host.get('/api/generations')).body.runs);
    events.close();
    modelled.model.hangUp();
    expect(told.at(-1)).toMatchObject({ state: 'writing' });
    expect(told.map(({ newest }) => newest)).toEqual(told.map(() => null));
    expect(JSON.stringify(told)).not.toContain('Stone');
    await ended(host, begun.id);
  });

  it('the cards of a run can be had from any number on, while it is written and after', async () => {
    modelled.model.mood = 'slow';
    const { body: run } = await caller.post('/api/generations', deckRequest());
    const path = `/api/generations/${run.id}/cards`;
    await expect
      .poll(async () => (await caller.get(path)).body.cards.length, { interval: 5 })
      .toBeGreaterThan(2);
    const { body: some } = await caller.get(`${path}?from=2`);
    expect(some.from).toBe(2);
    expect(some.cards[0]).toMatchObject({ id: 'trivia-3', type: 'trivia', category: 'Trivia' });
    modelled.model.mood = 'good';
    const { gameId } = await ended(caller, run.id);
    const cards = await cardsOf(gameId);
    expect((await caller.get(`${path}?from=0`)).body).toEqual({ from: 0, state: 'saved', cards });
    expect((await caller.get(`${path}?from=18`)).body.cards).toEqual(cards.slice(18));
    expect((await caller.get(`${path}?from=60`)).body.cards).toEqual([]);
    for (const from of ['-1', 'x', '1.5']) {
      expect((await caller.get(`${path}?from=${from}`)).status).toBe(400);
    }
    const other = await hostWith(modelled.server, 1);
    expect((await other.get(path)).status).toBe(404);
  });

  it('a host has two runs at once, regenerations included; a third is refused, and an ended one makes room', async () => {
    const host = await hostWith(modelled.server, 10);
    const { gameId } = await deckOf(host);
    modelled.model.mood = 'silent';
    const first = await host.post('/api/generations', deckRequest());
    const second = await host.post(`/api/games/${gameId}/regenerations`, {
      requestId: randomUUID(),
    });
    expect([first.status, second.status]).toEqual([202, 202]);
    const third = await host.post('/api/generations', deckRequest());
    expect(third).toMatchObject({ status: 429, body: { error: { code: 'too-many-runs' } } });
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await host.get('/api/session')).body.credits).toBe(8);
    await ended(host, first.body.id);
    modelled.model.mood = 'good';
    expect(await deckOf(host)).toMatchObject({ state: 'saved' });
    await ended(host, second.body.id);
    expect((await host.get('/api/session')).body.credits).toBe(8);
  });
});
