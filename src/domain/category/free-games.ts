// The four built-in games: each plays by the row of 'free', but for what stands here.
import { CATEGORIES, type Traits } from './categories.ts';

export const FREE_GAME_IDS = [
  'would-you-rather',
  '2000s-pop',
  'categories-blitz',
  'emoji-guess-it',
] as const;
export type FreeGameId = (typeof FREE_GAME_IDS)[number];

export interface FreeGame extends Traits {
  readonly id: FreeGameId;
  readonly name: string;
  readonly description: string;
}

const UNSCORED = {
  scored: false,
  showsHints: false,
} as const;

export const FREE_GAMES: Readonly<Record<FreeGameId, FreeGame>> = {
  'would-you-rather': {
    ...CATEGORIES.free,
    ...UNSCORED,
    id: 'would-you-rather',
    name: 'Would You Rather',
    description: 'Thirty dilemmas worth arguing about.',
    takesVotes: true,
  },
  '2000s-pop': {
    ...CATEGORIES.free,
    id: '2000s-pop',
    name: '2000s Pop Culture',
    description: 'Flip phones, low-rise jeans and thirty questions about the decade.',
    showsAnswers: true,
  },
  'categories-blitz': {
    ...CATEGORIES.free,
    ...UNSCORED,
    id: 'categories-blitz',
    name: 'Categories Blitz',
    description: 'Name things fast, with a letter in the way.',
  },
  'emoji-guess-it': {
    ...CATEGORIES.free,
    id: 'emoji-guess-it',
    name: 'Emoji Guess It',
    description: 'Films, books and sayings, told in emoji.',
    showsAnswers: true,
  },
};
