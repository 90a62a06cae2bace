// How often a request that has failed is made again, and when.
import { retryAfterMs } from './retry-after.ts';
import type { Refusal } from './reason.ts';

/** What a server answers that has too much to do. */
export const BUSY: ReadonlySet<number> = new Set([429, 503, 529]);
/** A busy server that doesn't say for how long is asked so often. */
const MOST_BUSY_TRIES = 5;
const FIRST_PAUSE_MS = 1000;
/** One that says less says nothing: it would be asked without end. */
const LEAST_SAID_MS = 100;
/** Added to what the server says, so that not all come back at once. */
const MOST_JITTER_MS = 1000;

interface NextTry {
  /** The server refuses everybody for so long. */
  readonly isBusy: boolean;
  readonly pauseMs: number;
}

/** The tries of one request. */
export class Retries {
  readonly #most: number;
  readonly #random: () => number;
  #busy = 0;
  #failed = 0;

  /** `most`: after failures other than that the server is busy. `random` gives numbers from 0 up to 1. */
  constructor(most: number, random: () => number) {
    this.#most = most;
    this.#random = random;
  }

  /** When another try makes sense after this refusal; undefined: none does. `now`: milliseconds since 1970. */
  after(refusal: Refusal, now: number): NextTry | undefined {
    if (refusal.status !== undefined && BUSY.has(refusal.status))
      return this.#afterBusy(refusal, now);
    if (!refusal.isPassing || this.#failed >= this.#most) return undefined;
    this.#failed += 1;
    return { isBusy: false, pauseMs: this.#backOff(this.#failed) };
  }

  #afterBusy(refusal: Refusal, now: number): NextTry | undefined {
    const said = retryAfterMs(refusal, now) ?? 0;
    if (said >= LEAST_SAID_MS) {
      return { isBusy: true, pauseMs: said + this.#random() * Math.min(MOST_JITTER_MS, said) };
    }
    this.#busy += 1;
    if (this.#busy >= MOST_BUSY_TRIES) return undefined;
    return { isBusy: true, pauseMs: this.#backOff(this.#busy) };
  }

  /** Twice as long each time, from half of that up to all of it. */
  #backOff(tries: number): number {
    return FIRST_PAUSE_MS * 2 ** tries * (0.5 + this.#random() / 2);
  }
}
