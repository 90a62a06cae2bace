// Two writers, the screen and a remote, and a server between them that is cut off at any moment.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ActionTaken, SendAction, WireAction } from '#contract/room-actions.ts';
import { reduceRoom } from '#domain/room/actions.ts';
import { isStale } from '#domain/room/stale.ts';
import { keyOf, openRoom, type RoomState } from '#domain/room/state.ts';
import { cards, NOON, startedMatch } from '#tests/support/matches.ts';
import { screenView } from '#tests/support/screen-views.ts';
import * as mirrors from './mirror.ts';

const START = openRoom(startedMatch({ cards: cards(6) }));
type Table = Extract<WireAction, { type: 'TABLE' }>['action'];
const table = (action: Table): WireAction => ({ type: 'TABLE', action });
const points = (given: number): WireAction =>
  table({ type: 'UPDATE_SCORE', team: 'A', points: given });
const NEXT = table({ type: 'ADVANCE' });

/** The server's part: each id once, in one order, and nothing that is out of date. */
class Server {
  seq = 1;
  room: RoomState = START;
  readonly #ids = new Set<string>();

  take(sent: SendAction): ActionTaken {
    if (this.#ids.has(sent.id)) return { state: 'done', seq: this.seq };
    if (isStale(this.room, sent)) return { state: 'stale', seq: this.seq };
    this.#ids.add(sent.id);
    this.room = reduceRoom(this.room, sent.action, NOON);
    this.seq += 1;
    return { state: 'done', seq: this.seq };
  }

  tell(): mirrors.Told {
    return { seq: this.seq, room: this.room, view: screenView(this.room) };
  }
}

/** A screen, what is on its way to it, and what it was answered. */
class Screen {
  readonly server: Server;
  mirror: mirrors.Mirror;
  news: mirrors.Told[] = [];
  answers: (ActionTaken & { id: string })[] = [];
  #ids = 0;

  constructor(server: Server) {
    this.server = server;
    this.mirror = { ...server.tell(), pending: [] };
  }

  act(action: WireAction, isAlone = false): void {
    this.#ids += 1;
    const id = `screen-${this.#ids}`;
    this.mirror = mirrors.done(this.mirror, { id, action, at: NOON, isAlone });
  }

  /** Sends the next one; the answer comes later, or never. */
  send(arrives = true): void {
    const next = mirrors.nextToSend(this.mirror);
    if (!next) return;
    this.mirror = mirrors.sending(this.mirror, next.sent.id);
    if (arrives) this.answers.push({ ...this.server.take(next.sent), id: next.sent.id });
  }

  hearAnswer(): void {
    const answer = this.answers.shift();
    if (answer?.state === 'done') {
      this.mirror = mirrors.confirmed(this.mirror, answer.id, answer.seq);
    } else if (answer) this.mirror = mirrors.dropped(this.mirror, answer.id);
  }

  hear(told = this.news.shift()): void {
    if (told) this.mirror = mirrors.heard(this.mirror, told);
  }

  cut(): void {
    this.news = [];
    this.answers = [];
  }

  /** The connection holds: everything is sent, answered and told. */
  settle(): void {
    while (mirrors.nextToSend(this.mirror)) {
      this.send();
      while (this.answers.length > 0) this.hearAnswer();
    }
    this.hear(this.server.tell());
  }

  get shown(): RoomState {
    return mirrors.shownRoom(this.mirror);
  }
}

const given = ({ match }: RoomState) =>
  match.scoreboard.events.flatMap(({ changes }) => changes.map((change) => change.points));

type Step =
  | { readonly do: 'act'; readonly by: 'screen' | 'remote'; readonly what: number }
  | { readonly do: 'send' | 'lose' | 'answer' | 'push' | 'news' | 'late news' | 'cut' | 'look' };
const STEPS = fc.array(
  fc.oneof(
    fc.record<Step & { do: 'act' }>({
      do: fc.constant('act'),
      by: fc.constantFrom('screen', 'remote'),
      what: fc.nat(9),
    }),
    fc.constantFrom<Step[]>(
      ...(['send', 'lose', 'answer', 'push', 'news', 'late news', 'cut', 'look'] as const).map(
        (name) => ({ do: name }),
      ),
    ),
  ),
  { maxLength: 40 },
);

const ACTS: readonly WireAction[] = [
  NEXT,
  table({ type: 'PREVIOUS_CARD' }),
  table({ type: 'UNDO_SCORE' }),
  table({ type: 'SWITCH_TEAM' }),
  table({ type: 'UPDATE_NOTES', notes: 'a word' }),
  { type: 'BEGIN' },
  { type: 'SHOW', side: 'answer', isShown: true },
  { type: 'SET', settings: { speed: true } },
];

/** Plays an evening; every score is another number, so that one counted twice is seen. */
function evening(steps: readonly Step[], look: (screen: Screen) => void): Screen {
  const server = new Server();
  const screen = new Screen(server);
  let remoteSees = server.room;
  for (const [at, step] of steps.entries()) {
    if (step.do === 'act') {
      const action = ACTS[step.what] ?? points(at + 1);
      const { events } = remoteSees.match.scoreboard;
      const id = `remote-${at}`;
      if (step.by === 'screen') screen.act(action, at % 2 === 0);
      else server.take({ id, key: keyOf(remoteSees), events: events.length, action });
    } else if (step.do === 'send') screen.send();
    else if (step.do === 'lose') screen.send(false);
    else if (step.do === 'answer') screen.hearAnswer();
    else if (step.do === 'push') screen.news.push(server.tell());
    else if (step.do === 'news') screen.hear();
    else if (step.do === 'late news') screen.hear(screen.news.pop());
    else if (step.do === 'cut') screen.cut();
    else remoteSees = server.room;
    look(screen);
  }
  screen.settle();
  look(screen);
  return screen;
}

describe('PHONE-52 the screen and the server', () => {
  it('whatever is cut off and when, in the end both show the same and no point counts twice', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        const { server, shown, mirror } = evening(steps, () => undefined);
        expect(shown).toEqual(server.room);
        expect(mirror.pending).toEqual([]);
        expect(mirror.held).toBeUndefined();
        const all = given(server.room);
        expect(new Set(all).size).toBe(all.length);
      }),
      { numRuns: 500 },
    );
  });

  it('nor does the screen show one twice at any moment', () => {
    fc.assert(
      fc.property(STEPS, (steps) => {
        evening(steps, ({ shown }) => {
          const all = given(shown);
          expect(new Set(all).size).toBe(all.length);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('what the screen does shows at once, and is sent as it was made, one after another', () => {
    const screen = new Screen(new Server());
    screen.act(NEXT);
    screen.act(points(10));
    expect(screen.shown.match.currentCardIndex).toBe(1);
    expect(screen.mirror.pending.map(({ sent }) => sent)).toEqual([
      { id: 'screen-1', key: '1.card-1', events: 0, action: NEXT },
      { id: 'screen-2', key: '1.card-2', events: 0, action: points(10) },
    ]);
    screen.send();
    screen.hearAnswer();
    expect(mirrors.nextToSend(screen.mirror)?.sent.id).toBe('screen-2');
    expect(screen.shown.match.currentCardIndex).toBe(1);
  });

  it('where somebody has turned the card before, it is not turned once more', () => {
    const screen = new Screen(new Server());
    screen.act(NEXT);
    screen.server.take({ id: 'remote-1', key: '1.card-1', events: 0, action: NEXT });
    screen.hear(screen.server.tell());
    expect(screen.shown.match.currentCardIndex).toBe(1);
  });

  it('news that may hold an act on its way waits for its answer', () => {
    const screen = new Screen(new Server());
    screen.act(points(10));
    screen.send();
    screen.hear(screen.server.tell());
    expect(given(screen.shown)).toEqual([10]);
    expect(screen.mirror.seq).toBe(1);
    screen.hearAnswer();
    expect(given(screen.shown)).toEqual([10]);
    expect(screen.mirror).toMatchObject({ seq: 2, pending: [] });
  });

  it('news of the state that is known comes through, whatever is on its way', () => {
    const screen = new Screen(new Server());
    screen.act(points(10));
    screen.send();
    const view = screenView(START, { answeredCount: 3 });
    screen.hear({ seq: 1, room: START, view });
    expect(screen.mirror.view.answeredCount).toBe(3);
  });

  it('remembers what it showed alone, for as long as any of it waits', () => {
    const screen = new Screen(new Server());
    screen.act(NEXT, true);
    screen.act(points(10), true);
    const { match } = screen.shown;
    screen.server.take({ id: 'remote-1', key: '1.card-1', events: 0, action: NEXT });
    screen.server.take({ id: 'remote-2', key: '1.card-2', events: 0, action: NEXT });
    screen.hear(screen.server.tell());
    expect(screen.shown.match.currentCardIndex).toBe(2);
    expect(screen.mirror.ours).toEqual(match);
    expect(mirrors.differ(match, screen.mirror.room.match)).toBe(true);
    screen.server.take({ id: 'remote-3', key: '1.card-3', events: 0, action: NEXT });
    screen.hear(screen.server.tell());
    expect(screen.mirror.ours).toEqual(match);
    screen.mirror = mirrors.dropped(screen.mirror, 'screen-1');
    expect(screen.mirror.ours).toEqual(match);
    screen.mirror = mirrors.dropped(screen.mirror);
    expect(screen.mirror.ours).toBeUndefined();
  });

  it('letters of a note, and of a team’s name, go as one act, unless the earlier is on its way', () => {
    const screen = new Screen(new Server());
    const note = (notes: string) => screen.act(table({ type: 'UPDATE_NOTES', notes }));
    const name = (team: 'A' | 'B', text: string) =>
      screen.act(table({ type: 'RENAME_TEAM', team, name: text }));
    note('a');
    note('ab');
    expect(screen.mirror.pending.map(({ sent }) => sent.id)).toEqual(['screen-2']);
    screen.send();
    note('abc');
    note('abcd');
    expect(screen.mirror.pending.map(({ sent }) => sent.id)).toEqual(['screen-2', 'screen-4']);
    name('A', 'Re');
    name('A', 'Red');
    name('B', 'Bl');
    screen.act(NEXT);
    note('next');
    expect(screen.mirror.pending.map(({ sent }) => sent.id)).toEqual(
      [2, 4, 6, 7, 8, 9].map((at) => `screen-${at}`),
    );
    screen.settle();
    expect(screen.server.room.match).toMatchObject({
      notes: 'next',
      teamNames: { A: 'Red', B: 'Bl' },
    });
  });

  it('a match that the screen has put into the room is there at once, and older news change nothing', () => {
    const screen = new Screen(new Server());
    const before = screen.server.tell();
    screen.act(points(10));
    const other = openRoom(startedMatch({ id: 'second', cards: cards(2) }));
    screen.mirror = mirrors.replaced(screen.mirror, 2, other);
    expect(screen.shown).toEqual(other);
    expect(screen.mirror.pending).toEqual([]);
    screen.hear(before);
    expect(screen.shown).toEqual(other);
    // The news of it, or of what followed, has come first.
    expect(mirrors.replaced(screen.mirror, 2, START)).toEqual(screen.mirror);
  });
});
