// The event stream as the browser sees it, with the news in the test's hand.
import type * as z from 'zod/mini';
import { LiveEvent } from '#contract/events.ts';

const open = new Set<LiveStream>();
/** News from before the stream was there: it begins with them, as the server's does. */
let early: string[] = [];
/** So many of the next streams are refused. */
let refusals = 0;

/** Stands in for EventSource. */
export class LiveStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;

  constructor(url: string | URL = '') {
    super();
    this.url = String(url);
    open.add(this);
    const isRefused = refusals > 0;
    if (isRefused) refusals -= 1;
    queueMicrotask(() => (isRefused ? this.refuse() : this.begin()));
  }

  begin(): void {
    this.dispatchEvent(new Event('open'));
    // That of a room speaks at once, whatever there is to tell.
    if (this.url.includes('/api/rooms/')) this.dispatchEvent(new Event('beat'));
    for (const data of early.splice(0)) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    this.readyState = LiveStream.CLOSED;
    open.delete(this);
  }

  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  /** The connection is lost, and the browser is about to make another one. */
  breakOff(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
}

/** How many streams the browser holds now, of those whose address has `part` in it. */
export function openStreams(part = ''): number {
  return [...open].filter(({ url }) => url.includes(part)).length;
}

/** The server's news, to every stream that is open, or to the next one. */
export function sendNews(event: z.input<typeof LiveEvent>): void {
  const data = JSON.stringify(LiveEvent.parse(event));
  if (open.size === 0) early.push(data);
  sendText(data);
}

/** Anything at all, as a proxy or a newer server may send it. */
export function sendText(data: string): void {
  for (const stream of open) stream.dispatchEvent(new MessageEvent('message', { data }));
}

/** What no stream ever took is not the next test's. */
export function forgetNews(): void {
  early = [];
  refusals = 0;
}

/** The server refuses the streams, as after the session's end, and so many of the next ones. */
export function refuseStreams(again = 0): void {
  refusals = again;
  for (const stream of open) stream.refuse();
}

/** The connections are lost for a moment. */
export function breakStreams(): void {
  for (const stream of open) stream.breakOff();
}
