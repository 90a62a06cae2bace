// Dares: cards for drinking.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const daresAtTheTable: BankTopic = {
  id: 'dares-at-the-table',
  category: 'drinking',
  title: 'Dares',
  keywords: ['challenges', 'dare', 'mini challenges', 'try this', 'or take a sip'],
  cards: [
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Say the months backwards without a mistake, or take a sip.',
      subjects: ['words', 'memory'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Keep a straight face while everyone smiles at you for fifteen seconds, or sip.',
      subjects: ['laughter', 'acting'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Draw a horse in ten seconds with your eyes shut. If nobody sees a horse, you sip.',
      subjects: ['drawing', 'animals'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Whistle a tune until somebody names it. Nobody does? You sip.',
      subjects: ['music', 'guessing'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Talk about bread for thirty seconds without a pause, or take a sip.',
      subjects: ['food', 'speeches'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Sell us the object nearest to you in three sentences. No buyer, one sip.',
      subjects: ['selling', 'acting'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Do the news in the voice of a sports commentator for ten seconds, or sip.',
      subjects: ['television', 'acting'],
    },
    {
      form: 'mini-challenge',
      daring: 3,
      question: 'Let the table choose your profile picture until midnight, or take a sip.',
      subjects: ['phones', 'photos'],
    },
    {
      form: 'mime',
      daring: 1,
      question:
        'Act out your morning without a sound. Whoever names three parts of it hands out a sip.',
      subjects: ['mornings', 'acting'],
    },
    {
      form: 'mime',
      daring: 1,
      question: 'Mime an animal at the dentist. The first right guess gives out a sip.',
      subjects: ['animals', 'acting'],
    },
    {
      form: 'mime',
      daring: 2,
      question: 'Mime the job of somebody here. They sip when they recognise it.',
      subjects: ['jobs', 'acting'],
    },
    {
      form: 'quick-fire',
      daring: 1,
      question: 'Five fruits in five seconds. Too slow? A sip.',
      subjects: ['fruit', 'quick wits'],
    },
    {
      form: 'quick-fire',
      daring: 1,
      question: 'Name six things in your fridge in ten seconds, or take a sip.',
      subjects: ['food', 'home'],
    },
    {
      form: 'quick-fire',
      daring: 2,
      question:
        'Three things that you and your neighbour have in common, in fifteen seconds, or both sip.',
      subjects: ['friends', 'quick wits'],
    },
    {
      form: 'category-round',
      daring: 1,
      question: 'Category: things with wheels. Round we go; who repeats or stalls takes a sip.',
      subjects: ['vehicles', 'words'],
    },
    {
      form: 'category-round',
      daring: 1,
      question: 'Category: pizza toppings. Round we go; who repeats or stalls takes a sip.',
      subjects: ['food', 'words'],
    },
    {
      form: 'category-round',
      daring: 2,
      question: 'Category: excuses for being late. Round we go; the dullest one sips.',
      subjects: ['time', 'excuses'],
    },
    {
      form: 'category-round',
      daring: 2,
      question: 'Category: songs with a colour in the title. Who stalls takes a sip.',
      subjects: ['music', 'colours'],
    },
    {
      form: 'category-round',
      daring: 3,
      question: 'Category: things you should not say on a first date. Who stalls takes a sip.',
      subjects: ['dating', 'words'],
    },
    {
      form: 'duel',
      daring: 1,
      question: 'Staring contest with the person opposite. Who blinks first takes a sip.',
      subjects: ['eyes', 'games'],
    },
    {
      form: 'duel',
      daring: 1,
      question: 'Rock, paper, scissors against your neighbour, best of three. The loser sips.',
      subjects: ['hands', 'games'],
    },
    {
      form: 'duel',
      daring: 2,
      question: 'Choose a rival. Each says a tongue twister three times. Who stumbles sips.',
      subjects: ['words', 'games'],
    },
    {
      form: 'duel',
      daring: 2,
      question:
        'Choose a rival. Whoever guesses the time to the minute closest wins; the other takes a sip.',
      subjects: ['time', 'guessing'],
    },
    {
      form: 'duel',
      daring: 3,
      question:
        'Choose a rival and insult each other like nobles: polite, elegant, untrue. The table picks who sips.',
      subjects: ['acting', 'words'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question: 'Finish: “If I were a kitchen appliance I would be a …” Or take a sip.',
      subjects: ['home', 'imagination'],
    },
    {
      form: 'finish-the-sentence',
      daring: 2,
      question: 'Finish: “The last time I danced alone was …” Or take a sip.',
      subjects: ['dancing', 'memories'],
    },
    {
      form: 'finish-the-sentence',
      daring: 3,
      question: 'Finish: “I have never told you this, but I really like your …” Or take a sip.',
      subjects: ['compliments', 'secrets'],
    },
    {
      form: 'rhyme',
      daring: 1,
      question: 'Say a word. Round we go with rhymes; who has none takes a sip.',
      subjects: ['rhymes', 'words'],
    },
    {
      form: 'rhyme',
      daring: 2,
      question: 'Make a two-line poem about the person on your left, or take a sip.',
      subjects: ['poetry', 'friends'],
    },
    {
      form: 'memory',
      daring: 1,
      question:
        'Close your eyes and say what everyone is wearing on their feet. Three wrong: a sip.',
      subjects: ['clothes', 'memory'],
    },
    {
      form: 'memory',
      daring: 2,
      question: '“I packed my bag”: round we go, each adds a thing. Who forgets one sips.',
      subjects: ['memory', 'packing'],
    },
    {
      form: 'accent',
      daring: 2,
      question:
        'Read the next card in an accent of your choice. If nobody knows it, you take a sip.',
      subjects: ['acting', 'languages'],
    },
  ],
};
