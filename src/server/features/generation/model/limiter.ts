// One gate for everything that this process asks a model's server: how many streams at once, how many requests a
// minute, when again after a refusal, and whose turn it is.
import type { Log } from '#server/platform/log.ts';
import { RequestRate } from './request-rate.ts';
import { Speech } from './speech.ts';
import { StreamWidth } from './stream-width.ts';
import { nextTurn, type Turn } from './turns.ts';

/** Beyond this a server that is said to be busy is tried all the same. */
const LONGEST_PAUSE_MS = 60_000;

/** The server has said that it is busy for longer than there is time. */
export class ModelBusy extends Error {
  override readonly name = 'ModelBusy';
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('The model is busy');
    this.retryAfterMs = retryAfterMs;
  }
}

/** The server has others to serve first: it is asked again when they are done. */
class InQueue extends Error {
  override readonly name = 'InQueue';

  constructor() {
    super('The stream waits at the server');
  }
}

interface LimiterOptions {
  /** Streams that write at once, at most. */
  readonly width: number;
  readonly requestsPerMinute: number | undefined;
  /** Silent for so many milliseconds while others speak, a stream is taken back; undefined: none is. */
  readonly queueMs: number | undefined;
  readonly log: Log;
}

interface Wish extends Turn {
  readonly signal: AbortSignal;
  /** Milliseconds that it can wait for a busy server. */
  readonly timeLeftMs: number;
}

/** A stream that may be open. */
export interface OpenTurn {
  /** Aborted where it is better asked again later: it waits at the server behind others. */
  readonly takenBack: AbortSignal;
  /** So many characters have come. */
  heard(characters: number): void;
  /** The server is busy, for so many milliseconds. */
  refused(pauseMs: number): void;
  /** It is over; `isWhole` when it has ended as it should. */
  leave(isWhole: boolean): void;
}

interface Open extends Turn {
  readonly askedAt: number;
  readonly takeBack: AbortController;
}

interface Waiting extends Wish {
  readonly begin: (open: Open) => void;
  /** It need not wait any more. */
  readonly end: (reason: unknown) => void;
}

export class Limiter {
  readonly #width: StreamWidth;
  readonly #rate: RequestRate | undefined;
  readonly #log: Log;
  readonly #speech: Speech<Open> | undefined;
  /** In the order in which they came. */
  readonly #waiting = new Set<Waiting>();
  readonly #open = new Set<Open>();
  #pausedUntil = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ width, requestsPerMinute, queueMs, log }: LimiterOptions) {
    this.#log = log;
    this.#width = new StreamWidth(width);
    this.#rate = requestsPerMinute === undefined ? undefined : new RequestRate(requestsPerMinute);
    this.#speech = queueMs === undefined ? undefined : new Speech(queueMs);
  }

  /** Resolves when its turn has come. Rejects when the signal aborts first, and with ModelBusy. */
  async enter(wish: Wish): Promise<OpenTurn> {
    const { signal, timeLeftMs } = wish;
    signal.throwIfAborted();
    const pauseMs = this.#pausedUntil - performance.now();
    if (pauseMs > timeLeftMs) throw new ModelBusy(pauseMs);
    const { promise, resolve, reject } = Promise.withResolvers<Open>();
    const waiting: Waiting = {
      ...wish,
      begin: resolve,
      end: (reason) => {
        if (this.#waiting.delete(waiting)) reject(reason);
      },
    };
    const giveUp = (): void => waiting.end(signal.reason);
    this.#waiting.add(waiting);
    signal.addEventListener('abort', giveUp, { once: true });
    this.#letIn();
    const open = await promise.finally(() => signal.removeEventListener('abort', giveUp));
    return this.#turnOf(open);
  }

  #turnOf(open: Open): OpenTurn {
    return {
      takenBack: open.takeBack.signal,
      heard: (characters) => this.#hear(open, characters),
      refused: (pauseMs) => {
        const now = performance.now();
        this.#width.refused(open.askedAt, now, this.#open.size);
        const until = now + Math.min(pauseMs, LONGEST_PAUSE_MS);
        this.#pausedUntil = Math.max(this.#pausedUntil, until);
        this.#log.info({ streams: this.#width.writing, pauseMs }, 'The model is busy');
        this.#endLate(open.owner, pauseMs);
      },
      leave: (isWhole) => {
        if (!this.#open.delete(open)) return;
        this.#speech?.ended(open, performance.now());
        if (isWhole) this.#width.ended();
        if (isWhole && this.#speech?.isOneEnough) this.#width.gainsNothingBeyond(1);
        this.#letIn();
      },
    };
  }

  /** What a run still waits for, as far as it has less time than that, would only be refused again. */
  #endLate(owner: object, pauseMs: number): void {
    for (const waiting of this.#waiting) {
      if (waiting.owner === owner && waiting.timeLeftMs < pauseMs) {
        waiting.end(new ModelBusy(pauseMs));
      }
    }
  }

  /** Those that wait at the server while this one speaks are taken back. */
  #hear(open: Open, characters: number): void {
    if (!this.#speech || !this.#open.has(open)) return;
    const now = performance.now();
    this.#speech.heard(open, now, characters);
    const { speaking } = this.#speech;
    this.#width.speakAtOnce(speaking);
    const late = this.#speech.inQueue(now);
    if (late.length === 0) return;
    this.#width.waitsBehind(speaking);
    this.#log.info(
      { streams: this.#width.writing, waiting: late.length },
      'Streams wait at the model',
    );
    for (const { takeBack } of late) takeBack.abort(new InQueue());
  }

  #letIn(): void {
    clearTimeout(this.#timer);
    const now = performance.now();
    const freeAt = Math.max(this.#pausedUntil, this.#rate?.freeAt ?? -Infinity);
    if (this.#waiting.size === 0) return;
    if (freeAt > now) {
      this.#timer = setTimeout(() => this.#letIn(), Math.ceil(freeAt - now));
      return;
    }
    const next = nextTurn([...this.#waiting], [...this.#open], this.#width);
    if (!next) return;
    this.#waiting.delete(next);
    const { owner, kind } = next;
    const open = { owner, kind, askedAt: now, takeBack: new AbortController() };
    this.#open.add(open);
    this.#rate?.count(now);
    this.#speech?.asked(open, now);
    next.begin(open);
    this.#letIn();
  }
}
