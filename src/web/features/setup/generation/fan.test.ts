import { describe, expect, it } from 'vitest';
import { isWorthSaying, placeOf } from './fan.ts';

describe('a place in the fan', () => {
  const turns = (of: number) => Array.from({ length: of }, (_, at) => placeOf(at, of).turn);

  it.each([20, 30, 60, 100])('MODEL-31 %i cards reach from end to end, evenly', (of) => {
    const all = turns(of);
    expect([all[0], all.at(-1)]).toEqual([expect.closeTo(-30), expect.closeTo(30)]);
    for (const [at, turn] of all.entries()) {
      if (at > 0) expect(turn - (all[at - 1] ?? 0)).toBeCloseTo(60 / (of - 1));
    }
  });

  it('MODEL-31 few cards lie in the middle, one straight', () => {
    expect(turns(5)).toEqual([-12, -6, 0, 6, 12]);
    expect(turns(1)).toEqual([0]);
  });

  it('MODEL-31 each tenth card looks out', () => {
    const out = Array.from({ length: 30 }, (_, at) => at).filter((at) => placeOf(at, 30).isTenth);
    expect(out).toEqual([9, 19, 29]);
  });
});

describe('a count', () => {
  /** What is said of a deck whose cards come one by one. */
  const said = (wanted: number): number[] => {
    const all: number[] = [];
    for (let written = 0; written <= wanted; written += 1) {
      if (isWorthSaying(all.at(-1) ?? 0, { written, wanted })) all.push(written);
    }
    return all;
  };

  it.each([
    [20, [5, 10, 15, 20]],
    [30, [6, 12, 18, 24, 30]],
    [60, [12, 24, 36, 48, 60]],
    [7, [5, 7]],
  ])('MODEL-33 of %i cards is said now and then, and at the end', (wanted, counts) => {
    expect(said(wanted)).toEqual(counts);
  });

  it('MODEL-33 is not said twice, nor when a card was taken out', () => {
    expect(isWorthSaying(20, { written: 20, wanted: 20 })).toBe(false);
    expect(isWorthSaying(20, { written: 19, wanted: 20 })).toBe(false);
    expect(isWorthSaying(0, { written: 0, wanted: 0 })).toBe(false);
  });
});
