import { useEffect } from 'react';

/** Keeps the screen awake while a game is open; the browser lets go when the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    // Missing on plain HTTP and in older browsers; refused when the battery is low.
    if (!('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const given = await navigator.wakeLock.request('screen');
      if (isGone) await given.release();
      else lock = given;
    };
    const askAgain = (): void => void ask().catch(() => undefined);
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', askAgain);
      lock?.release().catch(() => undefined);
    };
  }, []);
}
