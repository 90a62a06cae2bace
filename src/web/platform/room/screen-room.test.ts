// The room of this browser's screen, against a small server whose clock is ten minutes off.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SendAction, type ActionTaken } from '#contract/room-actions.ts';
import { messageOf, type ErrorCode } from '#contract/errors.ts';
import type { Action } from '#domain/match/actions.ts';
import { matchFrom } from '#domain/match/kept-match.ts';
import type { StartMatch } from '#domain/match/state.ts';
import { pauseTimer, remainingMs } from '#domain/match/timer.ts';
import { reduceRoom, type RoomAction } from '#domain/room/actions.ts';
import { isStale } from '#domain/room/stale.ts';
import { keyOf, openRoom as roomOf, type RoomState } from '#domain/room/state.ts';
import { cards, NOON, startedMatch } from '#tests/support/matches.ts';
import { forgetStreams, lastStream, roomStreams, RoomStream } from '#tests/support/room-streams.ts';
import { screenNews, screenView } from '#tests/support/screen-views.ts';

const CODE = 'BCDFG';
const AHEAD = 600_000;
const MATCH: Omit<StartMatch, 'id'> = {
  category: 'trivia',
  topic: 'Space',
  cards: cards(5),
  teamCount: 2,
  timerSeconds: 30,
  includeHints: true,
  includeAnswers: true,
};
let kept: Map<string, string>;
let server: { seq: number; room: RoomState; ids: Set<string>; refuses?: ErrorCode | undefined };
let isAway: boolean;
let sent: { method: string; path: string; body: unknown }[];
let leave: () => void;
/** Answers to actions are on their way until then. */
let answering: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
    now: NOON,
  });
  kept = new Map();
  sent = [];
  isAway = false;
  answering = Promise.resolve();
  leave = () => undefined;
  server = { seq: 1, room: roomOf(startedMatch()), ids: new Set() };
  forgetStreams();
  vi.resetModules();
  vi.stubGlobal('EventSource', RoomStream);
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const serverNow = () => Date.now() + AHEAD;

async function answer(path: string, { method, body }: { method: string; body?: string }) {
  if (isAway) throw new TypeError('Failed to fetch');
  const part = path.replace(`/api/rooms/${CODE}`, '').replace(/\?.*/u, '');
  const given: unknown = body === undefined ? undefined : JSON.parse(body);
  if (part !== '/time') sent.push({ method, path: part, body: given });
  if (server.refuses) return refused(server.refuses);
  const response = Response.json(answered(method, part, given));
  await answering;
  return response;
}

function refused(code: ErrorCode): Response {
  return Response.json({ error: { code, message: messageOf(code) } }, { status: 400 });
}

function answered(method: string, part: string, body: unknown): unknown {
  switch (`${method} ${part}`) {
    case 'POST /api/rooms': {
      const match = matchIn(body);
      server.room = roomOf({ ...match, timer: pauseTimer(match.timer, serverNow()) });
      return { code: CODE };
    }
    case 'POST /actions':
      return take(SendAction.parse(body));
    case 'PUT /match': {
      const { keepsScores, isReplacement } = Object(body);
      const match = matchIn(body);
      happens(
        isReplacement ? { type: 'REPLACE', match } : { type: 'NEW_MATCH', match, keepsScores },
      );
      return { state: 'done', seq: server.seq };
    }
    case 'GET /deck':
      return { cards: server.room.match.cards };
    case 'GET /time':
      return { now: serverNow() };
    default:
      return { ok: true };
  }
}

function matchIn(body: unknown) {
  const match = matchFrom(Object(body).match, serverNow());
  if (!match) throw new Error('That is no match');
  return match;
}

function take(action: SendAction): ActionTaken {
  if (server.ids.has(action.id)) return { state: 'done', seq: server.seq };
  if (isStale(server.room, action)) return { state: 'stale', seq: server.seq };
  server.ids.add(action.id);
  happens(action.action);
  return { state: 'done', seq: server.seq };
}

/** Done by the server or a remote. */
function happens(action: RoomAction): void {
  server.room = reduceRoom(server.room, action, serverNow());
  server.seq += 1;
}

const turns = (action: Extract<RoomAction, { type: 'TABLE' }>['action']): RoomAction => ({
  type: 'TABLE',
  action,
});
const NEXT = turns({ type: 'ADVANCE' });
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** The page as it is freshly loaded. */
async function load() {
  const [store, room, shown] = await Promise.all([
    import('#web/platform/match/match-store.ts'),
    import('./screen-room.ts'),
    import('./shown-room.ts'),
  ]);
  const match = () => store.currentMatch() ?? startedMatch({ topic: 'None' });
  return { store, room, shown, match };
}

/** A page with a match on its table and a room. */
async function opened() {
  const page = await load();
  page.store.startMatch(MATCH);
  leave = page.room.followRoom();
  await page.room.openRoom();
  await hear();
  return page;
}

/** The page goes, and comes again. */
async function reloaded() {
  leave();
  vi.resetModules();
  const page = await load();
  leave = page.room.followRoom();
  return page;
}

/** The news of the room as it is now. */
async function hear(): Promise<void> {
  lastStream().tells(screenNews(screenView(server.room), server.seq, serverNow()));
  await pass();
}

/** The server is out of reach from now on. */
async function goAway(): Promise<void> {
  isAway = true;
  lastStream().breaks();
  await pass();
}

const posted = () => sent.filter(({ path }) => path === '/actions').map(({ body }) => body);
const PLUS_TEN: Action = { type: 'UPDATE_SCORE', team: 'A', points: 10 };

describe('PHONE-52 the room of this screen', () => {
  it('what the screen does is posted once, for its card and its scores', async () => {
    const { store } = await opened();
    store.dispatch(PLUS_TEN);
    store.dispatch({ type: 'ADVANCE' });
    store.dispatch({ type: 'UNDO_SCORE' });
    await pass();
    await hear();
    await pass(60_000);
    expect(posted()).toEqual([
      expect.objectContaining({ key: '1.card-1', events: 0, action: turns(PLUS_TEN) }),
      expect.objectContaining({ key: '1.card-1', events: 1, action: NEXT }),
      expect.objectContaining({
        key: '1.card-2',
        events: 1,
        action: turns({ type: 'UNDO_SCORE' }),
      }),
    ]);
    expect(server.room.match).toMatchObject({ currentCardIndex: 1, scoreboard: { events: [] } });
  });

  it('news that come before the answer to an act do not do it twice', async () => {
    const { store, match, shown } = await opened();
    const { promise, resolve } = Promise.withResolvers<void>();
    answering = promise;
    store.dispatch(PLUS_TEN);
    await hear();
    expect(match().scoreboard.events).toHaveLength(1);
    resolve();
    await pass();
    expect(match().scoreboard.events).toHaveLength(1);
    expect(shown.currentRoom()?.room?.match.scoreboard.events).toHaveLength(1);
    expect(JSON.parse(kept.get('riffle:room') ?? '{}').pending).toEqual([]);
  });

  it('what happens elsewhere is laid on the table, its clock by the time of this device', async () => {
    const { match, room } = await opened();
    happens({ type: 'BEGIN' });
    happens(NEXT);
    await pass(2000);
    await hear();
    expect(match().currentCardIndex).toBe(1);
    const { timer } = match();
    expect(timer.status).toBe('running');
    expect(remainingMs(timer, Date.now())).toBe(28_000);
    expect(Math.round(room.roomNow() - Date.now())).toBe(AHEAD);
  });

  it('news that change no score leave the scores what they were: nothing is said of them anew', async () => {
    const { store, match } = await opened();
    store.dispatch(PLUS_TEN);
    store.dispatch(PLUS_TEN);
    store.dispatch({ type: 'UNDO_SCORE' });
    const { scoreboard } = match();
    expect(scoreboard.events).toHaveLength(1);
    await pass();
    await hear();
    expect(match().scoreboard).toBe(scoreboard);
    happens({ type: 'BEGIN' });
    await hear();
    expect(match().timer.status).toBe('running');
    expect(match().scoreboard).toBe(scoreboard);
    happens(turns({ type: 'REDO_SCORE' }));
    await hear();
    expect(match().scoreboard.events).toHaveLength(2);
  });

  it('an act that came too late while connected changes nothing, and the host is told', async () => {
    const { store, match, shown } = await opened();
    happens(NEXT);
    store.dispatch({ type: 'ADVANCE' });
    await pass();
    await hear();
    expect(match().currentCardIndex).toBe(1);
    expect(shown.takeRoomNote()).toBe('stale');
    expect(shown.takeRoomNote()).toBeUndefined();
    expect(shown.currentRoom()?.conflict).toBeUndefined();
  });

  it('an act that the server refuses is taken back with a word; one that it puts off is sent again', async () => {
    const { store, match, shown } = await opened();
    server.refuses = 'rate-limited';
    store.dispatch(PLUS_TEN);
    await pass();
    server.refuses = undefined;
    expect(match().scoreboard.events).toHaveLength(1);
    await pass(1500);
    expect(server.room.match.scoreboard.events).toHaveLength(1);
    await hear();
    server.refuses = 'invalid-request';
    store.dispatch({ type: 'ADVANCE' });
    await pass();
    expect(match().currentCardIndex).toBe(0);
    expect(shown.takeRoomNote()).toBe('refused');
  });

  it('what was not sent when the table was left is sent all the same, and never to another room', async () => {
    const { store } = await opened();
    server.refuses = 'rate-limited';
    store.dispatch(PLUS_TEN);
    await pass();
    leave();
    leave = () => undefined;
    await pass(1500);
    expect(sent.at(-1)?.path).toBe('/actions');
    // Another tab has opened one.
    const mine = kept.get('riffle:room') ?? '';
    kept.set('riffle:room', mine.replace(CODE, 'XYZWV'));
    sent = [];
    await pass(10_000);
    expect(sent).toEqual([]);
  });

  it('letters typed quickly become few calls', async () => {
    const { store } = await opened();
    for (const notes of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
      store.dispatch({ type: 'UPDATE_NOTES', notes });
    }
    await pass();
    expect(posted()).toHaveLength(2);
    expect(server.room.match.notes).toBe('abcde');
  });

  it('a reload sends what was not sent, under the same ids, and it counts once', async () => {
    const before = await opened();
    await goAway();
    before.store.dispatch(PLUS_TEN);
    await pass();
    const [waiting] = JSON.parse(kept.get('riffle:room') ?? '{}').pending;
    // Its answer was lost: the server has it.
    take(waiting.sent);
    isAway = false;
    const { match } = await reloaded();
    await hear();
    await pass();
    await hear();
    expect(posted()).toEqual([waiting.sent]);
    expect(match().scoreboard.events).toHaveLength(1);
    expect(JSON.parse(kept.get('riffle:room') ?? '')).toMatchObject({ code: CODE, pending: [] });
  });

  it('a room that is closed is forgotten, and the match goes on alone', async () => {
    const { store, match, shown } = await opened();
    lastStream().tells({ type: 'over', why: 'closed' });
    expect(shown.currentRoom()).toBeUndefined();
    expect(shown.takeRoomNote()).toBe('closed');
    expect(kept.has('riffle:room')).toBe(false);
    sent = [];
    store.dispatch({ type: 'ADVANCE' });
    await pass(10_000);
    expect(match().currentCardIndex).toBe(1);
    expect(sent).toEqual([]);
    await reloaded();
    expect(roomStreams()).toHaveLength(1);
  });

  it('the host closes it: the server is told, and nothing is left', async () => {
    const { room, shown } = await opened();
    await room.closeRoom();
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '' });
    expect(shown.currentRoom()).toBeUndefined();
    expect(kept.has('riffle:room')).toBe(false);
  });

  it('another screen takes it up: its cards are fetched, and again where that fails', async () => {
    const page = await load();
    leave = page.room.followRoom();
    await page.room.takeUpRoom(CODE);
    expect(sent.at(-1)).toMatchObject({ method: 'POST', path: '/screen' });
    server.refuses = 'internal';
    await hear();
    expect(page.match().topic).toBe('None');
    server.refuses = undefined;
    await pass(1500);
    expect(page.match().cards).toEqual(cards(5));
    expect(page.shown.currentRoom()?.room?.match.id).toBe('evening');
  });
});

describe('PHONE-53 a screen that was cut off', () => {
  /** Alone, the screen turns to the second card and gives points there; a remote does `meanwhile`. */
  async function cutOff(...meanwhile: readonly RoomAction[]) {
    const page = await opened();
    happens({ type: 'BEGIN' });
    await hear();
    await goAway();
    page.store.dispatch({ type: 'ADVANCE' });
    page.store.dispatch(PLUS_TEN);
    expect(page.match()).toMatchObject({ currentCardIndex: 1 });
    for (const action of meanwhile) happens(action);
    isAway = false;
    await pass(2000);
    return page;
  }
  const TWO_ON = [NEXT, NEXT, turns({ type: 'UPDATE_SCORE', team: 'B', points: 1 })];

  it('what it did alone counts where its card is still there', async () => {
    const { match, shown } = await cutOff();
    await hear();
    await hear();
    expect(server.room.match).toMatchObject({ currentCardIndex: 1, scoreboard: { events: [{}] } });
    expect(match().scoreboard).toEqual(server.room.match.scoreboard);
    expect(shown.currentRoom()).toMatchObject({ isConnected: true, conflict: undefined });
  });

  it('otherwise the host is shown both, each as it was, and nothing is sent until one is chosen', async () => {
    const { match, shown } = await cutOff(...TWO_ON);
    await hear();
    expect(shown.currentRoom()?.conflict).toMatchObject({
      ours: { currentCardIndex: 1, scoreboard: { events: [{ changes: [{ team: 'A' }] }] } },
      theirs: {
        currentCardIndex: 2,
        scoreboard: { events: [{ act: 'next-round' }, { changes: [{ team: 'B' }] }] },
      },
    });
    expect(posted()).toHaveLength(1);
    // The remote goes on: the question is about the newest.
    happens(NEXT);
    await hear();
    expect(shown.currentRoom()?.conflict?.theirs.currentCardIndex).toBe(3);
    expect(match().currentCardIndex).not.toBe(3);
  });

  it('also where the answer comes before the news', async () => {
    const { shown, match } = await cutOff(...TWO_ON);
    lastStream().beats();
    await pass();
    expect(posted()).toHaveLength(1);
    expect(shown.currentRoom()?.conflict).toBeUndefined();
    expect(match().currentCardIndex).toBe(1);
    await hear();
    expect(shown.currentRoom()?.conflict).toMatchObject({
      ours: { currentCardIndex: 1 },
      theirs: { currentCardIndex: 2 },
    });
  });

  it('ours goes into the room with its clock in the server’s time', async () => {
    const { match, room, shown } = await cutOff(...TWO_ON);
    await hear();
    const ours = shown.currentRoom()?.conflict?.ours;
    const old = screenNews(screenView(server.room), server.seq, serverNow());
    await room.settle('ours');
    expect(sent.at(-1)).toMatchObject({ path: '/match', body: { isReplacement: true } });
    expect(server.room.match).toMatchObject({ currentCardIndex: 1 });
    expect(server.room.match.scoreboard).toEqual(ours?.scoreboard);
    expect(ours?.timer.status).toBe('running');
    const left = ours && remainingMs(ours.timer, Date.now());
    expect(remainingMs(server.room.match.timer, serverNow())).toBe(left);
    expect(left).toBeGreaterThan(20_000);
    // The news of it has not come; older news have.
    lastStream().tells(old);
    await pass();
    expect(match()).toEqual(ours);
    expect(shown.currentRoom()?.conflict).toBeUndefined();
    await hear();
    expect(match().currentCardIndex).toBe(1);
  });

  it('or theirs goes on, and what was done alone is gone', async () => {
    const { match, room, shown, store } = await cutOff(...TWO_ON);
    await hear();
    await room.settle('theirs');
    expect(shown.currentRoom()?.conflict).toBeUndefined();
    expect(match().currentCardIndex).toBe(2);
    expect(match().scoreboard).toEqual(server.room.match.scoreboard);
    store.dispatch({ type: 'ADVANCE' });
    await pass();
    expect(server.room.match.currentCardIndex).toBe(3);
  });

  it('the same done by both is no question', async () => {
    const { match, shown } = await cutOff(NEXT, turns({ ...PLUS_TEN }));
    await hear();
    await pass();
    await hear();
    expect(shown.currentRoom()?.conflict).toBeUndefined();
    expect(match().currentCardIndex).toBe(1);
    expect(match().scoreboard).toEqual(server.room.match.scoreboard);
  });

  it('and reloaded plays on alone, and that counts too', async () => {
    await opened();
    await goAway();
    const { store, match, shown } = await reloaded();
    expect(shown.currentRoom()).toMatchObject({ told: undefined, room: { isLobby: true } });
    store.dispatch({ type: 'ADVANCE' });
    store.dispatch(PLUS_TEN);
    await pass();
    expect(match()).toMatchObject({ currentCardIndex: 1, scoreboard: { events: [{}] } });
    isAway = false;
    lastStream().breaks();
    await pass(500);
    await hear();
    await hear();
    expect(server.room.match).toMatchObject({ currentCardIndex: 1, scoreboard: { events: [{}] } });
    expect(match()).toMatchObject({ currentCardIndex: 1, scoreboard: { events: [{}] } });
    const { timer } = server.room.match;
    expect(remainingMs(match().timer, Date.now())).toBe(remainingMs(timer, serverNow()));
  });

  it('and was reloaded meanwhile asks all the same', async () => {
    const before = await opened();
    await goAway();
    before.store.dispatch({ type: 'ADVANCE' });
    before.store.dispatch(PLUS_TEN);
    for (const action of TWO_ON) happens(action);
    isAway = false;
    const { shown } = await reloaded();
    await hear();
    expect(shown.currentRoom()?.conflict).toMatchObject({
      ours: { currentCardIndex: 1, scoreboard: { events: [{ changes: [{ team: 'A' }] }] } },
      theirs: { currentCardIndex: 2 },
    });
  });
});

describe('PHONE-54 another deck for the room', () => {
  async function other() {
    const before = await opened();
    happens(turns({ type: 'UPDATE_SCORE', team: 'A', points: 30 }));
    await hear();
    leave();
    before.store.startMatch({ ...MATCH, topic: 'Cats', cards: cards(3), teamCount: 4 });
    leave = before.room.followRoom();
    await hear();
    expect(before.shown.currentRoom()?.isOtherMatch).toBe(true);
    expect(before.match().topic).toBe('Cats');
    return before;
  }

  it('is asked about, and until then the two go on without each other', async () => {
    const { store, match } = await other();
    sent = [];
    store.dispatch({ type: 'ADVANCE' });
    await pass();
    expect(sent).toEqual([]);
    happens(NEXT);
    happens(NEXT);
    await hear();
    expect(match()).toMatchObject({ topic: 'Cats', currentCardIndex: 1 });
  });

  for (const keepsScores of [true, false]) {
    it(`comes into it ${keepsScores ? 'with the scores' : 'with new scores'}, with its teams`, async () => {
      const { room, match, shown, store } = await other();
      const old = screenNews(screenView(server.room), server.seq, serverNow());
      server.room = reduceRoom(server.room, { type: 'BEGIN' }, serverNow());
      await room.bringMatch(keepsScores);
      // Older news, and an act before the news of it: neither brings the old match back.
      lastStream().tells(old);
      await pass();
      expect(shown.currentRoom()?.isOtherMatch).toBe(false);
      expect(match()).toMatchObject({ topic: 'Cats', teamCount: 2 });
      const points = match().scoreboard.events.filter(({ act }) => act === 'points');
      expect(points).toHaveLength(keepsScores ? 1 : 0);
      const { timer } = server.room.match;
      expect(remainingMs(timer, serverNow())).toBe(30_000);
      store.dispatch({ type: 'ADVANCE' });
      await pass();
      expect(server.room.match).toMatchObject({ topic: 'Cats', currentCardIndex: 1 });
      expect(keyOf(server.room)).toBe('2.card-2');
      await hear();
      expect(match()).toMatchObject({ topic: 'Cats', currentCardIndex: 1 });
    });
  }
});
