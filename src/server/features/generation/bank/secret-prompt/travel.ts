// Travel: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const travel: BankTopic = {
  id: 'travel',
  category: 'secret-prompt',
  title: 'Travel',
  keywords: ['holidays', 'trips', 'journeys', 'transport', 'tourism', 'abroad', 'vacation'],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Suitcase',
      forbidden: ['pack', 'clothes', 'holiday', 'wheels', 'luggage'],
    },
    {
      difficulty: 'easy',
      secret: 'Passport',
      forbidden: ['border', 'photo', 'travel', 'country', 'stamp'],
    },
    { difficulty: 'easy', secret: 'Aeroplane', forbidden: ['fly', 'sky', 'wings', 'pilot', 'jet'] },
    {
      difficulty: 'easy',
      secret: 'Camping',
      forbidden: ['tent', 'fire', 'outdoors', 'marshmallow', 'holiday'],
    },
    {
      difficulty: 'easy',
      secret: 'Map',
      forbidden: ['directions', 'road', 'lost', 'fold', 'country'],
    },
    { difficulty: 'easy', secret: 'Sunburn', forbidden: ['red', 'beach', 'cream', 'hot', 'skin'] },
    {
      difficulty: 'easy',
      secret: 'Train',
      forbidden: ['station', 'tracks', 'ticket', 'platform', 'carriage'],
    },
    {
      difficulty: 'easy',
      secret: 'Cruise ship',
      forbidden: ['sea', 'cabin', 'captain', 'deck', 'ocean'],
    },
    {
      difficulty: 'medium',
      secret: 'Hitchhiking',
      forbidden: ['thumb', 'lift', 'road', 'car', 'stranger'],
    },
    {
      difficulty: 'medium',
      secret: 'Jet lag',
      forbidden: ['tired', 'flight', 'sleep', 'hours', 'time zone'],
    },
    {
      difficulty: 'medium',
      secret: 'Lost luggage',
      forbidden: ['suitcase', 'airport', 'carousel', 'missing', 'bag'],
    },
    {
      difficulty: 'medium',
      secret: 'Hot-air balloon',
      forbidden: ['basket', 'float', 'sky', 'burner', 'wicker'],
    },
    {
      difficulty: 'medium',
      secret: 'Souvenir',
      forbidden: ['shop', 'holiday', 'gift', 'memory', 'magnet'],
    },
    {
      difficulty: 'medium',
      secret: 'Road trip',
      forbidden: ['car', 'drive', 'friends', 'miles', 'motorway'],
    },
    {
      difficulty: 'medium',
      secret: 'Window seat',
      forbidden: ['view', 'plane', 'aisle', 'clouds', 'look'],
    },
    {
      difficulty: 'medium',
      secret: 'Tour guide',
      forbidden: ['group', 'museum', 'umbrella', 'sights', 'explain'],
    },
    {
      difficulty: 'hard',
      secret: 'Duty-free shop',
      forbidden: ['airport', 'perfume', 'tax', 'chocolate', 'cheap'],
    },
    {
      difficulty: 'hard',
      secret: 'Travel sickness',
      forbidden: ['car', 'bag', 'vomit', 'nausea', 'boat'],
    },
    {
      difficulty: 'hard',
      secret: 'Staycation',
      forbidden: ['holiday', 'home', 'abroad', 'local', 'relax'],
    },
    { difficulty: 'hard', secret: 'Homesick', forbidden: ['miss', 'family', 'away', 'sad', 'far'] },
  ],
};
