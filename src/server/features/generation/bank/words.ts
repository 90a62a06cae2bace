// What a host's words for a topic are compared by.
import pluralize from 'pluralize';
import { normalised } from '#server/features/decks/index.ts';

/** Words that say nothing about a topic: 'a quiz about the 1990s' is about 1990s. */
const EMPTY_WORDS = new Set(
  `a an the of in on at for to and or with about from by our my your some all any
  quiz quizzes trivia question questions fun facts fact cards deck`.split(/\s+/),
);
/** What the cards are for says nothing about them either; 'date night' does. */
const OCCASION = /\b(quiz|trivia|games?|party) (night|evening)s?\b/gi;
/** Emoji and what they are made of. */
const PICTURES = /[\p{Extended_Pictographic}\ufe0f\u20e3]+/gu;
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const DECADES: Readonly<Record<string, string>> = {
  twenties: '1920s',
  thirties: '1930s',
  forties: '1940s',
  fifties: '1950s',
  sixties: '1960s',
  seventies: '1970s',
  eighties: '1980s',
  nineties: '1990s',
  noughties: '2000s',
  '00s': '2000s',
};

/**
 * The words that count, one form for singular and plural, case and accents, digits and words, and the
 * ways to name a decade; "Valentine's" is Valentine. A stemmer that goes further takes 'animation' for 'animals'.
 */
export function wordsOf(text: string): string[] {
  return tellingWords(text).map(formOf);
}

/** The same as they were written: 'countries' are not 'country'. */
export function writtenOf(text: string): string {
  return tellingWords(text).join(' ');
}

function tellingWords(text: string): string[] {
  const words = normalised(
    withoutPictures(text)
      .replaceAll(OCCASION, ' ')
      .replaceAll(/['’]s\b/gu, '')
      .replaceAll(/['’]/gu, ''),
  )
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  // 'Facts' alone is still a topic, and so is 'The The'.
  return telling.length > 0 ? telling : words;
}

/** What is said beside the emoji; '🍕' alone is all that there is. */
export function withoutPictures(text: string): string {
  const bare = text.replaceAll(PICTURES, ' ');
  return normalised(bare) === '' ? text : bare;
}

/** What two names of one topic have in common. */
export function keyOf(text: string): string {
  return wordsOf(text).join(' ');
}

function formOf(word: string): string {
  const number = NUMBERS.indexOf(word);
  if (number >= 0) return String(number);
  const decade = DECADES[word] ?? word.replace(/^([2-9]0)s$/, '19$1s');
  // 'US' is no plural, and neither is 'gas'.
  return decade.endsWith('0s') || decade.length < 4 ? decade : pluralize.singular(decade);
}
