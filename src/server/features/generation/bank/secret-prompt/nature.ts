// Nature: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const nature: BankTopic = {
  id: 'nature',
  category: 'secret-prompt',
  title: 'Nature',
  keywords: [
    'plants',
    'landscape',
    'outdoors',
    'environment',
    'the natural world',
    'earth',
    'gardens',
  ],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Volcano',
      forbidden: ['lava', 'erupt', 'mountain', 'hot', 'ash'],
    },
    {
      difficulty: 'easy',
      secret: 'Palm tree',
      forbidden: ['coconut', 'beach', 'tropical', 'leaves', 'island'],
    },
    {
      difficulty: 'easy',
      secret: 'Waterfall',
      forbidden: ['river', 'cliff', 'Niagara', 'splash', 'drop'],
    },
    {
      difficulty: 'easy',
      secret: 'Sunflower',
      forbidden: ['yellow', 'tall', 'seeds', 'petals', 'garden'],
    },
    {
      difficulty: 'easy',
      secret: 'Cactus',
      forbidden: ['desert', 'spikes', 'prickly', 'green', 'plant'],
    },
    {
      difficulty: 'easy',
      secret: 'Full moon',
      forbidden: ['werewolf', 'night', 'howl', 'sky', 'round'],
    },
    {
      difficulty: 'easy',
      secret: 'Mushroom',
      forbidden: ['fungus', 'forest', 'cap', 'toadstool', 'pick'],
    },
    {
      difficulty: 'easy',
      secret: 'Bird’s nest',
      forbidden: ['eggs', 'tree', 'twigs', 'chicks', 'branch'],
    },
    {
      difficulty: 'medium',
      secret: 'Cobweb',
      forbidden: ['spider', 'silk', 'corner', 'attic', 'dust'],
    },
    {
      difficulty: 'medium',
      secret: 'Quicksand',
      forbidden: ['sink', 'stuck', 'swamp', 'trap', 'slow'],
    },
    {
      difficulty: 'medium',
      secret: 'Caterpillar',
      forbidden: ['butterfly', 'leaf', 'cocoon', 'crawl', 'legs'],
    },
    {
      difficulty: 'medium',
      secret: 'Sunset',
      forbidden: ['evening', 'horizon', 'orange', 'sky', 'romantic'],
    },
    {
      difficulty: 'medium',
      secret: 'Iceberg',
      forbidden: ['floating', 'cold', 'Titanic', 'tip', 'sea'],
    },
    {
      difficulty: 'medium',
      secret: 'Venus flytrap',
      forbidden: ['plant', 'insect', 'eat', 'snap', 'carnivore'],
    },
    {
      difficulty: 'medium',
      secret: 'Dandelion',
      forbidden: ['blow', 'seeds', 'yellow', 'wish', 'weed'],
    },
    {
      difficulty: 'medium',
      secret: 'Coral reef',
      forbidden: ['fish', 'sea', 'diving', 'colourful', 'Australia'],
    },
    {
      difficulty: 'hard',
      secret: 'Photosynthesis',
      forbidden: ['plants', 'sunlight', 'leaves', 'green', 'oxygen'],
    },
    {
      difficulty: 'hard',
      secret: 'Hibernation',
      forbidden: ['winter', 'sleep', 'bear', 'cave', 'wake'],
    },
    {
      difficulty: 'hard',
      secret: 'Food chain',
      forbidden: ['predator', 'prey', 'eat', 'grass', 'top'],
    },
    {
      difficulty: 'hard',
      secret: 'Northern Lights',
      forbidden: ['sky', 'green', 'Norway', 'aurora', 'Arctic'],
    },
  ],
};
