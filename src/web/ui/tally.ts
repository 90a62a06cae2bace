import { useSyncExternalStore } from 'react';

/** How many of something there are just now; components see whether there is any. */
export interface Tally {
  /** One more; the answer takes it away again. */
  readonly add: () => () => void;
  readonly useAny: () => boolean;
}

export function newTally(): Tally {
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (by: number) => {
    count += by;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const isAny = () => count > 0;
  return {
    add: () => {
      change(1);
      return () => change(-1);
    },
    useAny: () => useSyncExternalStore(subscribe, isAny, isAny),
  };
}
