// At most one action in 50 ms a seat, counted in memory: faster than any thumb.
import { Problem } from '#server/platform/http/problem.ts';

const LEAST_MS = 50;
/** A burst of so many is let through: what was pressed while a line was lost comes at once. */
const BURST = 10;
/** Seats that are remembered at most. */
const REMEMBERED = 20_000;

/** Throws rate-limited for a seat that presses faster than anybody can. */
export function pressLimit() {
  const seats = new Map<string, { readonly at: number; readonly left: number }>();
  return {
    count(id: string): void {
      const now = performance.now();
      const before = seats.get(id) ?? { at: now, left: BURST };
      const left = Math.min(BURST, before.left + (now - before.at) / LEAST_MS);
      if (left < 1) throw new Problem('rate-limited', { retryAfterSeconds: 1 });
      if (seats.size >= REMEMBERED) seats.clear();
      seats.set(id, { at: now, left: left - 1 });
    },
  };
}
