import type { Card } from '#domain/deck/card.ts';

/** All sides of the card, also those that nobody voted for; people only where somebody did. */
export function sidesOf({ vote }: Card, counts: ReadonlyMap<string, number>): readonly string[] {
  if (vote === 'either') return ['0', '1'];
  if (vote === 'have' || vote === 'agree') return ['yes', 'no'];
  return [...counts.keys()];
}
