// The running game of this browser: every action goes through the rules, is kept in storage, and drawn.
import { useSyncExternalStore } from 'react';
import type { Action } from '#game/actions.ts';
import { reduce } from '#game/reduce.ts';
import { loadGame, saveGame } from '#game/saved-game.ts';
import { DECORATIONS, type GameState, type StartGame } from '#game/state.ts';
import { remainingMs, type Millis } from '#game/timer.ts';
import { readStored, writeStored } from '#web/api/stored.ts';
import { now, takeJump } from './steady-clock.ts';

const KEY = 'riffle:game';
/** Longer than a page in the background ever waits between two looks. */
const SLEEP_MS = 120_000;

/** What the host should be told, once. */
export type StoreNote = 'dropped' | 'not-kept' | 'clock-set' | 'slept';

let game: GameState | undefined;
let note: StoreNote | undefined;
/** Storage that refuses once refuses at every action, and is worth one word. */
let hasSaidNotKept = false;
let isLoaded = false;
const listeners = new Set<() => void>();

/** The game, read from storage at first (STATE-GAME-24). */
export function currentGame(): GameState | undefined {
  if (!isLoaded) {
    isLoaded = true;
    game = readGame();
  }
  return game;
}

export function useGame(): GameState | undefined {
  return useSyncExternalStore(subscribe, currentGame);
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
  const timer = currentGame()?.timer;
  const hasSlept = now() - since > SLEEP_MS;
  if (hasSlept && timer && remainingMs(timer, since) > 0 && remainingMs(timer, now()) === 0) {
    tell('slept');
  }
}

/** The tab has the game again: what another tab did to it meanwhile counts. */
export function rejoin(): void {
  const stored = readStored(KEY);
  if (stored === null || (game?.isGameActive && stored === saveGame(game))) return;
  const other = loadGame(stored, now());
  if (!other) return;
  if (!game?.isGameActive || other.id === game.id) game = other;
  else keep();
  announce();
}

/** Another tab has removed what was stored: when it was this game, it has ended there. */
export function forget({ key, oldValue, newValue }: StorageEvent): void {
  if (key !== KEY || newValue !== null || oldValue === null) return;
  if (loadGame(oldValue, now())?.id !== game?.id) return;
  game = undefined;
  announce();
}

/** Starts a game with a decoration drawn by chance. */
export function startGame(start: Omit<StartGame, 'id' | 'decoration'>): void {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  dispatch({ type: 'START_GAME', game: { ...start, id, decoration: drawDecoration() } });
}

/** The same deck and teams once more, shuffled; also when the game has just ended. */
export function playAgain(): void {
  dispatch({ type: 'PLAY_AGAIN', decoration: drawDecoration(), lots: drawLots() });
}

/** Numbers by chance, enough to shuffle any deck of the running game. */
export function drawLots(): number[] {
  return Array.from({ length: currentGame()?.cards.length ?? 0 }, () => Math.random());
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
  const after = reduce(currentGame(), action, now());
  if (after === game) return;
  game = after;
  keep();
  announce();
}

function followClock(): void {
  const byMs = takeJump();
  const before = currentGame();
  if (byMs === 0 || !before) return;
  apply({ type: 'SHIFT_CLOCK', byMs });
  if (game !== before) tell('clock-set');
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

/** Keeps an active game with cards; an ended one is removed (STATE-GAME-25). */
function keep(): void {
  try {
    if (game?.isGameActive) localStorage.setItem(KEY, saveGame(game));
    else localStorage.removeItem(KEY);
  } catch {
    // Full or forbidden: the game goes on in memory, and the host is told.
    if (!hasSaidNotKept) note = 'not-kept';
    hasSaidNotKept = true;
  }
}

function readGame(): GameState | undefined {
  const stored = readStored(KEY);
  if (stored === null) return undefined;
  const loaded = loadGame(stored, now());
  if (loaded) return loaded;
  writeStored(KEY, null);
  note = 'dropped';
  return undefined;
}
