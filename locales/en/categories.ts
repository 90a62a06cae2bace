// How the seven ways to play are called and told, by their ids.
import { catalog } from '../catalog.ts';

type CategoryWords = {
  readonly name: string;
  readonly description: string;
  /** A few topics to try. */
  readonly examples: readonly string[];
  /** A word of age and care, said once before the first match. */
  readonly notice?: string;
  /** Stands above the question (PLAY-04). */
  readonly cardLabel?: string;
};

const category = (words: CategoryWords) => words;

export const categoryText = catalog('categories', {
  free: category({
    name: 'Free Games',
    description: 'Four decks that are ready right now. No account, no waiting.',
    examples: ['Would You Rather', '2000s Pop', 'Emoji Guess It'],
  }),
  trivia: category({
    name: 'Trivia',
    description: 'Questions with one right answer, on anything your table thinks it knows.',
    examples: ['Space', '1990s music', 'Italian food'],
  }),
  drinking: category({
    name: 'Drinking Games',
    description: 'Sip-sized prompts for a merry round, with or without alcohol.',
    examples: ['Never have I ever', 'Holidays', 'House rules'],
    notice:
      'For adults of drinking age. No card needs alcohol: any drink will do, everyone may pass, and a sip is always enough. Look after each other, and leave the car at home.',
  }),
  social: category({
    name: 'Social & Party Games',
    description: 'Icebreakers, votes and what-ifs that get the whole room talking.',
    examples: ['Most likely to', 'Icebreakers', 'Hot takes'],
  }),
  relationship: category({
    name: 'Relationship Games',
    description: 'Warm, curious and cheeky questions for two, or for a table of couples.',
    examples: ['First dates', 'Dreams', 'Everyday life'],
  }),
  challenge: category({
    name: 'Challenge & Puzzle Games',
    description: 'Riddles, logic and word play to crack together against the clock.',
    examples: ['Riddles', 'Number series', 'Word play'],
  }),
  'secret-prompt': category({
    name: 'Secret-prompt Games',
    description: 'Act it out or talk around it, without the five words everyone says first.',
    examples: ['Animals', 'Jobs', 'Films and stories'],
    cardLabel: 'Act Out or Guess:',
  }),
});
