import { freeDeck } from './deck.ts';

/** Dilemmas to argue about (DATA-24). They have no right answer. */
export const wouldYouRather = freeDeck('would-you-rather', [
  {
    question:
      "Would you rather hear the story behind every stranger's tattoo, or the story behind every song on the radio?",
    vote: 'either',
    options: [
      "The story behind every stranger's tattoo",
      'The story behind every song on the radio',
    ],
  },
  {
    question:
      'Would you rather read every letter your grandparents wrote, or one letter from a great-grandchild you have yet to meet?',
    vote: 'either',
    options: ['Every letter your grandparents wrote', 'One letter from a great-grandchild'],
  },
  {
    question:
      'Would you rather spend a year alone in a lighthouse, or a year in a hotel lobby with no door to close?',
    vote: 'either',
    options: ['A year alone in a lighthouse', 'A year in a hotel lobby'],
  },
  {
    question:
      'Would you rather have a kindly narrator describe your day in your head, or an orchestra follow you that everyone can hear?',
    vote: 'either',
    options: ['A kindly narrator in your head', 'An orchestra that everyone can hear'],
  },
  {
    question:
      'Would you rather be the finest singer in a small village, or the weakest one in a world-famous band?',
    vote: 'either',
    options: ['The finest singer in a small village', 'The weakest one in a world-famous band'],
  },
  {
    question:
      'Would you rather have your old teachers grade your life choices, or have your ten-year-old self do it?',
    vote: 'either',
    options: ['Graded by your old teachers', 'Graded by your ten-year-old self'],
  },
  {
    question:
      'Would you rather get one true compliment every morning, or one perfect piece of advice every year?',
    vote: 'either',
    options: ['One true compliment every morning', 'One perfect piece of advice every year'],
  },
  {
    question:
      'Would you rather reread your favourite book as if for the first time, or step inside it for one afternoon?',
    vote: 'either',
    options: ['Reread it as if for the first time', 'Step inside it for one afternoon'],
  },
  {
    question:
      'Would you rather have a museum about your teenage years, or a statue in the main square that gets your face slightly wrong?',
    vote: 'either',
    options: ['A museum about your teenage years', 'A statue that gets your face slightly wrong'],
  },
  {
    question:
      'Would you rather own a charming bookshop that never earns a penny, or a dreary car park that always does?',
    vote: 'either',
    options: ['The charming bookshop that never earns', 'The dreary car park that always does'],
  },
  {
    question:
      'Would you rather cook dinner for ten strict chefs, or sing a lullaby to a hall full of opera stars?',
    vote: 'either',
    options: ['Dinner for ten strict chefs', 'A lullaby to a hall full of opera stars'],
  },
  {
    question:
      'Would you rather understand what every dog is barking about, or what every toddler is crying about?',
    vote: 'either',
    options: ['What every dog is barking about', 'What every toddler is crying about'],
  },
  {
    question:
      'Would you rather be believed whatever you say, or know for certain when somebody is lying to you?',
    vote: 'either',
    options: ['Believed whatever you say', 'Know when somebody is lying to you'],
  },
  {
    question:
      'Would you rather relive one ordinary day from when you were seven, or preview one from when you are eighty?',
    vote: 'either',
    options: ['A day from when you were seven', 'A day from when you are eighty'],
  },
  {
    question:
      'Would you rather have one friend who would cross the world for you, or twenty who always turn up for dinner?',
    vote: 'either',
    options: ['One friend who would cross the world', 'Twenty who always turn up for dinner'],
  },
  {
    question:
      'Would you rather have a sofa that gossips about you, or a fridge that reviews every midnight snack out loud?',
    vote: 'either',
    options: ['A sofa that gossips about you', 'A fridge that reviews every midnight snack'],
  },
  {
    question:
      'Would you rather be famous for something you never did, or watch a stranger get the credit for your finest work?',
    vote: 'either',
    options: ['Famous for something you never did', 'A stranger gets the credit for your work'],
  },
  {
    question:
      'Would you rather move to a new city every spring, or never again sleep more than ten kilometres from home?',
    vote: 'either',
    options: ['A new city every spring', 'Never more than ten kilometres from home'],
  },
  {
    question:
      'Would you rather have all the pigeons in town as your spies, or all the cats in town as your bodyguards?',
    vote: 'either',
    options: ['Pigeons as your spies', 'Cats as your bodyguards'],
  },
  {
    question:
      'Would you rather swap jobs with your boss for a month, or swap homes with your neighbour for a year?',
    vote: 'either',
    options: ["Your boss's job for a month", "Your neighbour's home for a year"],
  },
  {
    question:
      'Would you rather make one lovely evening a month three hours longer, or skip three hours of one dull day a week?',
    vote: 'either',
    options: ['A lovely evening three hours longer', 'A dull day three hours shorter'],
  },
  {
    question:
      'Would you rather discover a planet that nobody will ever visit, or invent a biscuit that everybody eats?',
    vote: 'either',
    options: ['A planet that nobody will ever visit', 'A biscuit that everybody eats'],
  },
  {
    question:
      'Would you rather hear what was said about you after your first day at work, or read the speech for your last one?',
    vote: 'either',
    options: ['What was said after your first day', 'The speech for your last day'],
  },
  {
    question:
      'Would you rather wear a full suit of armour to every wedding, or a wedding outfit to every workout?',
    vote: 'either',
    options: ['A suit of armour to every wedding', 'A wedding outfit to every workout'],
  },
  {
    question:
      'Would you rather have every plant you touch flourish, or every machine you touch obey?',
    vote: 'either',
    options: ['Every plant you touch flourishes', 'Every machine you touch obeys'],
  },
  {
    question:
      'Would you rather live in a musical where strangers join in, or in a detective story where everyone suspects you?',
    vote: 'either',
    options: ['A musical where strangers join in', 'A detective story where everyone suspects you'],
  },
  {
    question:
      'Would you rather teach what you love to a bored class, or learn what bores you from a brilliant teacher?',
    vote: 'either',
    options: [
      'Teach what you love to a bored class',
      'Learn what bores you from a brilliant teacher',
    ],
  },
  {
    question:
      'Would you rather give your younger self one sentence of warning, or get one sentence of it from your older self?',
    vote: 'either',
    options: ['Give your younger self one warning', 'Get one warning from your older self'],
  },
  {
    question:
      'Would you rather leave behind a song people hum without knowing your name, or a name people know without knowing why?',
    vote: 'either',
    options: ['A song people hum', 'A name people know'],
  },
  {
    question:
      'Would you rather go on holiday with someone who plans every minute, or with someone who has lost both passports?',
    vote: 'either',
    options: ['Someone who plans every minute', 'Someone who has lost both passports'],
  },
]);
