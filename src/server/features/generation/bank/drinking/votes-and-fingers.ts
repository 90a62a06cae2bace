// Votes: cards for drinking.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const votesAndFingers: BankTopic = {
  id: 'votes-and-fingers',
  category: 'drinking',
  title: 'Votes',
  keywords: ['voting', 'pointing', 'point at', 'majority', 'who of us', 'show of hands'],
  cards: [
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: does pineapple belong on a pizza? The smaller side takes a sip.',
      subjects: ['food', 'opinions'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: shower in the morning or in the evening? The smaller side sips.',
      subjects: ['habits', 'mornings'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: is a hot dog a sandwich? The smaller side sips and must not argue.',
      subjects: ['food', 'opinions'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: which is worse, a wet sock or a stone in the shoe? Minority sips.',
      subjects: ['clothes', 'opinions'],
    },
    {
      form: 'vote',
      daring: 2,
      question: 'Vote: would this group survive a week in one tent? Pessimists take a sip.',
      subjects: ['camping', 'friends'],
    },
    {
      form: 'vote',
      daring: 2,
      question: 'Vote: may you correct somebody’s grammar in a group chat? Minority takes a sip.',
      subjects: ['phones', 'words'],
    },
    {
      form: 'vote',
      daring: 2,
      question: 'Vote on the best dancer here. The winner shows two seconds of proof, or sips.',
      subjects: ['dancing', 'friends'],
    },
    {
      form: 'vote',
      daring: 3,
      question:
        'Vote with closed eyes: who here would be the worst flatmate? The winner hands out a sip.',
      subjects: ['home', 'friends'],
    },
    {
      form: 'point-at',
      daring: 1,
      question:
        'On three, point at the person with the tidiest home. They sip, with the little finger out.',
      subjects: ['home', 'friends'],
    },
    {
      form: 'point-at',
      daring: 1,
      question: 'On three, point at whoever would win a quiz show. They give out a sip.',
      subjects: ['television', 'games'],
    },
    {
      form: 'point-at',
      daring: 1,
      question: 'On three, point at the one who packs most for a weekend. They take a sip.',
      subjects: ['travel', 'packing'],
    },
    {
      form: 'point-at',
      daring: 2,
      question:
        'On three, point at whoever would be recognised by their laugh alone. They sip, laughing.',
      subjects: ['laughter', 'friends'],
    },
    {
      form: 'point-at',
      daring: 2,
      question:
        'On three, point at the person who would lend you money without asking why. They are owed a toast.',
      subjects: ['friends', 'trust'],
    },
    {
      form: 'point-at',
      daring: 2,
      question:
        'On three, point at the one who is secretly competitive. They sip, and count who pointed.',
      subjects: ['games', 'friends'],
    },
    {
      form: 'point-at',
      daring: 3,
      question:
        'On three, point at whoever gives the worst directions. They sip, facing the wrong way.',
      subjects: ['travel', 'mishaps'],
    },
    {
      form: 'point-at',
      daring: 3,
      question:
        'On three, point at who would talk their way out of a speeding fine. They tell how, or sip.',
      subjects: ['cars', 'mischief'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who is most likely to adopt a third cat? They sip and name it.',
      subjects: ['pets', 'cats'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who is most likely to bring their own snacks to the cinema? They sip.',
      subjects: ['films', 'food'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question:
        'Who is most likely to write a letter of complaint? They sip, and dictate the first line.',
      subjects: ['letters', 'habits'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to run into somebody they know in a foreign country? They sip.',
      subjects: ['travel', 'friends'],
    },
    {
      form: 'most-likely-to',
      daring: 3,
      question: 'Who is most likely to still be here when the sun comes up? They hand out a sip.',
      subjects: ['nights out', 'parties'],
    },
    {
      form: 'split-the-room',
      daring: 1,
      question: 'Tea people left, coffee people right. The smaller group takes a sip.',
      subjects: ['coffee and tea', 'habits'],
    },
    {
      form: 'split-the-room',
      daring: 1,
      question: 'Early birds left, night owls right. The smaller group sips for both.',
      subjects: ['mornings', 'night'],
    },
    {
      form: 'split-the-room',
      daring: 2,
      question: 'Those who plan left, those who improvise right. Each side toasts the other.',
      subjects: ['plans', 'habits'],
    },
    {
      form: 'thumbs',
      daring: 1,
      question: 'Thumbs up or down, all at once: karaoke. The minority sips.',
      subjects: ['singing', 'music'],
    },
    {
      form: 'thumbs',
      daring: 1,
      question: 'Thumbs up or down, all at once: camping. The minority takes a sip.',
      subjects: ['camping', 'holidays'],
    },
    {
      form: 'thumbs',
      daring: 2,
      question:
        'Thumbs up or down, all at once: surprise parties for you. The minority sips and is warned.',
      subjects: ['birthdays', 'surprises'],
    },
    {
      form: 'number-of-hands',
      daring: 1,
      question:
        'Guess how many here have broken a bone, then hands up. Whoever is furthest off sips.',
      subjects: ['body', 'guessing'],
    },
    {
      form: 'number-of-hands',
      daring: 2,
      question:
        'Guess how many here have met a famous person, then hands up. Furthest off takes a sip.',
      subjects: ['fame', 'guessing'],
    },
    {
      form: 'rank-it',
      daring: 2,
      question:
        'Rank the people on the sofa by how fast they answer messages. Whoever objects takes a sip.',
      subjects: ['phones', 'friends'],
    },
    {
      form: 'rank-it',
      daring: 1,
      question:
        'Rank these: crisps, chocolate, cheese. Whoever has your last one first takes a sip.',
      subjects: ['food', 'opinions'],
    },
    {
      form: 'majority',
      daring: 2,
      question:
        'Everyone writes down the best age to be. Whoever stands alone with a number takes a sip.',
      subjects: ['age', 'opinions'],
    },
  ],
};
