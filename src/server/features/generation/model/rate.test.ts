import { expect, it } from 'vitest';
import { Rate } from './rate.ts';

it('MODEL-07 lets so many requests through in any minute, in the order in which they came', async () => {
  let now = 0;
  const waits: number[] = [];
  const wait = async (ms: number): Promise<void> => {
    waits.push(now + ms);
  };
  const rate = new Rate(2, { clock: () => now, wait });
  const { signal } = new AbortController();
  for (let request = 0; request < 5; request += 1) await rate.enter(signal);
  expect(waits).toEqual([60_000, 60_000, 120_000]);
  now = 200_000;
  await rate.enter(signal);
  expect(waits).toHaveLength(3);
});
