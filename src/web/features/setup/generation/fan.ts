// Where each card of a deck lies in its fan, and which counts are worth hearing.

/** From the middle to either end of a whole fan, in degrees. */
const REACH = 30;
/** Few cards lie no further apart than this, in degrees. */
const WIDEST_STEP = 6;
const TEN = 10;
/** Counts that are said while a deck is written, at most. */
const TIMES_SAID = 5;
const FEWEST_NEW = 5;

export interface Place {
  /** Clockwise from upright, in degrees. */
  readonly turn: number;
  /** Each tenth card looks out, so that many can be counted. */
  readonly isTenth: boolean;
}

/** The place of card `at` (counted from 0) among `of`; it stays the same while the others come. */
export function placeOf(at: number, of: number): Place {
  const step = of > 1 ? Math.min((2 * REACH) / (of - 1), WIDEST_STEP) : 0;
  return { turn: (at - (of - 1) / 2) * step, isTenth: (at + 1) % TEN === 0 };
}

/** Whether enough cards have come since a count was said to say the next: whoever only listens is not talked over. */
export function isWorthSaying(said: number, { written, wanted }: Progress): boolean {
  if (written <= said) return false;
  const fewest = Math.max(FEWEST_NEW, Math.ceil(wanted / TIMES_SAID));
  return written - said >= fewest || written >= wanted;
}

export interface Progress {
  readonly written: number;
  readonly wanted: number;
}
