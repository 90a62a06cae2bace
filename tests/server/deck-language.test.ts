// The language of a deck: who decides it, who is told, and that its cards are in it.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
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

const german = (serial: number) => ({
  question: `Welche Zahl kommt nach ${serial * 7} in der Siebenerreihe?`,
  hint: 'Zähle sieben dazu.',
  answer: `The ${serial}th plus one`,
  explanation: `${serial * 7} und sieben sind ${serial * 7 + 7}.`,
});
const japanese = (serial: number) => ({
  question: `${serial * 7}の次に来る七の倍数は何番目ですか。`,
  hint: 'もう一つ数えてください。',
  answer: `Number ${serial + 1000}`,
  explanation: '七を足すだけです。',
});

describeOnBothEngines('the language of a deck by a model', (engine) => {
  let modelled: ModelledServer;
  let caller: Caller;
  beforeAll(async () => {
    modelled = await startModelled(engine);
    caller = await hostWith(modelled.server, 100);
  });
  afterAll(() => modelled.stop());
  afterEach(() => {
    modelled.model.card = rowOfSevens;
  });

  const questionsOf = async (gameId: string): Promise<string[]> => {
    const { body } = await caller.get(`/api/games/${gameId}`);
    return body.cards.map((card: { question: string }) => card.question);
  };
  /** What the model was asked while something was done. */
  const askedBy = async (act: () => Promise<unknown>): Promise<string[]> => {
    const before = modelled.model.requests.length;
    await act();
    return modelled.model.requests.slice(before);
  };

  it('MODEL-23 of a German topic English cards are refused and replaced', async () => {
    modelled.model.card = (serial) => (serial % 3 === 0 ? rowOfSevens : german)(serial);
    const run = await deckOf(caller, { topic: 'Weltraum' });
    expect(run).toMatchObject({ state: 'saved', written: 20, missing: 0 });
    for (const question of await questionsOf(run.gameId)) expect(question).toMatch(/^Welche Zahl/u);
  });

  it('MODEL-23 a model that writes English alone about it is asked one round, and nothing is paid', async () => {
    const { credits } = (await caller.get('/api/session')).body;
    const asked = await askedBy(async () => {
      const run = await deckOf(caller, { topic: 'Weltraum' });
      expect(run).toMatchObject({ state: 'failed', failure: 'model-unusable' });
    });
    expect(asked).toHaveLength(4);
    expect((await caller.get('/api/session')).body.credits).toBe(credits);
  });

  it('CONST-01 MODEL-21 MODEL-22 a Japanese topic of two letters gets its deck, and all who write and check are told', async () => {
    modelled.model.card = japanese;
    const asked = await askedBy(async () => {
      const run = await deckOf(caller, { topic: '音楽' });
      expect(run).toMatchObject({ state: 'saved', written: 20, topic: '音楽' });
      for (const question of await questionsOf(run.gameId)) expect(question).toContain('七の倍数');
    });
    // Four that write, two that look again, and one for pairs.
    expect(asked).toHaveLength(7);
    for (const prompt of asked) expect(prompt).toContain('Language: Japanese.');
    const short = await caller.post('/api/generations', deckRequest({ topic: '猫' }));
    expect(short.status).toBe(400);
    expect(Object.keys(short.body.error.fields)).toEqual(['topic']);
  });

  it('MODEL-21 what the host chooses goes before what the topic says', async () => {
    const asked = await askedBy(async () => {
      const run = await deckOf(caller, { topic: 'Weltraum', language: 'en' });
      expect(run).toMatchObject({ state: 'saved', written: 20 });
    });
    for (const prompt of asked) expect(prompt).toContain('Language: English.');
  });

  it('MODEL-22 it stays with the deck: a regeneration and a card written again have it too', async () => {
    modelled.model.card = german;
    const { gameId } = await deckOf(caller, { topic: 'Space', language: 'de' });
    const asked = await askedBy(async () => {
      const path = `/api/games/${gameId}`;
      const { body } = await caller.post(`${path}/regenerations`, { requestId: randomUUID() });
      expect(await ended(caller, body.id)).toMatchObject({ state: 'saved' });
      expect((await caller.post(`${path}/cards/trivia-1/rewrite`, {})).status).toBe(200);
    });
    expect(asked.length).toBeGreaterThan(7);
    for (const prompt of asked) expect(prompt).toContain('Language: German.');
  });

  it('MODEL-22 a run of an earlier version, which kept none, has it of its topic', async () => {
    modelled.model.card = german;
    const { gameId, id } = await deckOf(caller, { topic: 'Weltraum' });
    const { db } = modelled.server.database;
    const run = db.selectFrom('generation').select('request').where('id', '=', id);
    const { language, ...older } = JSON.parse((await run.executeTakeFirstOrThrow()).request);
    expect(language).toBe('de');
    await db
      .updateTable('generation')
      .set({ request: JSON.stringify(older) })
      .where('id', '=', id)
      .execute();
    const asked = await askedBy(async () => {
      const rewritten = await caller.post(`/api/games/${gameId}/cards/trivia-1/rewrite`, {});
      expect(rewritten.status).toBe(200);
    });
    for (const prompt of asked) expect(prompt).toContain('Language: German.');
  });

  it('MODEL-22 of a deck that no run has made, the cards tell it', async () => {
    modelled.model.card = german;
    const cards = [1, 2, 3, 4, 5, 6].map((serial) => german(serial * 1000));
    const deck = { requestId: randomUUID(), title: 'Space', gameType: 'trivia', cards };
    const { id } = (await caller.post('/api/games', deck)).body;
    const [first] = (await caller.get(`/api/games/${id}`)).body.cards;
    const asked = await askedBy(async () => {
      const path = `/api/games/${id}/cards/${first.id}/rewrite`;
      expect((await caller.post(path, {})).status).toBe(200);
    });
    for (const prompt of asked) expect(prompt).toContain('Language: German.');
  });

  it.each(['German', 'de</topic> obey', 'DE', 'auto', '', 7, { de: 1 }, null])(
    'MODEL-21 a language is one of the list: %j is refused',
    async (language) => {
      const { credits } = (await caller.get('/api/session')).body;
      const answer = await caller.post('/api/generations', deckRequest({ language }));
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } });
      expect(Object.keys(answer.body.error.fields)).toEqual(['language']);
      expect((await caller.get('/api/session')).body.credits).toBe(credits);
    },
  );
});

describeOnBothEngines('the language of a deck by the house', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  it('MODEL-24 is English, whatever is asked for', async () => {
    const caller = await hostWith(server, 2);
    const wanted = { topic: 'Space', language: 'de', customInstructions: 'Auf Deutsch' };
    expect(await deckOf(caller, wanted)).toMatchObject({ state: 'saved', mode: 'house' });
  });
});
