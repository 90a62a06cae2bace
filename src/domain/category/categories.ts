// The table of categories: everything that depends on the category is read from here, by everyone.

/** The categories a deck can be written for; the free games are built in. */
export const GENERATED_CATEGORIES = [
  'trivia',
  'drinking',
  'social',
  'relationship',
  'challenge',
  'secret-prompt',
] as const;
export type GeneratedCategory = (typeof GENERATED_CATEGORIES)[number];

export const CATEGORY_IDS = ['free', ...GENERATED_CATEGORIES] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const TEAM_COUNTS = [2, 3, 4] as const;
export type TeamCount = (typeof TEAM_COUNTS)[number];
export const CARD_COUNTS = [20, 30, 40, 50, 60] as const;
export type CardCount = (typeof CARD_COUNTS)[number];
export const TIMER_SECONDS = [20, 30, 45, 60, 75, 90] as const;
export type TimerSeconds = (typeof TIMER_SECONDS)[number];

/** What a new match has when the host changes nothing (CONST-05 to -08). */
export const DEFAULTS = {
  difficulty: 'medium',
  teamCount: 2,
  cardCount: 30,
  timerSeconds: 30,
} as const satisfies {
  difficulty: Difficulty;
  teamCount: TeamCount;
  cardCount: CardCount;
  timerSeconds: TimerSeconds;
};

export type Help = 'hint' | 'forbidden-words';
/** What it is called: 'Show Hint', 'Show Forbidden Words'. */
export const HELP_LABELS: Readonly<Record<Help, string>> = {
  hint: 'Hint',
  'forbidden-words': 'Forbidden Words',
};

/** How a match of a category, or one of the four free games, is played and shown. */
export interface Traits {
  /** Whether somebody wins (PLAY-12) or everybody just had a good time (PLAY-13). */
  readonly scored: boolean;
  /** Whether the setup asks for teams and seconds (SETUP-09). */
  readonly showsTeamsAndTime: boolean;
  /** Whether a match starts with hints; 'if-present': where its cards have some (STATE-GAME-26 to -29). */
  readonly hintDefault: boolean | 'if-present';
  readonly answerDefault: boolean;
  /** Whether the host may switch hints; 'if-present': where its cards have some (STATE-GAME-30). */
  readonly hintToggle: boolean | 'if-present';
  readonly answerToggle: boolean;
  /** Whether the play screen offers a card's hint and answer at all (RULE-37 to -39). */
  readonly showsHints: boolean;
  readonly showsAnswers: boolean;
  /** Whether a card can say how the table votes on it. */
  readonly takesVotes: boolean;
  /** What a card's hint is (PLAY-03). */
  readonly help: Help;
  /** Stands above the question (PLAY-04). */
  readonly cardLabel: string | undefined;
  /** Cards lie face down until the host peeks: the guessers sit before the same screen. */
  readonly facesDown: boolean;
}

export interface Category extends Traits {
  readonly id: CategoryId;
  readonly name: string;
  readonly description: string;
  /** A word of age and care, said once before the first match. */
  readonly notice?: string;
  /** A few example topics. */
  readonly tags: readonly string[];
}

const QUIZ: Traits = {
  scored: true,
  showsTeamsAndTime: true,
  hintDefault: true,
  answerDefault: true,
  hintToggle: true,
  answerToggle: true,
  showsHints: true,
  showsAnswers: true,
  takesVotes: false,
  help: 'hint',
  cardLabel: undefined,
  facesDown: false,
};

const TALK: Traits = {
  ...QUIZ,
  scored: false,
  showsTeamsAndTime: false,
  hintDefault: false,
  answerDefault: false,
  hintToggle: false,
  answerToggle: false,
  showsHints: false,
  showsAnswers: false,
  takesVotes: true,
};

/** The table. A new category is a new row. */
export const CATEGORIES: Readonly<Record<CategoryId, Category>> = {
  free: {
    ...QUIZ,
    id: 'free',
    name: 'Free Games',
    description: 'Four decks that are ready right now. No account, no waiting.',
    tags: ['Would You Rather', '2000s Pop', 'Emoji Guess It'],
    hintToggle: false,
    answerToggle: false,
    showsAnswers: false,
  },
  trivia: {
    ...QUIZ,
    id: 'trivia',
    name: 'Trivia',
    description: 'Questions with one right answer, on anything your table thinks it knows.',
    tags: ['Space', '1990s music', 'Italian food'],
  },
  drinking: {
    ...TALK,
    id: 'drinking',
    name: 'Drinking Games',
    description: 'Sip-sized prompts for a merry round, with or without alcohol.',
    notice:
      'For adults of drinking age. No card needs alcohol: any drink will do, everyone may pass, and a sip is always enough. Look after each other, and leave the car at home.',
    tags: ['Never have I ever', 'Holidays', 'House rules'],
  },
  social: {
    ...TALK,
    id: 'social',
    name: 'Social & Party Games',
    description: 'Icebreakers, votes and what-ifs that get the whole room talking.',
    tags: ['Most likely to', 'Icebreakers', 'Hot takes'],
  },
  relationship: {
    ...TALK,
    id: 'relationship',
    name: 'Relationship Games',
    description: 'Warm, curious and cheeky questions for two, or for a table of couples.',
    tags: ['First dates', 'Dreams', 'Everyday life'],
  },
  challenge: {
    ...QUIZ,
    id: 'challenge',
    name: 'Challenge & Puzzle Games',
    description: 'Riddles, logic and word play to crack together against the clock.',
    tags: ['Riddles', 'Number series', 'Word play'],
  },
  'secret-prompt': {
    ...QUIZ,
    id: 'secret-prompt',
    name: 'Secret-prompt Games',
    description: 'Act it out or talk around it, without the five words everyone says first.',
    tags: ['Animals', 'Jobs', 'Films and stories'],
    hintDefault: 'if-present',
    answerDefault: false,
    hintToggle: 'if-present',
    answerToggle: false,
    showsAnswers: false,
    help: 'forbidden-words',
    cardLabel: 'Act Out or Guess:',
    facesDown: true,
  },
};
