import { useRef, type PointerEvent } from 'react';
import type { CardTurns } from './use-card-turns.ts';

/** A finger that goes so far to one side, in pixels, and clearly more so than up or down, turns the card. */
const FAR = 56;
const STEEPEST = 0.6;
/** What is held, pressed or scrolled under the finger is meant itself. */
const MEANT = 'button, a, input, textarea, select, [role="button"], [data-over]';

/**
 * Going through the deck with a finger: to the left the next card, to the right the one before (HAND-03). Nothing where
 * no cards are turned.
 */
export function useSwipe(turns: CardTurns | undefined) {
  const start = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(null);
  return {
    onPointerDown: ({
      pointerId,
      pointerType,
      isPrimary,
      clientX,
      clientY,
      target,
    }: PointerEvent) => {
      const isFinger = pointerType === 'touch' && isPrimary;
      const isFree = target instanceof Element && !target.closest(MEANT);
      start.current = isFinger && isFree ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!turns || from?.id !== pointerId) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (Math.abs(dx) < FAR || Math.abs(dy) > STEEPEST * Math.abs(dx)) return;
      if (dx > 0) turns.previous();
      else if (!turns.isLast) turns.next();
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}
