// Who listens to a room in this process. A room is read once a tick, however many listen, and each is told only what
// is new to it.
import { hash } from 'node:crypto';
import type { RoomNews } from '#contract/rooms.ts';
import type { Context } from '#server/platform/context.ts';
import { reasonOf } from '#server/platform/database/connection.ts';
import { buzzOpenUntil } from '#domain/room/buzzer.ts';
import { readFacts, type RoomFacts } from './facts.ts';
import { ofPeople, ofRoom } from './topic.ts';
import { forgetRoom, isLive, type Seat } from './store.ts';
import { tagFor } from './windows.ts';
import { viewsOf, type Viewer } from './views.ts';

/** A room is read at most this often; what has come meanwhile is told together. */
const TICK_MS = 50;
/** Counts are told at most this often. */
const COUNT_MS = 250;
/** Whether a room is still there is looked at so often, whatever happens in it. */
const LOOK_MS = 15_000;
/** After telling a large room a process does other work for so many times as long as that took. */
const REST_TIMES = 2;

/** Somebody who listens. */
export interface Listener {
  readonly role: 'screen' | 'player' | 'remote';
  /** The seat's or remote's id; empty for the screen. */
  readonly id: string;
  /** Which of its seat's windows it is; 0 for the screen. */
  readonly window: number;
  /** What it has given for a card, by the card's key. */
  own: { readonly key: string; readonly text: string } | undefined;
  /** Told a new view, or that the room is over for it. `text` is a RoomNews as JSON. */
  tell(text: string, tag: string): void;
  end(why: Extract<RoomNews, { type: 'over' }>['why']): void;
}

type Services = Pick<Context, 'db' | 'live' | 'clock' | 'log'>;

export interface Rooms {
  /** Has somebody told of a room from now on; the answer stops it. */
  listen(roomId: string, listener: Listener): () => void;
  /** Somebody has given an answer by this process: its own view knows it. */
  gave(
    roomId: string,
    playerId: string,
    own: { readonly key: string; readonly text: string },
  ): void;
  close(): void;
}

export function openRooms(services: Services): Rooms {
  const feeds = new Map<string, Feed>();
  return {
    listen(roomId, listener) {
      const feed = feeds.get(roomId) ?? new Feed(services, roomId, () => feeds.delete(roomId));
      feeds.set(roomId, feed);
      return feed.add(listener);
    },
    gave: (roomId, playerId, own) => feeds.get(roomId)?.gave(playerId, own),
    close: () => {
      for (const feed of feeds.values()) feed.close();
    },
  };
}

/** The listeners of one room, and what it was like when they were last told. */
class Feed {
  readonly #services: Services;
  readonly #roomId: string;
  readonly #leave: () => void;
  /** The view that each was told last. */
  readonly #tags = new Map<Listener, string>();
  /** Who came after the room was last read: their seats may be newer than what is known. */
  readonly #newer = new Set<Listener>();
  #facts: RoomFacts | undefined;
  /** What its listeners were last told of. */
  #moment: Moment | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Until the order of presses can be told. */
  #wake: NodeJS.Timeout | undefined;
  /** When that timer is due. */
  #dueAt = 0;
  #isReading = false;
  /** What has changed since the room was last read. */
  #stale: 'nothing' | 'people' | 'room' = 'nothing';
  /** Not read before, for what the host does, and for who comes and answers. */
  #rest = { room: 0, people: 0 };

  constructor(services: Services, roomId: string, onEmpty: () => void) {
    this.#services = services;
    this.#roomId = roomId;
    const unfollow = [
      services.live.follow(ofRoom(roomId), () => this.#look('room')),
      services.live.follow(ofPeople(roomId), () => this.#look('people')),
    ];
    // A room can run out, or be closed by an operator's command, which tells nobody.
    const lookNowAndThen = setInterval(() => this.#look('people'), LOOK_MS).unref();
    this.#leave = () => {
      clearInterval(lookNowAndThen);
      for (const stop of unfollow) stop();
      onEmpty();
    };
  }

  add(listener: Listener): () => void {
    // Those in other processes are ended when the seats are read.
    for (const other of this.#tags.keys()) {
      if (listener.role === 'screen' || other.id !== listener.id) continue;
      if (other.window <= listener.window) this.#end(other, 'replaced');
    }
    this.#tags.set(listener, '');
    this.#newer.add(listener);
    const isFresh = this.#stale === 'nothing' && !this.#isReading;
    if (this.#facts && isFresh) this.#tellOne(listener, this.#momentNow(this.#facts));
    else this.#look('people');
    return () => {
      this.#tags.delete(listener);
      this.#newer.delete(listener);
      if (this.#tags.size === 0) this.close();
    };
  }

  gave(playerId: string, own: { readonly key: string; readonly text: string }): void {
    for (const listener of this.#tags.keys()) if (listener.id === playerId) listener.own = own;
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#wake);
    forgetRoom(this.#roomId);
    this.#leave();
  }

  /** Reads the room soon: at once after a rest, otherwise at its end. */
  #look(changed: 'people' | 'room'): void {
    if (this.#stale !== 'room') this.#stale = changed;
    if (this.#isReading) return;
    const now = performance.now();
    const dueAt = Math.max(now, this.#rest[this.#stale]);
    if (this.#timer && this.#dueAt <= dueAt) return;
    clearTimeout(this.#timer);
    this.#dueAt = dueAt;
    this.#timer = setTimeout(() => void this.#readAndTell(), dueAt - now);
  }

  async #readAndTell(): Promise<void> {
    this.#timer = undefined;
    this.#isReading = true;
    this.#stale = 'nothing';
    this.#newer.clear();
    const begun = performance.now();
    try {
      this.#facts = await this.#read();
      if (this.#facts) {
        this.#tellAll(this.#facts);
        this.#wakeForBuzzes(this.#facts);
      } else this.#endAll();
    } catch (error) {
      this.#services.log.warn({ reason: reasonOf(error) }, 'A room could not be read');
      this.#stale = 'room';
    }
    const now = performance.now();
    const restMs = Math.max(COUNT_MS, (now - begun) * REST_TIMES);
    this.#rest = { room: now + TICK_MS, people: now + restMs };
    this.#isReading = false;
    if (this.#stale !== 'nothing' && this.#tags.size > 0) this.#look(this.#stale);
  }

  async #read(): Promise<RoomFacts | undefined> {
    const { db, clock } = this.#services;
    if (!(await isLive(db, this.#roomId, clock()))) return undefined;
    return readFacts(db, this.#roomId, this.#facts);
  }

  /** Nothing happens when the order of presses can be told: the feed looks by itself. */
  #wakeForBuzzes({ presses }: RoomFacts): void {
    clearTimeout(this.#wake);
    const waitMs = (buzzOpenUntil(presses) ?? 0) - this.#services.clock();
    if (waitMs <= 0 || this.#tags.size === 0) return;
    this.#wake = setTimeout(() => this.#look('room'), waitMs);
  }

  #endAll(): void {
    for (const listener of this.#tags.keys()) listener.end('closed');
    this.#tags.clear();
    this.close();
  }

  #end(listener: Listener, why: 'removed' | 'replaced'): void {
    listener.end(why);
    this.#tags.delete(listener);
  }

  #tellAll(facts: RoomFacts): void {
    const moment = this.#momentNow(facts);
    for (const listener of this.#tags.keys()) this.#tellOne(listener, moment);
  }

  /** Of many who come one after another, each is told what the one before was. */
  #momentNow(facts: RoomFacts): Moment {
    const now = this.#services.clock();
    const isOld = this.#moment?.facts !== facts || now - this.#moment.now > COUNT_MS;
    if (!this.#moment || isOld) this.#moment = momentOf(facts, now);
    return this.#moment;
  }

  #tellOne(listener: Listener, { facts, now, views, seats }: Moment): void {
    const viewer = viewerOf(listener, seats, facts.key);
    if (!viewer) {
      if (this.#newer.has(listener)) return this.#look('people');
      return this.#end(listener, 'removed');
    }
    if (viewer.role !== 'screen' && viewer.seat.connection > listener.window) {
      return this.#end(listener, 'replaced');
    }
    const view = views.textFor(viewer);
    const tag = tagFor(hashOf(view), listener.window);
    if (this.#tags.get(listener) === tag) return;
    this.#tags.set(listener, tag);
    const type = listener.role === 'screen' ? 'screen' : 'phone';
    const head = `{"type":"${type}","seq":${facts.seq},"now":${now},"tag":"${tag}"`;
    listener.tell(`${head},"view":${view}}`, tag);
  }
}

interface Moment {
  readonly facts: RoomFacts;
  readonly now: number;
  readonly views: ReturnType<typeof viewsOf>;
  readonly seats: ReadonlyMap<string, Seat>;
}

function momentOf(facts: RoomFacts, now: number): Moment {
  const seats = new Map(facts.seated.map((seat) => [seat.id, seat]));
  return { facts, now, seats, views: viewsOf(facts, now) };
}

/** Undefined where the seat has gone. */
function viewerOf(
  { role, id, own }: Listener,
  seats: ReadonlyMap<string, Seat>,
  key: string,
): Viewer | undefined {
  if (role === 'screen') return { role };
  const seat = seats.get(id);
  if (!seat) return undefined;
  return { role: seat.role, seat, ownText: own?.key === key ? own.text : null };
}

/** Whoever has a view is not told it again. */
function hashOf(view: string): string {
  return hash('sha1', view, 'base64url').slice(0, 12);
}
