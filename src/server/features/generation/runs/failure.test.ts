import { describe, expect, it } from 'vitest';
import { DeckShort, failureOf, isTimeout, TooManyAttempts, type Rejections } from './failure.ts';
import { StreamSilent } from '#server/features/generation/writing/stream-pool.ts';
import { DeckIncomplete } from '#server/features/generation/writing/fill-deck.ts';
import { refuseForged } from '#server/features/generation/forged.ts';
import { reasonOf } from '#server/features/generation/model/reason.ts';
import { TokenUsage } from '#server/features/generation/model/token-usage.ts';

const NEW = { regenerates: null, mode: 'model' } as const;
const AGAIN = { regenerates: 'game-1', mode: 'model' } as const;
const timeout = new DOMException('Too late', 'TimeoutError');

describe('a run that failed', () => {
  it.each([
    [new TooManyAttempts(), 'attempts'],
    [timeout, 'timeout'],
    [new Error('any other'), 'writer'],
    [undefined, 'writer'],
  ])('ERR-GAME-01 ERR-GAME-04 while it was written: %s is ‘%s’', (error, reason) => {
    expect(failureOf(NEW, 'writing', error)).toEqual({ failure: 'generator-failed', reason });
    expect(failureOf(AGAIN, 'writing', error)).toEqual({ failure: 'regeneration-failed', reason });
  });

  it('ERR-GAME-01 ERR-GAME-05 while it was saved', () => {
    const reason = 'save';
    expect(failureOf(NEW, 'saving', timeout)).toEqual({ failure: 'generation-failed', reason });
    expect(failureOf(AGAIN, 'saving', timeout)).toEqual({
      failure: 'regeneration-save-failed',
      reason,
    });
  });

  const call = (statusCode?: number, responseHeaders?: Record<string, string>) => ({
    name: 'AI_APICallError',
    statusCode,
    responseHeaders,
  });
  const short = (rejections: Rejections) => new DeckShort(new DeckIncomplete('few'), rejections);
  it.each([
    [call(401), 'model-not-set-up', 'settings'],
    [call(404), 'model-not-set-up', 'settings'],
    [call(500), 'model-unreachable', 'connection'],
    [call(408), 'model-unreachable', 'connection'],
    [call(409), 'model-unreachable', 'connection'],
    [call(), 'model-unreachable', 'connection'],
    [{ ...call(502), name: 'AI_StreamProviderError' }, 'model-unreachable', 'connection'],
    [new StreamSilent(), 'model-unreachable', 'connection'],
    [
      new TypeError('terminated', {
        cause: Object.assign(new Error(), { code: 'UND_ERR_SOCKET' }),
      }),
      'model-unreachable',
      'connection',
    ],
    [new DeckIncomplete('few'), 'model-unusable', 'incomplete'],
    [short({ refusal: 1, shape: 1 }), 'model-unusable', 'incomplete'],
    [short({ refusal: 2, shape: 1 }), 'topic-declined', 'declined'],
    [new DeckShort(call(403), { refusal: 9 }), 'model-not-set-up', 'settings'],
  ])('says what is known of the cause: %o', (error, failure, reason) => {
    expect(failureOf(NEW, 'writing', error)).toEqual({ failure, reason });
    expect(failureOf(AGAIN, 'writing', error)).toEqual({ failure, reason });
    const house = failureOf({ ...NEW, mode: 'house' }, 'writing', error);
    expect(house.failure).toBe('generator-failed');
  });

  it.each([
    [
      400,
      {
        message:
          "The response was filtered due to the prompt triggering Azure OpenAI's content management policy. Please modify your prompt and retry.",
        type: null,
        param: 'prompt',
        code: 'content_filter',
        status: 400,
        innererror: { code: 'ResponsibleAIPolicyViolation' },
      },
    ],
    [
      400,
      {
        message:
          'Invalid prompt: your prompt was flagged as potentially violating our usage policy.',
        type: 'invalid_request_error',
        code: 'invalid_prompt',
      },
    ],
    [
      403,
      {
        code: 403,
        message: 'The model requires moderation, and your input was flagged',
        metadata: { reasons: ['violence'], flagged_input: 'Sp...', provider_name: 'OpenAI' },
      },
    ],
  ])(
    'STATE-GEN-05 a topic that the service’s filter refuses is declined: %i %j',
    (status, error) => {
      const refusal = { ...call(status), responseBody: JSON.stringify({ error }) };
      const declined = { failure: 'topic-declined', reason: 'declined' };
      expect(failureOf(NEW, 'writing', new DeckShort(refusal, {}))).toEqual(declined);
    },
  );

  it.each([
    [429, undefined, 30],
    [503, '7', 7],
    [529, '0', 1],
    [429, '99999', 3600],
    [429, new Date(Date.now() + 3_599_000).toUTCString(), expect.closeTo(3598, -1)],
    [429, 'soon', 30],
  ])('a busy model says when to try again: %s, %s', (status, header, retryAfterSeconds) => {
    const error = call(status, header === undefined ? {} : { 'retry-after': header });
    const busy = { failure: 'model-busy', reason: 'busy', retryAfterSeconds };
    expect(failureOf(NEW, 'writing', error)).toEqual(busy);
  });

  it('only running out of time is that', () => {
    expect(isTimeout(timeout)).toBe(true);
    expect(isTimeout(new DOMException('Stopped', 'AbortError'))).toBe(false);
    expect(isTimeout({ name: 'TimeoutError' })).toBe(false);
    expect(new TooManyAttempts().message).toBe('Given up after 3 attempts');
    expect(new TooManyAttempts().name).toBe('TooManyAttempts');
    expect(new DeckIncomplete('').name).toBe('DeckIncomplete');
  });
});

it('of an error one line is logged, two hundred characters at most', () => {
  expect(reasonOf(new TypeError('first\nsecond'))).toBe('TypeError: first');
  expect(reasonOf('a text')).toBe('a text');
  expect(reasonOf('x'.repeat(300))).toHaveLength(200);
});

it('what calls have used is added up; those that did not tell are counted', async () => {
  const tokenUsage = new TokenUsage();
  const use = (factor: number) => ({
    inputTokens: factor,
    cachedInputTokens: 10 * factor,
    outputTokens: 100 * factor,
    reasoningTokens: 1000 * factor,
  });
  tokenUsage.add(Promise.resolve(use(1)));
  tokenUsage.add(Promise.resolve(undefined));
  tokenUsage.add(Promise.reject(new Error('cut off')));
  tokenUsage.add(Promise.resolve(use(2)));
  expect(await tokenUsage.total()).toEqual({ ...use(3), calls: 4, callsUncounted: 2 });
  expect(await new TokenUsage().total()).toEqual({ ...use(0), calls: 0, callsUncounted: 0 });
});

describe('what only the server decides', () => {
  const own = { userId: 'u', cost: 2 };
  it('may be said as it is', () => {
    for (const said of [{}, { userId: 'u' }, { cost: 2, credits: 2 }, { balance: undefined }]) {
      expect(() => refuseForged(said, own)).not.toThrow();
    }
  });

  it.each([
    [{ userId: 'v' }, ['userId']],
    [{ cost: 1 }, ['cost']],
    [{ credits: '2' }, ['credits']],
    [
      { balance: 2, price: 2, amount: 2, packId: 'u', cost: 2 },
      ['balance', 'price', 'amount', 'packId'],
    ],
  ])('is refused where it is said otherwise: %o', (said, wrong) => {
    const fields = Object.fromEntries(wrong.map((name) => [name, 'is decided by the server']));
    expect(() => refuseForged(said, own)).toThrow(
      expect.objectContaining({ code: 'invalid-request', details: { fields } }),
    );
  });
});
