// White space folded, what shows nothing taken out, what the category has no place for left out.
import { plainText } from '#contract/limits.ts';
import { ACCEPTS_MOST, areSides, areWrongChoices, TEXT_LIMITS } from '#domain/deck/card.ts';
import { CATEGORIES, type GeneratedCategory } from '#domain/category/categories.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

export function tidy(draft: DraftCard, gameType: GeneratedCategory): DraftCard {
  const { showsHints, showsAnswers, takesVotes } = CATEGORIES[gameType];
  const explanation = clean(draft.explanation ?? '');
  return {
    question: clean(draft.question),
    hint: showsHints ? clean(draft.hint) : '',
    answer: showsAnswers ? clean(draft.answer) : '',
    ...(showsAnswers && explanation && { explanation }),
    ...(showsAnswers && answersOf(draft)),
    ...(takesVotes && voteOf(draft)),
    ...(draft.verdict && { verdict: draft.verdict }),
  };
}

/** Other right answers, and three wrong ones where they are; what can't be used is left out. */
function answersOf({
  answer,
  accepts = [],
  choices,
}: DraftCard): Pick<DraftCard, 'accepts' | 'choices'> {
  const isUsable = (text: string): boolean => text !== '' && text.length <= TEXT_LIMITS.answer;
  const right = [...new Set(accepts.map(clean))]
    .filter((text) => isUsable(text) && text !== clean(answer))
    .slice(0, ACCEPTS_MOST);
  const wrong = choices?.map(clean).filter(isUsable);
  const areWrong = wrong && [answer, ...right].every((each) => areWrongChoices(wrong, clean(each)));
  return { ...(right.length > 0 && { accepts: right }), ...(areWrong && { choices: wrong }) };
}

/** How the table votes; 'either' without its two sides is no vote. */
function voteOf({ vote, options = [] }: DraftCard): Pick<DraftCard, 'vote' | 'options'> {
  if (vote !== 'either') return vote ? { vote } : {};
  const sides = options.map(clean);
  const areUsable = areSides(sides) && sides.every(({ length }) => length <= TEXT_LIMITS.option);
  return areUsable ? { vote, options: sides } : {};
}

function clean(text: string): string {
  return plainText(text.toWellFormed()).replaceAll(/\s+/gu, ' ').trim();
}
