import { useLayoutEffect, useState, type RefObject } from 'react';
import { wantsMotion } from '#web/features/table/show/wants-motion.ts';

/** A hush, then up to where only the card's edge shows. */
const AWAY_MS = 260;
const BACK_MS = 220;
/** The name of the half in which the answer comes up. */
export const TURN_BACK = 'turn-back';
const FLAT = 'perspective(90rem) rotateX(0)';

/**
 * Whether the side with the answer is up. The card turns about its long edge, and half-way its other side is there:
 * at once where no motion is wanted, or at any press. `inside` is something on the card.
 */
export function useTurnOver(
  isAnswerShown: boolean,
  inside: RefObject<HTMLElement | null>,
): boolean {
  const [isOver, setOver] = useState(isAnswerShown);
  const isTurning = isAnswerShown && !isOver && wantsMotion();
  if (isOver !== isAnswerShown && !isTurning) setOver(isAnswerShown);

  useLayoutEffect(() => {
    const card = isTurning ? inside.current?.closest('.card-face') : undefined;
    return card ? turn(card, () => setOver(true)) : undefined;
  }, [isTurning, inside]);
  return isAnswerShown && !isTurning;
}

/** The answer calls it off. */
function turn(card: Element, onHalfWay: () => void): () => void {
  const pressed = new AbortController();
  const away = card.animate(
    [
      { transform: FLAT },
      { transform: FLAT, offset: 0.4, easing: 'ease-in' },
      { transform: 'perspective(90rem) rotateX(90deg)' },
    ],
    { duration: AWAY_MS, fill: 'forwards' },
  );
  away.onfinish = () => {
    onHalfWay();
    card.animate([{ transform: 'perspective(90rem) rotateX(-90deg)' }, { transform: FLAT }], {
      id: TURN_BACK,
      duration: BACK_MS,
      easing: 'cubic-bezier(0.2, 0.8, 0.25, 1)',
    });
    away.cancel();
  };
  const hurry = () => {
    away.cancel();
    onHalfWay();
  };
  for (const press of ['keydown', 'pointerdown'] as const) {
    document.addEventListener(press, hurry, { capture: true, signal: pressed.signal });
  }
  return () => {
    pressed.abort();
    if (away.playState === 'running') away.cancel();
  };
}
