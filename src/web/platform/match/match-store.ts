// The running match of this browser: every action goes through the rules, is kept in storage, and drawn.
import { useSyncExternalStore } from 'react';
import type { Action } from '#domain/match/actions.ts';
import { reduce } from '#domain/match/reduce.ts';
import type { MatchState, StartMatch } from '#domain/match/state.ts';
import { remainingMs, type Millis } from '#domain/match/timer.ts';
import { DEFAULT_CRESTS } from '#domain/match/crests.ts';
import { dropUnreadable, hasChanged, isAboutKept, readKept, writeKept } from './kept-match.ts';
import { keepTeams, keptTeams } from './kept-teams.ts';
import { setPanel, type PanelId, type PanelState } from './panels.ts';
import { hasSeenRules } from './seen-rules.ts';
import { now, takeJump } from './steady-clock.ts';
import { EMPTY_TABLE, viewAfter, type Table, type TableView } from './table-view.ts';

/** Longer than a page in the background ever waits between two looks. */
const SLEEP_MS = 120_000;

/** The table does these without the host. */
const BY_ITSELF = new Set<Action['type']>(['HOLD_TIMER', 'RELEASE_TIMER']);

/** What the host should be told, once. */
export type StoreNote = 'dropped' | 'not-kept' | 'clock-set' | 'slept';

let table: Table | undefined;
/** Another match, kept by another tab while ours is on the table: the host says which one goes on. */
let rival: Table | undefined;
let note: StoreNote | undefined;
/** Storage that refuses once refuses at every action, and is worth one word. */
let hasSaidNotKept = false;
let isLoaded = false;
/** What is on the table is another window's: nothing is done to it here, nor kept. */
let isFollowing = false;
let mirror: Mirror | undefined;
const listeners = new Set<() => void>();

/** Whoever plays along: a room that others are in. */
export interface Mirror {
  /** Told of every action that has changed the match. */
  readonly applied: (action: Action) => void;
}

export function setMirror(next: Mirror | undefined): void {
  mirror = next;
}

/** Lays the room's state of the match on the table; another match comes with its own view. */
export function adopt(match: MatchState): void {
  const isSame = table?.match.id === match.id;
  const view = viewAfter({ type: isSame ? 'NEXT_CARD' : 'START_GAME' }, table?.view, match);
  put({ match, view });
}

/** The match, read from storage at first (STATE-GAME-24). */
export function currentMatch(): MatchState | undefined {
  if (!isLoaded) {
    isLoaded = true;
    restoreKept();
  }
  return table?.match;
}

export function useMatch(): MatchState | undefined {
  return useSyncExternalStore(subscribe, currentMatch);
}

/** How the match lies on this screen. */
export function useTableView(): TableView {
  return useSyncExternalStore(subscribe, currentView);
}

export function currentView(): TableView {
  return table?.view ?? EMPTY_TABLE;
}

/** The match that another tab has put in the place of ours; until the host has chosen, nothing happens to ours. */
export function useRival(): MatchState | undefined {
  return useSyncExternalStore(subscribe, () => rival?.match);
}

export function useStoreNote(): StoreNote | undefined {
  return useSyncExternalStore(subscribe, () => note);
}

/** Applies an action at this moment; one that does not apply changes nothing. */
export function dispatch(action: Action): void {
  followClock();
  apply(action);
}

/** Shows, hides, opens or closes a panel. */
export function changePanel(panel: PanelId, change: Partial<PanelState>): void {
  if (!mayAct()) return;
  const { match, view } = table ?? {};
  if (!match?.isGameActive || !view) return;
  const panels = setPanel(view.panels, panel, change);
  if (panels !== view.panels) put({ match, view: { ...view, panels } });
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
  if (table?.match.isGameActive && !rival && !hasChanged()) return;
  const kept = readKept();
  rival = undefined;
  if (kept === 'unreadable') {
    dropUnreadable();
    note = 'dropped';
  } else if (kept || table?.match.isGameActive) table = kept;
  announce();
}

/**
 * At the table: takes over what another tab did to this match. Another match is never taken over, nor written
 * over, unless the host says so.
 */
export function catchUp(): void {
  if (!table?.match.isGameActive || !hasChanged()) return;
  const kept = readKept();
  if (kept === undefined || kept === 'unreadable') return;
  if (kept.match.id === table.match.id) {
    table = kept;
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
  if (!rival) table = undefined;
  rival = undefined;
  keep();
  announce();
}

/** Shows another window's table; undefined: it is not followed any more, and the next to come here plays what is kept. */
export function follow(next: Table | undefined): void {
  isFollowing = next !== undefined;
  table = next;
  rival = undefined;
  isLoaded = isFollowing;
  announce();
}

/** The host has chosen between the two matches; the other one is given up. */
export function goOnWith(choice: 'ours' | 'theirs'): void {
  if (choice === 'theirs') table = rival;
  rival = undefined;
  keep();
  announce();
}

/**
 * Starts a match, its cards with a decoration by chance, its teams as they were the evening before. Where the rules
 * are to be read first, the clock waits for that.
 */
export function startMatch(start: Omit<StartMatch, 'id'>): void {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const { names: teamNames, crests } = keptTeams();
  const teamCrests = crests === DEFAULT_CRESTS ? undefined : crests;
  const teams = { teamNames, ...(teamCrests && { teamCrests }) };
  dispatch({
    type: 'START_GAME',
    match: { ...teams, waits: !hasSeenRules(start), ...start, id },
  });
}

/** The same deck and teams once more, shuffled; also when the match has just ended. */
export function playAgain(): void {
  dispatch({ type: 'PLAY_AGAIN', sortKeys: drawSortKeys() });
}

/** Numbers by chance, enough to shuffle any deck of the running match. */
export function drawSortKeys(): number[] {
  return Array.from({ length: currentMatch()?.cards.length ?? 0 }, () => Math.random());
}

/** Hands the note over to whoever says it: the next one to ask gets none. */
export function takeStoreNote(): StoreNote | undefined {
  const taken = note;
  note = undefined;
  return taken;
}

function apply(action: Action): void {
  // What happens by itself asks nothing, and writes over nobody’s match.
  if (BY_ITSELF.has(action.type) && hasChanged()) return;
  if (!mayAct(action.type)) return;
  const match = currentMatch();
  const after = reduce(match, action, now());
  if (after === undefined || after === match) return;
  put({ match: after, view: viewAfter(action, table?.view, after) });
  mirror?.applied(action);
  if (action.type === 'RENAME_TEAM' || action.type === 'SET_CREST') {
    keepTeams({ names: after.teamNames, crests: after.teamCrests ?? DEFAULT_CRESTS });
  }
}

/** Catches up first; while another tab's match is in the way, ours can be ended or another one started, no more. */
function mayAct(type?: Action['type']): boolean {
  if (isFollowing) return false;
  if (type === 'START_GAME' || !currentMatch()?.isGameActive) rival = undefined;
  else catchUp();
  return !rival || type === 'END_GAME';
}

function put(next: Table): void {
  table = next;
  keep();
  announce();
}

function followClock(): void {
  const byMs = takeJump();
  const before = currentMatch();
  if (byMs === 0 || !before) return;
  apply({ type: 'SHIFT_CLOCK', byMs });
  if (currentMatch() !== before) tell('clock-set');
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
  if (rival || writeKept(table?.match.isGameActive ? table : undefined)) return;
  // Full or forbidden: the match goes on in memory, and the host is told.
  if (!hasSaidNotKept) note = 'not-kept';
  hasSaidNotKept = true;
}
