// The session of this tab: read from the server, remembered for being offline, and agreed with other tabs.
import type { Session } from '#contract/accounts.ts';
import type { LiveEvent } from '#contract/events.ts';
import { isRefusal, isSession } from '#contract/home-answers.ts';
import { read } from '#web/platform/api/read.ts';
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
    const { logout } = await import('#web/platform/api/accounts.ts');
    await logout();
    take(NOBODY);
  }

  /** The live balance, and the session's end. */
  function follow() {
    const leave = new AbortController();
    void followLive(leave.signal, hear, () => void refresh()).catch(console.error);
    return () => leave.abort();
  }

  function hear(event: LiveEvent) {
    const session = current();
    // The stream's session: another tab may have signed in anew, and this browser is in that one by now.
    if (event.type === 'signed-out') void refresh().then(tabs.tell);
    if (event.type === 'user' && session) kept.set({ ...session, user: event.user });
    if (event.type === 'balance' && session?.user) kept.set({ ...session, credits: event.credits });
  }

  return { current, recall, refresh, take, signOut, connect: tabs.connect, follow };
}

/** Takes part in the live news until `signal` says so. Whoever is not signed in never needs what reads them. */
async function followLive(
  signal: AbortSignal,
  hear: (event: LiveEvent) => void,
  onRefused: () => void,
): Promise<void> {
  const { joinLive, subscribeLive } = await import('#web/platform/live/live.ts');
  if (signal.aborted) return;
  const unsubscribe = subscribeLive(hear);
  const leave = joinLive(onRefused);
  signal.addEventListener('abort', () => {
    unsubscribe();
    leave();
  });
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
      const { isOk, body } = await read('/api/session');
      if (isRefusal(body) && body.error.code === 'unauthenticated') kept.set(NOBODY);
      else if (!isOk || !isSession(body)) goOn();
      else if (isNewest()) kept.set(body);
    } catch {
      goOn();
    }
  };
}
