// House rules: cards for drinking.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const rulesOfTheHouse: BankTopic = {
  id: 'rules-of-the-house',
  category: 'drinking',
  title: 'House rules',
  keywords: ['rules', 'new rule', 'forbidden words', 'roles', 'jobs at the table'],
  cards: [
    {
      form: 'rule',
      daring: 1,
      question: 'New rule: nobody says “no” until your next turn. Who slips takes a sip.',
      subjects: ['words', 'rules'],
    },
    {
      form: 'rule',
      daring: 1,
      question: 'New rule: glasses may only be set down without a sound. A clink costs a sip.',
      subjects: ['table manners', 'rules'],
    },
    {
      form: 'rule',
      daring: 1,
      question:
        'New rule: whoever is last to touch the table when you do takes a sip. You may do it three times.',
      subjects: ['games', 'hands'],
    },
    {
      form: 'rule',
      daring: 1,
      question: 'New rule: questions must be answered with questions. Slip up, take a sip.',
      subjects: ['words', 'games'],
    },
    {
      form: 'rule',
      daring: 2,
      question: 'New rule: first names are off; everyone is called by their street. Slip up, sip.',
      subjects: ['names', 'rules'],
    },
    {
      form: 'rule',
      daring: 2,
      question: 'New rule: before speaking you tap your nose. Forgotten? A sip.',
      subjects: ['habits', 'rules'],
    },
    {
      form: 'rule',
      daring: 2,
      question:
        'New rule: the person to your left is your echo and repeats your last word. Silence costs a sip.',
      subjects: ['words', 'acting'],
    },
    {
      form: 'rule',
      daring: 2,
      question:
        'New rule: no phones on the table or in the hand. A screen that lights up costs its owner a sip.',
      subjects: ['phones', 'rules'],
    },
    {
      form: 'rule',
      daring: 3,
      question:
        'New rule: every sentence ends in a compliment until your next turn. A plain one costs a sip.',
      subjects: ['compliments', 'words'],
    },
    {
      form: 'role',
      daring: 1,
      question:
        'You are the thumb master. Lay your thumb on the table when you like; the last to follow sips.',
      subjects: ['games', 'hands'],
    },
    {
      form: 'role',
      daring: 1,
      question:
        'You are the keeper of the playlist. Whoever hums along to your next song takes a sip.',
      subjects: ['music', 'singing'],
    },
    {
      form: 'role',
      daring: 1,
      question:
        'You are the host of the weather. Announce the mood in the room like a forecast; everyone sips to it.',
      subjects: ['weather', 'acting'],
    },
    {
      form: 'role',
      daring: 2,
      question:
        'You are the judge. Until your next turn you settle every argument. Contempt costs a sip.',
      subjects: ['opinions', 'rules'],
    },
    {
      form: 'role',
      daring: 2,
      question: 'You are the waiter. Serve everyone something before the next card, or take a sip.',
      subjects: ['serving', 'friends'],
    },
    {
      form: 'role',
      daring: 2,
      question:
        'You are the statue. When you freeze, all must freeze; the last one sips. Once only.',
      subjects: ['games', 'acting'],
    },
    {
      form: 'role',
      daring: 3,
      question:
        'You are the secret agent. Make somebody say “really” before your next turn, and they take a sip.',
      subjects: ['words', 'secrets'],
    },
    {
      form: 'forbidden-word',
      daring: 1,
      question: 'The word “drink” is forbidden from now on. Who says it takes a sip.',
      subjects: ['words', 'rules'],
    },
    {
      form: 'forbidden-word',
      daring: 1,
      question: 'The colour of your socks is now a forbidden word. Tell it once, then beware.',
      subjects: ['clothes', 'words'],
    },
    {
      form: 'forbidden-word',
      daring: 2,
      question:
        'Everyone picks one forbidden word for their neighbour. It stands until the deck ends.',
      subjects: ['words', 'friends'],
    },
    {
      form: 'partners',
      daring: 1,
      question: 'Choose a partner. When one of you sips, the other sips too, until your next turn.',
      subjects: ['friends', 'toasts'],
    },
    {
      form: 'partners',
      daring: 2,
      question:
        'Choose somebody whose arms you copy until your next turn. Caught not copying: a sip.',
      subjects: ['acting', 'friends'],
    },
    {
      form: 'partners',
      daring: 3,
      question:
        'Choose a partner and invent a greeting with three moves. Whoever forgets a move sips.',
      subjects: ['friends', 'hands'],
    },
    {
      form: 'count',
      daring: 1,
      question:
        'Count to twenty around the table, clapping instead of every four. A wrong clap costs a sip.',
      subjects: ['numbers', 'games'],
    },
    {
      form: 'count',
      daring: 1,
      question:
        'Count down from fifteen together, anyone at any time. Two at once: both take a sip.',
      subjects: ['numbers', 'games'],
    },
    {
      form: 'count',
      daring: 2,
      question: 'Go round with the alphabet, each an animal. Stuck for five seconds? A sip.',
      subjects: ['animals', 'words'],
    },
    {
      form: 'last-one',
      daring: 1,
      question: 'Last one to point at the ceiling takes a sip.',
      subjects: ['games', 'hands'],
    },
    {
      form: 'last-one',
      daring: 1,
      question: 'Last one with both feet on the floor takes a sip.',
      subjects: ['games', 'feet'],
    },
    {
      form: 'last-one',
      daring: 2,
      question: 'Last one to name somebody who is not in the room takes a sip.',
      subjects: ['friends', 'names'],
    },
    {
      form: 'toast',
      daring: 1,
      question:
        'Everyone raises a glass to the oldest object in the room. Whoever doubts its age takes a sip.',
      subjects: ['home', 'toasts'],
    },
    {
      form: 'toast',
      daring: 2,
      question:
        'Give a toast in which every word begins with the same letter. Three words will do. Or sip.',
      subjects: ['words', 'toasts'],
    },
    {
      form: 'amnesty',
      daring: 1,
      question: 'All rules are over. Whoever cheers loudest takes the first sip of freedom.',
      subjects: ['rules', 'toasts'],
    },
    {
      form: 'swap',
      daring: 2,
      question:
        'Everyone moves one seat to the left and takes over that person’s rules. Complaints cost a sip.',
      subjects: ['rules', 'games'],
    },
  ],
};
