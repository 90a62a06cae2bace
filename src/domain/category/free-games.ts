// The four built-in games: each plays by the row of 'free', but for what stands here.
import { FREE } from './free/category.ts';
import type { Traits } from './traits.ts';

export const FREE_GAME_IDS = [
  'would-you-rather',
  '2000s-pop',
  'categories-blitz',
  'emoji-guess-it',
] as const;
export type FreeGameId = (typeof FREE_GAME_IDS)[number];

export interface FreeGame extends Traits {
  readonly id: FreeGameId;
  /** As it stands in the fields that the requirements name, whatever language the screen speaks. */
  readonly name: string;
}

const UNSCORED = {
  scored: false,
  showsHints: false,
} as const;

export const FREE_GAMES: Readonly<Record<FreeGameId, FreeGame>> = {
  'would-you-rather': {
    ...FREE,
    ...UNSCORED,
    id: 'would-you-rather',
    name: 'Would You Rather',
    takesVotes: true,
    phones: 'vote',
  },
  '2000s-pop': {
    ...FREE,
    id: '2000s-pop',
    name: '2000s Pop Culture',
    showsAnswers: true,
  },
  'categories-blitz': {
    ...FREE,
    ...UNSCORED,
    id: 'categories-blitz',
    name: 'Categories Blitz',
    phones: 'list',
  },
  'emoji-guess-it': {
    ...FREE,
    id: 'emoji-guess-it',
    name: 'Emoji Guess It',
    showsAnswers: true,
  },
};
