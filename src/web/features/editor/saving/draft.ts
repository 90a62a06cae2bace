// A deck while it is edited, with what can be taken back. Pure: the same acts give the same deck.
import * as z from 'zod/mini';
import type { OwnCard } from '#contract/own-decks.ts';
import { keptText } from '#contract/typed.ts';
import { DECK_CARDS_MOST } from '#contract/own-decks.ts';
import {
  ACCEPTS_MOST,
  areSides,
  areWrongChoices,
  TEXT_LIMITS,
  VOTES,
  type Card,
} from '#domain/deck/card.ts';
import { editorText } from '#sentences/editor.ts';

/**
 * A card as it is typed, also with what is not whole yet; its key is its own for as long as it is edited. Drafts
 * of before have no lists: what the server has of them stays.
 */
export const DraftCard = z.object({
  key: z.string(),
  id: z.optional(z.string()),
  question: z.string(),
  hint: z.string(),
  answer: z.string(),
  explanation: z.string(),
  /** The lines of a text field. */
  accepts: z.optional(z.readonly(z.array(z.string()))),
  choices: z.optional(z.readonly(z.array(z.string()))),
  vote: z.optional(z.nullable(z.enum(VOTES))),
  options: z.optional(z.readonly(z.array(z.string()))),
});
export type DraftCard = Readonly<z.infer<typeof DraftCard>>;

type Written = Partial<OwnCard> & { readonly id: string };

/** A card that the server or a file has, or that nobody has written yet. */
export function draftCardOf(card: Written | Card): DraftCard {
  const { id, question = '', hint = '', answer = '', explanation = '', vote = null } = card;
  const lists = {
    accepts: card.accepts ?? [],
    choices: card.choices ?? [],
    options: card.options ?? [],
  };
  return { key: id, id, question, hint, answer, explanation, vote, ...lists };
}

export interface Draft {
  readonly title: string;
  readonly cards: readonly DraftCard[];
}

export interface Editing {
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** What the last act changed: typing on in one field is one step back. */
  readonly field: string | undefined;
}

export type Act =
  | { readonly type: 'title'; readonly title: string }
  | { readonly type: 'edit'; readonly key: string; readonly change: Partial<DraftCard> }
  | { readonly type: 'add'; readonly cards: readonly DraftCard[] }
  | { readonly type: 'delete'; readonly key: string }
  | { readonly type: 'move'; readonly key: string; readonly by: -1 | 1 }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Steps that can be taken back. */
const STEPS = 100;

export function begin(draft: Draft): Editing {
  return { draft, past: [], future: [], field: undefined };
}

export function edit(editing: Editing, act: Act): Editing {
  const { draft, past, future } = editing;
  if (act.type === 'undo') {
    const before = past.at(-1);
    if (!before) return editing;
    return {
      draft: before,
      past: past.slice(0, -1),
      future: [draft, ...future],
      field: undefined,
    };
  }
  if (act.type === 'redo') {
    const [after, ...rest] = future;
    if (!after) return editing;
    return { draft: after, past: [...past, draft], future: rest, field: undefined };
  }
  const next = changed(draft, act);
  if (next === draft) return editing;
  const field = fieldOf(act);
  const goesOn = field !== undefined && field === editing.field;
  return {
    draft: next,
    past: goesOn ? past : [...past, draft].slice(-STEPS),
    future: [],
    field,
  };
}

function fieldOf(act: Act): string | undefined {
  if (act.type === 'title') return 'title';
  return act.type === 'edit' ? `${act.key} ${Object.keys(act.change).join(' ')}` : undefined;
}

function changed(draft: Draft, act: Exclude<Act, { readonly type: 'undo' | 'redo' }>): Draft {
  const { cards } = draft;
  switch (act.type) {
    case 'title':
      return { ...draft, title: act.title };
    case 'edit':
      return {
        ...draft,
        cards: cards.map((card) => (card.key === act.key ? { ...card, ...act.change } : card)),
      };
    case 'add': {
      const room = Math.max(0, DECK_CARDS_MOST - cards.length);
      const added = act.cards.slice(0, room);
      return added.length === 0 ? draft : { ...draft, cards: [...cards, ...added] };
    }
    case 'delete':
      return { ...draft, cards: cards.filter((card) => card.key !== act.key) };
    case 'move': {
      const from = cards.findIndex((card) => card.key === act.key);
      const to = from + act.by;
      if (from < 0 || to < 0 || to >= cards.length) return draft;
      return { ...draft, cards: cards.with(from, at(cards, to)).with(to, at(cards, from)) };
    }
  }
}

function at(cards: readonly DraftCard[], index: number): DraftCard {
  const card = cards[index];
  if (!card) throw new RangeError(`There is no card ${index}`);
  return card;
}

const trimmed = (lines: readonly string[] = []) => lines.map(keptText);

/** Whether nothing of a text would be kept. */
export const isBlank = (text: string): boolean => keptText(text) === '';

/** Whether texts are three wrong choices as they would be kept. */
export const areKeptChoices = (choices: readonly string[], answer: string): boolean =>
  areWrongChoices(choices.map(keptText), keptText(answer));

/** Whether texts are two sides as they would be kept. */
export const areKeptSides = (options: readonly string[]): boolean =>
  areSides(options.map(keptText));

/** The lines of what else is right, as many and as long as can be kept. */
export function keptLines(lines: readonly string[]): readonly string[] {
  return trimmed(lines)
    .filter((line) => line !== '' && line.length <= TEXT_LIMITS.answer)
    .slice(0, ACCEPTS_MOST);
}

/** As the server takes it: lists that are not whole yet are none. */
export function writtenCard({ key: _key, ...card }: DraftCard): OwnCard {
  const { accepts, choices, vote, options, ...texts } = card;
  const lines = keptLines(accepts ?? []);
  const sides = vote === 'either' && areKeptSides(options ?? []) ? trimmed(options) : null;
  const isWhole = areKeptChoices(choices ?? [], card.answer);
  return {
    ...texts,
    ...(accepts && { accepts: lines.length > 0 ? lines : null }),
    ...(choices && { choices: isWhole ? trimmed(choices) : null }),
    ...(vote !== undefined && { vote: vote === 'either' && sides === null ? null : vote }),
    ...(options && { options: sides }),
  };
}

/** A deck as it is sent. */
export interface Sent {
  readonly title: string;
  readonly cards: readonly OwnCard[];
}

/** What goes to the server: cards without a question are not there yet. */
export function toSave({ title, cards }: Draft): Sent {
  return {
    title: isBlank(title) ? editorText.untitled : title,
    cards: cards.filter(({ question }) => !isBlank(question)).map(writtenCard),
  };
}
