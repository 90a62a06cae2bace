import { QUIZ, type Category } from '#domain/category/traits.ts';

export const CHALLENGE: Category = {
  ...QUIZ,
  name: 'Challenge & Puzzle Games',
};
