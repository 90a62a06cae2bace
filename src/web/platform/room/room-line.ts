// A browser's line to a room: news of it as they come, by whichever way gets through, for as long as it takes.
import type { RoomNews } from '#contract/rooms.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import { pollNews } from '#web/platform/api/rooms.ts';
import { serverTime, type ServerTime } from './server-time.ts';
import {
  openPoll,
  openStream,
  type Heard,
  type LineAddress,
  type Transport,
} from './transports.ts';

/** A stream without a sign of life for so long after its opening is blocked somewhere. */
const OPENING_MS = 4_000;
/** The server says something every ten seconds. */
const SILENCE_MS = 15_000;
/** A poll is silent for as long as it is held. */
const POLL_SILENCE_MS = 40_000;
/** After so many streams that fell silent or broke while a poll came through, one after another, polls take over. */
const STREAMS_TRIED = 2;
/** Milliseconds before the next attempt; doubles up to the longest. */
const WAIT_MS = 500;
const WAIT_LONGEST_MS = 5_000;
/** A page that was heard of within this time needs no new line when it comes back to the front. */
const FRESH_MS = 2_000;

/** Why a line has ended for good. */
export type LineEnd = 'closed' | 'removed' | 'replaced' | 'stranger';

export interface RoomLine {
  readonly time: ServerTime;
  /** Tries at once, where it waits for the next attempt. */
  readonly hurry: () => void;
  readonly close: () => void;
}

interface Told {
  readonly onNews: (news: Exclude<RoomNews, { type: 'over' | 'same' }>) => void;
  /** Whether the server is heard of. */
  readonly onConnected: (isConnected: boolean) => void;
  readonly onEnd: (why: LineEnd) => void;
}

/** Opens a line that keeps itself open until it is closed, or ended by the server. */
export function openRoomLine(address: LineAddress, told: Told): RoomLine {
  const line = new Line(address, told);
  line.open();
  return { time: line.time, hurry: () => line.hurry(), close: () => line.close() };
}

class Line {
  readonly time: ServerTime;
  readonly #address: LineAddress;
  readonly #told: Told;
  readonly #leave = new AbortController();
  #transport: Transport | undefined;
  #way: 'stream' | 'poll' = 'stream';
  #failedStreams = 0;
  #waitMs = WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heardAt = Number.NEGATIVE_INFINITY;
  /** Counts the openings. */
  #opened = 0;

  constructor(address: LineAddress, told: Told) {
    this.#address = address;
    this.#told = told;
    this.time = serverTime(address.code);
    const { signal } = this.#leave;
    const back = (): void => {
      if (document.visibilityState === 'visible') this.hurry();
    };
    document.addEventListener('visibilitychange', back, { signal });
    addEventListener('pageshow', back, { signal });
    addEventListener('online', () => this.#changeNetwork(), { signal });
  }

  open(): void {
    this.#transport?.close();
    if (this.#leave.signal.aborted) return;
    this.#opened += 1;
    const transportOf = this.#way === 'stream' ? openStream : openPoll;
    this.#await(this.#way === 'stream' ? OPENING_MS : POLL_SILENCE_MS);
    this.#transport = transportOf(this.#address, this.#heard());
  }

  /** Opens anew at once, unless the line has just been heard of. */
  hurry(): void {
    if (this.#leave.signal.aborted || performance.now() - this.#heardAt < FRESH_MS) return;
    this.#waitMs = WAIT_MS;
    this.open();
  }

  /** What blocked streams may have been left behind; where it was not, one that fails is enough. */
  #changeNetwork(): void {
    if (this.#way === 'poll') {
      this.#way = 'stream';
      this.#failedStreams = STREAMS_TRIED - 1;
      this.#heardAt = Number.NEGATIVE_INFINITY;
    }
    this.hurry();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#leave.abort();
    this.#transport?.close();
  }

  #heard(): Heard {
    let isCurrent = true;
    const ifCurrent =
      <Given extends unknown[]>(act: (...given: Given) => void) =>
      (...given: Given): void => {
        if (isCurrent && !this.#leave.signal.aborted) act(...given);
      };
    return {
      sign: ifCurrent(() => this.#sign()),
      news: ifCurrent((news) => this.#take(news)),
      broken: ifCurrent((error) => {
        isCurrent = false;
        void this.#broken(error);
      }),
    };
  }

  #sign(): void {
    const isFirst = performance.now() - this.#heardAt > SILENCE_MS;
    this.#heardAt = performance.now();
    this.#failedStreams = 0;
    this.#waitMs = WAIT_MS;
    this.#await(this.#way === 'stream' ? SILENCE_MS : POLL_SILENCE_MS);
    this.#told.onConnected(true);
    if (isFirst) this.time.ask(this.#leave.signal).catch(() => undefined);
  }

  #take(news: RoomNews): void {
    if (news.type === 'over') return this.#end(news.why);
    this.time.hear(news.now);
    if (news.type !== 'same') this.#told.onNews(news);
  }

  /** Silence for so long means that the line is dead, whatever the browser thinks of it. */
  #await(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#broken(undefined), ms);
  }

  async #broken(error: unknown): Promise<void> {
    clearTimeout(this.#timer);
    this.#transport?.close();
    this.#heardAt = Number.NEGATIVE_INFINITY;
    this.#told.onConnected(false);
    const opened = this.#opened;
    // A refused stream does not say why; a poll does.
    const failure = error ?? (this.#way === 'stream' ? await this.#ask() : undefined);
    const why = endOf(failure);
    if (this.#leave.signal.aborted) return;
    if (why) return this.#end(why);
    // Somebody was in a hurry meanwhile.
    if (this.#opened !== opened) return;
    // Where a poll does not come through either, it is not streams that are blocked.
    if (failure === undefined) this.#failedStreams += 1;
    if (this.#failedStreams >= STREAMS_TRIED) this.#way = 'poll';
    this.#timer = setTimeout(() => this.open(), this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, WAIT_LONGEST_MS);
  }

  /** Asks for the news once; answers with what went wrong. */
  async #ask(): Promise<unknown> {
    try {
      const { signal } = this.#leave;
      const quick = AbortSignal.any([signal, AbortSignal.timeout(OPENING_MS)]);
      const { code, as } = this.#address;
      const news = await pollNews(code, as, { since: '', signal: quick });
      if (!signal.aborted) this.#take(news);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  #end(why: LineEnd): void {
    this.close();
    this.#told.onEnd(why);
  }
}

/** Why it is no use to try again; undefined where it is. */
function endOf(error: unknown): LineEnd | undefined {
  if (isProblem(error, 'room-not-found')) return 'closed';
  if (isProblem(error, 'seat-removed')) return 'removed';
  return isProblem(error, 'not-in-room') ? 'stranger' : undefined;
}
