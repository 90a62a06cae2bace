import { isDialogOpen } from '#web/ui/open-dialog.ts';

const UNTOUCHED_MS = 3 * 60_000;
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const fits = (query: string): boolean => matchMedia(query).matches;

/** Whether a television may show what it likes: a full screen, and nobody who asks for stillness or is asked something. */
function isFree(): boolean {
  const isFull = document.fullscreenElement !== null || fits('(display-mode: fullscreen)');
  return isFull && !fits('(prefers-reduced-motion: reduce)') && !isDialogOpen();
}

/** Acts each time that nobody has touched a full screen for three minutes; the answer ends that. */
export function whenUntouched(act: () => void): () => void {
  const look = (): void => {
    if (isFree()) act();
    wait();
  };
  let waiting: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    clearTimeout(waiting);
    waiting = setTimeout(look, UNTOUCHED_MS);
  };
  wait();
  for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, wait, { passive: true });
  return () => {
    clearTimeout(waiting);
    for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, wait);
  };
}
