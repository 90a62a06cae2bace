// The cards of a deck while it is edited, and on paper.
import { catalog } from '../catalog.ts';

export const editorCardsText = catalog('editorCards', {
  cards: 'Cards',
  addCard: 'Add a Card',
  count: ({ count, most }: { count: number; most: number }) => `${count} of ${most} cards`,

  card: ({ number }: { number: number }) => `Card ${number}`,
  moveUp: ({ number }: { number: number }) => `Move card ${number} up`,
  moveDown: ({ number }: { number: number }) => `Move card ${number} down`,
  deleteCard: ({ number }: { number: number }) => `Delete card ${number}`,
  secret: 'Secret',
  question: 'Question',
  empty: 'Empty cards are left out.',
  forbiddenWords: 'Forbidden words, separated by commas',
  hint: 'Hint',
  answer: 'Answer',
  explanation: 'Explanation',

  otherAnswers: 'Other answers',
  alsoRight: 'Also right, one a line',
  tooManyRight: ({ most, characters }: { most: number; characters: number }) =>
    `At most ${most}, of ${characters} characters each. The others are not kept.`,
  wrongAnswers: 'Wrong answers to choose from',
  wrongAnswer: ({ number }: { number: number }) => `Wrong ${number}`,
  wrongAnswersMissing: 'Three different ones beside an answer; until then they are not kept.',

  vote: 'A vote',
  howItVotes: 'How the table votes',
  /** By their ids. */
  votes: {
    none: 'It doesn’t',
    person: 'For a person',
    either: 'For one of two',
    have: 'I have, or I haven’t',
    agree: 'Agree or disagree',
    heart: 'A heart for a good one',
  },
  sides: 'The two sides',
  side: ({ letter }: { letter: string }) => `Side ${letter}`,
  sidesMissing: 'Two different sides; until then the vote is not kept.',

  /** On the backs of printed cards. */
  printed: {
    alsoRight: ({ answers }: { answers: string }) => `Also right: ${answers}`,
    foot: ({ category, number }: { category: string; number: number }) =>
      `Riffle · ${category} · ${number}`,
  },
});
