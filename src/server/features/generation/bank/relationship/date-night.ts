// Date night: cards for relationship.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const dateNight: BankTopic = {
  id: 'date-night',
  category: 'relationship',
  title: 'Date night',
  keywords: ['dates', 'first dates', 'an evening for two', 'dinner for two', 'going out'],
  cards: [
    {
      form: 'question',
      daring: 1,
      question: 'What would our perfect evening be if it could cost nothing at all?',
      subjects: ['evenings', 'plans'],
    },
    {
      form: 'question',
      daring: 1,
      question: 'Which restaurant meal with me do you still think about?',
      subjects: ['food', 'memories'],
    },
    {
      form: 'question',
      daring: 1,
      question: 'What did you notice about me first, before we had said a word?',
      subjects: ['first dates', 'memories'],
    },
    {
      form: 'question',
      daring: 2,
      question: 'What were you nervous about before our first date?',
      subjects: ['first dates', 'feelings'],
    },
    {
      form: 'question',
      daring: 2,
      question: 'Which of our dates would you like to live through once more, minute by minute?',
      subjects: ['dates', 'memories'],
    },
    {
      form: 'question',
      daring: 3,
      question: 'When on a date did you nearly say “I love you”, and swallowed it?',
      subjects: ['dates', 'feelings'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'Cinema or concert, cheap seats or good ones: where do you take me tonight?',
      subjects: ['films', 'music'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'A picnic in the park or a table by the window?',
      subjects: ['food', 'evenings'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'Cook together or order in and dress up for it?',
      subjects: ['cooking', 'evenings', 'cooking together'],
    },
    {
      form: 'this-or-that',
      daring: 2,
      question: 'An evening that I plan in secret, or one that we plan together?',
      subjects: ['surprises', 'plans'],
    },
    {
      form: 'would-you-rather',
      daring: 1,
      question: 'Would you rather dance badly in public with me or sing well alone?',
      subjects: ['dancing', 'singing'],
    },
    {
      form: 'would-you-rather',
      daring: 2,
      question: 'Would you rather repeat our first date or skip ahead to one in ten years?',
      subjects: ['first dates', 'future'],
    },
    {
      form: 'would-you-rather',
      daring: 2,
      question:
        'Would you rather get lost with me in a strange city or be rained in with me at home?',
      subjects: ['travel', 'home'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question: 'Finish: “You look best when you …”',
      subjects: ['compliments', 'looks'],
    },
    {
      form: 'finish-the-sentence',
      daring: 2,
      question: 'Finish: “The kiss that I remember best was …”',
      subjects: ['kisses', 'memories'],
    },
    {
      form: 'finish-the-sentence',
      daring: 3,
      question: 'Finish: “What I wanted to ask you for a long time is …”',
      subjects: ['secrets', 'courage'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Describe our first meeting as a film trailer, with the deep voice.',
      subjects: ['first meetings', 'acting'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Plan a date for tomorrow in sixty seconds, with what is in the kitchen.',
      subjects: ['cooking', 'plans'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Ask me out as if we had never met. I may say no once.',
      subjects: ['first dates', 'acting'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Choose a song, and we dance to all of it, here.',
      subjects: ['dancing', 'music'],
    },
    {
      form: 'compliment',
      daring: 1,
      question: 'Tell me one thing about how I look tonight that nobody else would notice.',
      subjects: ['looks', 'compliments'],
    },
    {
      form: 'compliment',
      daring: 2,
      question: 'Tell me when you were last proud to walk in somewhere beside me.',
      subjects: ['pride', 'evenings'],
    },
    {
      form: 'guess',
      daring: 1,
      question:
        'Guess what I would order from this menu: soup, pasta, curry or pancakes. Then swap.',
      subjects: ['food', 'guessing'],
    },
    {
      form: 'guess',
      daring: 1,
      question: 'Guess which film I could watch every year. Then it is my turn.',
      subjects: ['films', 'guessing'],
    },
    {
      form: 'guess',
      daring: 2,
      question: 'Guess what I tell friends when they ask how we met.',
      subjects: ['first meetings', 'friends'],
    },
    {
      form: 'rank-it',
      daring: 1,
      question: 'Rank these for us two: museum, market, beach, ball game.',
      subjects: ['plans', 'opinions'],
    },
    {
      form: 'rank-it',
      daring: 2,
      question: 'Rank our three best evenings out. Do we agree on the first?',
      subjects: ['evenings', 'memories'],
    },
    {
      form: 'story',
      daring: 2,
      question: 'Tell our funniest date as if to a stranger on a train.',
      subjects: ['dates', 'stories'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Tell about the worst date of your life before me, names left out.',
      subjects: ['dates', 'stories'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'On three, say who of us chooses better wine. Loser chooses the next one.',
      subjects: ['drinks', 'opinions'],
    },
    {
      form: 'promise',
      daring: 2,
      question: 'Promise me one small thing for our next evening out. It counts.',
      subjects: ['promises', 'evenings'],
    },
    {
      form: 'promise',
      daring: 3,
      question:
        'Say which evening of the week you would like to keep for the two of us, and what stands in the way.',
      subjects: ['promises', 'time'],
    },
  ],
};
