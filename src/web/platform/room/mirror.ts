// What a room's screen shows: the room as the server has told it, and on top what the screen has done since, which the
// server has not confirmed yet. Pure functions; all times are the server's.
import type { SendAction, WireAction } from '#contract/room-actions.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { Millis } from '#domain/match/timer.ts';
import { reduceRoom } from '#domain/room/actions.ts';
import { keyOf, type RoomState } from '#domain/room/state.ts';

/** Something the screen has done. */
export interface Pending {
  readonly sent: SendAction;
  /** When it was done, in the server's time. */
  readonly at: Millis;
  /** Whether the server was out of reach then: nobody else was seen to do anything. */
  readonly isAlone: boolean;
  /** The number of the state that holds it; null until the server has it. */
  readonly seq: number | null;
}

export interface Mirror {
  /** The number of the server's state. */
  readonly seq: number;
  readonly room: RoomState;
  readonly pending: readonly Pending[];
}

/** The room as the screen shows it: everything that it has done has happened. */
export function shownRoom({ room, pending }: Mirror): RoomState {
  return pending.reduce((state, { sent, at }) => reduceRoom(state, sent.action, at), room);
}

/** After news from the server: what its state holds by now is no longer pending. */
export function heard(mirror: Mirror, seq: number, room: RoomState): Mirror {
  // A poll's answer may be overtaken by another.
  if (seq < mirror.seq) return mirror;
  const pending = mirror.pending.filter((one) => one.seq === null || one.seq > seq);
  return { seq, room, pending };
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
  return { ...mirror, pending: [...before, { sent, at, isAlone, seq: null }] };
}

/** Each letter of a note is an act of its own; of those that wait, the last says it all. */
function isReplacedBy({ sent, seq }: Pending, next: SendAction): boolean {
  if (seq !== null || sent.key !== next.key) return false;
  if (sent.action.type !== 'TABLE' || next.action.type !== 'TABLE') return false;
  const [one, other] = [sent.action.action, next.action.action];
  if (one.type === 'UPDATE_NOTES') return other.type === 'UPDATE_NOTES';
  return one.type === 'RENAME_TEAM' && other.type === 'RENAME_TEAM' && one.team === other.team;
}

/** The server has it: it stays until the news that holds it has come. */
export function confirmed(mirror: Mirror, id: string, seq: number): Mirror {
  const pending = mirror.pending.flatMap((one) => {
    if (one.sent.id !== id) return [one];
    return seq <= mirror.seq ? [] : [{ ...one, seq }];
  });
  return { ...mirror, pending };
}

/** Without an act that came too late, or all that wait. */
export function dropped(mirror: Mirror, id?: string): Mirror {
  const pending = id === undefined ? [] : mirror.pending.filter(({ sent }) => sent.id !== id);
  return { ...mirror, pending };
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
