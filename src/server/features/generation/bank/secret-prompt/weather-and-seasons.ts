// Weather and seasons: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const weatherAndSeasons: BankTopic = {
  id: 'weather-and-seasons',
  category: 'secret-prompt',
  title: 'Weather and seasons',
  keywords: ['climate', 'rain', 'sunshine', 'spring', 'summer', 'autumn', 'winter', 'storms'],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Rainbow',
      forbidden: ['colours', 'sky', 'seven', 'gold', 'arch'],
    },
    {
      difficulty: 'easy',
      secret: 'Snowball fight',
      forbidden: ['throw', 'winter', 'cold', 'gloves', 'duck'],
    },
    {
      difficulty: 'easy',
      secret: 'Thunderstorm',
      forbidden: ['lightning', 'loud', 'dark', 'clouds', 'bang'],
    },
    {
      difficulty: 'easy',
      secret: 'Tornado',
      forbidden: ['spin', 'wind', 'twister', 'funnel', 'whirl'],
    },
    {
      difficulty: 'easy',
      secret: 'Autumn leaves',
      forbidden: ['fall', 'brown', 'rake', 'trees', 'orange'],
    },
    {
      difficulty: 'easy',
      secret: 'Gust of wind',
      forbidden: ['blow', 'breeze', 'hat', 'hair', 'strong'],
    },
    {
      difficulty: 'easy',
      secret: 'Icicle',
      forbidden: ['cold', 'frozen', 'drip', 'hang', 'winter'],
    },
    {
      difficulty: 'easy',
      secret: 'Puddle',
      forbidden: ['splash', 'jump', 'boots', 'water', 'rain'],
    },
    {
      difficulty: 'medium',
      secret: 'Heatwave',
      forbidden: ['hot', 'summer', 'sweat', 'sun', 'fan'],
    },
    {
      difficulty: 'medium',
      secret: 'Weather forecast',
      forbidden: ['tomorrow', 'television', 'map', 'predict', 'rain'],
    },
    { difficulty: 'medium', secret: 'Fog', forbidden: ['mist', 'see', 'grey', 'thick', 'horn'] },
    {
      difficulty: 'medium',
      secret: 'Black ice',
      forbidden: ['slip', 'road', 'skid', 'winter', 'invisible'],
    },
    {
      difficulty: 'medium',
      secret: 'Frostbite',
      forbidden: ['fingers', 'cold', 'toes', 'freeze', 'numb'],
    },
    {
      difficulty: 'medium',
      secret: 'Spring cleaning',
      forbidden: ['dust', 'tidy', 'scrub', 'mop', 'house'],
    },
    {
      difficulty: 'medium',
      secret: 'Weathercock',
      forbidden: ['roof', 'wind', 'arrow', 'rooster', 'direction'],
    },
    {
      difficulty: 'medium',
      secret: 'Avalanche',
      forbidden: ['snow', 'mountain', 'ski', 'bury', 'slide'],
    },
    {
      difficulty: 'hard',
      secret: 'Eye of the storm',
      forbidden: ['calm', 'hurricane', 'centre', 'quiet', 'middle'],
    },
    {
      difficulty: 'hard',
      secret: 'Global warming',
      forbidden: ['climate', 'planet', 'ice', 'carbon', 'temperature'],
    },
    {
      difficulty: 'hard',
      secret: 'Barometer',
      forbidden: ['pressure', 'needle', 'weather', 'forecast', 'instrument'],
    },
    {
      difficulty: 'hard',
      secret: 'Shortest day',
      forbidden: ['December', 'winter', 'dark', 'solstice', 'night'],
    },
  ],
};
