// One card as a file has it: what it has to be, in words for whoever has written it.
import * as z from 'zod/mini';
import type { OwnCard } from '#contract/own-decks.ts';
import { ACCEPTS_MOST, CardWords, TEXT_LIMITS, VOTES } from '#domain/deck/card.ts';
import { editorFilesText } from '#sentences/editor.ts';
import { areKeptChoices, areKeptSides, isBlank } from '#web/features/editor/saving/draft.ts';

export type CardText = Omit<OwnCard, 'id'>;

export const TEXTS = ['question', 'hint', 'answer', 'explanation'] as const;
export const LISTS = ['accepts', 'choices', 'options'] as const;
export type Text = (typeof TEXTS)[number];
export type List = (typeof LISTS)[number];
export type Field = Text | List | 'vote';

const MOST: Readonly<Record<Text, number>> = { ...TEXT_LIMITS, explanation: TEXT_LIMITS.question };
const SHAPE = CardWords.shape;

/** What was found under the name of each field. */
export type Entry = Readonly<
  Partial<Record<Text | 'vote', string> & Record<List, readonly string[]>>
>;

const Found = z.record(z.string(), z.unknown());
const Strings = z.array(z.string());

/** The fields of a card in a JSON file that are of their kind; a text alone is a question. */
export function entryOf(value: unknown): Entry {
  if (typeof value === 'string') return { question: value };
  const found = Found.safeParse(value);
  if (!found.success) return {};
  const kindOf = (schema: z.ZodMiniType, names: readonly Field[]) =>
    names.flatMap((name) => (schema.safeParse(found.data[name]).success ? [name] : []));
  const names = [...kindOf(z.string(), [...TEXTS, 'vote']), ...kindOf(Strings, LISTS)];
  return Object.fromEntries(names.map((name) => [name, found.data[name]]));
}

/** The card of an entry, or why it is none. */
export function cardOf(entry: Entry): CardText | string {
  const { accepts, choices, vote, options, ...texts } = entry;
  const card = { question: '', hint: '', answer: '', explanation: '', ...texts };
  if (isBlank(card.question)) return editorFilesText.noQuestion;
  const tooLong = TEXTS.find((text) => card[text].length > MOST[text]);
  if (tooLong) return editorFilesText.tooLong[tooLong]({ most: MOST[tooLong] });
  if (!SHAPE.accepts.safeParse(accepts).success) {
    return editorFilesText.wrongAccepts({ most: ACCEPTS_MOST, characters: TEXT_LIMITS.answer });
  }
  if (
    choices &&
    !(SHAPE.choices.safeParse(choices).success && areKeptChoices(choices, card.answer))
  ) {
    return editorFilesText.wrongChoices;
  }
  if (options && !(SHAPE.options.safeParse(options).success && areKeptSides(options))) {
    return editorFilesText.wrongOptions;
  }
  const voted = SHAPE.vote.safeParse(vote);
  if (!voted.success) return editorFilesText.wrongVote({ votes: VOTES.join(', ') });
  return {
    ...card,
    ...(accepts && { accepts }),
    ...(choices && { choices }),
    ...(voted.data && { vote: voted.data }),
    ...(options && { options }),
  };
}
