// The session of this tab: read from the server, remembered for being offline, and agreed with other tabs.
import type { Session } from '#contract/accounts.ts';
import type { LiveEvent } from '#contract/events.ts';
import { getSession, logout } from '#web/platform/api/accounts.ts';
import { joinLive, subscribeLive } from '#web/platform/live/live.ts';
import { isProblem } from '#web/platform/api/problem.ts';
import { keepSession, NOBODY, type KeptSession } from './kept-session.ts';
import { openTabs } from './other-tabs.ts';

export interface SessionStore extends Pick<KeptSession, 'current' | 'recall'> {
  readonly refresh: () => Promise<void>;
  readonly take: (session: Session) => void;
  readonly signOut: () => Promise<void>;
  readonly connect: () => () => void;
  readonly follow: () => () => void;
}

/** `onChange` is called whenever `current()` is another. */
export function createSessionStore(onChange: () => void): SessionStore {
  const kept = keepSession(onChange);
  const refresh = refresherOf(kept);
  const tabs = openTabs(() => void refresh());
  const { current, recall } = kept;

  function take(next: Session) {
    kept.set(next);
    tabs.tell();
  }

  async function signOut() {
    await logout();
    take(NOBODY);
  }

  /** The live balance, and the session's end. */
  function follow() {
    const leave = joinLive(() => void refresh());
    const unsubscribe = subscribeLive(hear);
    return () => {
      unsubscribe();
      leave();
    };
  }

  function hear(event: LiveEvent) {
    const session = current();
    if (event.type === 'signed-out') take(NOBODY);
    if (event.type === 'user' && session !== undefined) kept.set({ ...session, user: event.user });
    if (event.type === 'balance' && session !== undefined && session.user !== null) {
      kept.set({ ...session, credits: event.credits });
    }
  }

  return { current, recall, refresh, take, signOut, connect: tabs.connect, follow };
}

/** Reads the session from the server, time and again. */
function refresherOf(kept: KeptSession): SessionStore['refresh'] {
  let warned = false;

  /** A server that can't say who is signed in is warned of once; who was, still is as far as can be told. */
  function goOn() {
    if (!warned) console.warn('Riffle goes on without knowing the session: the server failed.');
    warned = true;
    kept.recall();
  }

  return async () => {
    const isNewest = kept.ask();
    try {
      const answer = await getSession();
      if (isNewest()) kept.set(answer);
    } catch (error) {
      if (isProblem(error, 'unauthenticated')) kept.set(NOBODY);
      else goOn();
    }
  };
}
