import { useEffect, useLayoutEffect, useState } from 'react';
import { useFullscreen } from '#web/features/table/controls/fullscreen.ts';
import { onSignOfLife } from '#web/ui/signs-of-life.ts';

const QUIET_MS = 3000;

/**
 * Whether only the table shows: on a full screen when nobody has touched anything for 3 s, on a stage from the
 * start and again after 3 s. A stage is not woken by the keys that play, only by Tab, which asks for what to press.
 */
export function useQuiet(isStage: boolean): boolean {
  const isFull = useFullscreen();
  const [isQuiet, setQuiet] = useState(isStage);
  // Before it is drawn: a stage never shows its buttons for a moment.
  useLayoutEffect(() => {
    if (!isFull && !isStage) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const sleepLater = () => {
      setQuiet(false);
      clearTimeout(waiting);
      waiting = setTimeout(() => setQuiet(true), QUIET_MS);
    };
    const wake = (event: Event) => {
      if (!isStage || !(event instanceof KeyboardEvent) || event.key === 'Tab') sleepLater();
    };
    if (isStage) setQuiet(true);
    else sleepLater();
    const stopListening = onSignOfLife(wake);
    return () => {
      stopListening();
      clearTimeout(waiting);
      setQuiet(false);
    };
  }, [isFull, isStage]);
  useTouchThatWakes(isStage && isQuiet);
  return isQuiet;
}

/** A finger on a sleeping stage only wakes it: what it would have pressed was not to be seen. */
function useTouchThatWakes(sleeps: boolean): void {
  useEffect(() => {
    if (!sleeps) return undefined;
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const touch = () => {
      document.addEventListener('click', swallow, { capture: true, once: true });
      document.addEventListener('pointerdown', letGo, { capture: true });
    };
    const letGo = () => {
      document.removeEventListener('click', swallow, { capture: true });
      document.removeEventListener('pointerdown', letGo, { capture: true });
    };
    document.addEventListener('pointerdown', touch, { capture: true, once: true });
    return () => document.removeEventListener('pointerdown', touch, { capture: true });
  }, [sleeps]);
}
