/** One card of a deck (DATA-05). Texts are plain text, never markup. */
export interface Card {
  readonly id: string;
  readonly question: string;
  /** A help for the guessers; for secret-prompt the forbidden words, separated by ', ' (DATA-07). Empty: none. */
  readonly hint: string;
  /** Empty where the category has no answers. */
  readonly answer: string;
  /** The category's name, such as 'Trivia' or 'Free Games'. */
  readonly category: string;
  /** The category's id, such as 'trivia' or 'free'. */
  readonly type: string;
  /** One line that explains the answer, shown with it. */
  readonly explanation?: string;
  /** What a second look at the answer found; absent where nobody took one. */
  readonly verdict?: Verdict | undefined;
}

export const VERDICTS = ['checked', 'unsure'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Longest texts of a deck, in characters. */
export const TEXT_LIMITS = { question: 300, hint: 200, answer: 200, title: 120 } as const;
