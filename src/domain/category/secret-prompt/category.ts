import { QUIZ, type Category } from '#domain/category/traits.ts';

export const SECRET_PROMPT: Category = {
  ...QUIZ,
  name: 'Secret-prompt Games',
  hintDefault: 'if-present',
  answerDefault: false,
  hintToggle: 'if-present',
  answerToggle: false,
  showsAnswers: false,
  help: 'forbidden-words',
  facesDown: true,
  phones: 'secret',
};
