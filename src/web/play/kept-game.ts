// The one game that this browser keeps (CONST-36), and what this tab last knew of it: other tabs write there too.
import { loadGame, saveGame } from '#game/saved-game.ts';
import type { GameState } from '#game/state.ts';
import { readStored, writeStored } from '#web/api/stored.ts';
import { now } from './steady-clock.ts';

const KEY = 'riffle:game';

/** What storage held when this tab last looked or wrote. */
let known: string | null = null;

/** Whether another tab has written there since, or this tab has not looked yet. */
export function hasChanged(): boolean {
  return readStored(KEY) !== known;
}

/** The game that is kept now; undefined where there is none, 'unreadable' where what is there is no game. */
export function readKept(): GameState | 'unreadable' | undefined {
  known = readStored(KEY);
  return known === null ? undefined : (loadGame(known, now()) ?? 'unreadable');
}

/** Keeps a game, or none. False where storage is full or forbidden: it then holds what it held before. */
export function writeKept(game: GameState | undefined): boolean {
  const text = game ? saveGame(game) : null;
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    return false;
  }
  known = text;
  return true;
}

/** Whether a storage event is about the kept game. */
export function isAboutKept({ key }: StorageEvent): boolean {
  return key === KEY;
}

/** Removes what is no game. */
export function dropUnreadable(): void {
  writeStored(KEY, null);
  known = null;
}
