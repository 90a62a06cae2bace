import type { CategoryId } from '#domain/category/categories.ts';
import type { FreeGameId } from '#domain/category/free-games.ts';
import type { Kind } from '#domain/category/kind.ts';
import { rulesText } from '#sentences/rules.ts';
import type { DrawingId } from './drawings.tsx';

type Ruled = Exclude<CategoryId, 'free'> | FreeGameId;
type Step = keyof typeof rulesText.steps;

const STEPS: Readonly<Record<Ruled, readonly [Step, Step, Step]>> = {
  trivia: ['read', 'beatClock', 'right'],
  challenge: ['read', 'think', 'solved'],
  'secret-prompt': ['peek', 'act', 'guessed'],
  drinking: ['read', 'sip', 'pass'],
  social: ['read', 'everyone', 'pass'],
  relationship: ['read', 'both', 'pass'],
  'would-you-rather': ['read', 'sides', 'defend'],
  '2000s-pop': ['read', 'beatClock', 'right'],
  'categories-blitz': ['read', 'list', 'timesUp'],
  'emoji-guess-it': ['look', 'say', 'right'],
};

const DRAWINGS: Readonly<Record<Step, DrawingId>> = {
  read: 'read',
  peek: 'look',
  look: 'look',
  beatClock: 'clock',
  timesUp: 'clock',
  think: 'think',
  act: 'act',
  say: 'say',
  list: 'list',
  sides: 'sides',
  both: 'both',
  everyone: 'talk',
  defend: 'talk',
  sip: 'sip',
  pass: 'pass',
  right: 'points',
  solved: 'points',
  guessed: 'points',
};

interface Rules {
  readonly rule: string;
  readonly steps: readonly { readonly drawing: DrawingId; readonly words: string }[];
}

/** How a match of this kind is played; a free game that nobody knows, as questions are. */
export function rulesOf({ category, freeGame }: Kind): Rules {
  const ruled = freeGame ?? (category === 'free' ? 'trivia' : category);
  return {
    rule: rulesText.of[ruled],
    steps: STEPS[ruled].map((step) => ({
      drawing: DRAWINGS[step],
      words: rulesText.steps[step],
    })),
  };
}
