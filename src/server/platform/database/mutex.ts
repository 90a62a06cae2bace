/**
 * One after another, in the order they came. Kysely's own way wakes everybody who waits whenever somebody is
 * done: with two thousand event streams that took seconds.
 */
export class Mutex {
  #isLocked = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves when it is the caller's turn; whoever has had it calls `release`. */
  acquire(): Promise<void> {
    if (this.#isLocked) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#isLocked = true;
    return Promise.resolve();
  }

  get isFree(): boolean {
    return !this.#isLocked;
  }

  release(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isLocked = false;
  }
}
