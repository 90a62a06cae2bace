import type { CategoryPrompt } from '#server/features/generation/categories/category-writing.ts';
import {
  TALK_FIELDS,
  TALK_FORMS,
  TALK_RULES,
  TALK_SIDES,
} from '#server/features/generation/categories/talk-prompt.ts';

export const PROMPT: CategoryPrompt = {
  task: 'prompts that get a group of people talking and laughing, each read aloud to the whole room.',
  rules: [
    ...TALK_RULES,
    'Everybody can join in without knowing anything or anybody. Nothing that shames, divides or pries.',
    'Concrete and surprising beats general: a scene, a choice with a catch, a rule with a twist.',
    'No prompt can be answered with yes or no alone.',
  ],
  fields: TALK_FIELDS,
  good: [
    {
      question:
        'Who here would get lost in a museum and come out with a job there? Point on three.',
      vote: 'person',
      options: [],
    },
    {
      question: 'You may ban one small noise from the world for good. Which one goes, and why?',
      vote: 'heart',
      options: [],
    },
  ],
  bad: {
    card: { question: 'What is your favourite food?', vote: 'none', options: [] },
    why: 'One word answers it, everybody has been asked before, and no story comes of it.',
  },
  levels: {
    easy: 'Light: people who have just met feel at ease.',
    medium: 'Open: friends learn something new about each other.',
    hard: 'Daring: opinions, confessions and small performances, always with a wink.',
  },
  angles: [
    'what would you do if, with one odd condition',
    'who in the room is most likely to; everybody points on three',
    'votes and rankings to argue about',
    'small stories from one’s own life',
    'tiny performances: sell it, mime it, report on it, draw it in the air',
    'this or that, where neither is the obvious choice',
    'finish the sentence',
    'invent something together: a law, a holiday, a company, a disaster',
  ],
  forms: TALK_FORMS,
  sides: TALK_SIDES,
};
