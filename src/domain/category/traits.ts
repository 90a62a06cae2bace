// What can be different from one category to the next.

/** What phones do: type an answer, vote, keep or guard a secret, write a list. */
export type PhonePlay = 'answer' | 'buzzer' | 'vote' | 'secret' | 'list';

export type Help = 'hint' | 'forbidden-words';

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
  /** Cards lie face down until the host peeks: the guessers sit before the same screen. */
  readonly facesDown: boolean;
  readonly phones: PhonePlay;
}

export interface Category extends Traits {
  /** As it stands in the fields that the requirements name, whatever language the screen speaks. */
  readonly name: string;
}

/** Questions with right answers, for teams against the clock. */
export const QUIZ: Traits = {
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
  facesDown: false,
  phones: 'answer',
};

/** Prompts that a table talks about; nobody wins. */
export const TALK: Traits = {
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
  phones: 'vote',
};
