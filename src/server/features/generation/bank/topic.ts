// The shape of the house writer's cards. One file a category and topic holds one BankTopic.

export type BankDifficulty = 'easy' | 'medium' | 'hard';

/** How bold a prompt is: 1 for any company, 2 for friends, 3 for close friends late at night. */
export type Daring = 1 | 2 | 3;

/** The kind of source that settles a question. */
export const SOURCES = [
  'astronomical data',
  'atlas',
  'catalogue of art',
  'cookery reference',
  'dictionary',
  'discography',
  'encyclopedia',
  'field guide',
  'filmography',
  'history',
  'literature',
  'mythology',
  'rule book',
  'science reference',
  'sports record',
  'technical history',
] as const;

export interface TriviaCard {
  readonly difficulty: BankDifficulty;
  readonly question: string;
  /** Helps without telling. */
  readonly hint: string;
  /** The one right answer. */
  readonly answer: string;
  /** Other answers that a host should accept. */
  readonly accepts?: readonly string[];
  /** One line that explains the answer. */
  readonly explanation: string;
  /** Narrower subjects that a topic typed by a host may name: 'volcanoes', 'Italy', 'football world cups'. */
  readonly subjects: readonly string[];
  /** What a doubter would look it up in; for those who check the bank, never dealt. */
  readonly source: (typeof SOURCES)[number];
}

export interface PromptCard {
  /** The form of the prompt: 'never-have-i-ever', 'most-likely-to', 'vote', 'rule', 'rank', … */
  readonly form: string;
  readonly daring: Daring;
  readonly question: string;
  readonly subjects: readonly string[];
}

export interface ChallengeCard {
  readonly form: string;
  readonly difficulty: BankDifficulty;
  readonly question: string;
  readonly hint: string;
  readonly answer: string;
  /** One line that shows why the answer holds. */
  readonly explanation: string;
  readonly subjects: readonly string[];
}

export interface SecretCard {
  readonly difficulty: BankDifficulty;
  /** The thing to act out or guess. */
  readonly secret: string;
  /** The five words that people would say first. */
  readonly forbidden: readonly [string, string, string, string, string];
}

interface TopicHead {
  /** Unique within its category: 'world-geography'. */
  readonly id: string;
  /** As shown to a host: 'World geography'. */
  readonly title: string;
  /** Other words a host may type for the whole topic. */
  readonly keywords: readonly string[];
}

export type BankTopic = TopicHead &
  (
    | { readonly category: 'trivia'; readonly cards: readonly TriviaCard[] }
    | {
        readonly category: 'drinking' | 'social' | 'relationship';
        readonly cards: readonly PromptCard[];
      }
    | { readonly category: 'challenge'; readonly cards: readonly ChallengeCard[] }
    | { readonly category: 'secret-prompt'; readonly cards: readonly SecretCard[] }
  );

/** A sentence that reads naturally with any noun phrase in the place of '{topic}'; for topics outside the bank. */
export type BankTemplate =
  | {
      readonly category: 'drinking' | 'social' | 'relationship';
      readonly form: string;
      readonly daring: Daring;
      readonly text: string;
    }
  | { readonly category: 'secret-prompt'; readonly form: string; readonly text: string };
