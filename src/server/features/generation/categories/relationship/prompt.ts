import type { CategoryPrompt } from '#server/features/generation/categories/category-writing.ts';
import {
  TALK_FIELDS,
  TALK_FORMS,
  TALK_RULES,
  TALK_SIDES,
} from '#server/features/generation/categories/talk-prompt.ts';

export const PROMPT: CategoryPrompt = {
  task: 'prompts for a couple, or for several couples at one table: warm, curious and playful.',
  rules: [
    ...TALK_RULES,
    'For couples of any kind, age and length; take nothing for granted about gender, marriage, children or money.',
    'Kind at heart: no accusations, no tests, no former partners, nothing about sex acts.',
    'A small scene or a choice beats a big abstract question. Both can answer.',
  ],
  fields: TALK_FIELDS,
  good: [
    {
      question:
        'Which ordinary morning together would you live through once more, and why that one?',
      vote: 'none',
      options: [],
    },
    {
      question: 'A free Sunday for the two of you: no plan at all, or every hour planned?',
      vote: 'either',
      options: ['No plan at all', 'Every hour planned'],
    },
  ],
  bad: {
    card: { question: 'What would you change about your partner?', vote: 'none', options: [] },
    why: 'It asks for an accusation before others, and whatever is answered hurts.',
  },
  levels: {
    easy: 'Light: fun on a third date, or with other couples listening.',
    medium: 'Closer: for people who share their everyday life.',
    hard: 'Deep: hopes, doubts and things left unsaid, asked with tenderness.',
  },
  angles: [
    'memories that the two have of each other',
    'guess what the other one would say, and reveal on three',
    'everyday life: mornings, chores, journeys, habits',
    'dreams and plans, the small ones too',
    'this or that for two',
    'little tasks to do on the spot: a compliment, a promise, an impression of each other',
    'what each has learnt from the other',
    'silly worlds: the two as inventors, outlaws, a band, the last people on a space station',
  ],
  forms: TALK_FORMS,
  sides: TALK_SIDES,
};
