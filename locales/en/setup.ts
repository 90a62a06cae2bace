// From a chosen category, or a saved deck, to a match.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const setupText = catalog('setup', {
  home: 'Home',
  balance: ({ credits }: { credits: number }) =>
    plural(credits, { one: `${credits} credit: get more`, other: `${credits} credits: get more` }),
  /** Ends with the topic, which is typed below it. */
  tonight: ({ category }: { category: string }) => `Tonight we play ${category} about …`,
  freeGames: 'Free games',
  freeGameCards: ({ count }: { count: number }) =>
    plural(count, { one: `${count} card`, other: `${count} cards` }),
  signInToCreate: 'Please sign in to create custom games!',

  /** A saved deck before it is played again. */
  saved: {
    title: 'Saved game',
    signIn: 'Please sign in to view your games',
    loading: 'Loading your game…',
    gone: 'This game is not there any more.',
    failed: 'Your game could not be loaded. Please try again.',
    noCards: 'This deck has no cards yet. Write some, then play it.',
    writeCards: 'Write Cards',
    untitled: 'Untitled Game',
    totalCards: 'Total cards',
    settings: 'Game Settings',
    info: 'Game Info',
    play: 'Play Now',
    lookThrough: 'Look Through the Cards',
  },

  /** A match is under way when another is to start. */
  newGame: {
    title: 'Start a new game?',
    message: ({ running }: { running: string }) =>
      `“${running}” is still under way. Starting another game ends it.`,
    start: 'Start New Game',
    keep: 'Keep Playing',
  },
});
