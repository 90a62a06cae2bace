// The room of this browser's screen: what the screen does is sent, what happens elsewhere is shown.
import type { WireAction } from '#contract/room-actions.ts';
import type { RoomNews } from '#contract/rooms.ts';
import type { Action } from '#domain/match/actions.ts';
import type { Card } from '#domain/deck/card.ts';
import type { MatchState } from '#domain/match/state.ts';
import { reduceRoom, type RoomAction } from '#domain/room/actions.ts';
import { newRequestId } from '#web/platform/api/generations.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import * as api from '#web/platform/api/rooms.ts';
import { adopt, currentMatch, setMirror } from '#web/platform/match/match-store.ts';
import { now as tableNow } from '#web/platform/match/steady-clock.ts';
import { keepRoom, keptView, readKeptRoom, type KeptRoom } from './kept-room.ts';
import * as mirrors from './mirror.ts';
import { shifted } from './mirror.ts';
import { openRoomLine, type RoomLine } from './room-line.ts';
import { changeRoom, currentRoom, showRoom, tellHost, type ScreenRoom } from './shown-room.ts';
import { cardIdsOf, cardsOf, toldRoom } from './told-room.ts';

/** Milliseconds before something that could not be sent is sent again. */
const RESEND_MS = 1_500;

let mirror: mirrors.Mirror | undefined;
/** The room that it is of. */
let mirrored: string | undefined;
let line: RoomLine | undefined;
let cards: ReadonlyMap<string, Card> = new Map();
let isSending = false;
/** Whether this page has heard of the room; until then it shows what was kept. */
let isHeard = false;
/** What the screen showed when it was alone, of which something came too late for the state with this number. */
let late: { readonly ours: MatchState; readonly seq: number } | undefined;

/** Opens a room with the match on the table. Throws a Problem. */
export async function openRoom(): Promise<void> {
  const match = currentMatch();
  if (match) connect(await api.openRoom(match));
}

/** Makes this browser the screen of the account's room. Throws a Problem. */
export async function takeUpRoom(code: string): Promise<void> {
  await api.takeUpRoom(code);
  connect(code);
}

/** The table is open: the room that this browser has goes on. The answer lets go of it for as long as it is closed. */
export function followRoom(): () => void {
  const kept = readKeptRoom();
  if (kept && !currentRoom()) connect(kept.code, kept);
  return letGo;
}

function letGo(): void {
  line?.close();
  line = undefined;
  setMirror(undefined);
  showRoom(undefined);
}

/** Ends the room for everybody; the match goes on here alone. Throws a Problem. */
export async function closeRoom(): Promise<void> {
  const shown = currentRoom();
  if (!shown) return;
  await api.closeRoom(shown.code);
  forget();
}

/** Puts the match on the table into the room, in the place of the one that was there. Throws a Problem. */
export async function bringMatch(keepsScores: boolean): Promise<void> {
  const match = currentMatch();
  const shown = currentRoom();
  if (!shown || !match) return;
  const brought = shifted(match, toServer());
  const how = { keepsScores, isReplacement: false };
  const { seq } = await api.putMatch(shown.code, brought, how);
  cards = cardsOf(match);
  replaceBy({ type: 'NEW_MATCH', match: brought, keepsScores }, seq);
}

/** The host has chosen between what the screen did alone and what happened meanwhile. Throws a Problem. */
export async function settle(choice: 'ours' | 'theirs'): Promise<void> {
  const shown = currentRoom();
  if (!shown?.conflict || !mirror) return;
  const match = shifted(shown.conflict.ours, toServer());
  const how = { keepsScores: true, isReplacement: true };
  const taken = choice === 'ours' ? await api.putMatch(shown.code, match, how) : undefined;
  late = undefined;
  changeRoom({ conflict: undefined });
  mirror = mirrors.dropped(mirror);
  if (taken) replaceBy({ type: 'REPLACE', match }, taken.seq);
  else refresh();
}

/** The server has another match in the room by now: the screen does not wait for the news. */
function replaceBy(action: RoomAction, seq: number): void {
  if (!mirror) return;
  mirror = mirrors.replaced(mirror, seq, reduceRoom(mirror.room, action, roomNow()));
  refresh();
}

/** Does something to the room that is none of the match's own acts. */
export function actInRoom(action: WireAction): void {
  if (!mirror || !line) return;
  const isAlone = !currentRoom()?.isConnected;
  mirror = mirrors.done(mirror, { id: newRequestId(), action, at: line.time.now(), isAlone });
  refresh();
  void send();
}

/** The server's time, by which the room's deadlines are. */
export function roomNow(): number {
  return line?.time.now() ?? tableNow();
}

function connect(code: string, kept?: KeptRoom): void {
  line?.close();
  mirror = undefined;
  mirrored = code;
  late = undefined;
  isHeard = false;
  const match = currentMatch();
  cards = match ? cardsOf(match) : new Map();
  showRoom({
    code,
    isConnected: false,
    told: undefined,
    room: undefined,
    conflict: undefined,
    isOtherMatch: false,
    act: actInRoom,
    letGo,
  });
  keepRoom(kept ?? { code, told: null, pending: [] });
  setMirror({ applied: mirrorAction });
  line = openRoomLine(
    { code, as: 'screen' },
    {
      onNews: (news) => void take(news),
      onConnected: (isConnected) => {
        changeRoom({ isConnected });
        if (isConnected) void send();
      },
      onEnd: (why) => {
        forget();
        tellHost(why);
      },
    },
  );
  if (kept) restore(kept);
}

/** The room is no more, or no longer ours: the match goes on here alone. */
function forget(): void {
  line?.close();
  line = undefined;
  mirror = undefined;
  late = undefined;
  setMirror(undefined);
  keepRoom(undefined);
  showRoom(undefined);
}

async function take(news: RoomNews): Promise<void> {
  const code = currentRoom()?.code;
  if (news.type !== 'screen' || code === undefined) return;
  const { view, seq } = news;
  if (cardIdsOf(view.room).some((id) => !cards.has(id))) {
    const deck = await api.getRoomDeck(code).catch(() => undefined);
    if (currentRoom()?.code !== code) return;
    if (!deck) {
      setTimeout(() => void take(news), RESEND_MS);
      return;
    }
    cards = new Map(deck.map((card) => [card.id, card]));
  }
  const room = toldRoom(view, cards, roomNow());
  if (!room) return;
  const told = { seq, view, room };
  mirror = mirrors.heard(isHeard && mirror ? mirror : fromKept(told), told);
  isHeard = true;
  refresh();
  void send();
}

/** After a reload, until there is news: the room as it was, so that the game goes on without the server. */
function restore({ told, pending }: KeptRoom): void {
  const match = currentMatch();
  const room = match && told && toldRoom(told.view, cards, roomNow());
  if (!room || room.match.id !== match.id) return;
  mirror = { ...told, room, pending };
  refresh();
}

/** The first news after a reload: what the screen did before it may still wait. */
function fromKept(told: mirrors.Told): mirrors.Mirror {
  const pending = readKeptRoom()?.pending ?? [];
  const match = currentMatch();
  const wasAlone = match?.id === told.room.match.id && pending.some(({ isAlone }) => isAlone);
  return { ...told, pending, ours: wasAlone ? shifted(match, toServer()) : undefined };
}

/** Everything that is done to the match on the table is done in the room. */
function mirrorAction(action: Action): void {
  // Another match comes into the room when the host says so; clocks are the server's.
  if (action.type === 'START_GAME') refresh();
  if (action.type === 'START_GAME' || action.type === 'SHIFT_CLOCK') return;
  if (currentRoom()?.isOtherMatch) return;
  actInRoom({ type: 'TABLE', action: tableAction(action) });
}

type TableAction = Extract<WireAction, { type: 'TABLE' }>['action'];

function tableAction(action: Exclude<Action, { type: 'START_GAME' | 'SHIFT_CLOCK' }>): TableAction {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same acts; the wire's lists are not readonly
  return action as TableAction;
}

/** Shows what the room is like by now, and lays its match on the table. */
function refresh(): void {
  if (!mirror || !currentRoom()) return;
  const room = mirrors.shownRoom(mirror);
  const here = currentMatch();
  const isOtherMatch = here?.isGameActive === true && here.id !== mirror.room.match.id;
  changeRoom({
    room,
    told: isHeard ? mirror.view : undefined,
    isOtherMatch,
    conflict: conflictOf(mirror),
  });
  keep();
  // Until the server is heard of nobody knows its time; the table has all that this screen did.
  if (!isOtherMatch && !late && isHeard)
    adopt(mirrors.withScoresOf(here, shifted(room.match, -toServer())));
}

/** Once the news is there that says what happened meanwhile. */
function conflictOf({ seq, room }: mirrors.Mirror): ScreenRoom['conflict'] {
  if (!late || seq < late.seq) return undefined;
  const byMs = -toServer();
  if (mirrors.differ(late.ours, room.match)) {
    return { ours: shifted(late.ours, byMs), theirs: shifted(room.match, byMs) };
  }
  late = undefined;
  tellHost('stale');
  return undefined;
}

function keep(): void {
  const code = currentRoom()?.code;
  if (!mirror || code === undefined) return;
  const told = { seq: mirror.seq, view: keptView(mirror.view) };
  keepRoom({ code, told, pending: [...mirror.pending] });
}

/** Sends what the server does not have, one after another. */
async function send(): Promise<void> {
  if (isSending) return;
  isSending = true;
  try {
    for (;;) {
      const next = mirror && mirrors.nextToSend(mirror);
      const code = currentRoom()?.code ?? readKeptRoom()?.code;
      // Where the table was left, another tab may have ended the room or opened another.
      if (!next || code === undefined || code !== mirrored || late || !isHeard) return;
      // oxlint-disable-next-line no-await-in-loop -- one after another: the order is what counts
      if (!(await sendOne(code, next))) return;
    }
  } finally {
    isSending = false;
  }
}

/** Whether the next one may be sent. */
async function sendOne(code: string, next: mirrors.Pending): Promise<boolean> {
  if (mirror) mirror = mirrors.sending(mirror, next.sent.id);
  try {
    const { state, seq } = await api.sendAction(code, 'screen', next.sent);
    if (!mirror) return false;
    if (state === 'done') mirror = mirrors.confirmed(mirror, next.sent.id, seq);
    else tooLate(next, seq);
    refresh();
    return true;
  } catch (error) {
    if (isProblem(error, 'unreachable') || isProblem(error, 'rate-limited')) {
      setTimeout(() => void send(), RESEND_MS);
      return false;
    }
    // What the server refuses does not become better by being sent again.
    if (mirror) mirror = mirrors.dropped(mirror, next.sent.id);
    tellHost('refused');
    refresh();
    return true;
  }
}

/** Somebody else was first. What was done while the server was out of reach is the host's to choose. */
function tooLate({ sent, isAlone }: mirrors.Pending, seq: number): void {
  if (!mirror) return;
  if (isAlone) late = { ours: mirror.ours ?? mirrors.shownRoom(mirror).match, seq };
  else tellHost('stale');
  mirror = mirrors.dropped(mirror, sent.id);
}

/** What is to be added to the table's time to have the server's. */
function toServer(): number {
  return Math.round(roomNow() - tableNow());
}
