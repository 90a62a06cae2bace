import type { GeneratedCategory } from '#domain/category/categories.ts';
import type { CategoryWriting } from './category-writing.ts';
import { CHALLENGE } from './challenge/writing.ts';
import { DRINKING } from './drinking/writing.ts';
import { RELATIONSHIP } from './relationship/writing.ts';
import { SECRET_PROMPT } from './secret-prompt/writing.ts';
import { SOCIAL } from './social/writing.ts';
import { TRIVIA } from './trivia/writing.ts';

/** How each category is written for. A new one is a folder here and a line. */
export const WRITING: Readonly<Record<GeneratedCategory, CategoryWriting>> = {
  trivia: TRIVIA,
  drinking: DRINKING,
  social: SOCIAL,
  relationship: RELATIONSHIP,
  challenge: CHALLENGE,
  'secret-prompt': SECRET_PROMPT,
};
