import { setTimeout as wait } from 'node:timers/promises';

const MINUTE_MS = 60_000;

/** Lets so many requests through in any minute; the others wait for their turn. */
export class Rate {
  readonly #perMinute: number;
  /** When each of the last minute's requests went, or will go. */
  #times: number[] = [];

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Rejects when the signal aborts first. */
  async enter(signal: AbortSignal): Promise<void> {
    const now = Date.now();
    const first = this.#times.at(-this.#perMinute) ?? -Infinity;
    const at = Math.max(now, first + MINUTE_MS);
    this.#times = [...this.#times, at].slice(-this.#perMinute);
    if (at > now) await wait(at - now, undefined, { signal });
  }
}
