// Of the tabs of one browser only one plays: two would overwrite each other's scores.
import { useEffect, useLayoutEffect, useState } from 'react';
import { catchUp, followOtherTab, restoreKept } from '#web/platform/match/match-store.ts';
import { holdTable } from './hold-table.ts';

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
  // Before anything is drawn: what this tab last saw of the match may be long over.
  useLayoutEffect(restoreKept, []);
  const lock = useTableLock();
  useOtherTabs();
  return lock;
}

function useTableLock(): TabLock {
  const [isHeld, setHeld] = useState(true);
  const [attempt, setAttempt] = useState({ count: 0, takesOver: false });

  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    return holdTable(attempt.takesOver, {
      onHeld: () => {
        catchUp();
        setHeld(true);
      },
      onElsewhere: () => setHeld(false),
      onTakenOver: () => {
        setHeld(false);
        // Until the other tab is closed.
        setAttempt(({ count }) => ({ count: count + 1, takesOver: false }));
      },
    });
  }, [attempt]);

  return {
    isHeld,
    take: () => setAttempt(({ count }) => ({ count: count + 1, takesOver: true })),
  };
}

/** What other tabs do to the match is done here too. */
function useOtherTabs(): void {
  useEffect(() => {
    addEventListener('storage', followOtherTab);
    // A page that was put aside whole hears of nothing meanwhile.
    addEventListener('pageshow', catchUp);
    return () => {
      removeEventListener('storage', followOtherTab);
      removeEventListener('pageshow', catchUp);
    };
  }, []);
}
