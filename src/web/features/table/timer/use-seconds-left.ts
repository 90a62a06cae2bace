// The one clock of the play screen: it ticks where the seconds change, read from the timer's deadline.
import { useCallback, useSyncExternalStore } from 'react';
import { remainingMs, secondsLeft, type Timer } from '#domain/match/timer.ts';
import { now } from '#web/platform/match/steady-clock.ts';

/** Whole seconds left. Draws anew on each second, and when a sleeping page comes back. */
export function useSecondsLeft(timer: Timer): number {
  const subscribe = useCallback((tick: () => void) => onEachSecond(timer, tick), [timer]);
  return useSyncExternalStore(subscribe, () => secondsLeft(timer, now()));
}

function onEachSecond(timer: Timer, tick: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    clearTimeout(waiting);
    const left = timer.status === 'running' ? remainingMs(timer, now()) : 0;
    if (left > 0) waiting = setTimeout(next, left % 1000 || 1000);
  }

  function next() {
    tick();
    wait();
  }

  wait();
  document.addEventListener('visibilitychange', next);
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('visibilitychange', next);
  };
}
