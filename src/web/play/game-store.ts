// The running game of this browser: every action goes through the rules, is kept in storage, and drawn.
import { useSyncExternalStore } from 'react';
import type { Action } from '#game/actions.ts';
import { reduce } from '#game/reduce.ts';
import { loadGame, saveGame } from '#game/saved-game.ts';
import { DECORATIONS, type GameState, type StartGame } from '#game/state.ts';

const KEY = 'riffle:game';

/** What the host should know about the storage, once. */
export type StorageNote = 'dropped' | 'not-kept';

let game: GameState | undefined;
let note: StorageNote | undefined;
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

export function useStorageNote(): StorageNote | undefined {
  return useSyncExternalStore(subscribe, () => note);
}

/** Applies an action at this moment; one that does not apply changes nothing. */
export function dispatch(action: Action): void {
  const after = reduce(currentGame(), action, Date.now());
  if (after === game) return;
  game = after;
  keep();
  for (const listener of listeners) listener();
}

/** Starts a game with a decoration drawn by chance. */
export function startGame(start: Omit<StartGame, 'id' | 'decoration'>): void {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  dispatch({ type: 'START_GAME', game: { ...start, id, decoration: drawDecoration() } });
}

/** A decoration from 1 to 10 (CONST-20). */
export function drawDecoration(): number {
  return 1 + Math.floor(Math.random() * DECORATIONS);
}

/** Hands the note over to whoever says it: the next one to ask gets none. */
export function takeStorageNote(): StorageNote | undefined {
  const taken = note;
  note = undefined;
  return taken;
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
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return undefined;
    const loaded = loadGame(stored, Date.now());
    if (loaded) return loaded;
    localStorage.removeItem(KEY);
    note = 'dropped';
  } catch {
    // Without storage there is nothing to restore.
  }
  return undefined;
}
