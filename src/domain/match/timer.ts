// The countdown of a card, kept by its deadline: right in a background tab, after sleep, after a reload.

/** Integer milliseconds since 1970, or a span of them. */
export type Millis = number;

export type Timer =
  | { readonly status: 'running'; readonly durationMs: Millis; readonly deadline: Millis }
  | { readonly status: 'paused'; readonly durationMs: Millis; readonly remainingMs: Millis };

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

export function pauseTimer(timer: Timer, now: Millis): Timer {
  if (timer.status === 'paused') return timer;
  return { status: 'paused', durationMs: timer.durationMs, remainingMs: remainingMs(timer, now) };
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
    : { status: 'paused', durationMs, remainingMs: durationMs };
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
