import { isDialogOpen } from '#web/ui/open-dialog.ts';
import { onSignOfLife } from '#web/ui/signs-of-life.ts';
import { wantsMotion } from '#web/ui/wants-motion.ts';

const UNTOUCHED_MS = 3 * 60_000;

/** Whether a television may show what it likes: a full screen, and nobody who asks for stillness or is asked something. */
function isFree(): boolean {
  const isFull =
    document.fullscreenElement !== null || matchMedia('(display-mode: fullscreen)').matches;
  return isFull && wantsMotion() && !isDialogOpen();
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
  const stopListening = onSignOfLife(wait);
  return () => {
    clearTimeout(waiting);
    stopListening();
  };
}
