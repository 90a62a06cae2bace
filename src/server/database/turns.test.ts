import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

it('one after another, in the order they came', async () => {
  const turns = new Turns();
  const seen: string[] = [];
  const work = async (name: string): Promise<void> => {
    await turns.take();
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
    turns.pass();
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  await work('d');
  expect(seen).toEqual(['a', 'b', 'c', 'd'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
