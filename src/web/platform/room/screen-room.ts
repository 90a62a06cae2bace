// The room of this browser's screen: what the screen does is sent, what happens elsewhere is shown.
import { useSyncExternalStore } from 'react';
import type { WireAction } from '#contract/room-actions.ts';
import type { RoomNews, ScreenView } from '#contract/rooms.ts';
import type { Action } from '#domain/match/actions.ts';
import type { Card } from '#domain/deck/card.ts';
import type { MatchState } from '#domain/match/state.ts';
import { shiftTimer } from '#domain/match/timer.ts';
import type { RoomState } from '#domain/room/state.ts';
import { newRequestId } from '#web/platform/api/generations.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import * as api from '#web/platform/api/rooms.ts';
import { adopt, currentMatch, setMirror } from '#web/platform/match/match-store.ts';
import { now as tableNow } from '#web/platform/match/steady-clock.ts';
import { keepRoom, readKeptRoom } from './kept-room.ts';
import * as mirrors from './mirror.ts';
import { openRoomLine, type LineEnd, type RoomLine } from './room-line.ts';
import { cardIdsOf, toldRoom } from './told-room.ts';

/** Milliseconds before something that could not be sent is sent again. */
const RESEND_MS = 1_500;

/** A room as its screen shows it. */
export interface ScreenRoom {
  readonly code: string;
  readonly isConnected: boolean;
  /** What the server has told last; undefined until it has. */
  readonly told: ScreenView | undefined;
  /** The same with what the screen has done since. Its match is the one on the table; times are the server's. */
  readonly room: RoomState | undefined;
  /** What the screen did alone, where something else happened meanwhile: the host says which of the two goes on. */
  readonly conflict: { readonly ours: MatchState; readonly theirs: MatchState } | undefined;
  /** Another match is on the table than in the room: the host says what becomes of it. */
  readonly isOtherMatch: boolean;
}

/** What the host should be told, once. */
export type RoomNote = 'stale' | LineEnd;

let shown: ScreenRoom | undefined;
let mirror: mirrors.Mirror | undefined;
let line: RoomLine | undefined;
let cards: ReadonlyMap<string, Card> = new Map();
let note: RoomNote | undefined;
let isSending = false;
const listeners = new Set<() => void>();

export function useScreenRoom(): ScreenRoom | undefined {
  return useSyncExternalStore(subscribe, currentRoom);
}

export function currentRoom(): ScreenRoom | undefined {
  return shown;
}

export function useRoomNote(): RoomNote | undefined {
  return useSyncExternalStore(subscribe, () => note);
}

/** Hands the note over to whoever says it. */
export function takeRoomNote(): RoomNote | undefined {
  const taken = note;
  note = undefined;
  return taken;
}

/** Opens a room with the match on the table. Throws a Problem. */
export async function openRoom(): Promise<void> {
  const match = currentMatch();
  if (!match) return;
  connect(await api.openRoom(match));
}

/** Makes this browser the screen of the account's room. Throws a Problem. */
export async function takeUpRoom(code: string): Promise<void> {
  await api.takeUpRoom(code);
  connect(code);
}

/** The table is open: the room that this browser has goes on. The answer lets go of it for as long as it is closed. */
export function followRoom(): () => void {
  const kept = readKeptRoom();
  if (kept && !shown) connect(kept.code, kept.pending);
  return () => {
    line?.close();
    line = undefined;
    setMirror(undefined);
    shown = undefined;
    announce();
  };
}

/** Ends the room for everybody; the match goes on here alone. Throws a Problem. */
export async function closeRoom(): Promise<void> {
  if (!shown) return;
  await api.closeRoom(shown.code);
  forget();
}

/** Puts the match on the table into the room, in the place of the one that was there. Throws a Problem. */
export async function bringMatch(keepsScores: boolean): Promise<void> {
  const match = currentMatch();
  if (!shown || !match) return;
  await api.putMatch(shown.code, match, { keepsScores, isReplacement: false });
  cards = cardsOf(match);
  show({ isOtherMatch: false });
  line?.hurry();
}

/** The host has chosen between what the screen did alone and what happened meanwhile. Throws a Problem. */
export async function settle(choice: 'ours' | 'theirs'): Promise<void> {
  if (!shown?.conflict || !mirror) return;
  const { ours, theirs } = shown.conflict;
  if (choice === 'ours') {
    const how = { keepsScores: true, isReplacement: true };
    await api.putMatch(shown.code, shifted(ours, toServer()), how);
  }
  mirror = mirrors.dropped(mirror);
  show({ conflict: undefined });
  adopt(choice === 'ours' ? ours : theirs);
  keep();
}

/** Does something to the room that is none of the match's own acts. */
export function actInRoom(action: WireAction): void {
  if (!mirror || !line) return;
  const isAlone = !shown?.isConnected;
  mirror = mirrors.done(mirror, { id: newRequestId(), action, at: line.time.now(), isAlone });
  refresh();
  void send();
}

/** The server's time, by which the room's deadlines are. */
export function roomNow(): number {
  return line?.time.now() ?? tableNow();
}

function connect(code: string, pending: readonly mirrors.Pending[] = []): void {
  line?.close();
  mirror = undefined;
  const match = currentMatch();
  cards = match ? cardsOf(match) : new Map();
  shown = {
    code,
    isConnected: false,
    told: undefined,
    room: undefined,
    conflict: undefined,
    isOtherMatch: false,
  };
  keepRoom({ code, pending: [...pending] });
  setMirror({ applied: mirrorAction });
  line = openRoomLine(
    { code, as: 'screen' },
    {
      onNews: (news) => void take(news),
      onConnected: (isConnected) => {
        show({ isConnected });
        if (isConnected) void send();
      },
      onEnd: (why) => {
        note = why;
        forget();
      },
    },
  );
  announce();
}

/** The room is no more, or no longer ours: the match goes on here alone. */
function forget(): void {
  line?.close();
  line = undefined;
  mirror = undefined;
  shown = undefined;
  setMirror(undefined);
  keepRoom(undefined);
  announce();
}

async function take(news: RoomNews): Promise<void> {
  if (news.type !== 'screen' || !shown) return;
  const { code } = shown;
  const { view: told, seq } = news;
  if (cardIdsOf(told.room).some((id) => !cards.has(id))) {
    const deck = await api.getRoomDeck(code).catch(() => undefined);
    if (!deck || shown?.code !== code) return;
    cards = new Map(deck.map((card) => [card.id, card]));
  }
  const room = toldRoom(told, cards, roomNow());
  if (!room || !shown) return;
  if (mirror) mirror = mirrors.heard(mirror, seq, room);
  else mirror = mirrors.heard({ seq, room, pending: readKeptRoom()?.pending ?? [] }, seq, room);
  if (mirror.seq === seq) show({ told });
  const here = currentMatch();
  const isOtherMatch = here !== undefined && here.isGameActive && here.id !== room.match.id;
  show({ isOtherMatch });
  refresh();
  void send();
}

/** Everything that is done to the match on the table is done in the room. */
function mirrorAction(action: Action): void {
  // Another match comes into the room when the host says so; clocks are the server's.
  if (action.type === 'START_GAME') show({ isOtherMatch: true });
  if (action.type === 'START_GAME' || action.type === 'SHIFT_CLOCK') return;
  if (shown?.isOtherMatch) return;
  actInRoom({ type: 'TABLE', action: tableAction(action) });
}

type TableAction = Extract<WireAction, { type: 'TABLE' }>['action'];

function tableAction(action: Exclude<Action, { type: 'START_GAME' | 'SHIFT_CLOCK' }>): TableAction {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same acts; the wire's lists are not readonly
  return action as TableAction;
}

/** Shows what the room is like by now, and lays its match on the table. */
function refresh(): void {
  if (!mirror || !shown) return;
  const room = mirrors.shownRoom(mirror);
  show({ room });
  keep();
  if (!shown.isOtherMatch && !shown.conflict) adopt(shifted(room.match, -toServer()));
}

function keep(): void {
  if (shown && mirror) keepRoom({ code: shown.code, pending: [...mirror.pending] });
}

/** Sends what the server does not have, one after another. */
async function send(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (;;) {
      const next = mirror && mirrors.nextToSend(mirror);
      const code = shown?.code ?? readKeptRoom()?.code;
      if (!next || code === undefined || shown?.conflict) return;
      // oxlint-disable-next-line no-await-in-loop -- one after another: the order is what counts
      if (!(await sendOne(code, next))) return;
    }
  } finally {
    isSending = false;
  }
}

/** Whether the next one may be sent. */
async function sendOne(code: string, next: mirrors.Pending): Promise<boolean> {
  try {
    const { state, seq } = await api.sendAction(code, 'screen', next.sent);
    if (!mirror) return false;
    if (state === 'done') mirror = mirrors.confirmed(mirror, next.sent.id, seq);
    else tooLate(next);
    refresh();
    return true;
  } catch (error) {
    if (isProblem(error, 'unreachable') || isProblem(error, 'rate-limited')) {
      setTimeout(() => void send(), RESEND_MS);
      return false;
    }
    // What the server refuses does not become better by being sent again.
    if (mirror) mirror = mirrors.dropped(mirror, next.sent.id);
    refresh();
    return true;
  }
}

/** Somebody else was first. What was done while the server was out of reach is the host's to choose. */
function tooLate(late: mirrors.Pending): void {
  if (!mirror || !shown) return;
  const ours = mirrors.shownRoom(mirror).match;
  const theirs = mirror.room.match;
  mirror = mirrors.dropped(mirror, late.sent.id);
  if (late.isAlone && mirrors.differ(ours, theirs)) {
    const byMs = -toServer();
    show({ conflict: { ours: shifted(ours, byMs), theirs: shifted(theirs, byMs) } });
  } else tell('stale');
}

function cardsOf({ cards: inPlay, skipped }: MatchState): ReadonlyMap<string, Card> {
  return new Map([...inPlay, ...skipped].map((card) => [card.id, card]));
}

/** What is to be added to the table's time to have the server's. */
function toServer(): number {
  return Math.round(roomNow() - tableNow());
}

function shifted(match: MatchState, byMs: number): MatchState {
  return { ...match, timer: shiftTimer(match.timer, byMs) };
}

function show(change: Partial<ScreenRoom>): void {
  if (!shown) return;
  shown = { ...shown, ...change };
  announce();
}

function tell(next: RoomNote): void {
  note = next;
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
