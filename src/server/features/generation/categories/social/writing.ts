import type { CategoryWriting } from '#server/features/generation/categories/category-writing.ts';
import { PROMPT } from './prompt.ts';

/** Nothing that shames anybody in front of the group. */
const BANNED =
  /\b(?:(?:ugliest|fattest|dumbest|stupidest|least attractive) (?:person|one|of us|in)|strip (?:naked|down)|(?:take|remove) off your (?:clothes|shirt|top)|how many (?:people|partners) have you slept with)\b/i;

export const SOCIAL: CategoryWriting = {
  prompt: PROMPT,
  banned: BANNED,
  cards: 'prompts',
};
