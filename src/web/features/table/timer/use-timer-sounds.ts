import { useEffect, useRef } from 'react';
import type { Timer } from '#domain/match/timer.ts';
import { soundsHere } from '#web/features/table/stage/windows.ts';
import { chime, tick } from './sounds.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** The last so many seconds tick. */
const TICKING = 5;

/** Ticks the last seconds and chimes at time-up, while the clock runs, in the window that is heard. */
export function useTimerSounds(timer: Timer): void {
  const seconds = useSecondsLeft(timer);
  const before = useRef(seconds);
  useEffect(() => {
    // Only a step of the clock sounds: not a reload, not a reset, not waking up after an hour.
    const isStep = before.current - seconds === 1 && timer.status === 'running';
    before.current = seconds;
    if (!isStep || !soundsHere()) return;
    if (seconds === 0) chime();
    else if (seconds <= TICKING) tick();
  }, [seconds, timer.status]);
}
