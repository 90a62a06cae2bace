/**
 * How many streams may be open at once: fewer when the server says that it is too much or serves no more at a time,
 * and step by step as many again.
 */
export class StreamWidth {
  readonly #widest: number;
  #writing: number;
  /** Streams that have ended well since the last change. */
  #good = 0;
  /** When it was halved last. */
  #halvedAt = -Infinity;
  /** So many the server was seen to serve at a time, while others waited. */
  #seen: number | undefined;
  /** Seen twice, and never more in between: so it is. */
  #served = Infinity;

  /** `widest`: streams that write, at most. */
  constructor(widest: number) {
    this.#widest = widest;
    this.#writing = widest;
  }

  /** Streams that may write. */
  get writing(): number {
    return Math.min(this.#writing, this.#served);
  }

  /** All streams: those that check have half as much room of their own. */
  get all(): number {
    return Math.min(this.writing + Math.floor(this.#writing / 2), this.#served);
  }

  /** A stream that was asked at `askedAt` is refused at `now`, when `open` were. Those of one time count once. */
  refused(askedAt: number, now: number, open: number): void {
    if (askedAt < this.#halvedAt) return;
    this.#halvedAt = now;
    this.#narrow(Math.floor(Math.min(open, this.writing) / 2));
  }

  /** A stream has ended well. */
  ended(): void {
    this.#good += 1;
    if (this.#good < this.writing) return;
    this.#good = 0;
    this.#writing = Math.min(this.#writing + 1, this.#widest);
  }

  /** The server serves so many at a time while others wait. */
  waitsBehind(speaking: number): void {
    if (this.#seen === speaking) this.#served = Math.min(this.#served, speaking);
    this.#seen = speaking;
    this.#narrow(Math.min(this.writing, speaking));
  }

  /** More than so many bring no more in the same time. */
  gainsNothingBeyond(streams: number): void {
    this.#served = Math.min(this.#served, streams);
  }

  /** So many speak at the same time. */
  speakAtOnce(speaking: number): void {
    if (this.#seen !== undefined && speaking > this.#seen) this.#seen = undefined;
  }

  #narrow(width: number): void {
    this.#writing = Math.max(1, width);
    this.#good = 0;
  }
}
