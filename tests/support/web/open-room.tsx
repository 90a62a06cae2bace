// The play screen with a room: the server's part of it, and what phones do, are the test's.
import { expect, vi } from 'vitest';
import { SendAction } from '#contract/room-actions.ts';
import type { ScreenView } from '#contract/rooms.ts';
import { matchFrom } from '#domain/match/kept-match.ts';
import type { MatchState, StartMatch } from '#domain/match/state.ts';
import { pauseTimer } from '#domain/match/timer.ts';
import { startedMatch } from '#tests/support/matches.ts';
import { reduceRoom, type RoomAction } from '#domain/room/actions.ts';
import { isStale } from '#domain/room/stale.ts';
import { openRoom as roomOf, type RoomState } from '#domain/room/state.ts';
import { forgetStreams, lastStream, roomStreams, RoomStream } from '#tests/support/room-streams.ts';
import { screenNews, screenView } from '#tests/support/screen-views.ts';
import { LiveStream } from './live-stream.ts';
import { pass, type OpenApp, type Visit } from './open-app.tsx';
import { openTable, SECONDS } from './open-table.tsx';
import type { Answers, Call } from './server-answers.ts';

export const ROOM_CODE = 'BCDFG';
/** Where phones find the Riffle of these tests. */
export const JOIN_URL = 'http://192.168.0.7:4173';

export interface RoomTable extends OpenApp {
  /** What the server has of the room. */
  room(): RoomState;
  /** Something is done to the room, and more comes from phones; the screen is told. */
  tell(change?: Partial<ScreenView>, actions?: readonly RoomAction[]): void;
  /** What the screen has done to the room. */
  acts(): readonly unknown[];
}

/** The streams of a room are the test's; the others are the app's own. */
export function takeRoomStreams(): void {
  forgetStreams();
  const open = function open(url: string) {
    return url.includes('/api/rooms/') ? new RoomStream(url) : new LiveStream();
  };
  vi.stubGlobal('EventSource', Object.assign(open, { CLOSED: LiveStream.CLOSED }));
}

/** Lets time go by on a clock that is held, while the room's stream lives. */
export async function passInRoom(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 10) {
    lastStream().beats();
    await pass(10_000);
  }
}

/** The server's side of one room. */
class RoomServer {
  seq = 1;
  room: RoomState;
  view: Partial<ScreenView> = {};
  readonly acts: unknown[] = [];

  constructor(match: MatchState) {
    this.room = roomOf({ ...match, timer: pauseTimer(match.timer, Date.now()) });
  }

  readonly tell: RoomTable['tell'] = (change = {}, actions = []) => {
    this.view = { ...this.view, ...change };
    this.room = actions.reduce((room, action) => reduceRoom(room, action, Date.now()), this.room);
    this.seq += actions.length;
    lastStream().tells(screenNews(screenView(this.room, this.view), this.seq, Date.now()));
  };

  get answers(): Answers {
    return {
      'POST /api/rooms/:code/actions': ({ body }) => this.#act(SendAction.parse(body)),
      'PUT /api/rooms/:code/match': (call) => this.#put(call),
      'GET /api/rooms/:code/deck': () => ({ cards: [...this.room.match.cards] }),
      'GET /api/rooms/:code/news': () => ({ type: 'same', now: Date.now() }),
      'GET /api/rooms/:code/time': () => ({ now: Date.now() }),
      'POST /api/rooms/:code/rulings': {},
      'POST /api/rooms/:code/admit': {},
      'POST /api/rooms/:code/pass': () => ({ pass: 'one-time', until: Date.now() + 60_000 }),
      'PATCH /api/rooms/:code/players/:player': {},
      'DELETE /api/rooms/:code/players/:player': {},
      'DELETE /api/rooms/:code': {},
    };
  }

  #act(sent: SendAction) {
    // Before this room's stream is open, what comes is from the page that the test before has left.
    const isOfPageBefore = roomStreams().length === 0;
    if (isOfPageBefore || isStale(this.room, sent))
      return { state: 'stale', seq: this.seq } as const;
    this.acts.push(sent.action);
    queueMicrotask(() => this.tell({}, [sent.action]));
    return { state: 'done', seq: this.seq + 1 } as const;
  }

  #put({ body }: Call) {
    const { match: kept, keepsScores } = Object(body);
    const match = matchFrom(kept, Date.now());
    if (!match) throw new Error('That is no match');
    queueMicrotask(() => this.tell({}, [{ type: 'NEW_MATCH', match, keepsScores }]));
    return { state: 'done', seq: this.seq + 1 } as const;
  }
}

/** Opens the table of a browser that is a room's screen; `view` is what the room's phones have done. */
export async function openRoomTable(
  match: Partial<StartMatch> = {},
  view: Partial<ScreenView> = {},
  { actions = [], visit = {} }: { actions?: readonly RoomAction[]; visit?: Visit } = {},
): Promise<RoomTable> {
  takeRoomStreams();
  localStorage.setItem('riffle:room', JSON.stringify({ code: ROOM_CODE, told: null, pending: [] }));
  const server = new RoomServer(startedMatch({ timerSeconds: SECONDS, ...match }));
  const app = await openTable(match, [], {
    configuration: { joinUrl: JOIN_URL },
    ...visit,
    answers: { ...server.answers, ...visit.answers },
  });
  await expect.poll(roomStreams).not.toHaveLength(0);
  server.tell(view, actions);
  return { ...app, room: () => server.room, tell: server.tell, acts: () => server.acts };
}
