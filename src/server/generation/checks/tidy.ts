// White space folded, what shows nothing taken out, what the category has no place for left out.
import { plainText } from '#contract/limits.ts';
import { CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import type { DraftCard } from '#server/generation/writer.ts';

export function tidy(draft: DraftCard, gameType: GeneratedCategory): DraftCard {
  const { showsHints, showsAnswers } = CATEGORIES[gameType];
  const explanation = clean(draft.explanation ?? '');
  return {
    question: clean(draft.question),
    hint: showsHints ? clean(draft.hint) : '',
    answer: showsAnswers ? clean(draft.answer) : '',
    ...(showsAnswers && explanation && { explanation }),
    ...(draft.verdict && { verdict: draft.verdict }),
  };
}

function clean(text: string): string {
  return plainText(text.toWellFormed()).replaceAll(/\s+/gu, ' ').trim();
}
