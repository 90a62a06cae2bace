// The session as this tab knows it, remembered for being offline.
import type { Session } from '#contract/accounts.ts';
import { isSession } from '#contract/home-answers.ts';
import { rememberSignedIn } from './signed-in-before.ts';
import { tellUserLeft } from './user-left.ts';
import { parseJson, readStored, writeStored } from '#web/platform/storage/stored.ts';

const STORED = 'riffle:session';
export const NOBODY: Session = { user: null, credits: 0 };

export interface KeptSession {
  /** Undefined until it is known. */
  readonly current: () => Session | undefined;
  readonly set: (next: Session) => void;
  /** Who was signed in here last, for as long as the server can't be asked. */
  readonly recall: () => void;
  /** Begins a question to the server; the returned function tells whether nothing was set or asked since. */
  readonly ask: () => () => boolean;
}

/** `onChange` is called whenever `current()` is another. */
export function keepSession(onChange: () => void): KeptSession {
  let session: Session | undefined;
  /** Counts what was set and asked, so that an answer asked for earlier never overwrites it. */
  let turn = 0;

  function set(next: Session) {
    turn += 1;
    const hasLeft = session?.user && session.user.uid !== next.user?.uid;
    session = next;
    if (hasLeft) tellUserLeft();
    writeStored(STORED, next.user === null ? null : JSON.stringify(next));
    if (next.user !== null) rememberSignedIn();
    onChange();
  }

  function recall() {
    if (session !== undefined) return;
    const before = parseJson(readStored(STORED));
    set(isSession(before) ? before : NOBODY);
  }

  function ask() {
    turn += 1;
    const mine = turn;
    return () => mine === turn;
  }

  return { current: () => session, set, recall, ask };
}
