// What is asked of a busy model's server, by a clock of the test's.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import type { Log } from '#server/platform/log.ts';
import { modelStreams, type LearningStreams } from './model-stream.ts';
import { TokenUsage } from './token-usage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Element = z.object({ question: z.string() });
const log = { debug() {}, info() {}, warn() {} } as unknown as Log;
const settings = {
  provider: 'openai-compatible',
  model: 'local',
  apiKey: undefined,
  baseUrl: 'http://127.0.0.1:9/v1',
} as const;
const BUSY_BODY = { error: { message: 'busy', type: 'busy', code: 429 } };

function busyServer(answer: () => Response) {
  const askedAt: number[] = [];
  vi.stubGlobal('fetch', async () => {
    askedAt.push(Date.now());
    return answer();
  });
  const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));
  const patience = { retries: 0, silenceMs: 60_000, pause };
  return { askedAt, model: modelStreams(settings, { width: 2, patience, log }) };
}

async function ask(model: LearningStreams, tokenUsage: TokenUsage, timeLeftMs?: () => number) {
  const questions: string[] = [];
  const call = { purpose: 'writing', asked: Element, taken: Element, count: 2 } as const;
  const words = { instructions: 'Write.', prompt: 'Two cards.' };
  const { signal } = new AbortController();
  try {
    const stream = model.stream({ ...call, ...words, signal, tokenUsage, timeLeftMs });
    for await (const { question } of stream) questions.push(question);
  } catch (error) {
    return { questions, error };
  }
  return { questions, error: undefined };
}

async function settled<Result>(work: Promise<Result>): Promise<Result> {
  const state = { isOver: false };
  void work.finally(() => (state.isOver = true));
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  while (!state.isOver) await vi.advanceTimersByTimeAsync(100);
  return work;
}

describe('MODEL-15 a busy server', () => {
  it('that has refused a run for the last time is left alone by everybody for half a minute', async () => {
    const { askedAt, model } = busyServer(() => Response.json(BUSY_BODY, { status: 429 }));
    const { error } = await settled(ask(model, new TokenUsage()));
    expect(askedAt).toHaveLength(5);
    expect(error).toMatchObject({ name: 'ModelBusy', retryAfterMs: 30_000 });
    const other = await settled(ask(model, new TokenUsage(), () => 20_000));
    expect(other.error).toMatchObject({ name: 'ModelBusy' });
    expect(askedAt).toHaveLength(5);
  });

  it('that says so behind the first card is left alone as well', async () => {
    const say = (content: string) => ({ choices: [{ index: 0, delta: { content } }] });
    const events = [say('{"elements":[{"question":"A?"},'), BUSY_BODY];
    const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    const headers = { 'content-type': 'text/event-stream' };
    const { askedAt, model } = busyServer(() => new Response(body, { headers }));
    const run = new TokenUsage();
    const { questions, error } = await settled(ask(model, run));
    expect(questions).toEqual(['A?']);
    expect(error).toBeDefined();
    await settled(ask(model, run));
    const [first = 0, second = 0] = askedAt;
    expect(second - first).toBeGreaterThanOrEqual(1000);
  });
});
