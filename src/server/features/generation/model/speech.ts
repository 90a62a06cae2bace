// Which streams speak at the same time, and what that brings: a server may serve fewer at once than it takes.

/** A rate is known after so many milliseconds. */
const LONG_ENOUGH_MS = 3000;
/** Several streams bring something if they bring more than this many times as much as one. */
const GAIN = 1.25;
/** A stream that has been silent so many times as long as the fastest was stands in a queue. */
const TIMES_THE_FASTEST = 4;

interface Spoken {
  ms: number;
  characters: number;
}

/** Times are milliseconds of any one clock. */
export class Speech<Stream> {
  readonly #queueMs: number;
  /** Those that are asked and have said nothing, with the time when they were. */
  readonly #silent = new Map<Stream, number>();
  readonly #speaking = new Set<Stream>();
  /** What so many streams have said in all, by how many they were. */
  readonly #spoken = new Map<number, Spoken>();
  #fastestMs = Infinity;
  #at = 0;

  /** `queueMs`: who is silent for less is in no queue. */
  constructor(queueMs: number) {
    this.#queueMs = queueMs;
  }

  get speaking(): number {
    return this.#speaking.size;
  }

  asked(stream: Stream, now: number): void {
    this.#silent.set(stream, now);
  }

  heard(stream: Stream, now: number, characters: number): void {
    this.#pass(now);
    const askedAt = this.#silent.get(stream);
    if (askedAt !== undefined) {
      this.#silent.delete(stream);
      this.#speaking.add(stream);
      this.#fastestMs = Math.min(this.#fastestMs, now - askedAt);
    }
    this.#spokenNow().characters += characters;
  }

  ended(stream: Stream, now: number): void {
    this.#pass(now);
    this.#silent.delete(stream);
    this.#speaking.delete(stream);
  }

  /** Those that stand in a queue at the server while others speak; none where fewer are silent than speak. */
  inQueue(now: number): Stream[] {
    if (this.speaking === 0 || this.#silent.size < this.speaking) return [];
    const patience = Math.max(this.#queueMs, this.#fastestMs * TIMES_THE_FASTEST);
    const late = [...this.#silent].filter(([, askedAt]) => now - askedAt >= patience);
    return late.length < this.speaking ? [] : late.map(([stream]) => stream);
  }

  /** Whether one stream alone was as fast as several together: between others a busy machine can deceive. */
  get isOneEnough(): boolean {
    const rates = [...this.#spoken]
      .filter(([streams, { ms }]) => streams > 0 && ms >= LONG_ENOUGH_MS)
      .map(([streams, { ms, characters }]) => ({ streams, rate: characters / ms }));
    const alone = rates.find(({ streams }) => streams === 1);
    const others = rates.filter(({ streams }) => streams > 1);
    return (
      alone !== undefined &&
      others.length > 0 &&
      others.every(({ rate }) => rate < alone.rate * GAIN)
    );
  }

  /** What has passed since the last word counts for as many as spoke. */
  #pass(now: number): void {
    if (this.speaking > 0) this.#spokenNow().ms += now - this.#at;
    this.#at = now;
  }

  #spokenNow(): Spoken {
    const spoken = this.#spoken.get(this.speaking) ?? { ms: 0, characters: 0 };
    this.#spoken.set(this.speaking, spoken);
    return spoken;
  }
}
