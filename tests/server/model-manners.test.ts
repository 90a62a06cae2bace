// Decks by models of every manner: how they put their answers, and what their servers take.
import { afterEach, describe, expect, it } from 'vitest';
import type { Tuning } from '#server/app.ts';
import { deckOf, hostWith, startModelled, type ModelledServer } from '#tests/support/generation.ts';
import { FORMS, type ModelForm } from '#tests/support/model-manners.ts';
import type { ModelMood, ModelRefusal } from '#tests/support/model-refusals.ts';
import { rowOfSevens } from '#tests/support/model-server.ts';

let modelled: ModelledServer | undefined;
afterEach(async () => {
  await modelled?.stop();
  modelled = undefined;
});

async function start(settings: Readonly<Record<string, string>> = {}, tuning: Tuning = {}) {
  modelled = await startModelled('sqlite', settings, tuning);
  const { server, model } = modelled;
  return { server, model, host: await hostWith(server, 10) };
}

type Started = Awaited<ReturnType<typeof start>>;

async function cardsOf({ host }: Started, gameId: string) {
  const { body } = await host.get(`/api/games/${gameId}`);
  return body.cards as {
    readonly question: string;
    readonly answer: string;
    readonly verdict?: string;
  }[];
}

const formNames = Object.keys(FORMS).filter((name) => name in FORMS) as ModelForm[];

describe('an answer', () => {
  it.each(formNames)(
    'CALL-FN-01 MODEL-01 in the form %s becomes a deck in one round',
    async (form) => {
      const started = await start();
      started.model.form = form;
      const run = await deckOf(started.host);
      expect(run).toMatchObject({ state: 'saved', written: 20, rejected: 0 });
      const cards = await cardsOf(started, run.gameId);
      expect(cards).toHaveLength(20);
      for (const card of cards) {
        expect(card.question).toMatch(/^Which number comes after \d+ in the row of sevens\?$/);
        expect(card.answer).toMatch(form === 'numbers' ? /^\d+$/ : /^The \d+th plus one$/);
        expect(card.verdict).toBe('checked');
      }
      // Four that write, two that look again, and one for pairs that ask the same.
      expect(started.model.requests).toHaveLength(7);
    },
  );

  it.each(['nulls', 'numbered list'] as const)(
    'MODEL-01 in the form %s becomes a deck of prompts, which have neither hint nor answer',
    async (form) => {
      const started = await start();
      started.model.form = form;
      started.model.card = (serial) => ({
        question: `Tell the table about your day number ${serial}, as a weather report.`,
      });
      const run = await deckOf(started.host, {
        category: 'Social & Party Games',
        gameType: 'social',
      });
      expect(run).toMatchObject({ state: 'saved', written: 20 });
      expect(started.model.requests).toHaveLength(7);
    },
  );

  it.each([
    ['anthropic', 'ANTHROPIC_API_KEY'],
    ['google', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    ['openai', 'OPENAI_API_KEY'],
  ])('MODEL-01 by %s without a schema is read as well', async (provider, key) => {
    const settings = { AI_PROVIDER: provider, AI_STRUCTURED: 'none', [key]: 'a-secret-key' };
    const started = await start(settings);
    started.model.form = 'fenced';
    expect(await deckOf(started.host)).toMatchObject({ state: 'saved', written: 20 });
  });

  it('MODEL-02 has its form told in words, with the fields of a card and of a verdict', async () => {
    const { model, host } = await start();
    await deckOf(host);
    const [writing = ''] = model.requests;
    expect(writing).toContain('{"elements": [{"answer": "…", "question": "…"');
    const looks = model.requests.filter((asked) => asked.includes('{"elements": [{"number": '));
    expect(looks).toHaveLength(2);
  });

  it.each([
    ['apologising', 'model-unusable'],
    ['web-page', 'model-not-set-up'],
    ['broken-json', 'model-unusable'],
  ] as const)(
    'MODEL-03 that is %s ends the run after one round, costs nothing, and is told as %s',
    async (mood, failure) => {
      const { model, host } = await start();
      model.mood = mood;
      expect(await deckOf(host)).toMatchObject({ state: 'failed', failure });
      expect(model.requests).toHaveLength(4);
      expect((await host.get('/api/session')).body.credits).toBe(10);
    },
  );

  it('MODEL-03 of which the checks refuse every card ends the run after one round', async () => {
    const { model, host } = await start();
    model.card = (serial) => ({ ...rowOfSevens(serial), hint: '' });
    expect(await deckOf(host)).toMatchObject({ state: 'failed' });
    expect(model.requests).toHaveLength(4);
  });
});

describe('a server', () => {
  const refusals: readonly (readonly [ModelRefusal[], number])[] = [
    [['json_schema'], 1],
    [['json_schema', 'json_object'], 2],
    [['response_format'], 2],
    [['stream_options'], 1],
    [['temperature'], 1],
    [['max_tokens'], 1],
    [['context'], 1],
    [['reasoning_effort'], 1],
    [['stream_options', 'response_format', 'max_tokens', 'temperature', 'reasoning_effort'], 6],
  ];
  it.each(refusals)(
    'MODEL-04 that does not take %j is asked without it, and once only in a process',
    async (refuses, most) => {
      const { model, host } = await start({
        AI_BODY: '{"temperature":0.8}',
        AI_REASONING: 'low',
        AI_CHECK_REASONING: 'low',
        AI_SECOND_LOOK: 'off',
        AI_STREAMS: '1',
      });
      model.refuses = refuses;
      expect(await deckOf(host)).toMatchObject({ state: 'saved', written: 20 });
      expect(model.requests).toHaveLength(1 + most);
      model.requests.length = 0;
      expect(await deckOf(host)).toMatchObject({ state: 'saved', written: 20 });
      expect(model.requests).toHaveLength(1);
      const [body] = model.received.slice(-1).map((request) => request.body);
      for (const part of ['stream_options', 'temperature', 'reasoning_effort'] as const) {
        expect(part in (body ?? {})).toBe(!refuses.includes(part));
      }
    },
  );

  it('MODEL-04 may tell several streams at once what it does not take', async () => {
    const { model, host } = await start();
    model.refuses = ['json_schema'];
    expect(await deckOf(host)).toMatchObject({ state: 'saved', written: 20 });
    const formats = model.received.map(({ body }) => JSON.stringify(body['response_format']));
    const plain = formats.filter((format) => format === '{"type":"json_object"}');
    expect([formats.length, plain.length]).toEqual([11, 7]);
  });

  it('MODEL-04 that refuses the form that is configured is not asked in another one', async () => {
    const { model, host } = await start({ AI_STRUCTURED: 'schema' });
    model.refuses = ['json_schema'];
    expect(await deckOf(host)).toMatchObject({ state: 'failed' });
    expect(model.requests).toHaveLength(4);
  });
});

describe('what an answer may cost', () => {
  it('MODEL-05 is limited by what is asked', async () => {
    const { model, host } = await start({ AI_STREAMS: '1' });
    await deckOf(host);
    const most = model.received.map(({ body }) => body['max_tokens']);
    // Twenty cards, twice ten verdicts, and pairs of the twenty.
    const [cards, verdicts] = [1500 + 20 * 400, 1500 + 10 * 400];
    expect(most[0]).toBe(cards);
    expect(most.slice(1).toSorted()).toEqual([verdicts, verdicts, cards]);
  });

  it('MODEL-05 is more where the model has used it up for thinking', async () => {
    const { model, host } = await start({ AI_SECOND_LOOK: 'off', AI_STREAMS: '1' });
    model.mood = 'thinking';
    expect(await deckOf(host)).toMatchObject({ state: 'saved', written: 20 });
    const most = model.received.map(({ body }) => Number(body['max_tokens']));
    expect(most).toEqual([9500, 25_500]);
  });

  it('MODEL-06 ends with the fifth card in a row that is refused', async () => {
    const { model, host } = await start({ AI_SECOND_LOOK: 'off' });
    model.mood = 'looping';
    model.card = () => ({ ...rowOfSevens(1), hint: '' });
    expect(await deckOf(host)).toMatchObject({ state: 'failed' });
    expect(model.requests).toHaveLength(4);
    const inACard = JSON.stringify(model.card(1)).length / 4;
    // It goes on until the connection is closed, which takes a moment.
    expect(model.tokens / 4 / inACard).toBeLessThan(40);
  });
});

describe('the log', () => {
  const heard = async (mood: ModelMood): Promise<readonly Record<string, unknown>[]> => {
    const lines = await linesOf(async () => {
      const { model, host } = await start({ LOG_LEVEL: 'warn', AI_STREAMS: '1' });
      model.mood = mood;
      if (mood === 'good') model.card = (serial) => ({ ...rowOfSevens(serial), hint: '' });
      await deckOf(host);
    });
    expect(lines.join('')).not.toMatch(/row of sevens|can’t help|Sign in/);
    return lines.map((line) => JSON.parse(line));
  };

  it.each([
    ['apologising', { finishReason: 'stop', looks: 'prose', mode: 'schema' }],
    ['refused', { status: 401, looks: 'empty' }],
    ['web-page', { looks: 'empty', reason: expect.stringContaining('look at AI_BASE_URL') }],
    ['odd-pieces', { looks: 'empty', reason: expect.stringContaining('validation failed') }],
    ['torn-pieces', { looks: 'empty', reason: expect.stringContaining('parsing failed') }],
  ] as const)(
    'MODEL-08 says of a model that is %s what came of a call, and no word of it',
    async (mood, about) => {
      expect(await heard(mood)).toContainEqual(
        expect.objectContaining({ msg: 'The model gave nothing', purpose: 'writing', ...about }),
      );
    },
  );

  it('MODEL-08 says for what the cards of a run without a deck were refused', async () => {
    expect(await heard('good')).toContainEqual(
      expect.objectContaining({
        msg: 'The checks turned cards away',
        rejections: { 'no-hint': expect.any(Number) },
      }),
    );
  });
});

/** What the server says on its standard output meanwhile, by lines. */
async function linesOf(work: () => Promise<void>): Promise<string[]> {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return true;
  };
  try {
    await work();
  } finally {
    process.stdout.write = write;
  }
  return lines.filter((line) => line.startsWith('{"level"'));
}

describe('settings', () => {
  it('MODEL-07 say how much is thought, by whom it is checked, and what each request has besides', async () => {
    const { model, host } = await start({
      AI_STRUCTURED: 'json',
      AI_REASONING: 'low',
      AI_CHECK_MODEL: 'referee',
      AI_CHECK_REASONING: 'high',
      AI_MAX_TOKENS: '3000',
      AI_HEADERS: '{"x-title":"Quiz night"}',
      AI_BODY: '{"temperature":0.8,"keep_alive":"30m"}',
    });
    expect(await deckOf(host)).toMatchObject({ state: 'saved', written: 20 });
    const both = { temperature: 0.8, keep_alive: '30m', max_tokens: 3000 };
    const format = { response_format: { type: 'json_object' } };
    expect(model.received[0]).toMatchObject({
      headers: { 'x-title': 'Quiz night' },
      body: { ...both, ...format, model: 'local', reasoning_effort: 'low' },
    });
    expect(model.received.at(-1)).toMatchObject({
      headers: { 'x-title': 'Quiz night' },
      body: { ...both, ...format, model: 'referee', reasoning_effort: 'high' },
    });
  });

  it('MODEL-07 say how many requests a minute are made, whatever waits', async () => {
    const { model, host } = await start(
      { AI_REQUESTS_PER_MINUTE: '2', AI_SECOND_LOOK: 'off' },
      { generationTimeoutMs: 1500 },
    );
    const run = await deckOf(host);
    expect(run).toMatchObject({ state: 'failed', written: 10, offer: { price: 0 } });
    expect(model.requests).toHaveLength(2);
  });
});
