import { describe, expect, it } from 'vitest';
import { BusyRuns, Retries } from './retries.ts';

const NOW = Date.UTC(2026, 0, 5, 12);
const refusal = (status: number | undefined, after?: string) => ({
  status,
  headers: after === undefined ? {} : { 'retry-after': after },
  text: '',
  isPassing: true,
});
/** The pauses before each other try after the same refusal; `random` is the same each time. */
function pauses(given: ReturnType<typeof refusal>, { most = 2, random = 0, tries = 9 } = {}) {
  const retries = new Retries(most, () => random);
  return Array.from({ length: tries }, () => retries.after(given, NOW));
}

describe('MODEL-15 another try', () => {
  it('of a busy model is made when that has said, and up to a second later, as long as it says so', () => {
    expect(pauses(refusal(429, '20'), { tries: 12 })).toEqual(Array(12).fill(20_000));
    expect(pauses(refusal(503, '20'), { random: 0.5 })[0]).toBe(20_500);
    expect(pauses(refusal(529, '0.4'), { random: 0.5 })[0]).toBe(600);
  });

  it('of one that does not say comes later each time, within half a minute in all', () => {
    const none = undefined;
    expect(pauses(refusal(429))).toEqual([1000, 2000, 4000, 8000, none, none, none, none, none]);
    const longest = pauses(refusal(429), { random: 1 }).slice(0, 4);
    expect(longest).toEqual([2000, 4000, 8000, 16_000]);
  });

  it('of one that says ‘at once’, or whose date is over, is made as if it had not said: it would be asked without end', () => {
    const unsaid = pauses(refusal(429));
    expect(pauses(refusal(429, '0'))).toEqual(unsaid);
    expect(pauses(refusal(503, new Date(NOW - 5000).toUTCString()))).toEqual(unsaid);
  });

  it('of all that a run asks comes within half a minute in all: refusals of one time count once', () => {
    const runs = new BusyRuns();
    const run = {};
    const busy = runs.of(run);
    const streams = Array.from({ length: 6 }, () => new Retries(2, () => 1, busy));
    const pausesAt = (askedAt: number) =>
      streams.map((stream, at) => stream.after(refusal(429), askedAt + at + 1, askedAt));
    expect(pausesAt(NOW)).toEqual(Array(6).fill(2000));
    expect(pausesAt(NOW + 2010)).toEqual(Array(6).fill(4000));
    expect(pausesAt(NOW + 6020)).toEqual(Array(6).fill(8000));
    // Two are let in at a time, and then the others.
    const [first, ...others] = streams;
    expect(first?.after(refusal(429), NOW + 14_031, NOW + 14_030)).toBe(16_000);
    for (const [at, stream] of others.entries()) {
      const askedAt = NOW + 31_000 + at * 10;
      expect(stream.after(refusal(429), askedAt + 1, askedAt)).toBeUndefined();
    }
    runs.of(run).answered();
    expect(first?.after(refusal(429), NOW + 40_001, NOW + 40_000)).toBe(2000);
  });

  it('after what may pass is made a few times, and after anything else never', () => {
    expect(pauses(refusal(500), { tries: 3 })).toEqual([1000, 2000, undefined]);
    expect(pauses(refusal(undefined), { tries: 3 })).toEqual([1000, 2000, undefined]);
    expect(pauses(refusal(500), { most: 0, tries: 1 })).toEqual([undefined]);
    expect(pauses({ ...refusal(401), isPassing: false }, { tries: 1 })).toEqual([undefined]);
  });
});
