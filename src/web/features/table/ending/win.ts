// The one place where a win is seen and heard.
import { useEffect } from 'react';
import { playSound } from '#web/features/table/sound/play-sound.ts';
import { throwConfetti } from './confetti.ts';

/** The winner stands by then: their step has risen. */
const WINNER_MS = 700;

/** While `isOpen`: the winner stands, and the table celebrates (END-15). */
export function useWin(isOpen: boolean, isFestive: boolean): void {
  useEffect(() => {
    if (!isOpen || !isFestive) return undefined;
    const timer = setTimeout(celebrateWin, WINNER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isFestive]);
}

function celebrateWin(): void {
  playSound('win');
  // Where it can't be loaded, the end goes without.
  throwConfetti().catch(() => undefined);
}
