import type { Difficulty } from '#domain/category/categories.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

/** How near a card is to what the host typed, nearest first: about it, of a pack where it is at home, and so on. */
export const BEARINGS = ['about', 'home', 'near', 'general', 'template'] as const;
export type Bearing = (typeof BEARINGS)[number];
const NEARBY = new Set<Bearing>(['home', 'near']);

/** Whether a card is of a pack near the topic, and not about it. */
export function isNearby({ bearing }: Pick<PooledCard, 'bearing'>): boolean {
  return NEARBY.has(bearing);
}

/** A card of Riffle's own. */
export interface BankCard extends DraftCard {
  /** Absent where the category has no levels. */
  readonly difficulty: Difficulty | undefined;
  /** How it asks: two of a form should not follow each other. */
  readonly form: string;
}

export interface PooledCard extends BankCard {
  readonly bearing: Bearing;
}
