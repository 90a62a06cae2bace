// A phone's room as it is known here: the newest view, whether the server is heard of, and how it has ended.
import type { PhoneView } from '#contract/rooms.ts';
import { openRoomLine, type LineEnd, type RoomLine } from '#web/platform/room/room-line.ts';
import type { ServerTime } from '#web/platform/room/server-time.ts';
import type { LineAddress } from '#web/platform/room/transports.ts';

export interface Seen {
  /** Null until the first one comes. */
  readonly view: PhoneView | null;
  readonly isConnected: boolean;
  /** Null while it goes on. */
  readonly end: LineEnd | null;
  readonly time: ServerTime | null;
}

const NOTHING: Seen = { view: null, isConnected: false, end: null, time: null };

export class PhoneRoom {
  readonly #address: LineAddress;
  readonly #listeners = new Set<() => void>();
  #line: RoomLine | undefined;
  #seen = NOTHING;

  constructor(address: LineAddress) {
    this.#address = address;
  }

  readonly seen = (): Seen => this.#seen;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens the line, or opens it anew; what was seen stays. */
  readonly open = (): void => {
    this.#line?.close();
    this.#line = openRoomLine(this.#address, {
      onNews: (news) => {
        if (news.type === 'phone') this.#see({ view: news.view, isConnected: true });
      },
      onConnected: (isConnected) => {
        if (isConnected !== this.#seen.isConnected) this.#see({ isConnected });
      },
      onEnd: (end) => this.#see({ end, isConnected: false }),
    });
    this.#see({ time: this.#line.time, end: null });
  };

  readonly close = (): void => this.#line?.close();

  #see(more: Partial<Seen>): void {
    this.#seen = { ...this.#seen, ...more };
    for (const listener of this.#listeners) listener();
  }
}
