import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTimeout } from './failure.ts';
import { limitAt, RunTime } from './run-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MOST_MS = 900_000;

describe('MODEL-19 the time of a run', () => {
  it('is five minutes, or less where no run may have so much, until the cards say otherwise', () => {
    const none = { lastCardMs: 0, cards: 0, wanted: 60 };
    expect(limitAt({ ...none, mostMs: MOST_MS })).toBe(300_000);
    expect(limitAt({ ...none, mostMs: 60_000 })).toBe(60_000);
  });

  it('is half as long again as the cards need at their pace, and never beyond the limit', () => {
    const wanted = 60;
    // A card each five seconds needs five minutes; one each fifty would need fifty.
    expect(limitAt({ lastCardMs: 50_000, cards: 10, wanted, mostMs: MOST_MS })).toBe(450_000);
    expect(limitAt({ lastCardMs: 500_000, cards: 10, wanted, mostMs: MOST_MS })).toBe(MOST_MS);
    expect(limitAt({ lastCardMs: 10_000, cards: 10, wanted, mostMs: MOST_MS })).toBe(300_000);
  });

  it('is always enough for what keeps its pace, as far as the limit goes', () => {
    const count = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(count, count, fc.integer({ min: 1, max: 15_000 }), (wanted, part, msEach) => {
        const cards = Math.min(wanted, part);
        const limit = limitAt({ lastCardMs: cards * msEach, cards, wanted, mostMs: MOST_MS });
        expect(limit).toBeGreaterThanOrEqual(Math.min(wanted * msEach, MOST_MS));
        expect(limit).toBeLessThanOrEqual(MOST_MS);
      }),
    );
  });

  it('goes on as long as a slow model’s cards keep coming, and ends when they do not', async () => {
    const time = new RunTime({ wanted: 60, mostMs: MOST_MS });
    for (let card = 0; card < 60; card += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.advanceTimersByTimeAsync(7000);
      expect(time.signal.aborted).toBe(false);
      time.noteCard();
    }
    expect(time.leftMs).toBe(210_000);
    await vi.advanceTimersByTimeAsync(210_000);
    expect(isTimeout(time.signal.reason)).toBe(true);
  });

  it('does not end after it was stopped', async () => {
    const time = new RunTime({ wanted: 60, mostMs: 60_000 });
    time.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(time.signal.aborted).toBe(false);
  });
});
