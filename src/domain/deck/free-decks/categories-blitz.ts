import { freeDeck } from './deck.ts';

/** Letter-constraint prompts to answer fast and aloud (DATA-26). Players judge the answers. */
export const categoriesBlitz = freeDeck('categories-blitz', [
  { question: 'Name five kitchen things that start with S.' },
  { question: 'Name three countries that end with the letter A and lie in different continents.' },
  { question: 'Name three animals with a double letter in their name, as in giraffe.' },
  { question: 'Name three fruits with exactly five letters.' },
  {
    question:
      'Alphabet chain: name foods from A, B, C onwards without skipping a letter. How far do you get?',
  },
  { question: 'Name four jobs that end with ER.' },
  { question: 'Name three capital cities that start with B.' },
  { question: 'Name three sports that contain the letter K.' },
  { question: 'Name three musical instruments that end with a vowel.' },
  { question: 'Name four colours with exactly four letters.' },
  { question: 'Name three things to wear with exactly five letters.' },
  {
    question:
      'Animal chain: name five animals, each starting with the last letter of the one before.',
  },
  { question: 'Name four things at the beach that start with S.' },
  { question: 'Name three vegetables with a double letter in their name.' },
  { question: 'Name three things in a school bag that do not contain the letter E.' },
  { question: 'Name three first names that read the same backwards, letter by letter.' },
  { question: 'Name four vehicles that start with T.' },
  { question: 'Describe the weather in four words that all end with Y.' },
  { question: 'Name three drinks with exactly five letters.' },
  { question: 'Name five parts of the body with exactly three letters.' },
  { question: 'Name four things you can see in the sky that contain the letter R.' },
  { question: 'Name two rivers with exactly four letters.' },
  { question: 'Praise a cake with three adjectives, each starting with a different vowel.' },
  { question: 'Name four things smaller than your thumb that start with B.' },
  { question: 'Name three films with a one-word title that starts with T.' },
  { question: 'Name three people or things from fairy tales with a double letter, as in slipper.' },
  { question: 'Name three round things that do not contain the letter E.' },
  { question: 'Name three flowers that end with Y or A.' },
  { question: 'Name three things to eat that start and end with the same letter.' },
  { question: 'Say what a friendly monster is like in four words that all start with M.' },
]);
