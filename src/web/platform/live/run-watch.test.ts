import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/events.ts';
import type { Run } from '#contract/generation.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { watchRun } from './run-watch.ts';

const listeners = new Set<(event: LiveEvent) => void>();

function subscribe(listener: (event: LiveEvent) => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const RUN: Run = {
  id: 'run-1',
  requestId: 'request-1',
  state: 'writing',
  topic: 'Space',
  gameType: 'trivia',
  cardCount: 30,
  written: 0,
  newest: null,
  mode: 'house',
  gameId: null,
  regenerates: null,
  rejected: 0,
  failure: null,
  retryAfterSeconds: null,
  missing: 0,
  cost: 1,
  isPutAway: false,
  offer: null,
};
const SAVED: Run = { ...RUN, state: 'saved', written: 30, gameId: 'game-1' };

function tell(run: Run) {
  for (const listener of listeners) listener({ type: 'run', run });
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('following a run', () => {
  test('CALL-FN-01 the stream carries it to its end, another run’s news does not', async () => {
    const onProgress = vi.fn();
    const ended = watchRun(RUN, { subscribe, fetchRun: vi.fn(), onProgress, timeoutMs: 300_000 });
    tell({ ...SAVED, id: 'run-2' });
    tell({ ...RUN, written: 12 });
    tell(SAVED);
    await expect(ended).resolves.toEqual(SAVED);
    expect(onProgress.mock.calls.map(([run]: Run[]) => run?.written)).toEqual([0, 12, 30]);
    expect(listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a silent stream is made good by asking, and a failed answer by asking again', async () => {
    const fetchRun = vi
      .fn<() => Promise<Run>>()
      .mockRejectedValueOnce(new Problem('unreachable'))
      .mockResolvedValueOnce(SAVED);
    const ended = watchRun(RUN, { subscribe, fetchRun, timeoutMs: 300_000 });
    await vi.advanceTimersByTimeAsync(6_000);
    await expect(ended).resolves.toEqual(SAVED);
  });

  test('a run that is not there any more ends it', async () => {
    const fetchRun = vi.fn<() => Promise<Run>>().mockRejectedValue(new Problem('not-found'));
    const ended = expect(
      watchRun(RUN, { subscribe, fetchRun, timeoutMs: 300_000 }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    await vi.advanceTimersByTimeAsync(4_000);
    await ended;
  });

  test('CONST-14 it is given up after its time, and left when asked to', async () => {
    const fetchRun = vi.fn<() => Promise<Run>>().mockResolvedValue(RUN);
    const late = expect(
      watchRun(RUN, { subscribe, fetchRun, timeoutMs: 300_000 }),
    ).rejects.toMatchObject({
      code: 'generation-failed',
    });
    await vi.advanceTimersByTimeAsync(300_000);
    await late;

    const leave = new AbortController();
    const options = { subscribe, fetchRun, timeoutMs: 300_000, signal: leave.signal };
    const left = expect(watchRun(RUN, options)).rejects.toMatchObject({ name: 'AbortError' });
    leave.abort();
    await left;
  });

  test('one that has ended already is not waited for', async () => {
    await expect(watchRun(SAVED, { subscribe, fetchRun: vi.fn(), timeoutMs: 1 })).resolves.toEqual(
      SAVED,
    );
  });
});
