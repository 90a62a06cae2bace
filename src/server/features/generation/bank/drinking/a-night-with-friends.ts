// A night with friends: cards for drinking.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const aNightWithFriends: BankTopic = {
  id: 'a-night-with-friends',
  category: 'drinking',
  title: 'A night with friends',
  keywords: ['friends', 'nights out', 'party night', 'an evening together', 'classics'],
  cards: [
    {
      form: 'never-have-i-ever',
      daring: 1,
      question: 'Never have I ever sung the wrong words at full volume. Guilty? Take a sip.',
      subjects: ['music', 'singing'],
    },
    {
      form: 'never-have-i-ever',
      daring: 1,
      question:
        'Never have I ever waved back at someone who meant the person behind me. Sip if you have.',
      subjects: ['embarrassment', 'strangers'],
    },
    {
      form: 'never-have-i-ever',
      daring: 2,
      question: 'Never have I ever hidden from a friend in a supermarket. Sip if you have.',
      subjects: ['friends', 'shopping'],
    },
    {
      form: 'never-have-i-ever',
      daring: 1,
      question:
        'Never have I ever eaten breakfast food at midnight and called it dinner. Sip if you have.',
      subjects: ['food', 'night'],
    },
    {
      form: 'never-have-i-ever',
      daring: 2,
      question: 'Never have I ever pretended my phone had died to end a call. Sip if you have.',
      subjects: ['phones', 'excuses'],
    },
    {
      form: 'never-have-i-ever',
      daring: 3,
      question: 'Never have I ever looked up someone here before meeting them. Sip if you have.',
      subjects: ['internet', 'first meetings'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who here is most likely to fall asleep at their own party? That person sips.',
      subjects: ['parties', 'sleep'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who is most likely to cry at a film about a dog? They sip, and name the film.',
      subjects: ['films', 'pets'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question:
        'Who is most likely to text the wrong group chat? Everyone points, the winner sips.',
      subjects: ['phones', 'friends'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to become famous for something silly? They sip and give a bow.',
      subjects: ['fame', 'dreams'],
    },
    {
      form: 'point-at',
      daring: 1,
      question:
        'On three, everyone points at the person with the best laugh. They choose who sips.',
      subjects: ['laughter', 'friends'],
    },
    {
      form: 'point-at',
      daring: 2,
      question:
        'On three, point at whoever would survive longest without a phone. They give out a sip.',
      subjects: ['phones', 'travel'],
    },
    {
      form: 'rule',
      daring: 1,
      question:
        'New rule: nobody may say a name in this room until your next turn. Slip up, take a sip.',
      subjects: ['names', 'rules'],
    },
    {
      form: 'rule',
      daring: 1,
      question: 'New rule: drink with your other hand until the deck is finished. Caught? One sip.',
      subjects: ['rules', 'hands'],
    },
    {
      form: 'rule',
      daring: 2,
      question: 'New rule: before each sip, everyone must thank an imaginary sponsor.',
      subjects: ['rules', 'acting'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: is it ever too early for holiday music? The smaller side takes a sip.',
      subjects: ['music', 'holidays'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote: window seat or aisle seat? The smaller side sips.',
      subjects: ['travel', 'flying'],
    },
    {
      form: 'mini-challenge',
      daring: 1,
      question: 'Balance an empty cup on your head for ten seconds, or take a sip.',
      subjects: ['balance', 'games'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Speak in rhymes until it is your turn again, or take a sip whenever you forget.',
      subjects: ['words', 'rhymes'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question:
        'Do your best impression of somebody at the table. If they guess themselves, they sip.',
      subjects: ['acting', 'friends'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'Sea or mountains? Everyone answers at once; those in the minority sip.',
      subjects: ['travel', 'holidays'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'Cats or dogs? Answer at once. The minority sips and makes the animal noise.',
      subjects: ['pets', 'animals'],
    },
    {
      form: 'finish-the-sentence',
      daring: 2,
      question: 'Finish the sentence: “The worst present I ever gave was …” Or take a sip.',
      subjects: ['presents', 'memories'],
    },
    {
      form: 'story',
      daring: 2,
      question: 'Tell the story of your worst journey in one minute. Go over, take a sip.',
      subjects: ['travel', 'stories'],
    },
    {
      form: 'toast',
      daring: 1,
      question:
        'Raise a glass to the person on your left and name one thing they do well. Everyone sips.',
      subjects: ['friends', 'compliments'],
    },
    {
      form: 'guess-the-host',
      daring: 1,
      question: 'The host thinks of a colour. Whoever guesses it hands out a sip.',
      subjects: ['guessing', 'colours'],
    },
    {
      form: 'rank-it',
      daring: 2,
      question:
        'Rank the last three films you saw. Anyone who disagrees with first place takes a sip.',
      subjects: ['films', 'opinions'],
    },
    {
      form: 'question',
      daring: 1,
      question: 'Which smell takes you straight back to childhood? Answer, or take a sip.',
      subjects: ['childhood', 'memories'],
    },
  ],
};
