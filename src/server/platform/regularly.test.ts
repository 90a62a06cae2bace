import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { regularly } from './regularly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOTHING = (): void => {};

it('comes up each time the pause is over, not before, and not after the end', async () => {
  const work = vi.fn(async () => {});
  const chore = regularly({ everyMs: 1000, work, onFailure: NOTHING });
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(3);
  await chore.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(3);
});

it('what comes up seldom does so a minute after the start for the first time', async () => {
  const work = vi.fn(async () => {});
  const chore = regularly({ everyMs: 3_600_000, work, onFailure: NOTHING });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await chore.stop();
});

it('a failure is told and ends nothing', async () => {
  const failure = new Error('x');
  const onFailure = vi.fn();
  const work = vi.fn(() => Promise.reject(failure));
  const chore = regularly({ everyMs: 1000, work, onFailure });
  await vi.advanceTimersByTimeAsync(2000);
  expect(onFailure.mock.calls).toEqual([[failure], [failure]]);
  await chore.stop();
});

it('whoever ends it waits for what is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const chore = regularly({ everyMs: 1000, work: () => promise, onFailure: NOTHING });
  await vi.advanceTimersByTimeAsync(1000);
  let hasStopped = false;
  const stopped = chore.stop().then(() => (hasStopped = true));
  await vi.advanceTimersByTimeAsync(5000);
  expect(hasStopped).toBe(false);
  resolve();
  await stopped;
  expect(hasStopped).toBe(true);
});
