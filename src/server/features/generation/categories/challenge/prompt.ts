import type { CategoryPrompt } from '#server/features/generation/categories/category-writing.ts';

export const PROMPT: CategoryPrompt = {
  task: 'puzzles that a group solves aloud in a minute: the puzzle, a hint, the solution, and a line that shows why it holds.',
  rules: [
    'Each puzzle has exactly one solution that everybody accepts once they hear it. Solve it yourself, step by step, before you write it down; leave out any that does not come out.',
    'Nothing needs paper, a picture or special knowledge: all that is needed stands in the puzzle.',
    'The topic is the clothing of the puzzle: its people, things and places come from there.',
    'The hint opens a door without walking through it, and holds no word of the solution.',
    'The explanation shows the one step that solves it.',
  ],
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
};
