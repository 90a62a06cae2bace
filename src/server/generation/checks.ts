// What every card must be, whoever wrote it. Pure functions; what fails is left out and replaced.
import { TEXT_LIMITS } from '#game/card.ts';
import { CATEGORIES, type GeneratedCategory } from '#game/categories.ts';
import type { DraftCard } from './writer.ts';

export type Rejection = 'shape' | 'too-long' | 'duplicate' | 'gives-answer-away' | 'no-answer';

/** A text as far as sameness goes: letters and digits in lower case, nothing else. */
export function fingerprint(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** White space folded, control characters gone; texts stay plain texts. */
export function tidy(draft: DraftCard): DraftCard {
  const clean = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  const explanation = clean(draft.explanation ?? '');
  return {
    question: clean(draft.question),
    hint: clean(draft.hint),
    answer: clean(draft.answer),
    ...(explanation && { explanation }),
  };
}

/** Why a tidied card can't go into the deck, or undefined when it can. */
export function rejectionOf(
  card: DraftCard,
  gameType: GeneratedCategory,
  taken: ReadonlySet<string>,
): Rejection | undefined {
  const question = fingerprint(card.question);
  if (question.length < 3) return 'shape';
  if (isTooLong(card)) return 'too-long';
  if (taken.has(question)) return 'duplicate';
  if (!CATEGORIES[gameType].answerToggle) return undefined;
  const answer = fingerprint(card.answer);
  if (answer === '') return 'no-answer';
  if (holdsWords(question, answer) || holdsWords(fingerprint(card.hint), answer)) {
    return 'gives-answer-away';
  }
  return undefined;
}

function isTooLong(card: DraftCard): boolean {
  return (
    card.question.length > TEXT_LIMITS.question ||
    card.hint.length > TEXT_LIMITS.hint ||
    card.answer.length > TEXT_LIMITS.answer ||
    (card.explanation ?? '').length > TEXT_LIMITS.question
  );
}

/** Whether a text holds the other as whole words; single characters are no give-away ('4', 'A'). */
function holdsWords(text: string, words: string): boolean {
  return words.length > 1 && ` ${text} `.includes(` ${words} `);
}
