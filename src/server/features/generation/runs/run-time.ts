// How long a run may write: as long as it needs at the pace at which its cards come, within limits.

/** Any run has so many milliseconds. */
const ANY_RUN_MS = 300_000;
/** The cards to come may take longer than those that have. */
const LEEWAY = 1.5;

interface Pace {
  /** Milliseconds from the beginning to the last card. */
  readonly lastCardMs: number;
  readonly cards: number;
  readonly wanted: number;
  /** What no run goes beyond. */
  readonly mostMs: number;
}

/** Milliseconds that a run may write in all. */
export function limitAt({ lastCardMs, cards, wanted, mostMs }: Pace): number {
  const needed = cards === 0 ? 0 : (lastCardMs / cards) * wanted * LEEWAY;
  return Math.min(Math.max(ANY_RUN_MS, needed), mostMs);
}

export class RunTime {
  readonly #begun = performance.now();
  readonly #wanted: number;
  readonly #mostMs: number;
  readonly #over = new AbortController();
  #cards = 0;
  #limitMs = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** It begins now. */
  constructor({ wanted, mostMs }: Pick<Pace, 'wanted' | 'mostMs'>) {
    this.#wanted = wanted;
    this.#mostMs = mostMs;
    this.#limit(0);
  }

  /** Aborted, with a TimeoutError, when the time is up. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  get leftMs(): number {
    return this.#begun + this.#limitMs - performance.now();
  }

  noteCard(): void {
    this.#cards += 1;
    this.#limit(performance.now() - this.#begun);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #limit(lastCardMs: number): void {
    const pace = { lastCardMs, cards: this.#cards, wanted: this.#wanted, mostMs: this.#mostMs };
    this.#limitMs = limitAt(pace);
    clearTimeout(this.#timer);
    const end = () => this.#over.abort(new DOMException('The time is up', 'TimeoutError'));
    this.#timer = setTimeout(end, Math.max(0, this.leftMs));
    this.#timer.unref();
  }
}
