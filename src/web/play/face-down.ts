// Whether cards with a secret are dealt face down, remembered for this browser.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/api/stored.ts';

const KEY = 'riffle:face-up';

let isFaceDown: boolean | undefined;
const listeners = new Set<() => void>();

export function useFaceDown(): boolean {
  return useSyncExternalStore(subscribe, current);
}

export function setFaceDown(next: boolean): void {
  isFaceDown = next;
  writeStored(KEY, next ? null : 'yes');
  for (const listener of listeners) listener();
}

function current(): boolean {
  isFaceDown ??= readStored(KEY) === null;
  return isFaceDown;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
