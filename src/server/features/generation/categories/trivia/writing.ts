import type { CategoryWriting } from '#server/features/generation/categories/category-writing.ts';
import { PROMPT } from './prompt.ts';

export const TRIVIA: CategoryWriting = {
  prompt: PROMPT,
  cards: 'facts',
};
