import type { CategoryPrompt } from '#server/features/generation/categories/category-writing.ts';

export const PROMPT: CategoryPrompt = {
  task: 'quiz cards: a question, a hint, the answer, and a line that explains the answer.',
  rules: [
    'Each question has exactly one right answer, short enough to be called across a room, and you are certain of it. If you are not, choose another fact.',
    'Superlatives and firsts only where nobody disputes them. What changes over the years is dated in the question.',
    'The hint narrows the answer down from another side: a sound, a place, a time, a neighbour of the thing. It never holds a word of the answer.',
    'The explanation is one sentence that adds something worth knowing.',
    'Vary the form: who, what, where, which, how many, what links these, finish the quotation. No yes-or-no questions.',
  ],
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
};
