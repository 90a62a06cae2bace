import { expect, it } from 'vitest';
import type { DeckWish } from '#server/features/generation/index.ts';
import { isRepeat, repeatsAmong } from './repeats.ts';

const WISH: DeckWish = {
  gameType: 'trivia',
  topic: 'Space',
  difficulty: 'medium',
  customInstructions: '',
  language: 'en',
};
const QUESTIONS = {
  Mercury: 'Which planet is nearest to the sun?',
  Hubble: 'Which telescope has looked into space since 1990?',
  Laika: 'Which dog flew around the earth in 1957?',
} as const;
const card = (answer: keyof typeof QUESTIONS) => ({
  question: QUESTIONS[answer],
  hint: 'Somebody knows.',
  answer,
});

it('MODEL-28 repeats are told apart: within a stream, and between two', () => {
  const came = [
    { stream: 1, draft: card('Mercury') },
    { stream: 2, draft: card('Hubble') },
    { stream: 1, draft: card('Mercury') },
    { stream: 2, draft: card('Mercury') },
    { stream: 2, draft: card('Laika') },
    { stream: 1, draft: card('Laika') },
  ];
  expect(repeatsAmong(came, WISH)).toEqual({ within: 1, between: 2 });
});

it('a card that is faulty for itself is no repeat', () => {
  const faulty = { ...card('Mercury'), hint: '' };
  const came = [
    { stream: 1, draft: faulty },
    { stream: 1, draft: faulty },
  ];
  expect(repeatsAmong(came, WISH)).toEqual({ within: 0, between: 0 });
});

it('MODEL-28 the same answer asked for in other words comes again', () => {
  const again = { ...card('Mercury'), question: 'Which planet has the shortest year of all?' };
  expect(isRepeat(again, [card('Mercury')], WISH)).toBe(true);
  expect(isRepeat(again, [card('Hubble')], WISH)).toBe(false);
});
