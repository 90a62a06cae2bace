import type { Card } from '#domain/deck/card.ts';
import { hasHint } from './hints.ts';
import { traitsOf } from '#domain/category/label.ts';

export interface PointButton {
  readonly points: number;
  readonly label: string;
}

/** What a right answer gives. */
export const RIGHT = 10;

/** The buttons that give a team points (CONST-17); +6 is for a point made with the hint's help. */
export function pointButtons(label: string, card: Pick<Card, 'hint'>): readonly PointButton[] {
  const { hintLabel } = traitsOf(label);
  const withHelp = hasHint(card) ? hintLabel : 'Hint';
  return [
    { points: RIGHT, label: `+${RIGHT}` },
    { points: 6, label: withHelp },
    { points: -1, label: '-1' },
    { points: 1, label: '+1' },
  ];
}
