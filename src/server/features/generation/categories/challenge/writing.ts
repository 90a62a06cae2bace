import type { CategoryWriting } from '#server/features/generation/categories/category-writing.ts';
import { PROMPT } from './prompt.ts';

export const CHALLENGE: CategoryWriting = {
  prompt: PROMPT,
  cards: 'puzzles',
};
