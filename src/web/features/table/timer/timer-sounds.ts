import { useEffect, useRef } from 'react';
import type { Timer } from '#domain/match/timer.ts';
import { playSound } from '#web/features/table/sound/play-sound.ts';
import { LAST_SECONDS } from './last-seconds.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface Props {
  readonly timer: Timer;
}

/** Ticks the last seconds and chimes at time-up, while the clock runs. Draws nothing: no second is anybody else's. */
export function TimerSounds({ timer }: Props) {
  const seconds = useSecondsLeft(timer);
  const before = useRef(seconds);
  useEffect(() => {
    // Only a step of the clock sounds: not a reload, not a reset, not waking up after an hour.
    const isStep = before.current - seconds === 1 && timer.status === 'running';
    before.current = seconds;
    if (!isStep) return;
    if (seconds === 0) playSound('time-up');
    else if (seconds <= LAST_SECONDS) playSound('last-seconds');
  }, [seconds, timer.status]);
  return null;
}
