// How loud the table is, in percent: remembered, and the same in every part of the screen.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/platform/storage/stored.ts';

const KEY = 'riffle:volume';
export const DEFAULT_VOLUME = 70;

let known: number | undefined;
const listeners = new Set<() => void>();

function value(): number {
  return (known ??= kept());
}

/** What was written by somebody else is no volume. */
function kept(): number {
  const percent = Number(readStored(KEY) ?? DEFAULT_VOLUME);
  return percent >= 0 && percent <= 100 ? percent : DEFAULT_VOLUME;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const volume = {
  value,
  use: (): number => useSyncExternalStore(subscribe, value),
  set: (percent: number): void => {
    known = percent;
    writeStored(KEY, percent === DEFAULT_VOLUME ? null : String(percent));
    for (const listener of listeners) listener();
  },
};
