import type { Card } from '#domain/deck/card.ts';
import { HELP_LABELS } from '#domain/category/categories.ts';
import { hasHint } from './hints.ts';
import { traitsOf, type Kind } from '#domain/category/kind.ts';

export interface PointButton {
  readonly points: number;
  readonly label: string;
}

/** What a right answer gives. */
export const RIGHT = 10;

/** The buttons that give a team points (CONST-17); +6 is for a point made with the hint's help. */
export function pointButtons(kind: Kind, card: Pick<Card, 'hint'>): readonly PointButton[] {
  const withHelp = HELP_LABELS[hasHint(card) ? traitsOf(kind).help : 'hint'];
  return [
    { points: RIGHT, label: `+${RIGHT}` },
    { points: 6, label: withHelp },
    { points: -1, label: '-1' },
    { points: 1, label: '+1' },
  ];
}
