// How often a request that has failed is made again, and when.
import { retryAfterMs } from './retry-after.ts';
import type { Refusal } from './reason.ts';

/** What a server answers that has too much to do. */
export const BUSY: ReadonlySet<number> = new Set([429, 503, 529]);
/** A busy server that doesn't say for how long is asked so often. */
const MOST_BUSY_TRIES = 5;
const FIRST_PAUSE_MS = 1000;
/** After these it is left alone for so long, and its host is told to. */
export const BUSY_MS = 30_000;
/** One that says less says nothing: it would be asked without end. */
const LEAST_SAID_MS = 100;
/** Added to what the server says, so that not all come back at once. */
const MOST_JITTER_MS = 1000;

/** How often a busy server has refused all that a run asks, without saying for how long: those of one time count once. */
export class BusyTries {
  #count = 0;
  #countedAt = -Infinity;

  /** Their number, with what was asked at `askedAt` and is refused at `now`. */
  refused(askedAt: number, now: number): number {
    if (askedAt < this.#countedAt) return this.#count;
    this.#countedAt = now;
    this.#count += 1;
    return this.#count;
  }

  /** The server answers again. */
  answered(): void {
    this.#count = 0;
  }
}

/** Of all runs. */
export class BusyRuns {
  readonly #tries = new WeakMap<object, BusyTries>();

  /** `run`: whatever stands for it. */
  of(run: object): BusyTries {
    const tries = this.#tries.get(run) ?? new BusyTries();
    this.#tries.set(run, tries);
    return tries;
  }
}

/** The tries of one request. */
export class Retries {
  readonly #most: number;
  readonly #random: () => number;
  readonly #busy: BusyTries;
  #failed = 0;

  /** `most`: after failures other than that the server is busy. `random` gives numbers from 0 up to 1. */
  constructor(most: number, random: () => number, busy = new BusyTries()) {
    this.#most = most;
    this.#random = random;
    this.#busy = busy;
  }

  /**
   * The pause, in milliseconds, after which another try makes sense when this refusal of what was asked at `askedAt`
   * came; undefined: none does. Times are milliseconds since 1970.
   */
  after(refusal: Refusal, now: number, askedAt = now): number | undefined {
    if (refusal.status !== undefined && BUSY.has(refusal.status))
      return this.#afterBusy(refusal, now, askedAt);
    if (!refusal.isPassing || this.#failed >= this.#most) return undefined;
    this.#failed += 1;
    return this.#backOff(this.#failed);
  }

  #afterBusy(refusal: Refusal, now: number, askedAt: number): number | undefined {
    const said = retryAfterMs(refusal, now) ?? 0;
    if (said >= LEAST_SAID_MS) return said + this.#random() * Math.min(MOST_JITTER_MS, said);
    const tries = this.#busy.refused(askedAt, now);
    if (tries >= MOST_BUSY_TRIES) return undefined;
    return this.#backOff(tries);
  }

  /** Twice as long each time, from half of that up to all of it. */
  #backOff(tries: number): number {
    return FIRST_PAUSE_MS * 2 ** tries * (0.5 + this.#random() / 2);
  }
}
