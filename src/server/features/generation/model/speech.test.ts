import { describe, expect, it } from 'vitest';
import { Speech } from './speech.ts';

const QUEUE_MS = 10_000;

/** Streams that are asked at 0. */
function asked(names: string) {
  const speech = new Speech<string>(QUEUE_MS);
  for (const name of names) speech.asked(name, 0);
  return speech;
}

describe('MODEL-17 streams in a queue at the server', () => {
  it('are those that are silent for ten seconds while others speak', () => {
    const speech = asked('abc');
    expect(speech.inQueue(20_000)).toEqual([]);
    speech.heard('a', 500, 4);
    expect(speech.inQueue(9999)).toEqual([]);
    expect(speech.inQueue(10_000)).toEqual(['b', 'c']);
    speech.ended('a', 11_000);
    expect(speech.inQueue(12_000)).toEqual([]);
  });

  it('are given four times as long as the fastest has needed', () => {
    const speech = asked('ab');
    speech.heard('a', 6000, 4);
    expect(speech.inQueue(23_999)).toEqual([]);
    expect(speech.inQueue(24_000)).toEqual(['b']);
  });

  it('are not fewer than those that speak: one of many just hangs', () => {
    const speech = asked('abc');
    speech.heard('a', 500, 4);
    speech.heard('b', 600, 4);
    expect(speech.inQueue(60_000)).toEqual([]);
  });

  it('are none that were asked only now', () => {
    const speech = asked('a');
    speech.heard('a', 500, 4);
    speech.asked('b', 30_000);
    expect(speech.inQueue(39_999)).toEqual([]);
    expect(speech.inQueue(40_000)).toEqual(['b']);
  });
});

describe('MODEL-17 what more streams bring', () => {
  /** Four streams for a while, and then one alone; characters a second of each. */
  function rates(each: number, alone: number, seconds = 4) {
    const speech = asked('abcd');
    for (let second = 1; second <= seconds; second += 1) {
      for (const name of 'abcd') speech.heard(name, second * 1000, each);
    }
    for (const name of 'bcd') speech.ended(name, seconds * 1000);
    for (let second = 1; second <= seconds; second += 1) {
      speech.heard('a', (seconds + second) * 1000, alone);
    }
    return speech.isOneEnough;
  }

  it('is nothing where all together say no more than one: one is enough', () => {
    expect(rates(10, 40)).toBe(true);
    expect(rates(12, 40)).toBe(true);
  });

  it('is worth it where they say more', () => {
    expect(rates(40, 40)).toBe(false);
    expect(rates(20, 40)).toBe(false);
  });

  it('is not known after a moment', () => {
    expect(rates(10, 40, 2)).toBe(false);
  });
});
