// A line to a room over a network that fails in every way: streams, calls and the clock are the test's.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RoomNews } from '#contract/rooms.ts';
import { messageOf, type ErrorCode } from '#contract/errors.ts';
import { openRoom as roomOf } from '#domain/room/state.ts';
import { NOON, startedMatch } from '#tests/support/matches.ts';
import { forgetStreams, lastStream, roomStreams, RoomStream } from '#tests/support/room-streams.ts';
import { screenNews, screenView } from '#tests/support/screen-views.ts';
import { openRoomLine, type LineEnd, type RoomLine } from './room-line.ts';

/** How the server answers polls: at once, by a code, not at all, or only when the test says so. */
let polls: RoomNews | ErrorCode | 'unreachable' | Promise<RoomNews>;
let asked: string[];
let line: RoomLine | undefined;
let told: { news: number[]; connected: boolean[]; ends: LineEnd[] };
const page = new EventTarget();
let visibility: string;

const news = (seq: number) => screenNews(screenView(roomOf(startedMatch())), seq, Date.now());

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    now: NOON,
  });
  forgetStreams();
  polls = news(7);
  asked = [];
  visibility = 'visible';
  told = { news: [], connected: [], ends: [] };
  vi.stubGlobal('EventSource', RoomStream);
  vi.stubGlobal('document', {
    addEventListener: page.addEventListener.bind(page),
    get visibilityState() {
      return visibility;
    },
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  line?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function answer(path: string, { signal }: { readonly signal: AbortSignal }) {
  if (path.endsWith('/time')) return Response.json({ now: Date.now() + 600_000 });
  asked.push(path.replace('/api/rooms/BCDFG/news?as=screen&', ''));
  // One that is asked without end would stand still.
  if (asked.length > 50) throw new TypeError('Asked too often');
  const given = await (polls instanceof Promise ? aborted(polls, signal) : polls);
  if (given === 'unreachable') throw new TypeError('Failed to fetch');
  if (typeof given !== 'string') return Response.json(given);
  return Response.json({ error: { code: given, message: messageOf(given) } }, { status: 404 });
}

function aborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason));
  return Promise.race([promise, end]);
}

function open(): void {
  line = openRoomLine(
    { code: 'BCDFG', as: 'screen' },
    {
      onNews: (one) => told.news.push(one.seq),
      onConnected: (isConnected) => told.connected.push(isConnected),
      onEnd: (why) => told.ends.push(why),
    },
  );
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const streams = () => roomStreams().length;
const never = () => new Promise<RoomNews>(() => undefined);

describe('PHONE-53 a line to a room', () => {
  it('hears news by a stream, and knows the server’s time by it', async () => {
    open();
    expect(lastStream().url).toBe('/api/rooms/BCDFG/events?as=screen');
    lastStream().tells(news(3));
    lastStream().tells('no news at all');
    lastStream().tells(news(4));
    await pass(0);
    expect(told.news).toEqual([3, 4]);
    expect(told.connected).toContain(true);
    expect(told.connected).not.toContain(false);
    expect(Math.round((line?.time.now() ?? 0) - Date.now())).toBe(600_000);
    expect(asked).toEqual([]);
  });

  it('knows the server’s time by its news, where it can’t ask', async () => {
    const { promise } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => promise);
    open();
    lastStream().tells(screenNews(screenView(roomOf(startedMatch())), 3, Date.now() - 600_000));
    await pass(0);
    expect(Math.round((line?.time.now() ?? 0) - Date.now())).toBe(-600_000);
  });

  it('a stream without a word for four seconds is opened again, and after two of them polls take over', async () => {
    open();
    lastStream().opens();
    await pass(3999);
    expect(told.connected).toEqual([]);
    await pass(1);
    expect(roomStreams()[0]?.isClosed).toBe(true);
    expect(told.connected).toEqual([false]);
    // What a stream does not bring, a poll has brought meanwhile.
    expect(told.news).toEqual([7]);
    await pass(500);
    expect(streams()).toBe(2);
    lastStream().opens();
    await pass(4000);
    polls = never();
    asked = [];
    await pass(1000);
    expect(streams()).toBe(2);
    expect(asked).toEqual(['since=']);
  });

  it('another network is no blocked one: online again, streams are tried once more', async () => {
    open();
    lastStream().opens();
    await pass(4500);
    lastStream().opens();
    await pass(4000);
    polls = never();
    await pass(1000);
    dispatch('visibilitychange');
    expect(streams()).toBe(2);
    polls = news(7);
    dispatch('online');
    expect(streams()).toBe(3);
    // It is blocked here too: one that falls silent is enough.
    await pass(4000);
    polls = never();
    asked = [];
    await pass(1000);
    expect([streams(), asked]).toEqual([3, ['since=']]);
    dispatch('online');
    lastStream().tells(news(8));
    expect([streams(), told.news.at(-1)]).toEqual([4, 8]);
  });

  it('fifteen seconds of silence are the end of a stream, and a beat is a sign of life', async () => {
    open();
    lastStream().tells(news(1));
    for (let beat = 0; beat < 4; beat += 1) {
      await pass(14_000);
      lastStream().beats();
    }
    expect(streams()).toBe(1);
    await pass(14_999);
    expect(told.connected).not.toContain(false);
    await pass(1);
    expect(told.connected.at(-1)).toBe(false);
    await pass(500);
    expect(streams()).toBe(2);
    // It has lived: one more silence does not make it a blocked one.
    lastStream().tells(news(2));
    await pass(15_000);
    await pass(500);
    expect(streams()).toBe(3);
  });

  it('a poll brings news, asks for what comes after it, and has no word at all for at most forty seconds', async () => {
    open();
    for (const wait of [500, 1000]) {
      lastStream().breaks();
      await pass(0);
      polls = never();
      await pass(wait);
      if (wait === 500) polls = news(7);
    }
    const first = Promise.withResolvers<RoomNews>();
    polls = first.promise;
    line?.hurry();
    told.news = [];
    asked = [];
    await pass(0);
    const second = Promise.withResolvers<RoomNews>();
    polls = second.promise;
    first.resolve(news(9));
    await pass(0);
    expect(told.news).toEqual([9]);
    expect(told.connected.at(-1)).toBe(true);
    expect(asked.at(-1)).toBe('since=tag-9');
    polls = never();
    second.resolve({ type: 'same', now: Date.now() });
    await pass(0);
    expect(told.news).toEqual([9]);
    expect(asked.at(-1)).toBe('since=tag-9');
    await pass(39_999);
    expect(told.connected.at(-1)).toBe(true);
    await pass(1);
    expect(told.connected.at(-1)).toBe(false);
  });

  it('without a server it waits longer and longer, at most five seconds, and stays with streams', async () => {
    polls = 'unreachable';
    open();
    for (const [at, wait] of [500, 1000, 2000, 4000, 5000, 5000].entries()) {
      lastStream().breaks();
      await pass(wait - 1);
      expect(streams()).toBe(at + 1);
      await pass(1);
      expect(streams()).toBe(at + 2);
    }
    lastStream().tells(news(1));
    lastStream().breaks();
    await pass(500);
    expect(streams()).toBe(8);
  });

  it('over is over, and says why', async () => {
    open();
    lastStream().tells({ type: 'over', why: 'replaced' });
    expect(told.ends).toEqual(['replaced']);
    expect(lastStream().isClosed).toBe(true);
    await pass(60_000);
    dispatch('online');
    expect(streams()).toBe(1);
  });

  for (const [code, why] of [
    ['room-not-found', 'closed'],
    ['seat-removed', 'removed'],
    ['not-in-room', 'stranger'],
  ] as const) {
    it(`a stream that is refused with ${code} ends as ‘${why}’`, async () => {
      polls = code;
      open();
      lastStream().breaks();
      await pass(0);
      expect(told.ends).toEqual([why]);
      await pass(60_000);
      expect(streams()).toBe(1);
    });
  }

  it('other refusals are tried again', async () => {
    polls = 'internal';
    open();
    lastStream().breaks();
    await pass(500);
    expect(told.ends).toEqual([]);
    expect(streams()).toBe(2);
  });

  it('a page that comes back to the front, or online, does not wait', async () => {
    polls = 'unreachable';
    open();
    for (const event of ['visibilitychange', 'pageshow', 'online']) {
      const before = streams();
      lastStream().breaks();
      await pass(1);
      dispatch(event);
      expect(streams(), event).toBe(before + 1);
      await pass(499);
      expect(streams(), event).toBe(before + 1);
    }
    const before = streams();
    visibility = 'hidden';
    dispatch('visibilitychange');
    expect(streams()).toBe(before);
  });

  it('nor does it open anew what has just been heard of', async () => {
    open();
    lastStream().tells(news(1));
    await pass(1999);
    dispatch('visibilitychange');
    expect(streams()).toBe(1);
    await pass(2);
    dispatch('visibilitychange');
    expect(streams()).toBe(2);
    expect(roomStreams()[0]?.isClosed).toBe(true);
  });

  it('a line that was opened anew in a hurry is left alone by the end of the one before', async () => {
    const late = Promise.withResolvers<RoomNews>();
    polls = late.promise;
    open();
    lastStream().breaks();
    await pass(0);
    dispatch('online');
    lastStream().tells(news(1));
    late.resolve(news(2));
    await pass(14_000);
    expect(streams()).toBe(2);
    expect(lastStream().isClosed).toBe(false);
    expect(told.connected.at(-1)).toBe(true);
  });

  it('says nothing more once it is closed', async () => {
    open();
    line?.close();
    lastStream().tells(news(1));
    await pass(60_000);
    dispatch('online');
    expect(told).toEqual({ news: [], connected: [], ends: [] });
    expect(streams()).toBe(1);
  });
});

function dispatch(event: string): void {
  page.dispatchEvent(new Event(event));
}
