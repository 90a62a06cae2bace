import type { CategoryPrompt } from '#server/features/generation/categories/category-writing.ts';

export const PROMPT: CategoryPrompt = {
  task: 'puzzles that a group solves aloud in a minute: the puzzle, a hint, the solution, and a line that shows why it holds.',
  rules: [
    'Skip the three puzzles that everybody has heard before.',
    'Each puzzle has exactly one solution that everybody accepts once they hear it. Solve it yourself, step by step, before you write it down; leave out any that does not come out.',
    'Nothing needs paper, a picture or special knowledge: all that is needed stands in the puzzle.',
    'The topic is the clothing of the puzzle: its people, things and places come from there.',
    'The hint opens a door without walking through it, and holds no word of the solution.',
    'The explanation shows the one step that solves it.',
  ],
  fields: {
    working: 'the solution step by step, and why no other holds; nobody sees it',
    answer: 'the solution, as short as can be',
    question: 'the puzzle',
    accepts: 'other ways to say the same solution; else []',
    explanation: 'the one step that solves it',
    hint: 'opens a door',
  },
  good: [
    {
      working:
        '3, 6: doubled. 6, 5: one less. 5, 10: doubled. 10, 9: one less. 9, 18: doubled. Now one less: 17. Only these two steps in turn give the row.',
      answer: '17',
      question: 'Which number comes next: 3, 6, 5, 10, 9, 18?',
      accepts: ['Seventeen'],
      explanation: 'Double, take one away, and so on: after 18 comes 17.',
      hint: 'Two steps take turns.',
    },
    {
      working:
        'Parts of the head: ear, eye, nose, chin, lip. With a letter before it, ear becomes a fruit: pear. No fruit ends in eye, nose, chin or lip after one letter.',
      answer: 'Pear',
      question: 'Which fruit becomes a part of the head when it loses its first letter?',
      accepts: ['A pear'],
      explanation: 'Without its P, a pear is an ear.',
      hint: 'You hear with what is left.',
    },
  ],
  bad: {
    card: {
      working: 'It doubles, so 16.',
      answer: '16',
      question: 'Which number comes next: 2, 4, 8?',
      accepts: [],
      explanation: 'Each number is doubled.',
      hint: 'Double it.',
    },
    why: 'Two rules fit: doubling gives 16, adding 2, then 4, then 6 gives 14. The hint is the solution, and everybody knows the row.',
  },
  levels: {
    easy: 'Easy: most tables have it within twenty seconds.',
    medium: 'Medium: it takes a table a minute and one wrong idea.',
    hard: 'Hard: it needs two steps or a change of view, and still no paper.',
  },
  angles: [
    'riddles in which a thing describes itself',
    'word play: letters, anagrams of one short word, words within words, rhymes',
    'number and letter series with one clear rule',
    'logic with three or four statements, one of which decides',
    'lateral thinking: a strange scene with one plain explanation',
    'what do these have in common, or which one does not belong and why',
    'little sums told as a story',
    'who am I, from three clues that go from hard to easy',
  ],
  forms: [
    { named: /number (?:series|sequences?|rows?)/, form: 'number series' },
    { named: /letter (?:series|sequences?)/, form: 'letter series' },
    { named: /anagrams?|unscramble/, form: 'anagrams of one word' },
    { named: /riddles?/, form: 'riddles' },
    { named: /lateral thinking/, form: 'lateral thinking' },
    { named: /odd one out/, form: 'which one does not belong, and why' },
    { named: /who am i/, form: 'who am I, from three clues' },
    { named: /word ?play|word puzzles?/, form: 'word play' },
    { named: /logic/, form: 'logic with three or four statements' },
    { named: /(?:maths?|mental arithmetic) (?:puzzles?|problems?)|sums/, form: 'little sums' },
  ],
  sides: [
    'very short ones',
    'with a false trail',
    'from the kitchen and the house',
    'with animals and plants',
    'on the road',
    'with clocks, calendars and money',
    'with families and friends',
    'with sports and games',
  ],
};
