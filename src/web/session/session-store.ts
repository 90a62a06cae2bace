// The session of this tab: read from the server, remembered for being offline, and agreed with other tabs.
import { GOOGLE_CHANNEL, Session } from '#contract/accounts.ts';
import type { LiveEvent } from '#contract/events.ts';
import { getSession, logout } from '#web/api/accounts.ts';
import { joinLive, subscribeLive } from '#web/api/live.ts';
import { isProblem } from '#web/api/problem.ts';
import { parseJson, readStored, writeStored } from '#web/api/stored.ts';

const STORED = 'riffle:session';
const CHANNEL = 'riffle:session';
const NOBODY: Session = { user: null, credits: 0 };

export interface SessionStore {
  /** Undefined until it is known. */
  readonly current: () => Session | undefined;
  readonly refresh: () => Promise<void>;
  readonly recall: () => void;
  readonly take: (session: Session) => void;
  readonly signOut: () => Promise<void>;
  readonly connect: () => () => void;
  readonly follow: () => () => void;
}

/** `onChange` is called whenever `current()` is another. */
export function createSessionStore(onChange: () => void): SessionStore {
  let session: Session | undefined;
  /** Counts what was set, so that an answer asked for earlier never overwrites it. */
  let turn = 0;
  let channel: BroadcastChannel | undefined;
  let warned = false;

  function set(next: Session) {
    turn += 1;
    session = next;
    writeStored(STORED, next.user === null ? null : JSON.stringify(next));
    onChange();
  }

  function setAndTell(next: Session) {
    set(next);
    channel?.postMessage('changed');
  }

  /** Who was signed in here last, for as long as the server can't be asked. */
  function recall() {
    if (session !== undefined) return;
    const before = Session.safeParse(parseJson(readStored(STORED)));
    set(before.success ? before.data : NOBODY);
  }

  /** A server that can't say who is signed in is warned of once; who was, still is as far as can be told. */
  function goOn() {
    if (!warned) console.warn('Riffle goes on without knowing the session: the server failed.');
    warned = true;
    recall();
  }

  async function refresh() {
    turn += 1;
    const mine = turn;
    try {
      const answer = await getSession();
      if (mine === turn) set(answer);
    } catch (error) {
      if (isProblem(error, 'unauthenticated')) set(NOBODY);
      else goOn();
    }
  }

  async function signOut() {
    await logout();
    setAndTell(NOBODY);
  }

  /** Other tabs' sign-ins and sign-outs, and Google's popup, which may answer after it was given up. */
  function connect() {
    const opened = [new BroadcastChannel(CHANNEL), new BroadcastChannel(GOOGLE_CHANNEL)];
    [channel] = opened;
    for (const each of opened) each.addEventListener('message', () => void refresh());
    return () => {
      for (const each of opened) each.close();
      channel = undefined;
    };
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
    if (event.type === 'signed-out') setAndTell(NOBODY);
    if (event.type === 'user' && session !== undefined) set({ ...session, user: event.user });
    if (event.type === 'balance' && session !== undefined && session.user !== null) {
      set({ ...session, credits: event.credits });
    }
  }

  return {
    current: () => session,
    refresh,
    recall,
    take: setAndTell,
    signOut,
    connect,
    follow,
  };
}
