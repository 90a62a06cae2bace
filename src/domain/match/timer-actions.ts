// What the actions that are about time do to the timer. One that does not apply returns the same timer.
import type { Action } from './actions.ts';
import {
  holdTimer,
  pauseTimer,
  releaseTimer,
  resetTimer,
  resumeTimer,
  setRemaining,
  shiftTimer,
  type Millis,
  type Timer,
} from './timer.ts';

type TimerAction = Extract<
  Action,
  {
    readonly type:
      | 'PAUSE_GAME'
      | 'RESUME_GAME'
      | 'HOLD_TIMER'
      | 'RELEASE_TIMER'
      | 'UPDATE_TIMER'
      | 'RESET_TIMER'
      | 'SET_TIMER_SECONDS'
      | 'SHIFT_CLOCK';
  }
>;

export function timerAfter(timer: Timer, action: TimerAction, now: Millis): Timer {
  switch (action.type) {
    case 'PAUSE_GAME':
      return pauseTimer(timer, now);
    case 'RESUME_GAME':
      return resumeTimer(timer, now);
    case 'HOLD_TIMER':
      return holdTimer(timer, now);
    case 'RELEASE_TIMER':
      return releaseTimer(timer, now);
    case 'UPDATE_TIMER':
      if (!Number.isFinite(action.seconds)) return timer;
      return setRemaining(timer, Math.round(action.seconds * 1000), now);
    case 'RESET_TIMER':
      return resetTimer(timer, now);
    case 'SET_TIMER_SECONDS':
      return resetTimer(timer, now, action.seconds * 1000);
    case 'SHIFT_CLOCK':
      return shiftTimer(timer, action.byMs);
  }
}
