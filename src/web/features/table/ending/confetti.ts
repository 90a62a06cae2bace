// Paper in the air when the last round is over. Loaded when needed, and never where motion is unwanted.
import { wantsMotion } from '#web/ui/wants-motion.ts';

/** How long the finish is celebrated before the end dialog opens (STATE-GAME-20). */
export const CELEBRATION_MS = 1_000;

const COLORS = ['#ffcf7a', '#ff9bbb', '#8dbcff', '#78e0a2', '#c6a8ff', '#fcf6ea'];

/** Fetches what the finish needs ahead of it: the server may be gone, or newer, by then. */
export function prepareConfetti(): void {
  import('canvas-confetti').catch(() => undefined);
}

export async function throwConfetti(): Promise<void> {
  if (!wantsMotion()) return;
  const { default: confetti } = await import('canvas-confetti');
  const canvas = layCanvas();
  // The policy allows no worker made from a blob.
  const cannon = confetti.create(canvas, { resize: true, useWorker: false });
  const size = Math.min(2, Math.max(1, innerWidth / 1000));
  const shots = [0, 1].map((side) =>
    cannon({
      particleCount: 110,
      angle: side === 0 ? 60 : 120,
      origin: { x: side, y: 0.75 },
      spread: 70,
      startVelocity: 45 * size,
      scalar: size,
      ticks: 90,
      decay: 0.91,
      colors: COLORS,
      disableForReducedMotion: true,
    }),
  );
  await Promise.all(shots.filter((shot) => shot !== null));
  canvas.remove();
}

/** Over everything, seen and nothing else. */
function layCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
    zIndex: '100',
  });
  document.body.append(canvas);
  return canvas;
}
