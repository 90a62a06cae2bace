const MINUTE_MS = 60_000;

/** When requests may be made, where there is a limit for any minute. Times are milliseconds of any one clock. */
export class RequestRate {
  readonly #perMinute: number;
  /** The last ones, of which the first has to be a minute old. */
  #times: number[] = [];

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** From when on the next one may be made. */
  get freeAt(): number {
    const [first = -Infinity] = this.#times;
    return this.#times.length < this.#perMinute ? -Infinity : first + MINUTE_MS;
  }

  /** Takes note of one that is made. */
  count(now: number): void {
    this.#times = [...this.#times, now].slice(-this.#perMinute);
  }
}
