// What is written on a card, as a row and as a change; lists stand in rows as JSON.
import type { WrittenCard } from '#contract/cards.ts';
import type { CardWords } from '#domain/deck/card.ts';

/** The columns of a card's words. */
export const WORD_COLUMNS = [
  'question',
  'hint',
  'answer',
  'explanation',
  'accepts',
  'choices',
  'vote',
  'options',
] as const;

export interface WordsRow extends Pick<CardWords, 'question' | 'hint' | 'answer'> {
  readonly explanation: string | null;
  readonly accepts: string | null;
  readonly choices: string | null;
  readonly vote: NonNullable<CardWords['vote']> | null;
  readonly options: string | null;
}

export function rowOf(words: CardWords): WordsRow {
  const { question, hint, answer, explanation, accepts, choices, vote, options } = words;
  return {
    question,
    hint,
    answer,
    explanation: explanation || null,
    accepts: listText(accepts),
    choices: listText(choices),
    vote: vote ?? null,
    options: listText(options),
  };
}

export function wordsOf(row: WordsRow): CardWords {
  const { question, hint, answer, explanation, accepts, choices, vote, options } = row;
  return {
    question,
    hint,
    answer,
    ...(explanation !== null && { explanation }),
    ...(accepts !== null && { accepts: JSON.parse(accepts) }),
    ...(choices !== null && { choices: JSON.parse(choices) }),
    ...(vote !== null && { vote }),
    ...(options !== null && { options: JSON.parse(options) }),
  };
}

type WordsChange = { readonly [Field in keyof WrittenCard]?: WrittenCard[Field] | undefined };

/**
 * A card's words after a change. What the change does not speak of stays as it was, but what else is right and
 * wrong goes with another answer: pages of before know nothing of it.
 */
export function changedWords(before: CardWords | undefined, change: WordsChange): CardWords {
  const { question = before?.question ?? '', hint = before?.hint ?? '' } = change;
  const { answer = before?.answer ?? '' } = change;
  const kept = before?.answer === answer ? before : undefined;
  const { explanation = before?.explanation } = change;
  const { accepts = kept?.accepts, choices = kept?.choices } = change;
  const { vote = before?.vote, options = before?.options } = change;
  return {
    question,
    hint,
    answer,
    ...(explanation && { explanation }),
    ...(accepts && { accepts }),
    ...(choices && { choices }),
    ...(vote && { vote }),
    ...(options && { options }),
  };
}

function listText(list: readonly string[] | undefined): string | null {
  return list === undefined ? null : JSON.stringify(list);
}
