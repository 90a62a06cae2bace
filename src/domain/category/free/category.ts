import { QUIZ, type Category } from '#domain/category/traits.ts';

export const FREE: Category = {
  ...QUIZ,
  name: 'Free Games',
  hintToggle: false,
  answerToggle: false,
  showsAnswers: false,
};
