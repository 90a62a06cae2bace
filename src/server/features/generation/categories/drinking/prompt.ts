import type { CategoryPrompt } from '#server/features/generation/categories/category-writing.ts';
import {
  TALK_FIELDS,
  TALK_FORMS,
  TALK_RULES,
  TALK_SIDES,
} from '#server/features/generation/categories/talk-prompt.ts';

export const PROMPT: CategoryPrompt = {
  task: 'prompts for a drinking game among grown-up friends, each read aloud to the whole table.',
  rules: [
    ...TALK_RULES,
    'A sip is the most that anybody ever takes, and every prompt works with any drink, with or without alcohol: say "take a sip". No shots, no emptying of glasses, no penalties that pile up.',
    'Everybody may pass. Nothing that shames, forces, undresses, or touches on bodies, former partners, money or sorrow.',
    'Funny beats rude; a concrete little scene beats a general question.',
  ],
  fields: TALK_FIELDS,
  good: [
    {
      question:
        'Never have I ever waved back at someone who was waving to the person behind me. Take a sip if you have.',
      vote: 'have',
      options: [],
    },
    {
      question: 'At night: window open or window shut? Show hands; the smaller side takes a sip.',
      vote: 'either',
      options: ['Window open', 'Window shut'],
    },
  ],
  bad: {
    card: { question: 'Everyone drinks until the youngest says stop.', vote: 'none', options: [] },
    why: 'Nobody drinks until anything or for anybody else, nobody could pass, and there is nothing to laugh about.',
  },
  levels: {
    easy: 'Gentle: fit for colleagues and people who have just met.',
    medium: 'Lively: among friends who know each other and like to tease.',
    hard: 'Bold: among close friends late in the evening; cheeky, never crude.',
  },
  angles: [
    'never have I ever, with a small and vivid deed',
    'who at this table is most likely to; everybody points on three',
    'rules that hold until the next turn',
    'votes between two things, where the smaller side takes a sip',
    'little challenges against the clock or each other',
    'categories that go round the table until somebody is lost for a word',
    'stories to tell in one breath, or to guess whether they are true',
    'the table against one: guess what the reader thinks',
  ],
  forms: TALK_FORMS,
  sides: TALK_SIDES,
};
