// Streams that write one deck at the same time: what they bring, what they still owe, and when one is given up.
import { AskedTime } from './asked-time.ts';
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

/** Streams that bring words and no cards, or none that can be taken. */
export class NoCardsCome extends Error {
  override readonly name = 'NoCardsCome';

  constructor() {
    super('No card has come for too long');
  }
}

/** Asks for cards. */
type Open = (signal: AbortSignal, signs: StreamSigns) => AsyncIterable<DraftCard>;

interface PooledStream<Round> {
  readonly round: Round;
  /** Cards that it was asked for and that have not been read. */
  owed: number;
  /** It waits for its turn with us, or the model has been asked, or has refused it for now. */
  state: 'waiting' | 'asked' | 'refused';
  readonly giveUp: AbortController;
  /** What runs as long as it does not wait. */
  readonly times: readonly StreamSigns[];
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
  /** Until a card has to come. */
  readonly #cardTime: AskedTime;
  readonly #otherTimes: readonly AskedTime[];
  #isBarren = false;
  /** Why nothing has been heard since. */
  #refusal: { readonly error: unknown } | undefined;

  /** `time` runs as long as one is asked. */
  constructor(signal: AbortSignal, patience: StreamPatience | undefined, time?: AskedTime) {
    this.#signal = signal;
    this.#patience = patience;
    this.#otherTimes = time ? [time] : [];
    this.#cardTime = new AskedTime(patience?.cardMs ?? Infinity, () => {
      this.#isBarren = true;
      this.#wake.resolve();
    });
    this.#cardTime.renew();
    signal.addEventListener('abort', () => this.#wake.resolve(), { once: true });
  }

  /** Cards that may still come of those that were asked for. */
  get owed(): number {
    return [...this.#unread].reduce((sum, stream) => sum + Math.max(0, stream.owed), 0);
  }

  /** Milliseconds in which a card has to come. */
  get leftMs(): number {
    return this.#cardTime.leftMs;
  }

  /** A card was taken. */
  noteCard(): void {
    this.#cardTime.renew();
  }

  add(round: Round, count: number, open: Open): void {
    const giveUp = new AbortController();
    const times = [this.#cardTime, ...this.#otherTimes].map((time) => time.participant());
    const stream: PooledStream<Round> = { round, owed: count, state: 'waiting', giveUp, times };
    this.#open.add(stream);
    this.#unread.add(stream);
    void this.#drain(stream, open);
  }

  /**
   * What streams bring and how they end, until all have ended. Throws when the signal aborts; and NoCardsCome, or why
   * the model has refused them.
   */
  async *events(): AsyncGenerator<PoolEvent<Round>, void> {
    for (;;) {
      for (let next = this.#events.shift(); next; next = this.#events.shift()) {
        this.#signal.throwIfAborted();
        yield next();
      }
      this.#signal.throwIfAborted();
      // What was yielded last may have had its reader add others.
      if (this.#unread.size === 0) return;
      if (this.#isBarren) throw this.#refusal ? this.#refusal.error : new NoCardsCome();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await this.#wake.promise;
      this.#wake = Promise.withResolvers();
    }
  }

  /** No stream is given up any more for being silent; one that has not been asked is asked no more. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#cardTime.stop();
    for (const { state, giveUp } of this.#open) if (state !== 'asked') giveUp.abort();
  }

  async #drain(stream: PooledStream<Round>, open: Open): Promise<void> {
    const { round, giveUp } = stream;
    const end = (failure?: { readonly error: unknown }): void => {
      if (!this.#open.has(stream)) return;
      this.#put(stream, 'waiting');
      this.#open.delete(stream);
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
      asked: () => this.#put(stream, 'asked'),
      heard: () => {
        this.#refusal = undefined;
        this.#noteSign('heard');
      },
      refused: (error) => {
        this.#refusal = { error };
        this.#put(stream, 'refused');
      },
      waits: () => this.#put(stream, 'waiting'),
    };
  }

  #put(stream: PooledStream<Round>, state: PooledStream<Round>['state']): void {
    if (!this.#open.has(stream)) return;
    stream.state = state;
    for (const signs of stream.times) {
      if (state === 'waiting') signs.waits();
      else signs.asked();
    }
    this.#noteSign(state);
  }

  #tell(event: () => PoolEvent<Round>): void {
    this.#events.push(event);
    this.#wake.resolve();
  }

  #noteSign(sign: PooledStream<Round>['state'] | 'heard' | 'ended'): void {
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
    const isWaiting = [...this.#open].some(({ state }) => state === 'asked');
    if (!patience || !isWaiting || this.#isClosed) return;
    const { firstMs, quietMs } = patience;
    const longest = this.#longestSilence;
    const ms =
      longest === undefined ? firstMs : Math.min(firstMs, Math.max(quietMs, longest * LEEWAY));
    this.#timer = setTimeout(() => {
      for (const { state, giveUp } of this.#open) {
        if (state === 'asked') giveUp.abort(new StreamSilent());
      }
    }, ms);
    this.#timer.unref();
  }
}
