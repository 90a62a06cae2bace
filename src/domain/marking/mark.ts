// Whether a typed answer is right, as a fair host would say it (PHONE-20).
import { distance } from 'fastest-levenshtein';
import type { Card } from '#domain/deck/card.ts';
import { isFigure, readingsOf, type Readings } from './normalise.ts';
import type { MarkingWords } from './words.ts';

/** `ask`: near enough that somebody should say. */
export type Mark = 'right' | 'wrong' | 'ask';

type Answered = Pick<Card, 'answer' | 'accepts' | 'choices'>;

/** Letters that an answer needs to bear one slip, and two. */
const ONE_SLIP = 5;
const TWO_SLIPS = 9;
/** Letters that a word needs to have a plural: 'O' and 'Os' are none. */
const PLURAL = 3;

/**
 * The mark of what somebody typed. Case, accents, punctuation, articles and what is said before an answer don't
 * count; numbers count by value; slips of the pen as far as the length bears them, never in numbers and short words.
 */
export function markOf(card: Answered, typed: string, words: MarkingWords): Mark {
  const right = [card.answer, ...(card.accepts ?? [])].flatMap(waysToSay);
  if (typed.trim() !== '' && right.some((each) => each.trim() === typed.trim())) return 'right';
  const given = readingsOf(typed, words);
  if (given.byValue.length === 0) return 'wrong';
  const nearnessOf = (each: string) => nearness(readingsOf(each, words), given);
  const marks = right.map(nearnessOf);
  if (marks.includes('exact')) return 'right';
  // What is nearer to an answer that is known to be wrong is no slip.
  const isOther = (card.choices ?? []).some((choice) => {
    const found = nearnessOf(choice);
    return found === 'exact' || found === 'slip';
  });
  if (isOther) return 'wrong';
  if (marks.includes('slip')) return 'right';
  return marks.includes('near') ? 'ask' : 'wrong';
}

/** 'Ludwig van Beethoven (1770)' may be said without what is in brackets. */
function waysToSay(answer: string): string[] {
  const without = answer.replaceAll(/\s*\([^)]*\)/g, '').trim();
  return without === '' || without === answer ? [answer] : [answer, without];
}

type Nearness = 'exact' | 'slip' | 'near' | 'far';

function nearness(right: Readings, given: Readings): Nearness {
  const byValue = compare(right.byValue, given.byValue);
  const asWritten = compare(right.asWritten, given.asWritten);
  if (byValue === 'exact' || asWritten === 'exact') return 'exact';
  // Only one of them has a number, as far as that can be told: 'Saturn V', 'the Saturn V rocket'; 'one third', 'third'.
  const isOneWithout = (['byValue', 'asWritten'] as const).some(
    (reading) => (figuresOf(right[reading]) === '') !== (figuresOf(given[reading]) === ''),
  );
  return byValue === 'far' && isOneWithout && asWritten !== 'far' ? 'near' : byValue;
}

function compare(right: readonly string[], given: readonly string[]): Nearness {
  // An answer of signs alone ('@') has no words, and so nothing in common with any.
  if (right.length === 0) return 'far';
  const [one, other] = [right.join(' '), given.join(' ')];
  if (glued(one) === glued(other)) return 'exact';
  if (figuresOf(right) !== figuresOf(given)) {
    // Another number is another answer, but 'Apollo' may be meant for 'Apollo 11'.
    return figuresOf(given) === '' && isPart(given, right) ? 'near' : 'far';
  }
  // Of an answer that is a number alone the unit does not matter: the figures are equal.
  if (right.every(isFigure)) return 'exact';
  // '7' may be meant for '7 days'.
  if (given.every(isFigure)) return 'near';
  const isPlural = `${one}s` === other || `${other}s` === one;
  if (isPlural && Math.min(one.length, other.length) >= PLURAL) return 'slip';
  const slips = distance(one, other);
  const borne = slipsBorne(one);
  if (slips <= borne && !areLettered(right, given)) return 'slip';
  if (slips <= borne + 1 && one.length >= ONE_SLIP) return 'near';
  return isPart(given, right) || isPart(right, given) ? 'near' : 'far';
}

/** Words may stand apart or together, figures not: 'one fifth' is no 15. */
function glued(text: string): string {
  return text.replaceAll(/(?<!\d) | (?!\d)/g, '');
}

/** Told apart by a letter at their end: 'Vitamin C' and 'Vitamin D'. */
function areLettered(...both: readonly (readonly string[])[]): boolean {
  const ends = both.map((words) => (words.length > 1 ? words.at(-1) : undefined));
  return ends.every((end) => end?.length === 1) && new Set(ends).size > 1;
}

function slipsBorne(text: string): number {
  const { length } = text.replaceAll(' ', '');
  if (length < ONE_SLIP) return 0;
  return length < TWO_SLIPS ? 1 : 2;
}

/** The surname alone, or the answer within a sentence. */
function isPart(part: readonly string[], whole: readonly string[]): boolean {
  return part.join('').length > 2 && part.every((word) => whole.includes(word));
}

function figuresOf(words: readonly string[]): string {
  return words.filter(isFigure).join(' ');
}
