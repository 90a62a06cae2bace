// Jobs: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const jobs: BankTopic = {
  id: 'jobs',
  category: 'secret-prompt',
  title: 'Jobs',
  keywords: [
    'work',
    'professions',
    'careers',
    'occupations',
    'workplace',
    'people at work',
    'trades',
  ],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Firefighter',
      forbidden: ['hose', 'engine', 'flames', 'ladder', 'burning'],
    },
    {
      difficulty: 'easy',
      secret: 'Dentist',
      forbidden: ['teeth', 'drill', 'chair', 'mouth', 'filling'],
    },
    {
      difficulty: 'easy',
      secret: 'Chef',
      forbidden: ['kitchen', 'cook', 'hat', 'restaurant', 'food'],
    },
    {
      difficulty: 'easy',
      secret: 'Astronaut',
      forbidden: ['space', 'rocket', 'moon', 'suit', 'stars'],
    },
    {
      difficulty: 'easy',
      secret: 'Hairdresser',
      forbidden: ['scissors', 'cut', 'salon', 'shampoo', 'style'],
    },
    {
      difficulty: 'easy',
      secret: 'Teacher',
      forbidden: ['school', 'class', 'pupils', 'lesson', 'board'],
    },
    {
      difficulty: 'easy',
      secret: 'Postman',
      forbidden: ['letters', 'deliver', 'mail', 'parcel', 'van'],
    },
    {
      difficulty: 'easy',
      secret: 'Police officer',
      forbidden: ['arrest', 'crime', 'uniform', 'law', 'handcuffs'],
    },
    {
      difficulty: 'medium',
      secret: 'Lifeguard',
      forbidden: ['beach', 'whistle', 'rescue', 'swim', 'drown'],
    },
    {
      difficulty: 'medium',
      secret: 'Orchestra conductor',
      forbidden: ['baton', 'music', 'wave', 'symphony', 'lead'],
    },
    {
      difficulty: 'medium',
      secret: 'Plumber',
      forbidden: ['pipes', 'leak', 'tap', 'water', 'toilet'],
    },
    {
      difficulty: 'medium',
      secret: 'Auctioneer',
      forbidden: ['bid', 'hammer', 'sold', 'gavel', 'highest'],
    },
    {
      difficulty: 'medium',
      secret: 'Window cleaner',
      forbidden: ['ladder', 'glass', 'bucket', 'sponge', 'squeegee'],
    },
    {
      difficulty: 'medium',
      secret: 'Bus driver',
      forbidden: ['passengers', 'ticket', 'wheel', 'stop', 'road'],
    },
    {
      difficulty: 'medium',
      secret: 'Bodyguard',
      forbidden: ['protect', 'celebrity', 'sunglasses', 'security', 'strong'],
    },
    {
      difficulty: 'medium',
      secret: 'Lumberjack',
      forbidden: ['axe', 'trees', 'forest', 'chop', 'saw'],
    },
    {
      difficulty: 'hard',
      secret: 'Ventriloquist',
      forbidden: ['dummy', 'puppet', 'lips', 'voice', 'hand'],
    },
    {
      difficulty: 'hard',
      secret: 'Stunt double',
      forbidden: ['film', 'dangerous', 'actor', 'fall', 'replace'],
    },
    {
      difficulty: 'hard',
      secret: 'Tax inspector',
      forbidden: ['money', 'audit', 'papers', 'government', 'forms'],
    },
    {
      difficulty: 'hard',
      secret: 'Food critic',
      forbidden: ['restaurant', 'review', 'taste', 'stars', 'chef'],
    },
  ],
};
