// The time that matches are played by. It follows the device's clock, but does not jump with it.
import type { Millis } from '#domain/match/timer.ts';

/** Differences below this are left alone: nobody notices, and clocks drift. */
const JUMP_MS = 5000;

let offset = Date.now() - performance.now();

/** Milliseconds since 1970. */
export function now(): Millis {
  return Math.round(offset + performance.now());
}

/** By how much the device's clock was set since this was last asked; from now on the time follows it. */
export function takeJump(): Millis {
  const jump = Date.now() - now();
  if (Math.abs(jump) < JUMP_MS) return 0;
  offset += jump;
  return jump;
}
