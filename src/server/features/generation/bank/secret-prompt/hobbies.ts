// Hobbies: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const hobbies: BankTopic = {
  id: 'hobbies',
  category: 'secret-prompt',
  title: 'Hobbies',
  keywords: ['pastimes', 'free time', 'leisure', 'crafts', 'collecting', 'interests', 'weekend'],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Knitting',
      forbidden: ['needles', 'wool', 'scarf', 'jumper', 'yarn'],
    },
    { difficulty: 'easy', secret: 'Fishing', forbidden: ['rod', 'hook', 'bait', 'river', 'catch'] },
    {
      difficulty: 'easy',
      secret: 'Painting',
      forbidden: ['brush', 'canvas', 'colours', 'artist', 'picture'],
    },
    {
      difficulty: 'easy',
      secret: 'Gardening',
      forbidden: ['plants', 'dig', 'flowers', 'spade', 'weeds'],
    },
    {
      difficulty: 'easy',
      secret: 'Jigsaw puzzle',
      forbidden: ['pieces', 'picture', 'fit', 'corner', 'edge'],
    },
    {
      difficulty: 'easy',
      secret: 'Yoga',
      forbidden: ['stretch', 'mat', 'breathe', 'pose', 'calm'],
    },
    {
      difficulty: 'easy',
      secret: 'Photography',
      forbidden: ['camera', 'picture', 'lens', 'click', 'album'],
    },
    {
      difficulty: 'easy',
      secret: 'Chess',
      forbidden: ['king', 'queen', 'board', 'bishop', 'pawn'],
    },
    {
      difficulty: 'medium',
      secret: 'Stamp collecting',
      forbidden: ['album', 'post', 'letters', 'tweezers', 'magnifier'],
    },
    {
      difficulty: 'medium',
      secret: 'Birdwatching',
      forbidden: ['binoculars', 'hide', 'feathers', 'spot', 'twitcher'],
    },
    {
      difficulty: 'medium',
      secret: 'Crossword',
      forbidden: ['clues', 'newspaper', 'letters', 'squares', 'solve'],
    },
    {
      difficulty: 'medium',
      secret: 'Juggling',
      forbidden: ['balls', 'throw', 'circus', 'clown', 'three'],
    },
    {
      difficulty: 'medium',
      secret: 'Origami',
      forbidden: ['paper', 'fold', 'crane', 'Japan', 'swan'],
    },
    {
      difficulty: 'medium',
      secret: 'Pottery',
      forbidden: ['clay', 'wheel', 'vase', 'bowl', 'kiln'],
    },
    {
      difficulty: 'medium',
      secret: 'Magic tricks',
      forbidden: ['rabbit', 'hat', 'cards', 'wand', 'abracadabra'],
    },
    {
      difficulty: 'medium',
      secret: 'Ballroom dancing',
      forbidden: ['partner', 'waltz', 'tango', 'steps', 'couple'],
    },
    {
      difficulty: 'hard',
      secret: 'Family tree',
      forbidden: ['ancestors', 'relatives', 'roots', 'grandparents', 'branches'],
    },
    {
      difficulty: 'hard',
      secret: 'Metal detecting',
      forbidden: ['beach', 'coins', 'beep', 'treasure', 'headphones'],
    },
    {
      difficulty: 'hard',
      secret: 'Stargazing',
      forbidden: ['telescope', 'night', 'sky', 'constellation', 'astronomy'],
    },
    {
      difficulty: 'hard',
      secret: 'Book club',
      forbidden: ['read', 'discuss', 'wine', 'novel', 'monthly'],
    },
  ],
};
