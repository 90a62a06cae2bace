import type { CategoryWriting } from '#server/features/generation/categories/category-writing.ts';
import { PROMPT } from './prompt.ts';

export const SECRET_PROMPT: CategoryWriting = {
  prompt: PROMPT,
  cards: 'secrets',
};
