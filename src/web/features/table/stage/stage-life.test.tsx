// The locks that say whether a stage still lives: the browser's own.
import { expect, test, vi } from 'vitest';
import { showLife, watchStages } from './stage-life.ts';

const LOCK = 'riffle:stage:one';

/** Somebody else has the lock, until the answer is called. */
function holdLock(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = navigator.locks.request(LOCK, () => promise);
  return async () => {
    resolve();
    await held;
  };
}

test('STAGE-13 a stage that leaves before it has its lock never holds it', async () => {
  const letGo = holdLock();
  const onHeld = vi.fn();
  const leave = showLife('one', onHeld);
  leave();
  await letGo();
  // Whoever comes after it has its turn at once.
  await navigator.locks.request(LOCK, () => undefined);
  expect(onHeld).not.toHaveBeenCalled();
});

test('STAGE-13 a console waits once for a stage, however often that asks, and says once that it is gone', async () => {
  const letGo = holdLock();
  const onGone = vi.fn();
  const watch = watchStages(onGone);
  for (let asked = 0; asked < 3; asked += 1) watch.heardOf('one', true);
  const { pending } = await navigator.locks.query();
  expect(pending?.filter(({ name }) => name === LOCK)).toHaveLength(1);
  await letGo();
  await expect.poll(() => onGone.mock.calls).toEqual([['one']]);
  // One that comes again is waited for anew.
  watch.heardOf('one', true);
  await expect.poll(() => onGone).toHaveBeenCalledTimes(2);
  watch.stop();
});
