import { useEffect } from 'react';
import { watchTime } from '#web/platform/match/match-store.ts';
import { now } from '#web/platform/match/steady-clock.ts';

/** Looks each second whether the clock was set or the page slept. */
export function useTimeWatch(): void {
  useEffect(() => {
    let last = now();
    const watch = setInterval(() => {
      watchTime(last);
      last = now();
    }, 1000);
    return () => clearInterval(watch);
  }, []);
}
