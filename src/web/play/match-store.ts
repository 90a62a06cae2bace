// The running match of this browser: every action goes through the rules, is kept in storage, and drawn.
import { useSyncExternalStore } from 'react';
import type { Action } from '#domain/match/actions.ts';
import { reduce } from '#domain/match/reduce.ts';
import { DECORATIONS, type MatchState, type StartMatch } from '#domain/match/state.ts';
import { remainingMs, type Millis } from '#domain/match/timer.ts';
import { dropUnreadable, hasChanged, isAboutKept, readKept, writeKept } from './kept-match.ts';
import { now, takeJump } from './steady-clock.ts';

/** Longer than a page in the background ever waits between two looks. */
const SLEEP_MS = 120_000;

/** What the host should be told, once. */
export type StoreNote = 'dropped' | 'not-kept' | 'clock-set' | 'slept';

let match: MatchState | undefined;
/** Another match, kept by another tab while ours is on the table: the host says which one goes on. */
let rival: MatchState | undefined;
let note: StoreNote | undefined;
/** Storage that refuses once refuses at every action, and is worth one word. */
let hasSaidNotKept = false;
let isLoaded = false;
const listeners = new Set<() => void>();

/** The match, read from storage at first (STATE-GAME-24). */
export function currentMatch(): MatchState | undefined {
  if (!isLoaded) {
    isLoaded = true;
    restoreKept();
  }
  return match;
}

export function useMatch(): MatchState | undefined {
  return useSyncExternalStore(subscribe, currentMatch);
}

/** The match that another tab has put in the place of ours; until the host has chosen, nothing happens to ours. */
export function useRival(): MatchState | undefined {
  return useSyncExternalStore(subscribe, () => rival);
}

export function useStoreNote(): StoreNote | undefined {
  return useSyncExternalStore(subscribe, () => note);
}

/** Applies an action at this moment; one that does not apply changes nothing. */
export function dispatch(action: Action): void {
  followClock();
  apply(action);
}

/**
 * Looks whether the device's clock was set, or the page slept, since it was last looked (`since`). A timer
 * goes on where it was when the clock is set; when it ran out in a sleep, the host is told.
 */
export function watchTime(since: Millis): void {
  followClock();
  const timer = currentMatch()?.timer;
  const hasSlept = now() - since > SLEEP_MS;
  if (hasSlept && timer && remainingMs(timer, since) > 0 && remainingMs(timer, now()) === 0) {
    tell('slept');
  }
}

/** Comes to the table: the match that is kept is the one that is played, whatever this tab had before. */
export function restoreKept(): void {
  if (match?.isGameActive && !rival && !hasChanged()) return;
  const kept = readKept();
  rival = undefined;
  if (kept === 'unreadable') {
    dropUnreadable();
    note = 'dropped';
  } else if (kept || match?.isGameActive) match = kept;
  announce();
}

/**
 * At the table: takes over what another tab did to this match. Another match is never taken over, nor written
 * over, unless the host says so.
 */
export function catchUp(): void {
  if (!match?.isGameActive || !hasChanged()) return;
  const kept = readKept();
  if (kept === undefined || kept === 'unreadable') return;
  if (kept.id === match.id) {
    match = kept;
    rival = undefined;
  } else rival = kept;
  announce();
}

/** Another tab has written: the match that it has ended has ended here too. */
export function followOtherTab(event: StorageEvent): void {
  if (!isAboutKept(event)) return;
  if (event.newValue !== null) return catchUp();
  // An act of ours may have kept it again before the news came.
  if (readKept() !== undefined) return;
  if (!rival) match = undefined;
  rival = undefined;
  keep();
  announce();
}

/** The host has chosen between the two matches; the other one is given up. */
export function goOnWith(choice: 'ours' | 'theirs'): void {
  if (choice === 'theirs') match = rival;
  rival = undefined;
  keep();
  announce();
}

/** Starts a match with a decoration drawn by chance. */
export function startMatch(start: Omit<StartMatch, 'id' | 'decoration'>): void {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  dispatch({ type: 'START_GAME', match: { ...start, id, decoration: drawDecoration() } });
}

/** The same deck and teams once more, shuffled; also when the match has just ended. */
export function playAgain(): void {
  dispatch({ type: 'PLAY_AGAIN', decoration: drawDecoration(), sortKeys: drawSortKeys() });
}

/** Numbers by chance, enough to shuffle any deck of the running match. */
export function drawSortKeys(): number[] {
  return Array.from({ length: currentMatch()?.cards.length ?? 0 }, () => Math.random());
}

/** A decoration from 1 to 10 (CONST-20). */
export function drawDecoration(): number {
  return 1 + Math.floor(Math.random() * DECORATIONS);
}

/** Hands the note over to whoever says it: the next one to ask gets none. */
export function takeStoreNote(): StoreNote | undefined {
  const taken = note;
  note = undefined;
  return taken;
}

function apply(action: Action): void {
  if (action.type === 'START_GAME' || !currentMatch()?.isGameActive) rival = undefined;
  else catchUp();
  if (rival && action.type !== 'END_GAME') return;
  const after = reduce(currentMatch(), action, now());
  if (after === match) return;
  match = after;
  keep();
  announce();
}

function followClock(): void {
  const byMs = takeJump();
  const before = currentMatch();
  if (byMs === 0 || !before) return;
  apply({ type: 'SHIFT_CLOCK', byMs });
  if (match !== before) tell('clock-set');
}

function tell(next: StoreNote): void {
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

/** Keeps an active match with cards; an ended one is removed (STATE-GAME-25), another tab's stays. */
function keep(): void {
  if (rival || writeKept(match?.isGameActive ? match : undefined)) return;
  // Full or forbidden: the match goes on in memory, and the host is told.
  if (!hasSaidNotKept) note = 'not-kept';
  hasSaidNotKept = true;
}
