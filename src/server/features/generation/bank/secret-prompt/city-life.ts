// City life: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const cityLife: BankTopic = {
  id: 'city-life',
  category: 'secret-prompt',
  title: 'City life',
  keywords: [
    'towns',
    'streets',
    'urban life',
    'downtown',
    'traffic',
    'neighbourhood',
    'the big city',
  ],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Traffic lights',
      forbidden: ['red', 'green', 'amber', 'stop', 'car'],
    },
    {
      difficulty: 'easy',
      secret: 'Bus stop',
      forbidden: ['wait', 'timetable', 'queue', 'passengers', 'shelter'],
    },
    {
      difficulty: 'easy',
      secret: 'Skyscraper',
      forbidden: ['tall', 'building', 'floors', 'New York', 'lift'],
    },
    { difficulty: 'easy', secret: 'Pigeon', forbidden: ['bird', 'grey', 'square', 'feed', 'coo'] },
    { difficulty: 'easy', secret: 'Taxi', forbidden: ['driver', 'fare', 'yellow', 'hail', 'cab'] },
    {
      difficulty: 'easy',
      secret: 'Zebra crossing',
      forbidden: ['stripes', 'road', 'pedestrian', 'white', 'walk'],
    },
    {
      difficulty: 'easy',
      secret: 'Fountain',
      forbidden: ['water', 'coins', 'square', 'wish', 'spray'],
    },
    {
      difficulty: 'easy',
      secret: 'Market stall',
      forbidden: ['fruit', 'sell', 'vegetables', 'trader', 'shout'],
    },
    {
      difficulty: 'medium',
      secret: 'Rush hour',
      forbidden: ['traffic', 'busy', 'commute', 'crowded', 'train'],
    },
    {
      difficulty: 'medium',
      secret: 'Parking ticket',
      forbidden: ['fine', 'car', 'warden', 'windscreen', 'meter'],
    },
    {
      difficulty: 'medium',
      secret: 'Living statue',
      forbidden: ['still', 'street', 'silver', 'paint', 'coins'],
    },
    {
      difficulty: 'medium',
      secret: 'Revolving door',
      forbidden: ['spin', 'hotel', 'glass', 'entrance', 'push'],
    },
    {
      difficulty: 'medium',
      secret: 'Graffiti',
      forbidden: ['spray', 'wall', 'paint', 'Banksy', 'illegal'],
    },
    {
      difficulty: 'medium',
      secret: 'Roadworks',
      forbidden: ['cones', 'drill', 'hole', 'delay', 'digger'],
    },
    {
      difficulty: 'medium',
      secret: 'Food truck',
      forbidden: ['van', 'street', 'queue', 'burger', 'lunch'],
    },
    {
      difficulty: 'medium',
      secret: 'Noisy neighbours',
      forbidden: ['loud', 'party', 'wall', 'bang', 'complain'],
    },
    {
      difficulty: 'hard',
      secret: 'One-way street',
      forbidden: ['car', 'arrow', 'sign', 'wrong', 'direction'],
    },
    {
      difficulty: 'hard',
      secret: 'Skyline',
      forbidden: ['buildings', 'horizon', 'towers', 'view', 'city'],
    },
    {
      difficulty: 'hard',
      secret: 'Flash mob',
      forbidden: ['dance', 'crowd', 'sudden', 'public', 'music'],
    },
    {
      difficulty: 'hard',
      secret: 'Pickpocket',
      forbidden: ['thief', 'wallet', 'steal', 'crowd', 'fingers'],
    },
  ],
};
