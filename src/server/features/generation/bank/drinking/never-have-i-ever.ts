// Never have I ever: cards for drinking.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const neverHaveIEver: BankTopic = {
  id: 'never-have-i-ever',
  category: 'drinking',
  title: 'Never have I ever',
  keywords: ['confessions', 'have you ever', 'guilty or not', 'the classic', 'i never'],
  cards: [
    {
      form: 'never-have-i-ever',
      daring: 1,
      question: 'Never have I ever clapped when a plane landed. Sip if you have.',
      subjects: ['flying', 'travel'],
    },
    {
      form: 'never-have-i-ever',
      daring: 1,
      question:
        'Never have I ever pushed a door that said pull, in front of people. Sip if you have.',
      subjects: ['embarrassment', 'doors'],
    },
    {
      form: 'never-have-i-ever',
      daring: 1,
      question: 'Never have I ever eaten the last slice and hidden the box. Sip if you have.',
      subjects: ['food', 'secrets'],
    },
    {
      form: 'never-have-i-ever',
      daring: 2,
      question:
        'Never have I ever liked a photo that was three years old, by accident. Sip if you have.',
      subjects: ['phones', 'internet'],
    },
    {
      form: 'never-have-i-ever',
      daring: 2,
      question: 'Never have I ever left a party without saying goodbye to anyone. Sip if you have.',
      subjects: ['parties', 'friends'],
    },
    {
      form: 'never-have-i-ever',
      daring: 2,
      question:
        'Never have I ever given away a present to the person it came from. Sip if you have.',
      subjects: ['presents', 'mishaps'],
    },
    {
      form: 'never-have-i-ever',
      daring: 3,
      question:
        'Never have I ever practised an argument in the shower. Sip if you have, and give us one line of it.',
      subjects: ['arguments', 'home'],
    },
    {
      form: 'never-have-i-ever',
      daring: 3,
      question:
        'Never have I ever read a message over somebody’s shoulder in this room. Sip if you have.',
      subjects: ['phones', 'secrets'],
    },
    {
      form: 'i-have-never-seen',
      daring: 1,
      question:
        'Name a film that you have never seen. Whoever has seen it and loved it takes a sip.',
      subjects: ['films', 'opinions'],
    },
    {
      form: 'i-have-never-seen',
      daring: 2,
      question:
        'Name a place that you have never been to. Everyone who has been there sips and says one word about it.',
      subjects: ['travel', 'places'],
    },
    {
      form: 'stand-up-if',
      daring: 1,
      question:
        'Stand up if you have ever fallen asleep on a train and missed your stop. The sitting ones toast you.',
      subjects: ['trains', 'sleep'],
    },
    {
      form: 'stand-up-if',
      daring: 1,
      question:
        'Stand up if you still know a phone number by heart. Whoever stays seated takes a sip.',
      subjects: ['phones', 'memory'],
    },
    {
      form: 'stand-up-if',
      daring: 2,
      question:
        'Stand up if you have ever stayed in bed till two in the afternoon this year. Last one up sips.',
      subjects: ['sleep', 'mornings'],
    },
    {
      form: 'fingers-down',
      daring: 1,
      question:
        'Five fingers up. One down for each: karaoke, bungee, tattoo, night bus, lost keys. Fewest fingers left hands out a sip.',
      subjects: ['adventures', 'nights out'],
    },
    {
      form: 'fingers-down',
      daring: 2,
      question:
        'Three fingers up. One down if you have cried at work, laughed at a funeral, or waved at a stranger. No fingers left? Sip.',
      subjects: ['feelings', 'mishaps'],
    },
    {
      form: 'two-truths',
      daring: 2,
      question:
        'Tell two true things about last summer and one invented one. Wrong guessers take a sip.',
      subjects: ['summer', 'lies'],
    },
    {
      form: 'two-truths',
      daring: 2,
      question: 'Say three jobs you have had, one of them made up. Whoever is fooled sips.',
      subjects: ['jobs', 'lies'],
    },
    {
      form: 'guess-who',
      daring: 1,
      question:
        'Everyone whispers one thing they have never eaten to the host, who reads them out. A wrong guess costs a sip.',
      subjects: ['food', 'guessing'],
    },
    {
      form: 'guess-who',
      daring: 2,
      question:
        'The person on your right says how often you are late in a month. Too high: they sip. Too low: you do.',
      subjects: ['time', 'friends'],
    },
    {
      form: 'i-bet-you',
      daring: 1,
      question:
        'Bet that somebody here has never done something quite ordinary. Right: they sip. Wrong: you do.',
      subjects: ['guessing', 'habits'],
    },
    {
      form: 'i-bet-you',
      daring: 2,
      question:
        'Bet on who here has the most unread messages. Compare. The winner of that contest takes a sip.',
      subjects: ['phones', 'guessing'],
    },
    {
      form: 'truth',
      daring: 2,
      question: 'When did you last tell a lie to get out of a plan? Answer, or take a sip.',
      subjects: ['lies', 'plans'],
    },
    {
      form: 'truth',
      daring: 3,
      question:
        'Which friend in the room would you have called boring when you first met? Answer kindly, or sip.',
      subjects: ['friends', 'first meetings'],
    },
    {
      form: 'truth',
      daring: 1,
      question: 'Which song do you skip when others are listening? Answer, or take a sip.',
      subjects: ['music', 'secrets'],
    },
    {
      form: 'most-recent',
      daring: 1,
      question: 'Whoever took a photo most recently takes a sip, after showing it.',
      subjects: ['phones', 'photos'],
    },
    {
      form: 'most-recent',
      daring: 1,
      question: 'Whoever bought something online most recently tells what it was, or sips.',
      subjects: ['shopping', 'internet'],
    },
    {
      form: 'most-recent',
      daring: 2,
      question: 'Whoever last searched for a person’s name explains why, or takes a sip.',
      subjects: ['internet', 'curiosity'],
    },
    {
      form: 'all-who',
      daring: 1,
      question: 'All who have ever had the same hairstyle as a footballer take a sip together.',
      subjects: ['hair', 'sport'],
    },
    {
      form: 'all-who',
      daring: 1,
      question: 'All who can’t whistle take a sip. All who can, prove it.',
      subjects: ['music', 'skills'],
    },
    {
      form: 'all-who',
      daring: 2,
      question: 'All who have sung in a car with the windows down at a red light take a sip.',
      subjects: ['singing', 'cars'],
    },
    {
      form: 'story',
      daring: 2,
      question:
        'Tell the shortest true story that ends with “and that is why I never went back”. Or take a sip.',
      subjects: ['stories', 'travel'],
    },
    {
      form: 'story',
      daring: 3,
      question: 'Tell what you did the one time you really got away with something. Or take a sip.',
      subjects: ['stories', 'mischief'],
    },
  ],
};
