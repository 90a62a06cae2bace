// Whether a model is set up rightly: what the operator's command says, and what the log says after a start.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkModel } from '#server/features/generation/model-check/check-model.ts';
import { reportInWords } from '#server/features/generation/model-check/report.ts';
import { startModelCheck } from '#server/features/generation/model-check/start-check.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { startAdmin } from '#tests/support/admin.ts';
import { freePort } from '#tests/support/free-port.ts';
import { heardLog } from '#tests/support/log.ts';
import type { ModelForm } from '#tests/support/model-manners.ts';
import type { ModelMood, ModelRefusal } from '#tests/support/model-refusals.ts';
import { startTestServer } from '#tests/support/server.ts';
import { rowOfSevens, startModelServer, type ModelServer } from '#tests/support/model-server.ts';

const KEY = 'a-key-that-stays-secret';

let model: ModelServer;
beforeEach(async () => {
  model = await startModelServer();
});
afterEach(() => model.stop());

type Settings = Readonly<Record<string, string>>;

function configured(settings: Settings = {}) {
  return readConfiguration({ ...model.settings, AI_API_KEY: KEY, ...settings });
}

describe('MODEL-26 npm run admin -- model-check', () => {
  async function checked(settings: Settings = {}, mostMs = 20_000) {
    const { model: asked } = configured(settings);
    if (!asked) throw new Error('There is no model');
    const patience = { log: heardLog().log, silenceMs: 20_000, mostMs };
    const { text, isGood } = reportInWords(await checkModel(asked, patience), asked);
    expect(text).not.toContain(KEY);
    return { text, isGood };
  }

  it('has two cards written and one checked, in two requests, and says what came of it', async () => {
    const { text, isGood } = await checked();
    expect(isGood).toBe(true);
    expect(text.replaceAll(/\d+\.\d s/g, '0.0 s').replaceAll(/\d+ (read|written)/g, '0 $1')).toBe(
      [
        'Writing: local by openai-compatible',
        '  cards   2 asked for, 2 came, 2 can be used',
        '  time    the first word after 0.0 s, all after 0.0 s',
        '  tokens  0 read, 0 written, in 1 request',
        '  form    schema: the server is given one',
        'Checking: local',
        '  card    one, without its answer: it came to the answer of the card, after 0.0 s',
        '  tokens  0 read, 0 written, in 1 request',
        'What to set',
        '  - AI_STREAMS: as many as the local server answers at once, which is often 1.',
      ].join('\n'),
    );
    expect(model.requests).toHaveLength(2);
  });

  it.each<[readonly ModelRefusal[], string]>([
    [['json_schema'], 'AI_STRUCTURED=json: saves the requests that are refused after each start.'],
    [['response_format'], 'AI_STRUCTURED=none: saves'],
    [['max_tokens'], 'it does not take max_tokens, and is asked without'],
  ])(
    'where the server refuses %j, it says what to set or that nothing is needed',
    async (refuses, said) => {
      model.refuses = refuses;
      const { text, isGood } = await checked();
      expect(isGood).toBe(true);
      expect(text).toContain(said);
    },
  );

  it.each<ModelForm>(['fenced', 'thinking', 'numbered list'])('reads the form %s', async (form) => {
    model.form = form;
    expect(await checked()).toMatchObject({ isGood: true });
  });

  it.each<[ModelMood, RegExp]>([
    ['refused', /The server refuses the key \(status 401\): look at AI_API_KEY/],
    [
      'too-many-requests',
      /allows no more requests for now \(status 429\): wait, or set AI_REQUESTS_PER_MINUTE/,
    ],
    ['server-error', /server fails or is too busy \(status 500\)/],
    ['web-page', /A web page is at the address: look at AI_BASE_URL, which mostly ends in \/v1/],
    ['apologising', /nothing in its answer can be read as a card \(it looks like: prose\)/],
    ['silent', /does not answer: a local model may be loading or too slow/],
    ['too-few', /2 asked for, 1 came, 1 can be used/],
  ])('where the model is %s, it says so', async (mood, said) => {
    model.mood = mood;
    const { text, isGood } = await checked({}, mood === 'silent' ? 300 : undefined);
    expect(text).toMatch(said);
    expect(isGood).toBe(mood === 'too-few');
  });

  const compatible = { AI_PROVIDER: 'openai-compatible' };
  /** The rows of docs/models.md, each in its manner. */
  const providers: readonly [string, Settings, readonly ModelRefusal[], ModelForm?][] = [
    ['OpenAI', { AI_PROVIDER: 'openai', AI_REASONING: 'low' }, []],
    ['Anthropic', { AI_PROVIDER: 'anthropic' }, []],
    ['Google', { AI_PROVIDER: 'google' }, []],
    ['OpenRouter', { ...compatible, AI_BODY: '{"provider":{"require_parameters":true}}' }, []],
    ['Mistral', compatible, ['stream_options']],
    ['Groq', compatible, ['json_schema']],
    [
      'DeepSeek',
      { ...compatible, AI_STRUCTURED: 'json', AI_BODY: '{"thinking":{"type":"disabled"}}' },
      ['json_schema'],
    ],
    ['Azure', { ...compatible, AI_HEADERS: '{"api-key":"a-key-in-a-header"}' }, ['max_tokens']],
    ['Ollama', compatible, [], 'fenced'],
    ['llama.cpp', compatible, ['context']],
    ['LM Studio', compatible, ['json_object']],
    ['vLLM', compatible, [], 'thinking'],
  ];
  it.each(providers)('%s, as the stand-in has its manners', async (_, settings, refuses, form) => {
    Object.assign(model, { refuses, form: form ?? 'elements' });
    const { text, isGood } = await checked(settings);
    expect(isGood).toBe(true);
    expect(text).toContain('2 can be used');
    expect(text).toContain('it came to the answer of the card');
  });

  it('where cards lack what they need, it says why they were refused', async () => {
    model.card = (serial) => ({ question: `Which number is ${serial}?`, answer: `No ${serial}` });
    const { text, isGood } = await checked();
    expect(isGood).toBe(false);
    expect(text).toContain('Every card was refused (no-hint): the model leaves out');
  });

  it('where nobody listens, it says so', async () => {
    const { text } = await checked({ AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1` });
    expect(text).toContain("The server can't be reached (ECONNREFUSED): look at AI_BASE_URL");
  });

  it('where the checker finds another answer, or fails, it says so', async () => {
    model.doubts = () => true;
    expect((await checked()).text).toContain('AI_CHECK_MODEL: the checker doubts an easy card.');
    model.card = (serial) => {
      // What is asked after the cards fails.
      model.mood = 'server-error';
      return rowOfSevens(serial);
    };
    const { text, isGood } = await checked();
    expect(isGood).toBe(false);
    expect(text).toContain("The model's server fails or is too busy (status 500)");
    expect(text).toContain('Until then decks are not looked at a second time.');
  });

  it('ends with 0 or 1, needs no database, and prints no key', async () => {
    const run = async (settings: Settings) => {
      const env = { ...model.settings, AI_API_KEY: KEY, DATA_DIR: '/proc/x', ...settings };
      const child = startAdmin(['model-check'], env);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
      }
      const status = await new Promise((resolve) => child.once('close', resolve));
      return { status, said };
    };
    const refusing = await startModelServer();
    refusing.mood = 'refused';
    const none = { AI_PROVIDER: '', AI_MODEL: '', AI_BASE_URL: '', AI_API_KEY: '' };
    const [good, refused, house] = await Promise.all([run({}), run(refusing.settings), run(none)]);
    await refusing.stop();
    expect(good).toMatchObject({ status: 0, said: expect.stringContaining('2 can be used') });
    expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('at AI_API_KEY') });
    expect(house).toEqual({
      status: 1,
      said: 'No model is configured, so the house writes: set AI_PROVIDER.\n',
    });
    expect(good.said + refused.said).not.toContain(KEY);
  });
});

describe('MODEL-27 at the start', () => {
  /** The lines of the log once it has been looked. */
  async function linesOf(settings: Settings = {}) {
    const { log, lines } = heardLog();
    const check = startModelCheck(configured(settings), log);
    await check.done;
    expect(JSON.stringify(lines)).not.toContain(KEY);
    return lines.map(({ level, msg }) => ({ level, msg }));
  }

  it('the server is asked for its models, with the key, and for no card', async () => {
    expect(await linesOf()).toEqual([{ level: 30, msg: 'The model is there' }]);
    expect(model.listed).toEqual([{ path: '/v1/models', key: 'authorization' }]);
    expect(model.requests).toEqual([]);
  });

  it.each([
    ['openai', '/v1/models/local', 'authorization'],
    ['anthropic', '/v1/models/local', 'x-api-key'],
    ['google', '/v1/models/local', 'x-goog-api-key'],
  ])('%s is asked for the one model', async (provider, path, key) => {
    expect(await linesOf({ AI_PROVIDER: provider })).toEqual([
      { level: 30, msg: 'The model is there' },
    ]);
    expect(model.listed).toEqual([{ path, key }]);
  });

  it('a wrong key, a name that is not listed, a web page and a server that is away stand in the log', async () => {
    const warns = (msg: RegExp) => [{ level: 40, msg: expect.stringMatching(msg) }];
    model.mood = 'refused';
    expect(await linesOf()).toEqual(warns(/^The server refuses the key \(status 401\)/));
    model.mood = 'web-page';
    expect(await linesOf()).toEqual(warns(/^A web page is at the address/));
    model.mood = 'good';
    expect(await linesOf({ AI_MODEL: 'other' })).toEqual(warns(/has no model 'other'/));
    expect(await linesOf({ AI_CHECK_MODEL: 'third' })).toEqual(warns(/has no model 'third'/));
    const away = { AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1` };
    expect(await linesOf(away)).toEqual(warns(/^The server can't be reached \(ECONNREFUSED\)/));
  });

  it('names with a tag are known, and where there is no list nothing is said', async () => {
    model.names = ['gemma4:latest', 'openai/gpt-oss'];
    const there = [{ level: 30, msg: 'The model is there' }];
    expect(await linesOf({ AI_MODEL: 'gemma4' })).toEqual(there);
    expect(await linesOf({ AI_MODEL: 'gpt-oss' })).toEqual(there);
    model.names = [];
    expect(await linesOf()).toEqual([]);
    expect(await linesOf({ AI_PROVIDER: 'openai' })).toEqual([]);
  });

  it('nobody is asked where there is no model, or AI_START_CHECK=off', async () => {
    expect(await linesOf({ AI_START_CHECK: 'off' })).toEqual([]);
    const { log, lines } = heardLog();
    await startModelCheck(readConfiguration({}), log).done;
    expect(lines).toEqual([]);
    expect(model.listed).toEqual([]);
  });

  it('a server that starts asks by itself, and does not wait for the answer', async () => {
    model.mood = 'one-hangs';
    const server = await startTestServer('sqlite', { ...model.settings, AI_START_CHECK: 'on' });
    const { status } = await fetch(`${server.url}/api/session`);
    expect(status).toBe(200);
    await expect.poll(() => model.listed).toHaveLength(1);
    await server.stop();
  });

  it('a stop does not wait for the answer, and says nothing', async () => {
    model.mood = 'one-hangs';
    const { log, lines } = heardLog();
    const check = startModelCheck(configured(), log);
    await check.stop();
    expect(lines).toEqual([]);
  });
});
