import type { CategoryPrompt } from '#server/features/generation/categories/category-writing.ts';

export const PROMPT: CategoryPrompt = {
  task: 'quiz cards: a question, a hint, the answer, and a line that explains the answer.',
  rules: [
    'Skip the three facts about the topic that everybody would ask first, and prefer what people are glad to have learnt to what they have heard before.',
    'No answer comes twice in a deck.',
    'Each question has exactly one right answer, short enough to be called across a room, and you are certain of it. If you are not, choose another fact.',
    'Superlatives and firsts only where nobody disputes them. What changes over the years is dated in the question.',
    'The hint narrows the answer down from another side: a sound, a place, a time, a neighbour of the thing. It never holds a word of the answer.',
    'The explanation is one sentence that adds something worth knowing.',
    'Vary the form: who, what, where, which, how many, what links these, finish the quotation. No yes-or-no questions, unless the topic asks for them.',
  ],
  fields: {
    answer: 'the fact that is asked for, chosen first',
    question: 'asks for it',
    accepts: 'other names and spellings of the same answer; else []',
    explanation: 'one sentence that adds something',
    hint: 'helps from another side',
    choices:
      'three wrong answers of the same kind and length that somebody might really give, and that are wrong for certain',
  },
  good: [
    {
      answer: 'Iceland',
      question: 'Which country lists people in its phone book by their first names?',
      accepts: [],
      explanation: 'Most Icelanders have no family name, only the name of a parent with an ending.',
      hint: 'Its first parliament met in a field of lava.',
      choices: ['Norway', 'Finland', 'Denmark'],
    },
    {
      answer: 'Velcro',
      question:
        'Which fastener did a walker think of after burrs had stuck to the coat of his dog?',
      accepts: ['Hook and loop', 'Hook-and-loop fastener'],
      explanation: 'Under a microscope George de Mestral saw that burrs end in tiny hooks.',
      hint: 'You hear it when it is opened.',
      choices: ['The zip', 'The safety pin', 'The press stud'],
    },
  ],
  bad: {
    card: {
      answer: 'William Shakespeare',
      question: 'What is the name of the author of Romeo and Juliet?',
      accepts: [],
      explanation: 'He wrote Romeo and Juliet.',
      hint: 'His first name is William.',
      choices: ['Charles Dickens', 'Jane Austen', 'Mark Twain'],
    },
    why: 'Everybody would ask it first, there is nothing to picture, the hint says half of the answer, the explanation says nothing new, and nobody would fall for the choices.',
  },
  levels: {
    easy: 'Easy: someone with no special interest in the topic gets most of them.',
    medium:
      'Medium: about half of a mixed table gets each one; none is common knowledge in every household.',
    hard: 'Hard: a treat for those who know the topic well, with facts that they are glad to have known. Never catalogue numbers or exact dates.',
  },
  angles: [
    'people: who made, found, played, led or lost something',
    'how things work, and why they are as they are',
    'history: beginnings, turning points, endings',
    'places, and what is found there',
    'names and words: what they mean and where they come from',
    'the topic in films, songs, books, art and everyday talk',
    'surprising facts that sound untrue and are not',
    'records, sizes and comparisons, as far as nobody disputes them',
    'mishaps, rivalries and happy accidents',
    'rules, customs and traditions',
  ],
  forms: [
    { named: /true or false/, form: 'true or false, with a line on why' },
    {
      named: /(?:finish|complete) the (?:lyrics?|quotes?|quotation|line|proverb)/,
      form: 'a line to finish',
    },
    { named: /who said (?:it|that|this)/, form: 'a line, and who said it' },
    { named: /odd one out/, form: 'odd one out of four' },
    { named: /guess the year|what year/, form: 'guess the year' },
    { named: /what links|connections/, form: 'what links these' },
  ],
  sides: [
    'long ago',
    'in our days',
    'people and works',
    'nature and science',
    'places',
    'food, homes and everyday things',
    'sport and games',
    'words and names',
  ],
};
