// Where the app is, and how it gets elsewhere: the browser's history, or one in memory.
import { locationOf, type Location } from './location.ts';

export interface Way {
  /** Takes the place of the present address instead of coming after it. */
  readonly replace?: boolean;
  /** Handed over to the screen there; none where it is left out. */
  readonly state?: unknown;
}

export interface AppHistory {
  readonly current: () => Location;
  readonly go: (address: string, way?: Way) => void;
  /** `listener` is called whenever `current()` is another, until the returned function is called. */
  readonly listen: (listener: () => void) => () => void;
}

/** The browser's own; it keeps what is handed over as earlier versions did, so that an open tab finds theirs. */
export function browserHistory(): AppHistory {
  const listeners = new Set<() => void>();
  const { history } = window;
  return {
    current: () => {
      const { pathname, search, hash } = window.location;
      return { pathname, search, hash, state: handedOver(history.state) };
    },
    go: (address, { replace = false, state = null } = {}) => {
      if (replace) history.replaceState({ usr: state }, '', address);
      else history.pushState({ usr: state }, '', address);
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      // Back and forth, and a link to a place on the same page.
      window.addEventListener('popstate', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('popstate', listener);
      };
    },
  };
}

/** One without a browser's window: for the page that is drawn ahead, and for tests. */
export function memoryHistory(address: string, state: unknown = null): AppHistory {
  const listeners = new Set<() => void>();
  let location = locationOf(address, state);
  return {
    current: () => location,
    go: (next, way) => {
      location = locationOf(next, way?.state);
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function handedOver(kept: unknown): unknown {
  return typeof kept === 'object' && kept !== null && 'usr' in kept ? kept.usr : null;
}
