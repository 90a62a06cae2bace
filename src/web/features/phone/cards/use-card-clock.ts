import { useCallback, useSyncExternalStore } from 'react';
import type { PhoneCard } from '#domain/room/view.ts';
import type { ServerTime } from '#web/platform/room/server-time.ts';
import { isOpenFor, msLeft, secondsOf } from './time-left.ts';

interface CardClock {
  /** Whole seconds left for this seat; null: it has no limit. */
  readonly seconds: number | null;
  readonly isOpen: boolean;
}

/** Draws anew on each second, and when a sleeping page comes back. */
export function useCardClock(card: PhoneCard, stretch: number, time: ServerTime): CardClock {
  const { clock } = card;
  const subscribe = useCallback(
    (tick: () => void) => {
      const left = () => (clock.deadline === null ? null : msLeft(clock, stretch, time.now()));
      return onEachSecond(left, tick);
    },
    [clock, stretch, time],
  );
  const seconds = useSyncExternalStore(subscribe, () => secondsOf(clock, stretch, time.now()));
  const isOpen = useSyncExternalStore(subscribe, () => isOpenFor(card, stretch, time.now()));
  return { seconds, isOpen };
}

/** Calls `tick` whenever another whole second is left; `left` answers null where no time goes by. */
function onEachSecond(left: () => number | null, tick: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(waiting);
    const ms = left();
    if (ms !== null && ms > 0) waiting = setTimeout(next, ms % 1000 || 1000);
  };
  const next = (): void => {
    tick();
    wait();
  };
  wait();
  document.addEventListener('visibilitychange', next);
  return () => {
    clearTimeout(waiting);
    document.removeEventListener('visibilitychange', next);
  };
}
