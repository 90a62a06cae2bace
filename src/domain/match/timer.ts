// The countdown of a card, kept by its deadline: right in a background tab, after sleep, after a reload.

/** Integer milliseconds since 1970, or a span of them. */
export type Millis = number;

export type Timer =
  | { readonly status: 'running'; readonly durationMs: Millis; readonly deadline: Millis }
  | {
      readonly status: 'paused';
      readonly durationMs: Millis;
      readonly remainingMs: Millis;
      /** It stands by itself, as the answer or a dialog is open, and goes on by itself. */
      readonly isHeld?: true | undefined;
    };

export function startTimer(durationMs: Millis, now: Millis): Timer {
  return { status: 'running', durationMs, deadline: now + durationMs };
}

/** Never below 0; never above the duration, also when the clock has jumped back. */
export function remainingMs(timer: Timer, now: Millis): Millis {
  const left = timer.status === 'running' ? timer.deadline - now : timer.remainingMs;
  return Math.min(timer.durationMs, Math.max(0, left));
}

/** Whole seconds left, as shown; 0 is time up (STATE-GAME-16). */
export function secondsLeft(timer: Timer, now: Millis): number {
  return Math.ceil(remainingMs(timer, now) / 1000);
}

/** Stopped by the host; one that only stood by itself does not go on by itself any more. */
export function pauseTimer(timer: Timer, now: Millis): Timer {
  if (timer.status === 'paused' && !timer.isHeld) return timer;
  return { status: 'paused', durationMs: timer.durationMs, remainingMs: remainingMs(timer, now) };
}

/** Stands by itself until it is released; what stands already, or has no time left, stays as it is. */
export function holdTimer(timer: Timer, now: Millis): Timer {
  if (timer.status === 'paused' || remainingMs(timer, now) === 0) return timer;
  const { durationMs } = timer;
  return { status: 'paused', durationMs, remainingMs: remainingMs(timer, now), isHeld: true };
}

/** Goes on where it stood by itself; what the host has stopped stays stopped. */
export function releaseTimer(timer: Timer, now: Millis): Timer {
  return isHeld(timer) ? resumeTimer(timer, now) : timer;
}

/** Another card's: the full time, running unless the host has stopped it. */
export function nextTimer(timer: Timer, now: Millis): Timer {
  return isHeld(timer) ? startTimer(timer.durationMs, now) : resetTimer(timer, now);
}

function isHeld(timer: Timer): boolean {
  return timer.status === 'paused' && timer.isHeld === true;
}

export function resumeTimer(timer: Timer, now: Millis): Timer {
  if (timer.status === 'running') return timer;
  return { status: 'running', durationMs: timer.durationMs, deadline: now + timer.remainingMs };
}

/** Back to the full time, or to another one; running or paused as it was (STATE-GAME-15). */
export function resetTimer(
  timer: Timer,
  now: Millis,
  durationMs: Millis = timer.durationMs,
): Timer {
  return timer.status === 'running'
    ? startTimer(durationMs, now)
    : { ...timer, durationMs, remainingMs: durationMs };
}

/** The same time left by a clock that was set on by so many milliseconds; negative: set back. */
export function shiftTimer(timer: Timer, byMs: Millis): Timer {
  if (timer.status === 'paused' || byMs === 0) return timer;
  return { ...timer, deadline: Math.max(0, timer.deadline + byMs) };
}

/** So much time left, at most the duration (STATE-GAME-07). */
export function setRemaining(timer: Timer, leftMs: Millis, now: Millis): Timer {
  const bounded = Math.min(timer.durationMs, Math.max(0, leftMs));
  return timer.status === 'running'
    ? { ...timer, deadline: now + bounded }
    : { ...timer, remainingMs: bounded };
}
