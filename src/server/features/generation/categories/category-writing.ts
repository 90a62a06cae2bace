// What writing for a category takes: what a model is told, what no card may ask for, and what Riffle's own cards are.
import type { Difficulty } from '#domain/category/categories.ts';

/** What a model is told about a category. */
export interface CategoryPrompt {
  /** What the cards are: stands after 'Write'. */
  readonly task: string;
  /** Rules that only this category has, a sentence each. */
  readonly rules: readonly string[];
  readonly levels: Readonly<Record<Difficulty, string>>;
  /**
   * Sides from which a topic can be taken. Streams that write at the same time get one each, so that
   * they do not write the same cards.
   */
  readonly angles: readonly string[];
}

/** What the house writer's cards of a category are made from (`bank/topic.ts`). */
export type CardShape = 'facts' | 'prompts' | 'puzzles' | 'secrets';

export interface CategoryWriting {
  readonly prompt: CategoryPrompt;
  /** What no card of it may ask for. English alone: in other languages the prompt is the guard. */
  readonly banned?: RegExp;
  readonly cards: CardShape;
}
