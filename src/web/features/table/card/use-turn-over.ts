import { useLayoutEffect, useState, type RefObject } from 'react';
import { currentParts } from '#web/features/table/show/show.tsx';

/**
 * Whether the side with the answer is up. The card turns about its long edge, and half-way its other side is there:
 * at once where no motion is wanted, or at any press. `inside` is something on the card.
 */
export function useTurnOver(
  isAnswerShown: boolean,
  inside: RefObject<HTMLElement | null>,
): boolean {
  const [isOver, setOver] = useState(isAnswerShown);
  const turn = isAnswerShown && !isOver ? currentParts()?.turnOver() : undefined;
  const isTurning = turn !== undefined;
  if (isOver !== isAnswerShown && !isTurning) setOver(isAnswerShown);

  useLayoutEffect(() => {
    const card = inside.current?.closest('.card-face');
    return card ? turn?.(card, () => setOver(true)) : undefined;
  }, [turn, inside]);
  return isAnswerShown && !isTurning;
}
