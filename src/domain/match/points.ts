import type { Card } from '#domain/deck/card.ts';
import type { Help } from '#domain/category/traits.ts';
import { hasHint } from './hints.ts';
import { traitsOf, type Kind } from '#domain/category/kind.ts';

export interface PointButton {
  readonly points: number;
  /** Named on the button where the point was made with it. */
  readonly help?: Help;
}

/** What a right answer gives. */
export const RIGHT = 10;

/** What one gives that was found with the hint's help. */
export const WITH_HELP = 6;

/** The buttons that give a team points (CONST-17); +6 is for a point made with the hint's help. */
export function pointButtons(kind: Kind, card: Pick<Card, 'hint'>): readonly PointButton[] {
  const help = hasHint(card) ? traitsOf(kind).help : 'hint';
  return [{ points: RIGHT }, { points: WITH_HELP, help }, { points: -1 }, { points: 1 }];
}
