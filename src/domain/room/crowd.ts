// 'Write our cards': what phones write before a game, and the cards that are made of it (PHONE-24).
import * as z from 'zod/mini';
import { TEXT_LIMITS, WRONG_CHOICES, type CardWords } from '#domain/deck/card.ts';

/** Where phones can write: a name to act out, a question about who of us, one for everybody, a fact about oneself. */
export const CROWD_CATEGORIES = [
  'secret-prompt',
  'social',
  'drinking',
  'relationship',
  'trivia',
] as const;
export type CrowdCategory = (typeof CROWD_CATEGORIES)[number];

/** Cards of one phone, least and most. */
const EACH = { least: 2, most: 5 } as const;

/** What phones are asked to write. */
export const Writing = z.object({
  category: z.enum(CROWD_CATEGORIES),
  /** How many cards each phone writes at most. */
  each: z.int().check(z.minimum(EACH.least), z.maximum(EACH.most)),
});
export type Writing = Readonly<z.infer<typeof Writing>>;

/** What one phone has written. */
export interface WrittenByPhone {
  readonly id: string;
  readonly text: string;
  /** Words that must not be said, for a name to act out. */
  readonly forbidden: readonly string[];
  readonly playerId: string;
  /** Its author's. */
  readonly name: string;
}

/** Whether somebody who plays would know an answer or a secret by reading the pile. */
export function isPileSecret(category: CrowdCategory): boolean {
  return category === 'secret-prompt' || category === 'trivia';
}

interface Asked {
  readonly category: CrowdCategory;
  /** Names of everybody who has written. */
  readonly authors: readonly string[];
  /** Asks whose fact it is. */
  readonly ask: (fact: string) => string;
  /** Three of some names, by chance. */
  readonly pick: (names: readonly string[], count: number) => readonly string[];
}

/** The words of the card that a written text becomes. */
export function crowdWords(card: WrittenByPhone, asked: Asked): CardWords {
  const { text, name, forbidden } = card;
  const blank = { question: text, hint: '', answer: '' };
  switch (asked.category) {
    case 'secret-prompt':
      return { ...blank, hint: hintOf(forbidden) };
    case 'social':
    case 'drinking':
      return { ...blank, vote: 'person' };
    case 'relationship':
      return blank;
    case 'trivia': {
      const others = othersThan(name, asked.authors);
      const choices = [...asked.pick(others, WRONG_CHOICES)];
      return {
        question: asked.ask(text),
        hint: '',
        answer: name,
        ...(choices.length === WRONG_CHOICES && { choices }),
      };
    }
  }
}

/** As many forbidden words as a card has room for, none twice. */
function hintOf(forbidden: readonly string[]): string {
  const words = new Map(forbidden.map((word) => [word.toLowerCase(), word]));
  let hint = '';
  for (const word of words.values()) {
    const longer = hint === '' ? word : `${hint}, ${word}`;
    if (longer.length <= TEXT_LIMITS.hint) hint = longer;
  }
  return hint;
}

/** Different names, whatever their case. */
function othersThan(name: string, authors: readonly string[]): string[] {
  const others = new Map(authors.map((author) => [author.trim().toLowerCase(), author]));
  others.delete(name.trim().toLowerCase());
  return [...others.values()];
}
