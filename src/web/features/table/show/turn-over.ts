// How the card turns about its long edge.
import { wantsMotion } from '#web/ui/wants-motion.ts';

/** A hush, then up to where only the card's edge shows. */
const AWAY_MS = 260;
const BACK_MS = 220;
/** The name of the half in which the answer comes up. */
export const TURN_BACK = 'turn-back';
const FLAT = 'perspective(220rem) rotateX(0)';

type TurnOver = (card: Element, onHalfWay: () => void) => () => void;

/** How a card is turned over; undefined where no motion is wanted. */
export function turnOver(): TurnOver | undefined {
  return wantsMotion() ? turn : undefined;
}

/** Its other side is to be there half-way. The answer calls it off. */
function turn(card: Element, onHalfWay: () => void): () => void {
  const pressed = new AbortController();
  const away = card.animate(
    [
      { transform: FLAT },
      { transform: FLAT, offset: 0.4, easing: 'ease-in' },
      { transform: 'perspective(220rem) rotateX(90deg)' },
    ],
    { duration: AWAY_MS, fill: 'forwards' },
  );
  away.onfinish = () => {
    onHalfWay();
    card.animate([{ transform: 'perspective(220rem) rotateX(-90deg)' }, { transform: FLAT }], {
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
