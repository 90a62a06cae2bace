import type { CategoryPrompt } from '#server/features/generation/categories/category-writing.ts';

export const PROMPT: CategoryPrompt = {
  task: 'secrets to act out or to describe without the words that everybody would say first.',
  rules: [
    'Skip the three secrets that everybody would think of first.',
    'The question is the secret alone: one to four words, no full stop, no instruction.',
    'The hint is the five forbidden words, separated by commas: the ones that people would say first. None of them is the secret, a part of it, or a form of it, and the secret stands in none of them.',
    'Everybody at the table has heard of the secret, and it can be shown or told in a minute.',
  ],
  fields: {
    question: 'the secret',
    hint: 'the five forbidden words, with commas between them',
  },
  good: [
    { question: 'Umbrella', hint: 'rain, wet, handle, open, sky' },
    { question: 'Missing a train', hint: 'late, platform, run, station, ticket' },
  ],
  bad: {
    card: { question: 'The concept of justice', hint: 'just, law, fairness, equity, rightfulness' },
    why: 'Nobody can show it in a minute, a part of it is forbidden, and the words are synonyms rather than what people would say first.',
  },
  levels: {
    easy: 'Easy: things that one can see or touch.',
    medium: 'Medium: doings, jobs, places and well-known works.',
    hard: 'Hard: ideas, feelings, sayings and things with two meanings.',
  },
  angles: [
    'things that one can hold in the hand',
    'doings and habits',
    'people, real or invented, and what they are known for',
    'places and buildings',
    'animals, plants, food and weather',
    'moments and events',
    'feelings, ideas and sayings',
    'machines, tools and means of travel',
  ],
  forms: [
    { named: /^emojis?$|emoji (?:puzzles?|quiz)/, form: 'things that people know as an emoji' },
    { named: /^(?:proverbs?|sayings?|idioms?)$/, form: 'sayings' },
    { named: /^(?:charades|pantomime)$/, form: 'doings that can be shown without a word' },
  ],
  sides: [
    'at home',
    'outdoors',
    'at work',
    'on a journey',
    'at a feast',
    'in sport',
    'in stories and films',
    'with animals and weather',
  ],
};
