// A room over HTTP: a screen that opens it, phones that join, and what each of them hears.
import { randomUUID } from 'node:crypto';
import type { WireAction } from '#contract/room-actions.ts';
import { RoomNews, type RoomRole, type ScreenView, type PhoneView } from '#contract/rooms.ts';
import { keptForm } from '#domain/match/kept-match.ts';
import type { StartMatch } from '#domain/match/state.ts';
import { Caller } from './caller.ts';
import { startedMatch } from './matches.ts';
import { EVENT_MS } from './patience.ts';
import type { TestServer } from './server.ts';

type Server = Pick<TestServer, 'url'>;

/** Opens a room with a match just started, by a browser of its own or one that is signed in. */
export async function openRoom(
  server: Server,
  match: Partial<StartMatch> = {},
  screen = new Caller(server),
): Promise<RoomScreen> {
  const answer = await screen.post('/api/rooms', { match: keptForm(startedMatch(match)) });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return new RoomScreen(server, screen, answer.body.code);
}

/** Somebody in a room. */
class InRoom {
  readonly server: Server;
  readonly caller: Caller;
  readonly code: string;
  readonly role: RoomRole;

  constructor(server: Server, caller: Caller, code: string, role: RoomRole) {
    this.server = server;
    this.caller = caller;
    this.code = code;
    this.role = role;
  }

  get path(): string {
    return `/api/rooms/${this.code}`;
  }

  /** What it is told at this moment. */
  async news(since = ''): Promise<RoomNews> {
    const asked = `${this.path}/news?as=${this.role}&since=${since}`;
    const { status, body } = await this.caller.get(asked);
    if (status === 200) RoomNews.parse(body);
    return body;
  }

  /** Does something to the match as it is now. */
  async act(action: WireAction, id: string = randomUUID()) {
    const { key, events } = await this.now();
    return this.caller.post(`${this.path}/actions?as=${this.role}`, { id, key, events, action });
  }

  /** The card on the table, and how many acts the scoreboard holds. */
  async now(): Promise<{ readonly key: string; readonly events: number }> {
    const news = await this.news();
    if (news.type === 'phone')
      return { key: news.view.table.card?.key ?? '', events: news.view.events };
    if (news.type !== 'screen') throw new Error(JSON.stringify(news));
    return { key: news.view.room.key, events: scoreEvents(news.view).length };
  }

  next() {
    return this.act({ type: 'TABLE', action: { type: 'ADVANCE' } });
  }

  reveal() {
    return this.act({ type: 'SHOW', side: 'answer', isShown: true });
  }
}

export class RoomScreen extends InRoom {
  constructor(server: Server, caller: Caller, code: string) {
    super(server, caller, code, 'screen');
  }

  async view(): Promise<ScreenView> {
    const news = await this.news();
    if (news.type !== 'screen') throw new Error(JSON.stringify(news));
    return news.view;
  }

  begin() {
    return this.act({ type: 'BEGIN' });
  }

  async phone(name: string, team = 'A', caller = new Caller(this.server)): Promise<RoomPhone> {
    const answer = await caller.post(`${this.path}/players`, { name, team });
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return new RoomPhone(this.server, caller, this.code, answer.body.id);
  }

  /** A phone that only controls, after the screen's yes. */
  async remote(caller?: Caller): Promise<RoomRemote> {
    const remote = await this.waitingRemote(caller);
    await this.letIn(remote);
    return remote;
  }

  /** The same, as it still waits for that yes. */
  async waitingRemote(caller = new Caller(this.server)): Promise<RoomRemote> {
    const { body } = await this.caller.post(`${this.path}/pass`, { playerId: null });
    await caller.post(`${this.path}/passes`, { pass: body.pass, name: 'Quizmaster' });
    const { players } = await this.view();
    const seat = players.find(({ role, status }) => role === 'remote' && status === 'waiting');
    if (!seat) throw new Error('Nobody waits to be a remote');
    return new RoomRemote(this.server, caller, this.code, seat.id);
  }

  letIn({ id }: RoomRemote) {
    return this.caller.patch(`${this.path}/players/${id}`, { status: 'in' });
  }
}

class Phone extends InRoom {
  readonly id: string;

  constructor(server: Server, caller: Caller, code: string, role: RoomRole, id: string) {
    super(server, caller, code, role);
    this.id = id;
  }

  async view(): Promise<PhoneView> {
    const news = await this.news();
    if (news.type !== 'phone') throw new Error(JSON.stringify(news));
    return news.view;
  }
}

/** A phone that controls and has no seat. */
export class RoomRemote extends Phone {
  constructor(server: Server, caller: Caller, code: string, id: string) {
    super(server, caller, code, 'remote', id);
  }

  rule(ruling: object) {
    return this.caller.post(`${this.path}/rulings?as=remote`, ruling);
  }
}

export class RoomPhone extends Phone {
  constructor(server: Server, caller: Caller, code: string, id: string) {
    super(server, caller, code, 'player', id);
  }

  async give(text: string, kind = 'answer') {
    const { key } = await this.now();
    return this.giveFor(key, text, kind);
  }

  giveFor(key: string, text: string, kind = 'answer') {
    return this.caller.post(`${this.path}/answers`, { key, text, kind });
  }

  /** Presses the buzzer, at a moment that it tells or does not tell. */
  async press(claim: { readonly at?: number; readonly uncertainty?: number } = {}) {
    const { key } = await this.now();
    const { body } = await this.caller.post(`${this.path}/answers`, {
      key,
      kind: 'buzz',
      ...claim,
    });
    return body.state;
  }
}

/** The acts of the scoreboard that a screen is told. */
export function scoreEvents(view: ScreenView): readonly unknown[] {
  const { scoreboard } = view.room.match;
  const isBoard = typeof scoreboard === 'object' && scoreboard !== null && 'events' in scoreboard;
  return isBoard && Array.isArray(scoreboard.events) ? scoreboard.events : [];
}

/** Those by which points were given; rounds that close by themselves are acts too. */
export function pointEvents(view: ScreenView): readonly unknown[] {
  return scoreEvents(view).filter(
    (event) =>
      typeof event === 'object' && event !== null && 'act' in event && event.act === 'points',
  );
}

/** The event stream of somebody in a room. */
export async function openRoomStream(member: RoomScreen | RoomPhone) {
  const stop = new AbortController();
  const response = await fetch(`${member.server.url}${member.path}/events?as=${member.role}`, {
    headers: { cookie: member.caller.cookie },
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(EVENT_MS * 4)]),
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let heard = '';
  const next = async (): Promise<RoomNews> => {
    for (;;) {
      const match = /^data: (.*)\n\n/m.exec(text);
      if (match?.[1] !== undefined) {
        text = text.slice(match.index + match[0].length);
        return JSON.parse(match[1]);
      }
      const chunk = await reader?.read();
      if (!chunk || chunk.done) throw new Error('The stream ended');
      text += chunk.value;
      heard += chunk.value;
    }
  };
  return {
    status: response.status,
    next,
    /** Everything that has come, as it came. */
    heard: () => heard,
    /** Reads on until something has come about. */
    async until(isIt: (news: RoomNews) => boolean): Promise<RoomNews> {
      for (;;) {
        const news = await next();
        if (isIt(news)) return news;
      }
    },
    close: () => stop.abort(),
  };
}
