import type { CategoryId } from '#domain/category/categories.ts';
import { CHALLENGE } from './challenge.tsx';
import { DRINKING } from './drinking.tsx';
import { FREE } from './free.tsx';
import { RELATIONSHIP } from './relationship.tsx';
import { SECRET_PROMPT } from './secret-prompt.tsx';
import { SOCIAL } from './social.tsx';
import { TRIVIA } from './trivia.tsx';
import type { Suit } from './suit.ts';

/** A new category is a file here, its colours in `suits.css`, and a line. */
export const SUITS: Readonly<Record<CategoryId, Suit>> = {
  free: FREE,
  trivia: TRIVIA,
  drinking: DRINKING,
  social: SOCIAL,
  relationship: RELATIONSHIP,
  challenge: CHALLENGE,
  'secret-prompt': SECRET_PROMPT,
};
