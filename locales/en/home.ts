import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const homeText = catalog('home', {
  welcomeBack: 'Welcome back',
  myGames: 'My Games',
  yourAccount: 'Your account',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  signOutTitle: 'Sign out',
  getCredits: 'Get More Credits',
  balance: ({ credits }: { credits: number }) =>
    plural(credits, { one: `${credits} credit: get more`, other: `${credits} credits: get more` }),

  headline: ({ dealt }: { dealt: string }) => `Game night, ${dealt}`,
  dealt: 'dealt.',
  pitch:
    'Pick a category, name any topic, and Riffle deals a deck of cards that everyone plays on one screen.',
  resume: 'Resume game',
  playFree: 'Play a free game',
  seeAll: 'See all games',
  playAgain: 'Play again',
  noAccount: 'Four free games, no account needed.',
  unreadable: 'A game saved in this browser could not be read and was removed.',
  asYouLeftIt: ({ label, card, cards }: { label: string; card: number; cards: number }) =>
    `${label}, card ${card} of ${cards}, as you left it.`,
  onceMore: ({ label }: { label: string }) =>
    `${label} once more: the same teams, the deck shuffled.`,
  /** The card of the hero that can be read. */
  sample: {
    label: 'Trivia: Space',
    question: 'On which planet is a day longer than a year?',
    answer: 'Venus',
  },

  whatToPlay: 'What are we playing?',
  examples: 'Examples',
  caution: 'AI can make mistakes. Look an answer up before you bet the last slice on it.',
  elsewhere: 'Riffle elsewhere',
  appStore: 'App Store',
  googlePlay: 'Google Play',
  contact: 'Contact us',
  about: 'About Riffle',
  support: 'Help & Support',
  privacy: 'Privacy',
  terms: 'Terms',
  language: 'Language',
});
