// Family gathering: cards for social.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const familyGathering: BankTopic = {
  id: 'family-gathering',
  category: 'social',
  title: 'Family gathering',
  keywords: [
    'family',
    'relatives',
    'family reunion',
    'cousins',
    'uncles and aunts',
    'parents and children',
  ],
  cards: [
    {
      form: 'most-likely-to',
      daring: 1,
      question:
        'Who here is most likely to say “we should head off” and still be here an hour later?',
      subjects: ['goodbyes', 'habits'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who is most likely to slip the dog a piece of dinner under the table?',
      subjects: ['dogs', 'pets', 'family dinners'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to change the rules halfway through a board game?',
      subjects: ['board games', 'cheating'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to find where the presents are hidden? Has it ever happened?',
      subjects: ['christmas', 'presents'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'The oldest player tells a story that the youngest player has never heard.',
      subjects: ['family stories', 'grandparents'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Tell the story of a family pet, in the voice of the pet.',
      subjects: ['pets', 'dogs', 'cats'],
    },
    {
      form: 'story',
      daring: 2,
      question: 'Which family story gets bigger every time? Tell it now, bigger than ever.',
      subjects: ['family stories', 'exaggeration'],
    },
    {
      form: 'mime',
      daring: 1,
      question: 'Mime a relative looking for their glasses. First to name the relative mimes next.',
      subjects: ['mime', 'habits'],
    },
    {
      form: 'mime',
      daring: 1,
      question: 'Two players mime putting up a tent in the wind. The rest of us do the wind.',
      subjects: ['camping', 'holidays', 'mime'],
    },
    {
      form: 'mime',
      daring: 2,
      question: 'Mime unwrapping a gift you already own, then thank the giver with all your charm.',
      subjects: ['presents', 'christmas', 'acting'],
    },
    {
      form: 'vote',
      daring: 1,
      question:
        'Vote: when should the Christmas decorations go up? The earliest bird defends the date.',
      subjects: ['christmas', 'traditions'],
    },
    {
      form: 'vote',
      daring: 2,
      question:
        'Vote: who rules the remote control in this family? They mime the last thing they watched.',
      subjects: ['television', 'home'],
    },
    {
      form: 'vote',
      daring: 3,
      question:
        'Vote: who was the naughtiest child in this room? The winner gets one minute of defence.',
      subjects: ['childhood', 'mischief'],
    },
    {
      form: 'point-at',
      daring: 2,
      question:
        'On three, point at the person whose laugh you would know through a wall. Let us hear it.',
      subjects: ['laughter', 'voices'],
    },
    {
      form: 'point-at',
      daring: 3,
      question: 'On three, point at whoever thinks they are the boss. Then at whoever really is.',
      subjects: ['family roles', 'power'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'Ten people in one holiday cottage, or one quiet week with no relatives at all?',
      subjects: ['holidays', 'summer'],
    },
    {
      form: 'this-or-that',
      daring: 2,
      question:
        'Swap lives for a day with the oldest person here or the youngest? Give your first plan.',
      subjects: ['generations', 'age'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question: 'Finish the sentence: “You can tell we are related because …”',
      subjects: ['family traits', 'habits'],
    },
    {
      form: 'finish-the-sentence',
      daring: 3,
      question: 'Finish the sentence: “Now that it can no longer be punished, I admit that …”',
      subjects: ['confessions', 'mischief'],
    },
    {
      form: 'compliment',
      daring: 1,
      question: 'Thank somebody here for a thing they did long ago and have probably forgotten.',
      subjects: ['thanks', 'memories'],
    },
    {
      form: 'compliment',
      daring: 2,
      question: 'Say which of your good habits you copied from someone in this room.',
      subjects: ['compliments', 'habits'],
    },
    {
      form: 'quick-fire',
      daring: 1,
      question: 'Round the table, fast: name things nobody in this family can throw away.',
      subjects: ['home', 'collecting'],
    },
    {
      form: 'true-or-false',
      daring: 2,
      question:
        'Make a claim about your life before you were ten. The family shouts true or false.',
      subjects: ['childhood', 'guessing'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question:
        'A child teaches a word they use every day; a grown-up teaches one nobody uses now.',
      subjects: ['words', 'generations'],
    },
    {
      form: 'mini-challenge',
      daring: 3,
      question: 'Stand up and give the speech of a proud uncle at the wedding of two teaspoons.',
      subjects: ['weddings', 'acting', 'speeches'],
    },
    {
      form: 'rule',
      daring: 2,
      question: 'New rule: for three rounds everyone calls the youngest player “Your Excellency”.',
      subjects: ['names', 'children'],
    },
    {
      form: 'rule',
      daring: 3,
      question: 'Until your next turn, you are your own grandparent. Speak, sit and sigh like one.',
      subjects: ['grandparents', 'acting'],
    },
  ],
};
