// Breaking the ice: cards for social.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const breakingTheIce: BankTopic = {
  id: 'breaking-the-ice',
  category: 'social',
  title: 'Breaking the ice',
  keywords: ['icebreakers', 'getting to know each other', 'party', 'conversation', 'new friends'],
  cards: [
    {
      form: 'question',
      daring: 1,
      question: 'What did you believe for far too long as a child?',
      subjects: ['childhood', 'memories'],
    },
    {
      form: 'question',
      daring: 1,
      question: 'Which small thing made you happy this week?',
      subjects: ['everyday life', 'happiness'],
    },
    {
      form: 'question',
      daring: 2,
      question: 'What is a talent of yours that nobody has ever paid you for?',
      subjects: ['talents', 'work'],
    },
    {
      form: 'question',
      daring: 1,
      question: 'Which song makes you turn up the volume every single time?',
      subjects: ['music', 'songs'],
    },
    {
      form: 'question',
      daring: 2,
      question: 'What would your friends say you talk about too much?',
      subjects: ['friends', 'habits'],
    },
    {
      form: 'question',
      daring: 1,
      question: 'If this evening had a title, what would it be?',
      subjects: ['stories', 'evening'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who here is most likely to adopt a stray animal on the way home?',
      subjects: ['pets', 'animals'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who is most likely to win a quiz show, and on which subject?',
      subjects: ['quiz', 'knowledge'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to write a book about the people in this room?',
      subjects: ['books', 'friends'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to start a business that should not work, but does?',
      subjects: ['work', 'dreams'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: is a hot dog a sandwich? Two minutes of argument, then count hands.',
      subjects: ['food', 'debate'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: would you rather be early by an hour or late by ten minutes?',
      subjects: ['time', 'habits'],
    },
    {
      form: 'vote',
      daring: 2,
      question: 'Vote: who gives the best advice in this room? The winner gives some now.',
      subjects: ['advice', 'friends'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Tell us about a day that went wrong from the very first minute.',
      subjects: ['stories', 'bad days'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Describe the best meal of your life without naming the food. We guess.',
      subjects: ['food', 'guessing'],
    },
    {
      form: 'story',
      daring: 2,
      question: 'Tell one true and one invented story about your school days. The others decide.',
      subjects: ['school', 'guessing'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Draw the person on your right in ten seconds, then show everyone.',
      subjects: ['drawing', 'friends'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Name as many things in this room as you can that begin with B. Fifteen seconds.',
      subjects: ['words', 'games'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Sell us the nearest object as if it cost a fortune. One minute.',
      subjects: ['acting', 'selling'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'Live without music or live without films for a year? Say why.',
      subjects: ['music', 'films'],
    },
    {
      form: 'this-or-that',
      daring: 2,
      question:
        'Know how your life ends, or know what everyone thinks of you? Choose and defend it.',
      subjects: ['dilemmas', 'future'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question: 'Finish the sentence: “My perfect Sunday begins with …”',
      subjects: ['weekends', 'dreams'],
    },
    {
      form: 'finish-the-sentence',
      daring: 2,
      question: 'Finish the sentence: “I knew I had grown up when …”',
      subjects: ['growing up', 'memories'],
    },
    {
      form: 'rank-it',
      daring: 1,
      question: 'Rank breakfast, lunch and dinner. No ties allowed.',
      subjects: ['food', 'opinions'],
    },
    {
      form: 'point-at',
      daring: 1,
      question:
        'On three, point at the person you would trust with your house keys. They say a few words.',
      subjects: ['trust', 'friends'],
    },
    {
      form: 'point-at',
      daring: 2,
      question:
        'On three, point at whoever would be the funniest prime minister. They announce one law.',
      subjects: ['politics', 'acting'],
    },
    {
      form: 'toast',
      daring: 1,
      question: 'Say one thing you admire about the person opposite you.',
      subjects: ['compliments', 'friends'],
    },
    {
      form: 'guess-the-host',
      daring: 2,
      question: 'The host picks somebody in secret. Ask five yes-or-no questions to find out who.',
      subjects: ['guessing', 'friends'],
    },
  ],
};
