import { catalog } from '../catalog.ts';

/** Topics that make good decks, for each category: also from the card bank, which fills a usual deck with each. */
export const setupTopicText = catalog('setupTopics', {
  trivia: ['Space', 'World history', 'Films and television', 'Food and drink', 'Music', 'Animals'],
  drinking: ['Never have I ever', 'Festivals', 'Birthdays', 'House rules', 'Holidays'],
  social: ['Icebreakers', 'Childhood', 'Colleagues', 'Family gathering', 'Travel', 'What if'],
  relationship: ['First dates', 'Dreams', 'Sunday mornings', 'Everyday life'],
  challenge: ['Riddles', 'Number series', 'Anagrams', 'Lateral thinking', 'Logic puzzles'],
  'secret-prompt': ['Animals', 'Household things', 'Fairy tales', 'Hobbies', 'Travel'],
});
