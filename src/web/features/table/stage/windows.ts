// Which windows show this match to the room, and which one of them all is heard.
import { useSyncExternalStore } from 'react';
import { PATHS } from '#contract/paths.ts';
import { sound } from '#web/platform/match/switches.ts';

/** What is asked for behind the question mark by a window that is a stage. */
export const STAGE = 'stage';
export const STAGE_ADDRESS = `${PATHS.table}?${STAGE}`;

interface Windows {
  /** The stages that follow this console, by their ids. */
  readonly stages: readonly string[];
  /** Whether the host wants the sounds to come from the first of them. */
  readonly soundsThere: boolean;
  /** In a stage: whether its console has it make the sounds. Undefined in a console. */
  readonly isHeard: boolean | undefined;
}

let windows: Windows = { stages: [], soundsThere: false, isHeard: undefined };
const listeners = new Set<() => void>();

export function currentWindows(): Windows {
  return windows;
}

export function useWindows(): Windows {
  return useSyncExternalStore(subscribe, currentWindows);
}

export function changeWindows(change: Partial<Windows>): void {
  windows = { ...windows, ...change };
  for (const listener of listeners) listener();
}

/** Whether this window makes the sounds now: of a console and its stages only one does, and none where they are off. */
export function soundsHere(): boolean {
  return windows.isHeard ?? (sound.isOn() && hearer() === null);
}

/** The stage that is to be heard; null: the console is, or nobody. */
export function hearer(): string | null {
  return windows.soundsThere ? (windows.stages[0] ?? null) : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
