// What a room's screen shows: the room as the server has told it, and on top what the screen has done since, which the
// server has not confirmed yet. Pure functions; all times are the server's.
import type { SendAction, WireAction } from '#contract/room-actions.ts';
import type { ScreenView } from '#contract/rooms.ts';
import type { MatchState } from '#domain/match/state.ts';
import { shiftTimer, type Millis } from '#domain/match/timer.ts';
import { reduceRoom } from '#domain/room/actions.ts';
import { isStale } from '#domain/room/stale.ts';
import { keyOf, type RoomState } from '#domain/room/state.ts';

/** Something the screen has done. */
export interface Pending {
  readonly sent: SendAction;
  /** When it was done, in the server's time. */
  readonly at: Millis;
  /** Whether the server was out of reach then: nobody else was seen to do anything. */
  readonly isAlone: boolean;
  /** Whether it is on its way: the server may have it. */
  readonly isSent: boolean;
  /** The number of the state that holds it; null until the server says that it has it. */
  readonly seq: number | null;
}

/** A room as the server tells it. */
export interface Told {
  /** The number of the server's state. */
  readonly seq: number;
  readonly view: ScreenView;
  readonly room: RoomState;
}

export interface Mirror extends Told {
  readonly pending: readonly Pending[];
  /** News that may hold an act on its way: it waits until that is known, or the act would show twice. */
  readonly held?: Told | undefined;
  /** What the screen showed when it was out of the server's reach, while something else happened. */
  readonly ours?: MatchState | undefined;
}

/** The room as the screen shows it: what it has done has happened, unless it would come too late. */
export function shownRoom({ room, pending }: Mirror): RoomState {
  return pending.reduce(
    (state, { sent, at }) => (isStale(state, sent) ? state : reduceRoom(state, sent.action, at)),
    room,
  );
}

/** After news from the server: what its state holds by now is no longer pending. */
export function heard(mirror: Mirror, told: Told): Mirror {
  // A poll's answer may be overtaken by another.
  if (told.seq < mirror.seq) return mirror;
  const isNews = mirror.pending.every(({ seq }) => (seq ?? 0) < told.seq) && told.seq > mirror.seq;
  if (isNews && mirror.pending.some(isUnderWay)) {
    return { ...mirror, held: told.seq < (mirror.held?.seq ?? 0) ? mirror.held : told };
  }
  const ours = mirror.ours ?? (isNews ? shownRoom(mirror).match : undefined);
  const pending = mirror.pending.filter((one) => one.seq === null || one.seq > told.seq);
  return known({ ...mirror, ...told, pending, ours });
}

interface Deed {
  readonly id: string;
  readonly action: WireAction;
  readonly at: Millis;
  readonly isAlone: boolean;
}

/** After the screen has done something, made for the card and the scores that it shows. */
export function done(mirror: Mirror, { id, action, at, isAlone }: Deed): Mirror {
  const shown = shownRoom(mirror);
  const { events } = shown.match.scoreboard;
  const sent = { id, key: keyOf(shown), events: events.length, action };
  const last = mirror.pending.at(-1);
  const before = last && isReplacedBy(last, sent) ? mirror.pending.slice(0, -1) : mirror.pending;
  const pending = [...before, { sent, at, isAlone, isSent: false, seq: null }];
  return { ...mirror, pending };
}

/** Each letter of a note is an act of its own; of those that wait, the last says it all. */
function isReplacedBy({ sent, isSent }: Pending, next: SendAction): boolean {
  if (isSent || sent.action.type !== 'TABLE' || next.action.type !== 'TABLE') return false;
  const [one, other] = [sent.action.action, next.action.action];
  if (one.type === 'UPDATE_NOTES') return other.type === 'UPDATE_NOTES';
  return one.type === 'RENAME_TEAM' && other.type === 'RENAME_TEAM' && one.team === other.team;
}

/** An act goes to the server. */
export function sending(mirror: Mirror, id: string): Mirror {
  const pending = mirror.pending.map((one) =>
    one.sent.id === id ? { ...one, isSent: true } : one,
  );
  return { ...mirror, pending };
}

/** The server has it: it stays until the news that holds it has come. */
export function confirmed(mirror: Mirror, id: string, seq: number): Mirror {
  const pending = mirror.pending.flatMap((one) => {
    if (one.sent.id !== id) return [one];
    return seq <= mirror.seq ? [] : [{ ...one, seq }];
  });
  return known({ ...mirror, pending });
}

/** Without an act that came too late, or all that wait. */
export function dropped(mirror: Mirror, id?: string): Mirror {
  const pending = id === undefined ? [] : mirror.pending.filter(({ sent }) => sent.id !== id);
  return known({ ...mirror, pending });
}

/** The room with a match that the screen has put into it; `seq` is the number of the state that holds it. */
export function replaced(mirror: Mirror, seq: number, room: RoomState): Mirror {
  const after = dropped(mirror);
  return seq > after.seq ? { ...after, seq, room } : after;
}

/** Takes news in that was held, once it is known what became of the acts; and forgets what only they needed. */
function known(mirror: Mirror): Mirror {
  const { held, ...rest } = mirror;
  if (held && !mirror.pending.some(isUnderWay)) return heard(rest, held);
  const isWaiting = mirror.pending.some(({ isAlone, seq }) => isAlone && seq === null);
  return isWaiting ? mirror : { ...mirror, ours: undefined };
}

function isUnderWay({ isSent, seq }: Pending): boolean {
  return isSent && seq === null;
}

/** What is to be sent next. */
export function nextToSend({ pending }: Mirror): Pending | undefined {
  return pending.find(({ seq }) => seq === null);
}

/** Whether the screen and the server show another card or other scores. */
export function differ(one: MatchState, other: MatchState): boolean {
  return (
    one.currentCardIndex !== other.currentCardIndex ||
    JSON.stringify(one.scoreboard.events) !== JSON.stringify(other.scoreboard.events)
  );
}

/** Scores that say the same stay the same object: nothing was done to them, and nothing is said of them anew. */
export function withScoresOf(here: MatchState | undefined, match: MatchState): MatchState {
  const { scoreboard } = here ?? match;
  const isSame = JSON.stringify(scoreboard) === JSON.stringify(match.scoreboard);
  return isSame ? { ...match, scoreboard } : match;
}

/** The same by another clock. */
export function shifted(match: MatchState, byMs: number): MatchState {
  return { ...match, timer: shiftTimer(match.timer, byMs) };
}
