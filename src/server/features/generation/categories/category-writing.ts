// What writing for a category takes: what a model is told, what no card may ask for, and what Riffle's own cards are.
import type { Difficulty } from '#domain/category/categories.ts';

/** A card as a model is to write it: its fields in the order in which they are thought. */
export type ExampleCard = Readonly<Record<string, string | readonly string[]>>;

/** What a topic may name instead of a subject: 'never have I ever', 'number series'. */
export interface CardForm {
  /** Finds its name in a topic, in lower case without signs. */
  readonly named: RegExp;
  /** As a stream is told of it. */
  readonly form: string;
}

/** What a model is told about a category. */
export interface CategoryPrompt {
  /** What the cards are: stands after 'Write'. */
  readonly task: string;
  /** Rules that only this category has, a sentence each. */
  readonly rules: readonly string[];
  /** What stands in each field, in the order in which they are written. */
  readonly fields: Readonly<Record<string, string>>;
  readonly good: readonly [ExampleCard, ExampleCard];
  readonly bad: { readonly card: ExampleCard; readonly why: string };
  readonly levels: Readonly<Record<Difficulty, string>>;
  /**
   * Sides from which a topic can be taken. Streams that write at the same time get one each, so that
   * they do not write the same cards.
   */
  readonly angles: readonly string[];
  readonly forms: readonly CardForm[];
  /** The sides where the topic names a form, which all cards then have. */
  readonly sides: readonly string[];
}

/** What the house writer's cards of a category are made from (`bank/topic.ts`). */
export type CardShape = 'facts' | 'prompts' | 'puzzles' | 'secrets';

export interface CategoryWriting {
  readonly prompt: CategoryPrompt;
  /** What no card of it may ask for. English alone: in other languages the prompt is the guard. */
  readonly banned?: RegExp;
  readonly cards: CardShape;
}
