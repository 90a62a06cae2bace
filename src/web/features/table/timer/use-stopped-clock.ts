import { useEffect, useState } from 'react';
import { secondsLeft } from '#domain/match/timer.ts';
import { currentMatch, dispatch } from '#web/platform/match/match-store.ts';
import { now } from '#web/platform/match/steady-clock.ts';

/** Stops a clock that runs, and lets it go on where it was stopped here; at the latest when the part goes away. */
export function useStoppedClock(): { readonly stop: () => void; readonly goOn: () => void } {
  const [clock] = useState(stoppedClock);
  useEffect(() => clock.goOn, [clock]);
  return clock;
}

function stoppedClock() {
  let isStopped = false;
  return {
    stop: () => {
      const timer = currentMatch()?.timer;
      if (timer?.status !== 'running' || secondsLeft(timer, now()) === 0) return;
      isStopped = true;
      dispatch({ type: 'PAUSE_GAME' });
    },
    goOn: () => {
      if (isStopped) dispatch({ type: 'RESUME_GAME' });
      isStopped = false;
    },
  };
}
