// Event streams as a browser makes them, in the test's hand.
import type { RoomNews } from '#contract/rooms.ts';

const made: RoomStream[] = [];

/** Stands in for EventSource. */
export class RoomStream extends EventTarget {
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    made.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  opens(): void {
    this.dispatchEvent(new Event('open'));
  }

  beats(): void {
    this.dispatchEvent(new MessageEvent('beat', { data: '1' }));
  }

  tells(news: RoomNews | string): void {
    const data = typeof news === 'string' ? news : JSON.stringify(news);
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  breaks(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** All that were opened since `forgetStreams`. */
export function roomStreams(): readonly RoomStream[] {
  return made;
}

/** The newest one; throws where there is none. */
export function lastStream(): RoomStream {
  const stream = made.at(-1);
  if (!stream) throw new Error('No stream was opened');
  return stream;
}

export function forgetStreams(): void {
  made.length = 0;
}
