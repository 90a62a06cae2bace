/** What one stream lets know. */
interface Participant {
  readonly asked: () => void;
  readonly heard: () => void;
  readonly refused: () => void;
  readonly waits: () => void;
}

/** Runs out after so many milliseconds in which somebody was asked: what waits for its turn costs no time. */
export class AskedTime {
  readonly #ms: number;
  readonly #onEnd: () => void;
  #asked = 0;
  #leftMs = Infinity;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** It begins with the first `renew`. */
  constructor(ms: number, onEnd: () => void) {
    this.#ms = ms;
    this.#onEnd = onEnd;
  }

  get leftMs(): number {
    return this.#asked > 0 ? this.#leftMs - (performance.now() - this.#since) : this.#leftMs;
  }

  /** All of it is left again. */
  renew(): void {
    this.#leftMs = this.#ms;
    this.#run();
  }

  /** One more that may be asked. */
  participant(): Participant {
    let isIn = false;
    const be = (has: boolean): void => {
      if (has && !isIn) this.#count(1);
      if (isIn && !has) this.#count(-1);
      isIn = has;
    };
    return {
      asked: () => be(true),
      heard: () => {},
      refused: () => be(true),
      waits: () => be(false),
    };
  }

  /** It doesn't run out any more. */
  stop(): void {
    this.#leftMs = Infinity;
    clearTimeout(this.#timer);
  }

  #count(more: number): void {
    this.#leftMs = this.leftMs;
    this.#asked += more;
    this.#run();
  }

  #run(): void {
    clearTimeout(this.#timer);
    this.#since = performance.now();
    if (this.#asked === 0 || this.#leftMs === Infinity) return;
    this.#timer = setTimeout(this.#onEnd, Math.max(0, this.#leftMs));
    this.#timer.unref();
  }
}
