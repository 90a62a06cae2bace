import { currentMatch, dispatch } from '#web/platform/match/match-store.ts';

/** Stops a clock that runs; one that stands goes on. */
export function toggleClock(): void {
  const isRunning = currentMatch()?.timer.status === 'running';
  dispatch({ type: isRunning ? 'PAUSE_GAME' : 'RESUME_GAME' });
}
