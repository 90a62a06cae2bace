// Whether somebody who has not seen a card's answer comes to the same one.
import english from '#content/marking/en.json' with { type: 'json' };
import { markOf } from '#domain/marking/mark.ts';
import { wordsOf } from '#domain/marking/normalise.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

export interface BlindAnswer {
  /** Empty where no answer was found. */
  readonly answer: string;
  /** Other names of the same answer. */
  readonly names: readonly string[];
  /** Other things that are right as well. */
  readonly others: readonly string[];
}

/** Sentences say one thing in too many ways to be compared by their words. */
const MOST_WORDS = 4;

/**
 * 'same': the card's own answer, and no other is right as well. 'several': others are. 'other': not the card's.
 * 'unclear': there is no answer, or one that words alone can't compare.
 */
export function agreement(
  card: DraftCard,
  { answer, names, others }: BlindAnswer,
): 'same' | 'several' | 'other' | 'unclear' {
  const own = [answer, ...names].filter((each) => each.trim() !== '');
  if (own.length === 0) return 'unclear';
  const isElse = (other: string): boolean => own.every((each) => !isOne(each, other));
  if (own.some((each) => isSame(card, each))) {
    return others.some((each) => isElse(each) && isWrong(card, each)) ? 'several' : 'same';
  }
  if (others.some((each) => isSame(card, each))) return 'several';
  if (wordsOf(card.answer, english).length > MOST_WORDS) return 'unclear';
  return own.every((each) => isWrong(card, each)) ? 'other' : 'unclear';
}

/** Nobody makes slips of the pen here, so none are forgiven: what is known to be wrong is no slip. */
function isSame(card: DraftCard, given: string): boolean {
  return markOf({ ...card, choices: [given] }, given, english) === 'right';
}

function isOne(one: string, other: string): boolean {
  return markOf({ answer: one }, other, english) !== 'wrong';
}

/** By no rule the card's answer: where words are written together, it may be a part of a longer one. */
function isWrong(card: DraftCard, given: string): boolean {
  if (wordsOf(given, english).length === 0 || markOf(card, given, english) !== 'wrong')
    return false;
  const isTogether = !/[\p{Script=Latin}\p{N}]/u.test(given);
  return !isTogether || !(card.answer.includes(given) || given.includes(card.answer));
}
