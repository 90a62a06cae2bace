// The event stream as the browser sees it, with the news in the test's hand.
import type * as z from 'zod/mini';
import { LiveEvent } from '#contract/events.ts';

const open = new Set<LiveStream>();
/** News from before the stream was there: it begins with them, as the server's does. */
let early: string[] = [];

/** Stands in for EventSource. */
export class LiveStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;

  constructor() {
    super();
    open.add(this);
    queueMicrotask(() => {
      this.dispatchEvent(new Event('open'));
      for (const data of early.splice(0)) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  close(): void {
    this.readyState = LiveStream.CLOSED;
    open.delete(this);
  }
}

/** The server's news, to every stream that is open, or to the next one. */
export function sendNews(event: z.input<typeof LiveEvent>): void {
  const data = JSON.stringify(LiveEvent.parse(event));
  if (open.size === 0) early.push(data);
  for (const stream of open) stream.dispatchEvent(new MessageEvent('message', { data }));
}

/** What no stream ever took is not the next test's. */
export function forgetNews(): void {
  early = [];
}

/** The server refuses the streams, as after the session's end. */
export function refuseStreams(): void {
  for (const stream of open) {
    stream.close();
    stream.dispatchEvent(new Event('error'));
  }
}
