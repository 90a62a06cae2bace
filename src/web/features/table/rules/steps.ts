import type { CategoryId } from '#domain/category/categories.ts';
import type { FreeGameId } from '#domain/category/free-games.ts';
import type { Kind } from '#domain/category/kind.ts';
import { rulesText } from '#sentences/rules.ts';
import type { DrawingId } from './drawings.tsx';

type Ruled = Exclude<CategoryId, 'free'> | FreeGameId;
type Steps = readonly [DrawingId, DrawingId, DrawingId];

const STEPS: Readonly<Record<Ruled, Steps>> = {
  trivia: ['read', 'clock', 'points'],
  challenge: ['read', 'think', 'points'],
  'secret-prompt': ['look', 'act', 'points'],
  drinking: ['read', 'sip', 'pass'],
  social: ['read', 'talk', 'pass'],
  relationship: ['read', 'both', 'pass'],
  'would-you-rather': ['read', 'sides', 'talk'],
  '2000s-pop': ['read', 'clock', 'points'],
  'categories-blitz': ['read', 'list', 'clock'],
  'emoji-guess-it': ['look', 'say', 'points'],
};

export interface Rules {
  readonly rule: string;
  readonly steps: readonly { readonly drawing: DrawingId; readonly words: string }[];
}

/** How a match of this kind is played; a free game that nobody knows, as questions are. */
export function rulesOf({ category, freeGame }: Kind): Rules {
  const ruled = freeGame ?? (category === 'free' ? 'trivia' : category);
  const { rule, steps } = rulesText.of[ruled];
  return {
    rule,
    steps: STEPS[ruled].map((drawing, at) => ({ drawing, words: steps[at] ?? '' })),
  };
}
