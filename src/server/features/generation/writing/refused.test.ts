import { expect, it } from 'vitest';
import { untilRefused } from './refused.ts';
import type { DraftCard } from './writer.ts';

const CARDS: readonly DraftCard[] = Array.from({ length: 20 }, (_, at) => ({
  question: `Number ${at}?`,
  hint: '',
  answer: '',
}));

async function read(isGood: (at: number) => boolean): Promise<number> {
  const refused = new WeakSet<DraftCard>();
  let count = 0;
  const stream = async function* () {
    yield* CARDS;
  };
  for await (const card of untilRefused(stream(), refused)) {
    if (!isGood(count)) refused.add(card);
    count += 1;
  }
  return count;
}

it('MODEL-06 a stream ends when five of its cards in a row are refused', async () => {
  expect(await read(() => false)).toBe(5);
  expect(await read((at) => at === 3)).toBe(9);
  expect(await read((at) => at % 5 === 4)).toBe(20);
});
