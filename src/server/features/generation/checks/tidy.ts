// White space folded, what shows nothing taken out, what the category has no place for left out.
import { plainText } from '#contract/limits.ts';
import { CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

export function tidy(draft: DraftCard, gameType: GeneratedCategory): DraftCard {
  const { showsHints, showsAnswers, takesVotes } = CATEGORIES[gameType];
  const { accepts, choices, vote, options } = draft;
  const explanation = clean(draft.explanation ?? '');
  return {
    question: clean(draft.question),
    hint: showsHints ? clean(draft.hint) : '',
    answer: showsAnswers ? clean(draft.answer) : '',
    ...(showsAnswers && explanation && { explanation }),
    ...(showsAnswers && accepts && { accepts: accepts.map(clean) }),
    ...(showsAnswers && choices && { choices: choices.map(clean) }),
    ...(takesVotes && vote && { vote }),
    ...(takesVotes && options && { options: options.map(clean) }),
    ...(draft.verdict && { verdict: draft.verdict }),
  };
}

function clean(text: string): string {
  return plainText(text.toWellFormed()).replaceAll(/\s+/gu, ' ').trim();
}
