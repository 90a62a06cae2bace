import type { CategoryWriting } from '#server/features/generation/categories/category-writing.ts';
import { PROMPT } from './prompt.ts';

/** Warm and playful, for couples of any kind. */
const BANNED =
  /\b(?:(?:slap|choke|hit|spank|tie up) (?:your|each|the) (?:partner|other)|cheat(?:ed)? on (?:me|each other|your partner)|(?:best|worst|better) in bed|sexual (?:position|fantas)\w*)\b/i;

export const RELATIONSHIP: CategoryWriting = {
  prompt: PROMPT,
  banned: BANNED,
  cards: 'prompts',
};
