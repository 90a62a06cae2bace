// Party mix: secrets of every kind.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const partyMix: BankTopic = {
  id: 'party-mix',
  category: 'secret-prompt',
  title: 'Party mix',
  keywords: ['mixed', 'party', 'classics', 'everything', 'charades'],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Lighthouse',
      forbidden: ['sea', 'coast', 'ship', 'lamp', 'tower'],
    },
    {
      difficulty: 'easy',
      secret: 'Snowman',
      forbidden: ['winter', 'carrot', 'cold', 'white', 'build'],
    },
    {
      difficulty: 'easy',
      secret: 'Toothbrush',
      forbidden: ['clean', 'mouth', 'paste', 'morning', 'bristles'],
    },
    {
      difficulty: 'easy',
      secret: 'Umbrella',
      forbidden: ['rain', 'wet', 'open', 'weather', 'dry'],
    },
    {
      difficulty: 'easy',
      secret: 'Birthday cake',
      forbidden: ['candles', 'party', 'wish', 'sweet', 'year'],
    },
    { difficulty: 'easy', secret: 'Spider', forbidden: ['web', 'eight', 'legs', 'fly', 'scary'] },
    {
      difficulty: 'easy',
      secret: 'Pirate',
      forbidden: ['ship', 'treasure', 'parrot', 'sea', 'eyepatch'],
    },
    {
      difficulty: 'easy',
      secret: 'Guitar',
      forbidden: ['strings', 'music', 'play', 'band', 'song'],
    },
    {
      difficulty: 'medium',
      secret: 'Escalator',
      forbidden: ['stairs', 'up', 'moving', 'shop', 'floor'],
    },
    {
      difficulty: 'medium',
      secret: 'Tightrope walker',
      forbidden: ['circus', 'balance', 'high', 'fall', 'wire'],
    },
    {
      difficulty: 'medium',
      secret: 'Vending machine',
      forbidden: ['coins', 'drinks', 'snacks', 'buy', 'button'],
    },
    {
      difficulty: 'medium',
      secret: 'Sleepwalking',
      forbidden: ['night', 'bed', 'dream', 'awake', 'eyes'],
    },
    {
      difficulty: 'medium',
      secret: 'Beekeeper',
      forbidden: ['honey', 'hive', 'sting', 'insects', 'veil'],
    },
    {
      difficulty: 'medium',
      secret: 'Treasure map',
      forbidden: ['gold', 'pirate', 'island', 'dig', 'cross'],
    },
    {
      difficulty: 'medium',
      secret: 'Traffic jam',
      forbidden: ['cars', 'road', 'wait', 'slow', 'queue'],
    },
    {
      difficulty: 'medium',
      secret: 'Hiccups',
      forbidden: ['throat', 'scare', 'water', 'breath', 'jump'],
    },
    {
      difficulty: 'hard',
      secret: 'Déjà vu',
      forbidden: ['again', 'before', 'feeling', 'memory', 'strange'],
    },
    {
      difficulty: 'hard',
      secret: 'Stage fright',
      forbidden: ['nervous', 'audience', 'speech', 'afraid', 'theatre'],
    },
    {
      difficulty: 'hard',
      secret: 'Inheritance',
      forbidden: ['money', 'family', 'will', 'grandmother', 'lawyer'],
    },
    {
      difficulty: 'hard',
      secret: 'Echo',
      forbidden: ['mountain', 'voice', 'sound', 'back', 'repeat'],
    },
  ],
};
