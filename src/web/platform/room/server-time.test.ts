import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageOf } from '#contract/errors.ts';
import { NOON } from '#tests/support/matches.ts';
import { serverTime } from './server-time.ts';

const TEN_MINUTES = 600_000;
/** How long each question and each answer is on its way, in milliseconds; the last one stays. */
let ways: [there: number, back: number][];
/** What is to be added to the device's time to have the server's. */
let ahead: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON });
  ways = [[20, 20]];
  vi.stubGlobal('fetch', async () => {
    const [there, back] = (ways.length > 1 ? ways.shift() : ways[0]) ?? [0, 0];
    vi.advanceTimersByTime(there);
    const answer = Response.json({ now: Date.now() + ahead });
    vi.advanceTimersByTime(back);
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { signal } = new AbortController();

for (const [words, offset] of [
  ['behind', TEN_MINUTES],
  ['ahead', -TEN_MINUTES],
] as const) {
  describe(`PHONE-52 a device’s clock that is ten minutes ${words}`, () => {
    const now = () => Date.now() + ahead;
    beforeEach(() => {
      ahead = offset;
    });

    it('the server’s time is known by what it says, and measured by asking', async () => {
      const time = serverTime('BCDFG');
      expect(time.now()).toBe(Date.now());
      expect(time.uncertainty()).toBe(Number.POSITIVE_INFINITY);
      time.hear(now() - 300);
      expect(now() - time.now()).toBe(300);
      await time.ask(signal);
      expect(time.now()).toBe(now());
      expect(time.uncertainty()).toBe(20);
      vi.advanceTimersByTime(5000);
      expect(time.now()).toBe(now());
    });

    it('of four answers the quickest counts', async () => {
      ways = [[300, 10], [40, 50], [10, 12], [500, 10], [0, 0]]; // prettier-ignore
      const time = serverTime('BCDFG');
      await time.ask(signal);
      expect(time.uncertainty()).toBe(11);
      expect(Math.abs(time.now() - now())).toBe(1);
      expect(ways).toEqual([[0, 0]]);
    });

    it('what is heard later is believed as far as it can’t be otherwise', async () => {
      const time = serverTime('BCDFG');
      await time.ask(signal);
      // It was long on its way.
      time.hear(now() - 8000);
      expect(time.now()).toBe(now());
      // The server’s clock was set on.
      time.hear(now() + 7000);
      expect(time.now()).toBe(now() + 7000);
    });

    it('setting the device’s clock moves nothing, and a failed question leaves what is known', async () => {
      const time = serverTime('BCDFG');
      await time.ask(signal);
      const before = time.now();
      vi.setSystemTime(Date.now() + 3_600_000);
      expect(time.now()).toBe(before);
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      await expect(time.ask(signal)).rejects.toThrow(messageOf('unreachable'));
      expect(time.now()).toBe(before);
      expect(time.uncertainty()).toBe(20);
    });
  });
}
