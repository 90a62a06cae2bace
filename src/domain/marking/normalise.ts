// What two ways to write one answer have in common.
import type { MarkingWords } from './words.ts';

/** How a text can be read. */
export interface Readings {
  /** Ordinals and Roman numerals are figures: 'Henry VIII' and 'Henry the Eighth' are 'henry 8'. */
  readonly byValue: readonly string[];
  /** They are the words that they are: 'Space X' is no tenth space, and 'Twelth Night' one letter off. */
  readonly asWritten: readonly string[];
}

export function readingsOf(text: string, words: MarkingWords): Readings {
  const telling = tellingWords(text, words);
  return {
    byValue: valued(telling, words),
    asWritten: withFigures(saidOneWay(telling, words), { ...words, ordinals: {} }),
  };
}

/**
 * The words that count, in lower case without accents and punctuation, without what stands before an answer and
 * without articles, and of what can be said in two ways the first; numbers in words, ordinals and Roman numerals become
 * figures: 'I think it’s the Twenty-One!' is 21.
 */
export function wordsOf(text: string, words: MarkingWords): readonly string[] {
  return valued(tellingWords(text, words), words);
}

function valued(telling: readonly string[], words: MarkingWords): readonly string[] {
  return withFigures(saidOneWay(telling.map(romanAsFigure), words), words);
}

function tellingWords(text: string, words: MarkingWords): readonly string[] {
  const plain = withoutOpenings(fold(text, words), words);
  const isArticle = (word: string) => words.articles.includes(word);
  const last = plain.length - 1;
  // At the end a letter is no article: 'Vitamin A'.
  const isName = plain[last]?.length === 1 && !plain.slice(0, last).every(isArticle);
  const telling = plain.filter((word, at) => !isArticle(word) || (isName && at === last));
  // 'The The' is a band.
  return telling.length > 0 ? telling : plain;
}

/** 'Saint Louis' and 'St. Louis' are one, and so are 'the USA' and 'the United States'. */
function saidOneWay(text: readonly string[], { alike }: MarkingWords): readonly string[] {
  let said = ` ${text.join(' ')} `;
  for (const [one = '', ...others] of alike) {
    for (const other of others) said = said.replaceAll(` ${other} `, ` ${one} `);
  }
  return said.split(' ').filter((word) => word !== '');
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };

/** Up to 39, behind a name; a letter alone only at the end, for 'I' and 'v' are words as well. */
function romanAsFigure(word: string, at: number, { length }: readonly string[]): string {
  if (at === 0 || !/^x{0,3}(?:ix|iv|v?i{0,3})$/.test(word)) return word;
  if (word.length === 1 && at < length - 1) return word;
  const values = Array.from(word, (letter) => ROMAN[letter] ?? 0);
  return String(
    values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0),
  );
}

/** Whether a word is a number. */
export function isFigure(word: string): boolean {
  return /^\d+(?:\.\d+)?$/.test(word);
}

/** Of Latin, Greek, Cyrillic, Hebrew and Arabic, and of emoji; in other scripts such signs are vowels and letters. */
const ACCENTS =
  /[\u0300-\u036f\u20d0-\u20ff\ufe00-\ufe0f\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/gu;

function fold(text: string, { and }: MarkingWords): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replaceAll(ACCENTS, '')
      // Two ways to write one sound in Hindi.
      .replaceAll('\u0901', '\u0902')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
      .replaceAll('œ', 'oe')
      .replaceAll('ł', 'l')
      .replaceAll('&', ` ${and} `)
      .replaceAll(/['’`.](?=\p{L})/gu, '')
      .replaceAll(/(?<=\d)[,' ](?=\d{3}(?!\d))/g, '')
      .replaceAll(/(?<=\d)(?:st|nd|rd|th)(?!\p{L})/gu, '')
      .replaceAll(/(?<!\d)\.|\.(?!\d)|[^\p{L}\p{M}\p{N}.]+/gu, ' ')
      .split(' ')
      .filter((word) => word !== '')
  );
}

function withoutOpenings(text: readonly string[], { openings }: MarkingWords): readonly string[] {
  let left = text;
  for (;;) {
    const said = left.join(' ');
    const opening = openings.find((each) => said.startsWith(`${each} `));
    if (opening === undefined) return left;
    left = left.slice(opening.split(' ').length);
  }
}

/** Number words as figures; those that stand together are one number, 'and' within it counts for nothing. */
function withFigures(text: readonly string[], lists: MarkingWords): readonly string[] {
  const result: string[] = [];
  let number: { readonly total: number; readonly part: number } | undefined;
  const end = () => {
    if (number) result.push(String(number.total + number.part));
    number = undefined;
  };
  for (const [at, word] of text.entries()) {
    const isUnit = lists.units.includes(word) && (number || isFigure(result.at(-1) ?? ''));
    const place = isUnit ? undefined : valueOf(word, lists.ordinals);
    // Behind a number that it does not belong to it is a part: 'two fifths'.
    const isPart = number !== undefined && place !== undefined && !fits(number.part, place);
    const value = valueOf(word, lists.numbers) ?? (isPart ? undefined : place);
    const times = valueOf(word, lists.multiples);
    if (times !== undefined) number = multiplied(number ?? figureBefore(result), times);
    else if (value !== undefined) {
      if (number && !fits(number.part, value)) end();
      number = { total: number?.total ?? 0, part: (number?.part ?? 0) + value };
    } else if (word !== lists.and || !number || !isNumberWord(text[at + 1], lists)) {
      end();
      result.push(word);
    }
  }
  end();
  return result;
}

interface Running {
  readonly total: number;
  readonly part: number;
}

function multiplied(number: Running | undefined, times: number): Running {
  const { total, part } = number ?? { total: 0, part: 1 };
  return times === 100 ? { total, part: part * times } : { total: total + part * times, part: 0 };
}

/** '3 million': the figure before it is taken back. */
function figureBefore(result: string[]): Running | undefined {
  const last = result.at(-1);
  if (last === undefined || !isFigure(last)) return undefined;
  result.pop();
  return { total: 0, part: Number(last) };
}

/** 'Twenty one' is a number, 'one twenty' are two. */
function fits(part: number, value: number): boolean {
  if (part === 0) return true;
  return part % 100 === 0 ? value < 100 : part % 10 === 0 && part % 100 >= 20 && value < 10;
}

function isNumberWord(word: string | undefined, { numbers, multiples }: MarkingWords): boolean {
  if (word === undefined) return false;
  return valueOf(word, numbers) !== undefined || valueOf(word, multiples) !== undefined;
}

function valueOf(word: string, values: Readonly<Record<string, number>>): number | undefined {
  return Object.hasOwn(values, word) ? values[word] : undefined;
}
