// Where a host edits a deck: the page around its cards, its saving, and its link.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const editorText = catalog('editor', {
  editDeck: 'Edit deck',
  loadingDeck: 'Loading your deck…',
  signInFirst: 'Please sign in to edit your decks.',
  gone: 'This deck is not there any more.',
  notLoaded: 'Your deck could not be loaded.',
  myGames: 'My Games',
  title: 'Title',
  untitled: 'Untitled deck',
  failed: 'That did not work. Please try again.',

  undo: 'Undo',
  undoKeys: 'Undo (Ctrl+Z)',
  redo: 'Redo',
  redoKeys: 'Redo (Shift+Ctrl+Z)',

  /** How far the saving is. */
  saving: {
    saved: 'Saved',
    saving: 'Saving…',
    waiting: 'Not saved yet, trying again',
    'changed-elsewhere': 'Not saved',
  },
  changedElsewhere: {
    question: 'This deck was changed in another tab or on another device. Which one counts?',
    keepMine: 'Keep Mine',
    takeTheirs: 'Take the Other One',
  },

  play: 'Play This Deck',
  bringIn: 'Import',
  csv: 'CSV',
  json: 'JSON',
  print: 'Print',
  share: 'Share',

  sharing: {
    title: 'Share this deck',
    description:
      'Whoever has the link can play the deck and keep a copy, and change nothing of yours.',
    make: 'Make a Link',
    link: 'The link',
    copy: 'Copy',
    /** On the button, once it is done. */
    isCopied: 'Copied',
    copied: 'The link is copied.',
    notCopied: 'This browser does not let Riffle copy. The link is selected: copy it yourself.',
    stop: 'Stop Sharing',
  },
});

/** What is said of cards that come in from a file or from pasted text. */
export const editorFilesText = catalog('editorFiles', {
  title: 'Import Cards',
  description: 'A table (CSV), a deck file (JSON), or one card a line: question | answer | hint.',
  file: 'A file',
  paste: 'Or paste it here',
  add: ({ count }: { count: number }) =>
    plural(count, { one: `Add ${count} Card`, other: `Add ${count} Cards` }),
  canBeTaken: ({ count }: { count: number }) =>
    plural(count, { one: `${count} card can be taken`, other: `${count} cards can be taken` }),
  /** Where `left` of them are more than the deck has room for. */
  canBeTakenInPart: ({ count, most, left }: { count: number; most: number; left: number }) => {
    const cards = plural(count, { one: `${count} card`, other: `${count} cards` });
    const leftOut = plural(left, { one: `${left} is left out`, other: `${left} are left out` });
    return `${cards} can be taken; a deck holds ${most}, so ${leftOut}`;
  },
  refused: ({ line, reason }: { line: number; reason: string }) => `Line ${line}: ${reason}`,
  moreRefused: ({ count }: { count: number }) => `And ${count} more`,

  /** Why a file or a card can't be taken. */
  tooLarge: 'This file is too large for a deck.',
  brokenJson: 'This is no whole JSON file.',
  noCards: 'There is no list of cards in it.',
  noQuestion: 'There is no question in it.',
  tooManyCells: 'It has more cells than the table has columns.',
  tooLong: {
    question: ({ most }: { most: number }) => `Its question has more than ${most} characters.`,
    hint: ({ most }: { most: number }) => `Its hint has more than ${most} characters.`,
    answer: ({ most }: { most: number }) => `Its answer has more than ${most} characters.`,
    explanation: ({ most }: { most: number }) =>
      `Its explanation has more than ${most} characters.`,
  },
  wrongAccepts: ({ most, characters }: { most: number; characters: number }) =>
    `What else is right are at most ${most} texts of ${characters} characters.`,
  wrongChoices: 'Its wrong choices are not three different wrong answers.',
  wrongOptions: 'Its options are not two different texts.',
  wrongVote: ({ votes }: { votes: string }) => `Its vote is none of ${votes}.`,
});
