import { useEffect, useState } from 'react';
import { useFullscreen } from '#web/features/table/controls/fullscreen.ts';

const QUIET_MS = 3000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether nobody has touched anything for 3 s on a full screen: then only the table shows. */
export function useQuiet(): boolean {
  const isFull = useFullscreen();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isFull) return undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const wake = () => {
      setQuiet(false);
      clearTimeout(waiting);
      waiting = setTimeout(() => setQuiet(true), QUIET_MS);
    };
    wake();
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, wake, { passive: true });
    return () => {
      clearTimeout(waiting);
      setQuiet(false);
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, wake);
    };
  }, [isFull]);
  return isQuiet;
}
