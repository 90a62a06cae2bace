import type { GeneratedCategory } from '#game/categories.ts';

/** Topics that make good decks, for each category. */
export const TOPIC_EXAMPLES: Readonly<Record<GeneratedCategory, readonly string[]>> = {
  trivia: ['Volcanoes', 'Space travel', 'Film directors', 'Italian food', '1990s music', 'Cats'],
  drinking: ['Holidays with friends', 'Festivals', 'Our student days', 'Cooking', 'Road trips'],
  social: ['First jobs', 'Pets', 'Childhood summers', 'Phones', 'Travel disasters', 'Weddings'],
  relationship: ['First dates', 'Our next ten years', 'Sunday mornings', 'Travelling together'],
  challenge: ['Riddles', 'Number series', 'Anagrams', 'Lateral thinking', 'Logic puzzles'],
  'secret-prompt': ['Animals', 'Jobs', 'Things in a kitchen', 'Fairy tales', 'At the beach'],
};
