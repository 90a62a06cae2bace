// One card of a deck (DATA-05). Whatever describes a card, or a part of one, is picked from this schema.
import * as z from 'zod/mini';

export const VERDICTS = ['checked', 'unsure'] as const;
/** What a second look at an answer found. */
export type Verdict = (typeof VERDICTS)[number];

/** How a table votes on a card: for a person, for one of two, I have, I agree, or by a heart. */
export const VOTES = ['person', 'either', 'have', 'agree', 'heart'] as const;
export type Vote = (typeof VOTES)[number];

/** Longest texts of a deck, in characters. */
export const TEXT_LIMITS = {
  question: 300,
  hint: 200,
  answer: 200,
  title: 120,
  option: 100,
} as const;
/** A card's id, in characters at most. */
export const CARD_ID_MAX = 100;
/** Other right answers at most. */
export const ACCEPTS_MOST = 10;
/** Wrong answers to choose from beside the right one. */
export const WRONG_CHOICES = 3;

const text = (most: number) => z.string().check(z.maxLength(most));
const some = (most: number) => text(most).check(z.minLength(1));
const list = (item: ReturnType<typeof some>, least: number, most: number) =>
  z.readonly(z.array(item).check(z.minLength(least), z.maxLength(most)));

/** Texts are plain text, never markup. */
export const Card = z.object({
  id: some(CARD_ID_MAX),
  question: some(TEXT_LIMITS.question),
  /** A help for the guessers; for secret-prompt the forbidden words, separated by ', ' (DATA-07). Empty: none. */
  hint: text(TEXT_LIMITS.hint),
  /** Empty where the category has no answers. */
  answer: text(TEXT_LIMITS.answer),
  /** The category's name, such as 'Trivia' or 'Free Games'. */
  category: text(100),
  /** The category's id, such as 'trivia' or 'free'. */
  type: text(100),
  /** One line that explains the answer, shown with it. */
  explanation: z.optional(text(TEXT_LIMITS.question)),
  /** What else is right, beside the answer. */
  accepts: z.optional(list(some(TEXT_LIMITS.answer), 1, ACCEPTS_MOST)),
  /** Wrong answers that somebody might really give. */
  choices: z.optional(list(some(TEXT_LIMITS.answer), WRONG_CHOICES, WRONG_CHOICES)),
  vote: z.optional(z.enum(VOTES)),
  /** The two sides of a vote for 'either'. */
  options: z.optional(list(some(TEXT_LIMITS.option), 2, 2)),
  /** Absent where nobody took a second look. */
  verdict: z.optional(z.enum(VERDICTS)),
});
export type Card = Readonly<z.infer<typeof Card>>;

/** What is written on a card, whoever writes it. */
export const CardWords = z.pick(Card, {
  question: true,
  hint: true,
  answer: true,
  explanation: true,
  accepts: true,
  choices: true,
  vote: true,
  options: true,
});
export type CardWords = Readonly<z.infer<typeof CardWords>>;

const folded = (words: string) => words.trim().toLowerCase();

/** Whether they are as many different wrong answers. */
export function areWrongChoices(choices: readonly string[], answer: string): boolean {
  const all = new Set([answer, ...choices].map(folded));
  return choices.length === WRONG_CHOICES && !all.has('') && all.size === WRONG_CHOICES + 1;
}

/** Whether they are two different sides. */
export function areSides(options: readonly string[]): boolean {
  const all = new Set(options.map(folded));
  return options.length === 2 && !all.has('') && all.size === 2;
}
