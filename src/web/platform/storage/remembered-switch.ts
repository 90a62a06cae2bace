// A switch of this browser: remembered, and the same in every part of the screen.
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './stored.ts';

export interface RememberedSwitch {
  readonly use: () => boolean;
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => void;
}

/** On at first; only being switched off is written down. */
export function rememberedSwitch(key: `riffle:${string}`): RememberedSwitch {
  let known: boolean | undefined;
  const listeners = new Set<() => void>();
  const isOn = (): boolean => (known ??= readStored(key) !== 'off');
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    isOn,
    use: () => useSyncExternalStore(subscribe, isOn),
    set: (next) => {
      known = next;
      writeStored(key, next ? null : 'off');
      for (const listener of listeners) listener();
    },
  };
}
