// The room as this browser's screen shows it, and what its host should be told: read by components, written by
// screen-room.ts alone.
import { useSyncExternalStore } from 'react';
import type { WireAction } from '#contract/room-actions.ts';
import type { ScreenView } from '#contract/rooms.ts';
import type { MatchState } from '#domain/match/state.ts';
import type { RoomState } from '#domain/room/state.ts';
import type { LineEnd } from './room-line.ts';

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
  /** Does something to the room that is none of the match's own acts. */
  readonly act: (action: WireAction) => void;
  /** The table is closed: nothing is heard of the room until it is open again. */
  readonly letGo: () => void;
}

/** What the host should be told, once. */
export type RoomNote = 'stale' | 'refused' | LineEnd;

let shown: ScreenRoom | undefined;
let note: RoomNote | undefined;
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

/** Undefined: there is no room any more. */
export function showRoom(room: ScreenRoom | undefined): void {
  shown = room;
  announce();
}

/** Changes something about the room, where there is one. */
export function changeRoom(change: Partial<ScreenRoom>): void {
  if (shown) showRoom({ ...shown, ...change });
}

export function tellHost(next: RoomNote): void {
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
