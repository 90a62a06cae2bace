// Sports: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const sports: BankTopic = {
  id: 'sports',
  category: 'secret-prompt',
  title: 'Sports',
  keywords: [
    'sport',
    'games',
    'athletics',
    'competition',
    'fitness',
    'exercise',
    'teams',
    'olympics',
  ],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Football',
      forbidden: ['goal', 'kick', 'score', 'pitch', 'referee'],
    },
    {
      difficulty: 'easy',
      secret: 'Swimming',
      forbidden: ['water', 'pool', 'stroke', 'lanes', 'dive'],
    },
    {
      difficulty: 'easy',
      secret: 'Boxing',
      forbidden: ['gloves', 'ring', 'punch', 'knockout', 'fight'],
    },
    {
      difficulty: 'easy',
      secret: 'Tennis',
      forbidden: ['racket', 'net', 'serve', 'court', 'Wimbledon'],
    },
    {
      difficulty: 'easy',
      secret: 'Basketball',
      forbidden: ['hoop', 'dunk', 'bounce', 'tall', 'dribble'],
    },
    {
      difficulty: 'easy',
      secret: 'Skiing',
      forbidden: ['snow', 'slope', 'poles', 'mountain', 'winter'],
    },
    {
      difficulty: 'easy',
      secret: 'Weightlifting',
      forbidden: ['heavy', 'barbell', 'muscles', 'strong', 'gym'],
    },
    {
      difficulty: 'easy',
      secret: 'Bowling',
      forbidden: ['pins', 'strike', 'alley', 'lane', 'shoes'],
    },
    {
      difficulty: 'medium',
      secret: 'Curling',
      forbidden: ['ice', 'broom', 'stone', 'sweep', 'slide'],
    },
    {
      difficulty: 'medium',
      secret: 'Fencing',
      forbidden: ['sword', 'mask', 'foil', 'white', 'duel'],
    },
    {
      difficulty: 'medium',
      secret: 'Surfing',
      forbidden: ['wave', 'board', 'sea', 'balance', 'beach'],
    },
    {
      difficulty: 'medium',
      secret: 'Penalty shoot-out',
      forbidden: ['goalkeeper', 'kick', 'football', 'spot', 'miss'],
    },
    {
      difficulty: 'medium',
      secret: 'Sumo wrestling',
      forbidden: ['Japan', 'heavy', 'ring', 'push', 'loincloth'],
    },
    {
      difficulty: 'medium',
      secret: 'Synchronised swimming',
      forbidden: ['pool', 'music', 'legs', 'together', 'nose clip'],
    },
    {
      difficulty: 'medium',
      secret: 'Pole vault',
      forbidden: ['jump', 'bar', 'high', 'over', 'bend'],
    },
    {
      difficulty: 'medium',
      secret: 'Tug of war',
      forbidden: ['rope', 'pull', 'teams', 'heave', 'sides'],
    },
    {
      difficulty: 'hard',
      secret: 'Photo finish',
      forbidden: ['line', 'close', 'winner', 'camera', 'race'],
    },
    {
      difficulty: 'hard',
      secret: 'Offside',
      forbidden: ['football', 'line', 'flag', 'referee', 'striker'],
    },
    {
      difficulty: 'hard',
      secret: 'Underdog',
      forbidden: ['win', 'surprise', 'favourite', 'weak', 'unlikely'],
    },
    {
      difficulty: 'hard',
      secret: 'False start',
      forbidden: ['gun', 'sprint', 'race', 'early', 'blocks'],
    },
  ],
};
