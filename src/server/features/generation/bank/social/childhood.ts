// Childhood: cards for social.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const childhood: BankTopic = {
  id: 'childhood',
  category: 'social',
  title: 'Childhood',
  keywords: [
    'growing up',
    'nostalgia',
    'being a child',
    'when we were young',
    'childhood memories',
    'kids',
  ],
  cards: [
    {
      form: 'story',
      daring: 1,
      question: 'Tell us about the den, treehouse or secret corner where nobody could find you.',
      subjects: ['hiding places', 'memories'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Which toy would you run back for even now? Introduce it by name.',
      subjects: ['toys', 'memories'],
    },
    {
      form: 'story',
      daring: 2,
      question: 'Tell us about the first thing you ever tried to cook on your own.',
      subjects: ['cooking', 'first times'],
    },
    {
      form: 'story',
      daring: 2,
      question: 'Describe the first concert you went to, and what you wore to it.',
      subjects: ['music', 'first times', 'clothes'],
    },
    {
      form: 'story',
      daring: 3,
      question: 'Recite any line you still know from a school play, with the same acting as then.',
      subjects: ['school', 'school plays', 'acting'],
    },
    {
      form: 'never-have-i-ever',
      daring: 1,
      question: 'Never have I ever given a funeral to an insect, a goldfish or a snowman.',
      subjects: ['pets', 'animals', 'winter'],
    },
    {
      form: 'never-have-i-ever',
      daring: 2,
      question: 'Never have I ever cut my own fringe. Tell us who had to repair it.',
      subjects: ['hair', 'mishaps'],
    },
    {
      form: 'never-have-i-ever',
      daring: 3,
      question: 'Never have I ever signed a school note in a parent’s handwriting.',
      subjects: ['school', 'mischief', 'confessions'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who was most likely to remind the teacher about the homework?',
      subjects: ['school', 'homework'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who was most likely to run a sweet shop from a school bag?',
      subjects: ['school', 'sweets', 'business'],
    },
    {
      form: 'point-at',
      daring: 2,
      question:
        'On three, point at whoever would still climb a tree today. They tell us about their best one.',
      subjects: ['trees', 'playground', 'memories'],
    },
    {
      form: 'vote',
      daring: 1,
      question: 'Vote for the finest playground game ever. The losing side must explain its rules.',
      subjects: ['playground', 'games'],
    },
    {
      form: 'vote',
      daring: 2,
      question:
        'Vote: who still keeps a box of childhood treasures at home? They name one thing in it.',
      subjects: ['collecting', 'toys', 'memories'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'One endless August at the seaside, or one whole winter off school for snow?',
      subjects: ['summer', 'winter', 'holidays'],
    },
    {
      form: 'this-or-that',
      daring: 2,
      question:
        'Read your diary from the age of thirteen aloud, or wear your favourite outfit of that year?',
      subjects: ['teenage years', 'clothes', 'diaries'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question: 'Finish the sentence: “If you smelled our kitchen in those days, you smelled …”',
      subjects: ['cooking', 'home', 'memories'],
    },
    {
      form: 'finish-the-sentence',
      daring: 2,
      question: 'Finish the sentence: “My school report said, in other words, that I was …”',
      subjects: ['school', 'teachers'],
    },
    {
      form: 'finish-the-sentence',
      daring: 3,
      question: 'Finish the sentence: “My first big crush never knew that I …”',
      subjects: ['first love', 'first times', 'confessions'],
    },
    {
      form: 'rank-it',
      daring: 1,
      question: 'Rank these: the smell of new crayons, the last school bell, the first snow.',
      subjects: ['school', 'winter', 'memories'],
    },
    {
      form: 'mime',
      daring: 1,
      question: 'Mime learning to ride a bicycle, from the first wobble to the first crash.',
      subjects: ['cycling', 'first times', 'mime'],
    },
    {
      form: 'mime',
      daring: 2,
      question:
        'Act out your morning face on a school day. Someone plays the parent, someone the alarm.',
      subjects: ['school', 'mornings', 'mime'],
    },
    {
      form: 'quick-fire',
      daring: 1,
      question: 'Say the names of three teachers, two classmates and one pet. Five seconds. Go!',
      subjects: ['teachers', 'school', 'pets'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Hum the theme of a cartoon you loved. Whoever names it first takes over.',
      subjects: ['cartoons', 'music', 'television'],
    },
    {
      form: 'mini-challenge',
      daring: 3,
      question:
        'You are seven: dictate your Christmas list, then haggle with Father Christmas over the wildest wish.',
      subjects: ['christmas', 'presents', 'acting'],
    },
    {
      form: 'true-or-false',
      daring: 1,
      question:
        'True or false: the player on your left was a teacher’s favourite. Vote, then hear the truth.',
      subjects: ['school', 'teachers', 'guessing'],
    },
    {
      form: 'truth',
      daring: 3,
      question:
        'For which broken object did someone else get the blame? Tonight you may clear their name.',
      subjects: ['mischief', 'confessions'],
    },
    {
      form: 'compliment',
      daring: 1,
      question:
        'Tell the person on your right what you two would have got up to in the same class.',
      subjects: ['school', 'friends'],
    },
  ],
};
