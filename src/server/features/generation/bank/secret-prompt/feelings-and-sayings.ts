// Feelings and sayings: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const feelingsAndSayings: BankTopic = {
  id: 'feelings-and-sayings',
  category: 'secret-prompt',
  title: 'Feelings and sayings',
  keywords: [
    'emotions',
    'moods',
    'idioms',
    'proverbs',
    'expressions',
    'figures of speech',
    'phrases',
  ],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Love at first sight',
      forbidden: ['heart', 'eyes', 'romance', 'meet', 'instant'],
    },
    {
      difficulty: 'easy',
      secret: 'Butterflies in the stomach',
      forbidden: ['nervous', 'tummy', 'flutter', 'excited', 'date'],
    },
    {
      difficulty: 'easy',
      secret: 'Scared of the dark',
      forbidden: ['night', 'light', 'monster', 'bed', 'afraid'],
    },
    {
      difficulty: 'easy',
      secret: 'Break a leg',
      forbidden: ['luck', 'actor', 'stage', 'plaster', 'theatre'],
    },
    {
      difficulty: 'easy',
      secret: 'Raining cats and dogs',
      forbidden: ['pour', 'umbrella', 'wet', 'animals', 'weather'],
    },
    {
      difficulty: 'easy',
      secret: 'Jealousy',
      forbidden: ['envy', 'green', 'want', 'lover', 'rival'],
    },
    {
      difficulty: 'easy',
      secret: 'Boredom',
      forbidden: ['nothing', 'yawn', 'dull', 'sigh', 'interest'],
    },
    {
      difficulty: 'easy',
      secret: 'Happiness',
      forbidden: ['smile', 'joy', 'laugh', 'glad', 'sad'],
    },
    {
      difficulty: 'medium',
      secret: 'Cold feet',
      forbidden: ['nervous', 'wedding', 'toes', 'ice', 'doubt'],
    },
    {
      difficulty: 'medium',
      secret: 'Piece of cake',
      forbidden: ['easy', 'slice', 'simple', 'eat', 'birthday'],
    },
    {
      difficulty: 'medium',
      secret: 'Elephant in the room',
      forbidden: ['big', 'ignore', 'obvious', 'trunk', 'mention'],
    },
    {
      difficulty: 'medium',
      secret: 'Spill the beans',
      forbidden: ['secret', 'tell', 'tin', 'reveal', 'baked'],
    },
    {
      difficulty: 'medium',
      secret: 'Couch potato',
      forbidden: ['lazy', 'television', 'sofa', 'sit', 'crisps'],
    },
    {
      difficulty: 'medium',
      secret: 'Wild goose chase',
      forbidden: ['pointless', 'search', 'bird', 'run', 'hopeless'],
    },
    {
      difficulty: 'medium',
      secret: 'Crocodile tears',
      forbidden: ['fake', 'cry', 'sad', 'pretend', 'eyes'],
    },
    {
      difficulty: 'medium',
      secret: 'Early bird',
      forbidden: ['worm', 'morning', 'wake', 'sunrise', 'catch'],
    },
    {
      difficulty: 'hard',
      secret: 'Nostalgia',
      forbidden: ['past', 'memories', 'old', 'childhood', 'miss'],
    },
    {
      difficulty: 'hard',
      secret: 'Storm in a teacup',
      forbidden: ['fuss', 'nothing', 'small', 'weather', 'saucer'],
    },
    {
      difficulty: 'hard',
      secret: 'Poker face',
      forbidden: ['cards', 'bluff', 'blank', 'expression', 'emotion'],
    },
    {
      difficulty: 'hard',
      secret: 'Guilty conscience',
      forbidden: ['blame', 'sorry', 'wrong', 'confess', 'shame'],
    },
  ],
};
