// Dreams and plans: cards for relationship.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const dreamsAndPlans: BankTopic = {
  id: 'dreams-and-plans',
  category: 'relationship',
  title: 'Dreams and plans',
  keywords: ['future', 'dreams', 'plans', 'wishes', 'goals', 'growing old together'],
  cards: [
    {
      form: 'question',
      daring: 1,
      question: 'Where in the world would you like to wake up with me next year?',
      subjects: ['travel', 'dreams'],
    },
    {
      form: 'question',
      daring: 1,
      question: 'What would you learn with me if we had an evening a week for it?',
      subjects: ['learning', 'plans'],
    },
    {
      form: 'question',
      daring: 2,
      question: 'Which dream did you have at twenty that you would still sign today?',
      subjects: ['dreams', 'memories'],
    },
    {
      form: 'question',
      daring: 2,
      question: 'Whom would you like us to sit with at the table in twenty years?',
      subjects: ['future', 'friends'],
    },
    {
      form: 'question',
      daring: 2,
      question: 'What should we celebrate that we don’t celebrate yet?',
      subjects: ['celebrations', 'plans'],
    },
    {
      form: 'question',
      daring: 3,
      question: 'Which wish have you put aside for us, and would you like it back?',
      subjects: ['wishes', 'feelings'],
    },
    {
      form: 'question',
      daring: 3,
      question: 'What about growing old frightens you less with me?',
      subjects: ['growing old', 'feelings'],
    },
    {
      form: 'would-you-rather',
      daring: 1,
      question: 'Would you rather have a house by the sea or a flat in the middle of everything?',
      subjects: ['home', 'dreams'],
    },
    {
      form: 'would-you-rather',
      daring: 1,
      question: 'Would you rather travel for a year or build something that lasts?',
      subjects: ['travel', 'future'],
    },
    {
      form: 'would-you-rather',
      daring: 2,
      question: 'Would you rather know how our story goes on or be surprised by it?',
      subjects: ['future', 'surprises'],
    },
    {
      form: 'would-you-rather',
      daring: 2,
      question: 'Would you rather work less and own less, or keep it as it is?',
      subjects: ['work', 'time'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'Garden or balcony, and what grows there?',
      subjects: ['home', 'plans'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'Dog or cat or neither, and what is its name?',
      subjects: ['pets', 'plans'],
    },
    {
      form: 'this-or-that',
      daring: 2,
      question: 'Move far away once in our life, or never?',
      subjects: ['moving', 'future'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question: 'Finish: “If we won a holiday tomorrow we would go to …”',
      subjects: ['holidays', 'dreams'],
    },
    {
      form: 'finish-the-sentence',
      daring: 2,
      question: 'Finish: “When we are eighty I hope that we still …”',
      subjects: ['growing old', 'future'],
    },
    {
      form: 'finish-the-sentence',
      daring: 3,
      question: 'Finish: “I would be brave enough for …, if you came along.”',
      subjects: ['courage', 'dreams'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Draw our dream home in thirty seconds. The other one explains it to a buyer.',
      subjects: ['home', 'drawing'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question:
        'Invent the name of the little shop that we would open together, and what it sells.',
      subjects: ['shops', 'imagination'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Write tomorrow’s date and one wish on a piece of paper. We open it in a year.',
      subjects: ['wishes', 'future'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Give a speech for our silver wedding, one minute, whether we marry or not.',
      subjects: ['weddings', 'speeches'],
    },
    {
      form: 'guess',
      daring: 1,
      question: 'Guess what I would do first with a free year.',
      subjects: ['time', 'guessing'],
    },
    {
      form: 'guess',
      daring: 2,
      question: 'Guess which of my dreams I talk about least.',
      subjects: ['dreams', 'secrets'],
    },
    {
      form: 'rank-it',
      daring: 1,
      question: 'Rank for the next holiday: rest, adventure, good food, old towns.',
      subjects: ['holidays', 'opinions'],
    },
    {
      form: 'rank-it',
      daring: 2,
      question: 'Rank what we need most in the coming year: time, money, sleep, friends.',
      subjects: ['future', 'wishes'],
    },
    {
      form: 'list',
      daring: 1,
      question:
        'Name in turn things that we should do before the summer ends. Who stops first plans one of them.',
      subjects: ['summer', 'plans'],
    },
    {
      form: 'list',
      daring: 2,
      question: 'Each names three places for one last great journey. Is there one in common?',
      subjects: ['travel', 'dreams'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Tell the day when all our plans worked out, as if it had been yesterday.',
      subjects: ['future', 'stories'],
    },
    {
      form: 'story',
      daring: 3,
      question:
        'Tell me about the life that you might have led had we not met, the good sides as well.',
      subjects: ['chance', 'stories'],
    },
    {
      form: 'compliment',
      daring: 2,
      question: 'Tell me what you think that I could do if only I believed it.',
      subjects: ['courage', 'compliments'],
    },
    {
      form: 'promise',
      daring: 1,
      question: 'Choose one thing from our list of one-day-we-will. When is one day?',
      subjects: ['plans', 'promises'],
    },
    {
      form: 'promise',
      daring: 2,
      question: 'Say what you will remind me of when I give up a plan too early.',
      subjects: ['plans', 'promises'],
    },
  ],
};
