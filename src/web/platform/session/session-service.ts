// Everything that keeps the session known: the configuration, the session itself, other tabs, the stream.
import type { Session } from '#contract/accounts.ts';
import { onSessionEnd } from '#web/platform/api/session-end.ts';
import type { Availability } from '#web/platform/api/configuration.ts';
import {
  currentAvailability,
  loadConfiguration,
  subscribeAvailability,
} from '#web/platform/api/configuration.ts';
import type { SessionState } from './session-state.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

export interface SessionService {
  readonly refresh: () => Promise<void>;
  readonly take: (session: Session) => void;
  /** Throws a Problem when the server can't be told. */
  readonly signOut: () => Promise<void>;
  readonly stop: () => void;
}

/** Starts at once; `onState` hears every new state. */
export function startSession(onState: (state: SessionState) => void): SessionService {
  const store = createSessionStore(tell);
  let unfollow: (() => void) | undefined;
  let hasStopped = false;

  function tell() {
    // An answer that comes after the end must not begin to follow anything.
    if (hasStopped) return;
    const state = stateOf(currentAvailability(), store.current());
    onState(state);
    if (state.status === 'signed-in') unfollow ??= store.follow();
    else {
      unfollow?.();
      unfollow = undefined;
    }
  }

  function meetAvailability() {
    const { kind } = currentAvailability();
    if (kind === 'online') void store.refresh();
    if (kind === 'offline') store.recall();
    tell();
  }

  const unsubscribe = subscribeAvailability(meetAvailability);
  const disconnect = store.connect();
  // The one place that meets 401: whatever was asked for, the page shows what it shows to a visitor.
  const unhear = onSessionEnd(askerOf(store));
  loadConfiguration();
  meetAvailability();

  return {
    refresh: store.refresh,
    take: store.take,
    signOut: store.signOut,
    stop: () => {
      hasStopped = true;
      unsubscribe();
      disconnect();
      unhear();
      unfollow?.();
    },
  };
}

/** Reads the session of somebody whom a call was refused; several may be at once: one question is enough. */
function askerOf({ current, refresh }: SessionStore): () => void {
  let asking: Promise<void> | undefined;
  return () => {
    if (!current()?.user) return;
    asking ??= refresh().finally(() => {
      asking = undefined;
    });
  };
}

function stateOf(availability: Availability, known: Session | undefined): SessionState {
  const { kind, configuration } = availability;
  return {
    status: statusOf(kind, known),
    user: known?.user ?? null,
    credits: known?.credits ?? 0,
    configuration,
    offline: kind === 'offline',
  };
}

function statusOf(kind: Availability['kind'], known: Session | undefined): SessionState['status'] {
  if (kind === 'demo') return 'demo';
  if (known === undefined) return 'loading';
  return known.user === null ? 'signed-out' : 'signed-in';
}
