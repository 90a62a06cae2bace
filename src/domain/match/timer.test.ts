import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  holdTimer,
  nextTimer,
  pauseTimer,
  releaseTimer,
  remainingMs,
  resetTimer,
  resumeTimer,
  secondsLeft,
  setRemaining,
  startTimer,
} from './timer.ts';

const START = 1_000_000;
const timer = startTimer(30_000, START);

describe('timer', () => {
  it('STATE-GAME-13 STATE-GAME-14 STATE-GAME-16 counts whole seconds down to time up', () => {
    expect(secondsLeft(timer, START)).toBe(30);
    expect(secondsLeft(timer, START + 1)).toBe(30);
    expect(secondsLeft(timer, START + 1000)).toBe(29);
    expect(secondsLeft(timer, START + 29_999)).toBe(1);
    expect(secondsLeft(timer, START + 30_000)).toBe(0);
    expect(secondsLeft(timer, START + 3_600_000)).toBe(0);
  });

  it('STATE-GAME-05 a pause of any length costs no time', () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(10_000_000), (played, paused) => {
        const stopped = pauseTimer(timer, START + played);
        const resumed = resumeTimer(stopped, START + played + paused);
        expect(remainingMs(resumed, START + played + paused)).toBe(30_000 - played);
      }),
    );
  });

  it('STATE-GAME-15 reset returns to the full time, running or paused as it was', () => {
    expect(remainingMs(resetTimer(timer, START + 9000), START + 9000)).toBe(30_000);
    const paused = resetTimer(pauseTimer(timer, START + 9000), START + 20_000);
    expect(paused).toEqual({ status: 'paused', durationMs: 30_000, remainingMs: 30_000 });
  });

  it('is never negative and never above the full time, wherever the clock jumps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.integer(),
        (jump, left) => {
          for (const each of [
            timer,
            pauseTimer(timer, START + jump),
            setRemaining(timer, left, START),
          ]) {
            const ms = remainingMs(each, START + jump);
            expect(ms).toBeGreaterThanOrEqual(0);
            expect(ms).toBeLessThanOrEqual(30_000);
          }
        },
      ),
    );
  });

  it('KEY-02 a clock that stands by itself goes on where it was, and fresh on the next card', () => {
    const held = holdTimer(timer, START + 10_000);
    expect(remainingMs(held, START + 60_000)).toBe(20_000);
    expect(remainingMs(releaseTimer(held, START + 60_000), START + 61_000)).toBe(19_000);
    expect(nextTimer(held, START)).toEqual(timer);
    expect(nextTimer(resetTimer(held, START), START)).toEqual(timer);
  });

  it('KEY-02 what the host has stopped, or has run out, is neither held nor released', () => {
    const stopped = pauseTimer(timer, START + 10_000);
    expect(holdTimer(stopped, START)).toBe(stopped);
    expect(releaseTimer(stopped, START)).toBe(stopped);
    expect(nextTimer(stopped, START)).toMatchObject({ status: 'paused', remainingMs: 30_000 });
    expect(holdTimer(timer, START + 30_000)).toBe(timer);
    const held = holdTimer(timer, START + 10_000);
    expect(pauseTimer(held, START)).toEqual(stopped);
  });
});
