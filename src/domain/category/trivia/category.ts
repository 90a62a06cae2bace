import { QUIZ, type Category } from '#domain/category/traits.ts';

export const TRIVIA: Category = {
  ...QUIZ,
  name: 'Trivia',
};
