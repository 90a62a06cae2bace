// My Games, and a deck that somebody shared by a link.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const libraryText = catalog('library', {
  title: 'My Games',
  welcome: ({ email }: { email: string }) => `Welcome, ${email}`,
  back: 'Back',
  signOut: 'Sign Out',
  signInFirst: 'Please sign in to view your games',
  create: 'Create New Game',
  loading: 'Loading your games...',
  notLoaded: 'Your games could not be loaded.',
  stillGenerating: 'Game Still Generating',
  dismiss: 'Dismiss',

  search: 'Search your games',
  searchPlaceholder: 'Search your games...',
  category: 'Category',
  allCategories: 'All categories',
  noMatches: 'No games match your search',
  clearFilters: 'Clear Filters',
  noGames: 'No games found',
  createFirst: 'Create Your First Game',

  games: 'Games',
  untitled: 'Game',
  /** By who has written them. */
  cards: {
    model: ({ count }: { count: number }) =>
      plural(count, { one: `${count} Card`, other: `${count} Cards` }),
    house: ({ count }: { count: number }) =>
      plural(count, {
        one: `${count} Card, from the card bank`,
        other: `${count} Cards, from the card bank`,
      }),
    own: ({ count }: { count: number }) =>
      plural(count, { one: `${count} Card, your own`, other: `${count} Cards, your own` }),
  },
  tags: 'Tags',
  moreTags: ({ count }: { count: number }) => `+${count} more`,
  editCards: 'Edit cards',
  editCardsOf: ({ title }: { title: string }) => `Edit the cards of ${title}`,
  delete: 'Delete',
  deleteOne: ({ title }: { title: string }) => `Delete ${title}`,
  deletion: {
    title: 'Delete Game',
    question: 'Are you sure you want to delete this game? This action cannot be undone.',
    ok: 'Delete',
    failed: 'The game could not be deleted.',
    done: 'This game had already been deleted.',
  },

  pages: 'Pages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  page: ({ page }: { page: number }) => `Page ${page}`,
  nextPage: 'Next page',
  lastPage: 'Last page',
  goTo: 'Go to',
  noSuchPage: ({ last }: { last: number }) => `A page from 1 to ${last}`,
  showing: (shown: { from: number; to: number; total: number; page: number; last: number }) =>
    `Showing ${shown.from}-${shown.to} of ${shown.total} games (Page ${shown.page} of ${shown.last})`,

  beingWritten: 'Games being written',
  noCardYet: 'Shuffling ideas…',
  cardsFaceDown: 'The cards lie face down.',
  cardsWritten: 'Cards written',
  written: ({ written, count }: { written: number; count: number }) => `${written} of ${count}`,

  runNews: {
    title: 'News of your games',
    creditReturned: ({ count }: { count: number }) =>
      plural(count, { one: 'Credit returned.', other: `${count} credits returned.` }),
    tryAgain: 'Try again',
    tryAgainOf: ({ topic }: { topic: string }) => `Try again: ${topic}`,
    dismissOf: ({ topic }: { topic: string }) => `Dismiss: ${topic}`,
    short: ({ written, wanted }: { written: number; wanted: number }) =>
      `Saved with ${written} of ${wanted} cards: the AI model did not bring the others in time.`,
    notRetried: 'The game could not be started again.',
    notDismissed: 'This could not be put away.',
  },

  newDeck: {
    title: 'New Deck by Hand',
    description: 'Your own cards: typed, pasted, or from a file. It costs nothing.',
    deckTitle: 'Title',
    category: 'Category',
    start: 'Start Writing',
    failed: 'Your deck could not be made. Please try again.',
  },

  shared: {
    title: 'A deck for you',
    loading: 'Loading the deck…',
    notLoaded: 'The deck could not be loaded.',
    /** `why` is a sentence of its own. */
    notHere: ({ why }: { why: string }) => `Shared decks are not available here. ${why}`,
    gone: 'This deck is not shared',
    goneWhy: 'Whoever shared it has taken the link back, or the link is not whole.',
    deck: ({ category, count }: { category: string; count: number }) =>
      plural(count, { one: `${category}, ${count} card`, other: `${category}, ${count} cards` }),
    faceDown: 'Somebody shared this deck with you. The cards lie face down.',
    play: 'Play This Deck',
    keepCopy: 'Keep a Copy',
    notCopied: 'The copy could not be made. Please try again.',
    signInFirst: 'Please sign in to keep a copy.',
  },
});
