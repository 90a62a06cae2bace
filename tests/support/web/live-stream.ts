// The event stream as the browser sees it, with the news in the test's hand.
import type * as z from 'zod/mini';
import { LiveEvent } from '#contract/events.ts';

const open = new Set<LiveStream>();

/** Stands in for EventSource. */
export class LiveStream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;

  constructor() {
    super();
    open.add(this);
    queueMicrotask(() => this.dispatchEvent(new Event('open')));
  }

  close(): void {
    this.readyState = LiveStream.CLOSED;
    open.delete(this);
  }
}

/** The server's news, to every stream that is open. */
export function sendNews(event: z.input<typeof LiveEvent>): void {
  const data = JSON.stringify(LiveEvent.parse(event));
  for (const stream of open) stream.dispatchEvent(new MessageEvent('message', { data }));
}

/** The server refuses the streams, as after the session's end. */
export function refuseStreams(): void {
  for (const stream of open) {
    stream.close();
    stream.dispatchEvent(new Event('error'));
  }
}
