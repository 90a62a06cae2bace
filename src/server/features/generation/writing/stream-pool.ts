// Streams that write one deck at the same time: what they bring, what they still owe, and when one is given up.
import type { DraftCard, StreamPatience, StreamSigns } from './writer.ts';

/** A model that once took its time is given so many times as much. */
const LEEWAY = 1.5;

/** A stream that was given up because nothing came of it. */
export class StreamSilent extends Error {
  override readonly name = 'StreamSilent';

  constructor() {
    super('The model said nothing for too long');
  }
}

/** Asks for cards. */
type Open = (signal: AbortSignal, signs: StreamSigns) => AsyncIterable<DraftCard>;

interface PooledStream<Round> {
  readonly round: Round;
  /** Cards that it was asked for and that have not been read. */
  owed: number;
  /** It is not waiting for its turn any more. */
  isAsked: boolean;
  readonly giveUp: AbortController;
}

type PoolEvent<Round> =
  | { readonly round: Round; readonly draft: DraftCard }
  /** A stream has ended; with what it threw, if it did. */
  | { readonly round: Round; readonly failure: { readonly error: unknown } | undefined };

/** `Round` is what the streams of one request have in common; each event carries its stream's. */
export class StreamPool<Round> {
  readonly #signal: AbortSignal;
  readonly #patience: StreamPatience | undefined;
  /** Those that have not ended. */
  readonly #open = new Set<PooledStream<Round>>();
  /** Those whose end has not been read. */
  readonly #unread = new Set<PooledStream<Round>>();
  readonly #events: (() => PoolEvent<Round>)[] = [];
  #wake = Promise.withResolvers<void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #lastSign = 0;
  /** The longest silence that was broken; undefined as long as nothing was heard. */
  #longestSilence: number | undefined;

  constructor(signal: AbortSignal, patience: StreamPatience | undefined) {
    this.#signal = signal;
    this.#patience = patience;
    signal.addEventListener('abort', () => this.#wake.resolve(), { once: true });
  }

  /** Cards that may still come of those that were asked for. */
  get owed(): number {
    return [...this.#unread].reduce((sum, stream) => sum + Math.max(0, stream.owed), 0);
  }

  add(round: Round, count: number, open: Open): void {
    const giveUp = new AbortController();
    const stream = { round, owed: count, isAsked: false, giveUp };
    this.#open.add(stream);
    this.#unread.add(stream);
    void this.#drain(stream, open);
  }

  /** What streams bring and how they end, until all have ended. Throws when the signal aborts. */
  async *events(): AsyncGenerator<PoolEvent<Round>, void> {
    for (;;) {
      for (let next = this.#events.shift(); next; next = this.#events.shift()) {
        this.#signal.throwIfAborted();
        yield next();
      }
      this.#signal.throwIfAborted();
      // What was yielded last may have had its reader add others.
      if (this.#unread.size === 0) return;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await this.#wake.promise;
      this.#wake = Promise.withResolvers();
    }
  }

  /** No stream is given up any more for being silent. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  async #drain(stream: PooledStream<Round>, open: Open): Promise<void> {
    const { round, giveUp } = stream;
    const end = (failure?: { readonly error: unknown }): void => {
      if (!this.#open.delete(stream)) return;
      this.#noteSign('ended');
      this.#tell(() => {
        this.#unread.delete(stream);
        return { round, failure };
      });
    };
    // One that is cut off may take its time to end, or never do.
    giveUp.signal.addEventListener('abort', () => end({ error: giveUp.signal.reason }), {
      once: true,
    });
    try {
      const signal = AbortSignal.any([this.#signal, giveUp.signal]);
      for await (const draft of open(signal, this.#signsOf(stream))) {
        if (giveUp.signal.aborted) return;
        this.#tell(() => {
          stream.owed -= 1;
          return { round, draft };
        });
      }
      end();
    } catch (error) {
      end({ error });
    }
  }

  #signsOf(stream: PooledStream<Round>): StreamSigns {
    return {
      asked: () => {
        stream.isAsked = true;
        this.#noteSign('asked');
      },
      heard: () => this.#noteSign('heard'),
    };
  }

  #tell(event: () => PoolEvent<Round>): void {
    this.#events.push(event);
    this.#wake.resolve();
  }

  #noteSign(sign: 'asked' | 'heard' | 'ended'): void {
    const now = performance.now();
    if (sign === 'heard') {
      this.#longestSilence = Math.max(this.#longestSilence ?? 0, now - this.#lastSign);
    }
    this.#lastSign = now;
    this.#waitOn();
  }

  /** From now on: those that are asked and say nothing are given up together. */
  #waitOn(): void {
    clearTimeout(this.#timer);
    const patience = this.#patience;
    const isWaiting = [...this.#open].some((stream) => stream.isAsked);
    if (!patience || !isWaiting || this.#isClosed) return;
    const { firstMs, quietMs } = patience;
    const longest = this.#longestSilence;
    const ms =
      longest === undefined ? firstMs : Math.min(firstMs, Math.max(quietMs, longest * LEEWAY));
    this.#timer = setTimeout(() => {
      for (const stream of this.#open) if (stream.isAsked) stream.giveUp.abort(new StreamSilent());
    }, ms);
    this.#timer.unref();
  }
}
