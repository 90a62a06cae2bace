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
