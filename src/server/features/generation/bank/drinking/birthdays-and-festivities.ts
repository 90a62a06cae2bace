// Birthdays and festivities: cards for drinking.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const birthdaysAndFestivities: BankTopic = {
  id: 'birthdays-and-festivities',
  category: 'drinking',
  title: 'Birthdays and festivities',
  keywords: [
    'birthday',
    'new year',
    'wedding',
    'festivals',
    'holidays',
    'celebrations',
    'summer party',
  ],
  cards: [
    {
      form: 'toast',
      daring: 1,
      question: 'Raise a glass to whoever has the next birthday. They make a wish aloud.',
      subjects: ['birthdays', 'toasts'],
    },
    {
      form: 'toast',
      daring: 1,
      question:
        'Raise a glass to the best meal of the year so far. Everyone names theirs and sips.',
      subjects: ['food', 'memories'],
    },
    {
      form: 'toast',
      daring: 2,
      question:
        'Toast the person here whom you have known longest, with one story. Everyone sips to it.',
      subjects: ['friends', 'stories'],
    },
    {
      form: 'toast',
      daring: 2,
      question: 'Everyone toasts something that went wrong this year and was funny later.',
      subjects: ['mishaps', 'memories'],
    },
    {
      form: 'never-have-i-ever',
      daring: 1,
      question:
        'Never have I ever forgotten a birthday that my phone told me about. Sip if you have.',
      subjects: ['birthdays', 'phones'],
    },
    {
      form: 'never-have-i-ever',
      daring: 1,
      question: 'Never have I ever gone to a festival in the wrong shoes. Sip if you have.',
      subjects: ['festivals', 'clothes'],
    },
    {
      form: 'never-have-i-ever',
      daring: 2,
      question:
        'Never have I ever cried at the wedding of somebody I hardly knew. Sip if you have.',
      subjects: ['weddings', 'feelings'],
    },
    {
      form: 'never-have-i-ever',
      daring: 2,
      question:
        'Never have I ever fallen asleep before midnight on New Year’s Eve. Sip if you have.',
      subjects: ['new year', 'sleep'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question:
        'Who is most likely to start planning a party a year ahead? They sip and tell the theme.',
      subjects: ['parties', 'plans'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who is most likely to lose their friends at a festival? They take a sip.',
      subjects: ['festivals', 'friends'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to catch the bouquet by elbow? They sip.',
      subjects: ['weddings', 'games'],
    },
    {
      form: 'most-likely-to',
      daring: 3,
      question: 'Who is most likely to give a speech that nobody asked for? They sip, or give it.',
      subjects: ['speeches', 'weddings'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: is the best part of a holiday before it or during it? The minority sips.',
      subjects: ['holidays', 'opinions'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: cake or pie on a birthday? The smaller side sips.',
      subjects: ['birthdays', 'food'],
    },
    {
      form: 'vote',
      daring: 2,
      question: 'Vote: fancy dress, yes or no? The smaller side takes a sip in character.',
      subjects: ['fancy dress', 'parties'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Tell about the best birthday you had as a child in two sentences. Or take a sip.',
      subjects: ['birthdays', 'childhood'],
    },
    {
      form: 'story',
      daring: 2,
      question: 'Tell about a party that did not go as planned. Or take a sip.',
      subjects: ['parties', 'mishaps'],
    },
    {
      form: 'story',
      daring: 3,
      question: 'Tell what you really did at the last office party. Or take a sip.',
      subjects: ['parties', 'jobs'],
    },
    {
      form: 'truth',
      daring: 1,
      question: 'Which present have you never used? Answer, or take a sip.',
      subjects: ['presents', 'secrets'],
    },
    {
      form: 'truth',
      daring: 2,
      question:
        'What did you promise yourself last New Year, and how long did it last? Answer, or sip.',
      subjects: ['new year', 'plans'],
    },
    {
      form: 'truth',
      daring: 3,
      question:
        'Whom here would you put in charge of your wedding, and whom never? Answer, or take a sip.',
      subjects: ['weddings', 'friends'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Sing happy birthday as an opera for ten seconds, or take a sip.',
      subjects: ['birthdays', 'singing'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Wrap something in a napkin in twenty seconds. If it falls apart, you sip.',
      subjects: ['presents', 'games'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question:
        'Count down from ten to midnight as if nobody had slept for days. Everyone sips at zero.',
      subjects: ['new year', 'acting'],
    },
    {
      form: 'rule',
      daring: 1,
      question:
        'New rule: until your next turn everyone speaks in party whispers. Too loud? A sip.',
      subjects: ['parties', 'rules'],
    },
    {
      form: 'rule',
      daring: 2,
      question:
        'New rule: every sip is announced like a firework. Silent sips don’t count and must be repeated with a bang.',
      subjects: ['new year', 'rules'],
    },
    {
      form: 'category-round',
      daring: 1,
      question: 'Category: things one takes to the beach. Who stalls takes a sip.',
      subjects: ['holidays', 'summer'],
    },
    {
      form: 'category-round',
      daring: 2,
      question: 'Category: songs that are played at every wedding. Who stalls takes a sip.',
      subjects: ['weddings', 'music'],
    },
    {
      form: 'point-at',
      daring: 1,
      question: 'On three, point at who decorates most for the holidays. They hand out a sip.',
      subjects: ['holidays', 'home'],
    },
    {
      form: 'point-at',
      daring: 2,
      question: 'On three, point at who leaves the dance floor last. They sip, dancing.',
      subjects: ['dancing', 'parties'],
    },
    {
      form: 'guess',
      daring: 1,
      question: 'Guess the month of your neighbour’s birthday. Wrong: you sip. Right: they do.',
      subjects: ['birthdays', 'guessing'],
    },
    {
      form: 'guess',
      daring: 2,
      question:
        'Everyone guesses how many candles would be on one cake for the whole room. Furthest off sips.',
      subjects: ['birthdays', 'numbers'],
    },
  ],
};
