import { setTimeout } from 'node:timers/promises';

const MINUTE_MS = 60_000;

interface Time {
  readonly clock: () => number;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const REAL_TIME: Time = {
  clock: Date.now,
  wait: (ms, signal) => setTimeout(ms, undefined, { signal }),
};

/** Lets so many requests through in any minute; the others wait for their turn. */
export class Rate {
  readonly #perMinute: number;
  /** When each of the last minute's requests went, or will go. */
  #times: number[] = [];

  readonly #time: Time;

  constructor(perMinute: number, time = REAL_TIME) {
    this.#perMinute = perMinute;
    this.#time = time;
  }

  /** Rejects when the signal aborts first. */
  async enter(signal: AbortSignal): Promise<void> {
    const now = this.#time.clock();
    const first = this.#times.at(-this.#perMinute) ?? -Infinity;
    const at = Math.max(now, first + MINUTE_MS);
    this.#times = [...this.#times, at].slice(-this.#perMinute);
    if (at > now) await this.#time.wait(at - now, signal);
  }
}
