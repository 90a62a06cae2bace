import { expect, it } from 'vitest';
import { Mutex } from './mutex.ts';

it('one after another, in the order they came', async () => {
  const mutex = new Mutex();
  const seen: string[] = [];
  const work = async (name: string): Promise<void> => {
    await mutex.acquire();
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
    mutex.release();
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  await work('d');
  expect(seen).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
