// What a model's server can take: busy ones, slow ones, those that serve one at a time, and silent ones.
import { afterEach, describe, expect, it } from 'vitest';
import type { Tuning } from '#server/app.ts';
import {
  deckOf,
  deckRequest,
  ended,
  hostWith,
  startModelled,
  type ModelledServer,
} from '#tests/support/generation.ts';
import type { Pace } from '#tests/support/model-pace.ts';
import { EVENT_MS } from '#tests/support/patience.ts';

let modelled: ModelledServer | undefined;
afterEach(async () => {
  await modelled?.stop();
  modelled = undefined;
});

const UNCHECKED = { AI_SECOND_LOOK: 'off' };
/** However slow the machine is. */
const PATIENT = { generationTimeoutMs: EVENT_MS };

async function start(
  settings: Readonly<Record<string, string>> = {},
  tuning: Tuning = {},
  pace?: Pace,
) {
  modelled = await startModelled('sqlite', settings, tuning, pace);
  const { server, model } = modelled;
  return { server, model, host: await hostWith(server, 10) };
}

describe('a busy model', () => {
  it.each([
    ['seconds', 429],
    ['date', 503],
    ['google', 429],
    ['seconds', 529],
  ] as const)(
    'MODEL-15 is asked again when it has said, in its form: %s, %i',
    async (says, status) => {
      const google = {
        AI_PROVIDER: 'google',
        AI_MODEL: 'local',
        GOOGLE_GENERATIVE_AI_API_KEY: 'a-secret-key',
      };
      const { model, host } = await start(
        { ...UNCHECKED, ...(says === 'google' && google) },
        PATIENT,
      );
      // Longer than the first pause of one that doesn't say.
      model.busy = { times: 4, says, seconds: 2, status };
      expect(await deckOf(host)).toMatchObject({ state: 'saved', written: 20 });
      const times = model.received.map(({ at }) => at);
      expect((times[4] ?? 0) - (times[3] ?? 0)).toBeGreaterThan(1950);
      expect(times).toHaveLength(8);
    },
  );

  it('MODEL-15 that does not say when is asked again a little later', async () => {
    const { model, host } = await start(UNCHECKED, PATIENT);
    model.busy = { times: 1, says: 'nothing' };
    expect(await deckOf(host)).toMatchObject({ state: 'saved', written: 20 });
    expect(model.requests).toHaveLength(5);
  });

  it('MODEL-15 that says so in a stream that it has begun is asked again a little later', async () => {
    const { model, host } = await start(UNCHECKED, PATIENT);
    model.busy = { times: 4, says: 'in-stream' };
    expect(await deckOf(host)).toMatchObject({ state: 'saved', written: 20 });
    expect(model.requests).toHaveLength(8);
  });

  it('STATE-GEN-05 that fails within its streams is told as one to which the connection broke', async () => {
    const { model, host } = await start();
    model.busy = { times: 9, says: 'in-stream', status: 502 };
    expect(await deckOf(host)).toMatchObject({ state: 'failed', failure: 'model-unreachable' });
  });

  it('MODEL-15 for longer than the run has time ends it at once, and meanwhile nobody asks', async () => {
    const { model, host } = await start({}, { generationTimeoutMs: 5000 });
    model.mood = 'too-many-requests';
    const busy = { state: 'failed', failure: 'model-busy' };
    const first = await deckOf(host);
    expect(first).toMatchObject(busy);
    expect(first.retryAfterSeconds).toBeGreaterThanOrEqual(11);
    expect(first.retryAfterSeconds).toBeLessThanOrEqual(13);
    const asked = model.requests.length;
    expect(await deckOf(host)).toMatchObject(busy);
    expect(model.requests).toHaveLength(asked);
    expect((await host.get('/api/session')).body.credits).toBe(10);
  });

  it('MODEL-16 is asked in half as many streams at once', async () => {
    const pace = { firstTokenMs: 50, tokensPerSecond: 5000, streams: 64 };
    const { model, host } = await start(UNCHECKED, PATIENT, pace);
    model.busy = { times: 8, says: 'seconds', seconds: 1 };
    const { body } = await host.post('/api/generations', deckRequest({ cardCount: 60 }));
    await expect.poll(() => model.busy.times, { interval: 5 }).toBe(0);
    expect(model.received).toHaveLength(8);
    model.mostAtOnce = 0;
    expect(await ended(host, body.id)).toMatchObject({ state: 'saved', written: 60 });
    expect(model.mostAtOnce).toBe(4);
  });
});

describe('a model that serves one stream at a time', () => {
  const PACE = { firstTokenMs: 30, tokensPerSecond: 600, streams: 1 };
  const LOCAL = { ...PATIENT, modelPatience: { retries: 0, silenceMs: 60_000, queueMs: 200 } };

  it('MODEL-17 writes sixty cards, and is asked for one stream at a time from then on', async () => {
    const { model, host } = await start(UNCHECKED, LOCAL, PACE);
    expect(await deckOf(host, { cardCount: 60 })).toMatchObject({ state: 'saved', written: 60 });
    expect(model.mostAtOnce).toBe(8);
    model.mostAtOnce = 0;
    expect(await deckOf(host)).toMatchObject({ state: 'saved', written: 20 });
    expect(model.mostAtOnce).toBe(1);
  });

  it('MODEL-18 lets runs take turns: a second host need not wait for a long deck', async () => {
    const { server, host } = await start(UNCHECKED, LOCAL, PACE);
    const other = await hostWith(server, 1);
    const long = await host.post('/api/generations', deckRequest({ cardCount: 60 }));
    expect(await deckOf(other)).toMatchObject({ state: 'saved', written: 20 });
    const { body } = await host.get(`/api/generations/${long.body.id}`);
    expect(body).toMatchObject({ state: 'writing' });
    expect(await ended(host, long.body.id)).toMatchObject({ state: 'saved', written: 60 });
  });

  it('MODEL-18 has its checks made although all streams write', async () => {
    const { model, host } = await start({}, LOCAL, PACE);
    const { gameId } = await deckOf(host);
    const { body } = await host.get(`/api/games/${gameId}`);
    const verdicts = body.cards.map((card: { verdict?: string }) => card.verdict);
    expect(new Set(verdicts)).toEqual(new Set(['checked']));
    expect(model.requests).not.toHaveLength(0);
  });
});

describe('a model of which no card comes', () => {
  const patience = { retries: 0, silenceMs: 60_000 };

  it('MODEL-19 ends its run after a while, whatever it says meanwhile', async () => {
    const modelPatience = { ...patience, cardMs: 500 };
    const { model, host } = await start({}, { ...PATIENT, modelPatience });
    model.mood = 'endless';
    expect(await deckOf(host)).toMatchObject({ state: 'failed', failure: 'model-unusable' });
    expect((await host.get('/api/session')).body.credits).toBe(10);
  });

  it('MODEL-19 any more has what it wrote saved, where that is enough', async () => {
    const modelPatience = { ...patience, cardMs: 2000 };
    const { model, host } = await start(UNCHECKED, { ...PATIENT, modelPatience });
    // One of six streams sends blanks without end, the others five cards each.
    model.mood = 'one-endless';
    const run = await deckOf(host, { cardCount: 30 });
    expect(run).toMatchObject({ state: 'saved', cardCount: 25, missing: 5 });
  });

  it.each([
    ['silent', { firstMs: 500 }],
    ['dumb', { silenceMs: 500 }],
    ['dumb', { quietMs: 500 }],
  ] as const)(
    'MODEL-19 because it is %s, is told as one that can’t be reached',
    async (mood, less) => {
      const { model, host } = await start(
        {},
        { ...PATIENT, modelPatience: { ...patience, ...less } },
      );
      model.mood = mood;
      expect(await deckOf(host)).toMatchObject({ state: 'failed', failure: 'model-unreachable' });
    },
  );
});

it('MODEL-20 a form that could not be read is not asked for again in the next run', async () => {
  const { model, host } = await start(UNCHECKED);
  const formats = () =>
    new Set(model.received.splice(0).map(({ body }) => JSON.stringify(body['response_format'])));
  model.mood = 'broken-json';
  expect(await deckOf(host)).toMatchObject({ state: 'failed', failure: 'model-unusable' });
  expect([...formats()]).toEqual([expect.stringContaining('"json_schema"')]);
  model.mood = 'good';
  expect(await deckOf(host)).toMatchObject({ state: 'saved' });
  expect([...formats()]).toEqual(['{"type":"json_object"}']);
  // It was readable once: what comes now is the answer's fault.
  model.mood = 'broken-json';
  await deckOf(host);
  expect([...formats()]).toEqual(['{"type":"json_object"}']);
});
