// Of the tabs of one browser only one plays: two would overwrite each other's scores.
import { useEffect, useLayoutEffect, useState } from 'react';
import { catchUp, followOtherTab, restoreKept } from '#web/play/match-store.ts';

const LOCK = 'riffle:table';
/** A page that is just being left lets go within this time. */
const PATIENCE_MS = 1000;

export interface TabLock {
  /** False while another tab has the table. */
  readonly isHeld: boolean;
  /** Takes the table over from the other tab. */
  readonly take: () => void;
}

/**
 * Takes the lock, waits where another tab has it, and notices being taken over. On plain HTTP
 * there are no locks between tabs: there all of them play, and each shows what the others do.
 */
export function useTabLock(): TabLock {
  const [isHeld, setHeld] = useState(true);
  const [attempt, setAttempt] = useState({ count: 0, takesOver: false });

  // Before anything is drawn: what this tab last saw of the match may be long over.
  useLayoutEffect(restoreKept, []);

  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const waiting = new AbortController();
    let isHolding = false;
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const giveUp = setTimeout(() => void lookAround(), PATIENCE_MS);
    /** A slow browser may just not have answered yet. */
    const lookAround = async (): Promise<void> => {
      const { held } = await navigator.locks.query();
      if (held?.some(({ name }) => name === LOCK) && !isHolding) setHeld(false);
    };
    const hold = async (): Promise<void> => {
      clearTimeout(giveUp);
      if (waiting.signal.aborted) return;
      isHolding = true;
      catchUp();
      setHeld(true);
      await left;
    };
    const options = attempt.takesOver ? { steal: true } : { signal: waiting.signal };
    navigator.locks.request(LOCK, options, hold).catch(() => {
      if (waiting.signal.aborted) return;
      // Taken over: wait until the other tab is closed.
      setHeld(false);
      setAttempt(({ count }) => ({ count: count + 1, takesOver: false }));
    });
    return () => {
      clearTimeout(giveUp);
      waiting.abort();
      leave();
    };
  }, [attempt]);

  useEffect(() => {
    addEventListener('storage', followOtherTab);
    // A page that was put aside whole hears of nothing meanwhile.
    addEventListener('pageshow', catchUp);
    return () => {
      removeEventListener('storage', followOtherTab);
      removeEventListener('pageshow', catchUp);
    };
  }, []);

  return {
    isHeld,
    take: () => setAttempt(({ count }) => ({ count: count + 1, takesOver: true })),
  };
}
