// How the four free games are called and told, by their ids.
import { catalog } from '../catalog.ts';

export const freeGameText = catalog('freeGames', {
  'would-you-rather': {
    name: 'Would You Rather',
    description: 'Thirty dilemmas worth arguing about.',
  },
  '2000s-pop': {
    name: '2000s Pop Culture',
    description: 'Flip phones, low-rise jeans and thirty questions about the decade.',
  },
  'categories-blitz': {
    name: 'Categories Blitz',
    description: 'Name things fast, with a letter in the way.',
  },
  'emoji-guess-it': {
    name: 'Emoji Guess It',
    description: 'Films, books and sayings, told in emoji.',
  },
});
