// One stream a browser, passed on between tabs; refused ones are tried again, later and later.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinLive, subscribeLive } from './live.ts';

const streams: Stream[] = [];

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readonly url: string;
  readyState = 1;
  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  tell(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }
  refuse(): void {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
}

/** The channels of one browser, without the wait between its tabs. */
const channels = new Set<Channel>();
class Channel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channels.add(this);
  }
  postMessage(data: unknown): void {
    if (!channels.has(this)) throw new DOMException('closed', 'InvalidStateError');
    for (const other of channels) {
      if (other !== this && other.name === this.name) {
        other.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
  }
  close(): void {
    channels.delete(this);
  }
}

/** Locks as the browser gives them: one holder a name, the others in order. */
function locks(): { request: LockManager['request'] } {
  let last: Promise<unknown> = Promise.resolve();
  const names = new Set<string>();
  async function request(
    name: string,
    { signal }: { readonly signal: AbortSignal },
    hold: () => Promise<void>,
  ): Promise<void> {
    names.add(name);
    expect(names.size).toBe(1);
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    try {
      if (!signal.aborted) await hold();
      else throw signal.reason;
    } finally {
      resolve();
    }
  }
  return { request: request as LockManager['request'] };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const leaving: (() => void)[] = [];

function join(onRefused = vi.fn()) {
  const leave = joinLive(onRefused);
  leaving.push(leave);
  return { leave, onRefused };
}

function listen() {
  const heard = vi.fn();
  leaving.push(subscribeLive(heard));
  return heard;
}

const BALANCE = { type: 'balance', credits: 7 };

beforeEach(() => {
  vi.useFakeTimers();
  streams.length = 0;
  channels.clear();
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.stubGlobal('navigator', { locks: locks() });
});
afterEach(async () => {
  for (const leave of leaving.splice(0)) leave();
  await settled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stream', () => {
  it('is one for all tabs of a browser; the next tab takes it over', async () => {
    const first = join();
    join();
    await settled();
    expect(streams.map(({ url }) => url)).toEqual(['/api/events']);
    first.leave();
    await settled();
    expect(streams).toHaveLength(2);
    expect(streams.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED, 1]);
  });

  it('is a tab’s own where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    join();
    join();
    await settled();
    expect(streams).toHaveLength(2);
  });

  it('tells this tab once, and the others through the channel', async () => {
    join();
    const heard = listen();
    const other = new Channel('riffle:live');
    const passed = vi.fn();
    other.addEventListener('message', (event) =>
      passed(event instanceof MessageEvent && event.data),
    );
    await settled();
    streams[0]?.tell(BALANCE);
    expect(heard.mock.calls).toEqual([[BALANCE]]);
    expect(passed.mock.calls).toEqual([[BALANCE]]);
  });

  it('is heard by a tab that has not got it', async () => {
    join();
    const heard = listen();
    await settled();
    new Channel('riffle:live').postMessage(BALANCE);
    expect(heard.mock.calls).toEqual([[BALANCE]]);
  });

  it('is not believed everything', async () => {
    join();
    const heard = listen();
    await settled();
    streams[0]?.tell({ type: 'balance', credits: 'many' });
    streams[0]?.dispatchEvent(new MessageEvent('message', { data: 'no JSON' }));
    new Channel('riffle:live').postMessage('hello');
    expect(heard).not.toHaveBeenCalled();
  });

  it('is not heard any more by who has stopped listening, nor after leaving', async () => {
    const { leave } = join();
    const heard = vi.fn();
    const stop = subscribeLive(heard);
    await settled();
    stop();
    streams[0]?.tell(BALANCE);
    const still = listen();
    leave();
    new Channel('riffle:live').postMessage(BALANCE);
    expect(heard).not.toHaveBeenCalled();
    expect(still).not.toHaveBeenCalled();
  });
});

describe('a stream that is refused', () => {
  it('has the session asked for, and is tried again after 1, 2, 4 … at most 30 seconds', async () => {
    const { onRefused } = join();
    await settled();
    for (const [tries, seconds] of [1, 2, 4, 8, 16, 30, 30].entries()) {
      streams.at(-1)?.refuse();
      expect(onRefused).toHaveBeenCalledTimes(tries + 1);
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(streams).toHaveLength(tries + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(streams).toHaveLength(tries + 2);
    }
  });

  it('begins with a second again once one was open', async () => {
    join();
    await settled();
    streams.at(-1)?.refuse();
    await vi.advanceTimersByTimeAsync(1000);
    streams.at(-1)?.refuse();
    await vi.advanceTimersByTimeAsync(2000);
    streams.at(-1)?.dispatchEvent(new Event('open'));
    streams.at(-1)?.refuse();
    await vi.advanceTimersByTimeAsync(1000);
    expect(streams).toHaveLength(4);
  });

  it('is not one that broke: that comes back by itself', async () => {
    const { onRefused } = join();
    await settled();
    streams[0]?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onRefused).not.toHaveBeenCalled();
    expect(streams).toHaveLength(1);
  });

  it('is not tried again by who has left', async () => {
    const { leave } = join();
    await settled();
    streams[0]?.refuse();
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(streams).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not even opened by who left before the turn came', async () => {
    join().leave();
    await settled();
    expect(streams).toHaveLength(0);
  });
});
