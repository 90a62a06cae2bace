// Animals: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const animals: BankTopic = {
  id: 'animals',
  category: 'secret-prompt',
  title: 'Animals',
  keywords: ['creatures', 'wildlife', 'zoo', 'pets', 'beasts', 'birds', 'animal kingdom'],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Penguin',
      forbidden: ['ice', 'Antarctica', 'waddle', 'black', 'bird'],
    },
    {
      difficulty: 'easy',
      secret: 'Elephant',
      forbidden: ['trunk', 'grey', 'tusks', 'Africa', 'ears'],
    },
    {
      difficulty: 'easy',
      secret: 'Giraffe',
      forbidden: ['neck', 'tall', 'spots', 'Africa', 'leaves'],
    },
    {
      difficulty: 'easy',
      secret: 'Kangaroo',
      forbidden: ['Australia', 'hop', 'pouch', 'joey', 'jump'],
    },
    {
      difficulty: 'easy',
      secret: 'Octopus',
      forbidden: ['tentacles', 'eight', 'sea', 'ink', 'suckers'],
    },
    {
      difficulty: 'easy',
      secret: 'Crocodile',
      forbidden: ['teeth', 'jaws', 'river', 'alligator', 'snap'],
    },
    {
      difficulty: 'easy',
      secret: 'Snail',
      forbidden: ['shell', 'slow', 'slime', 'garden', 'slug'],
    },
    { difficulty: 'easy', secret: 'Monkey', forbidden: ['banana', 'ape', 'tail', 'climb', 'tree'] },
    {
      difficulty: 'medium',
      secret: 'Hedgehog',
      forbidden: ['spikes', 'prickly', 'garden', 'ball', 'roll'],
    },
    {
      difficulty: 'medium',
      secret: 'Chameleon',
      forbidden: ['colour', 'change', 'lizard', 'tongue', 'blend'],
    },
    {
      difficulty: 'medium',
      secret: 'Woodpecker',
      forbidden: ['beak', 'tree', 'hammer', 'bird', 'drum'],
    },
    {
      difficulty: 'medium',
      secret: 'Sloth',
      forbidden: ['claws', 'lazy', 'hang', 'branch', 'sleep'],
    },
    {
      difficulty: 'medium',
      secret: 'Flamingo',
      forbidden: ['pink', 'leg', 'bird', 'stand', 'shrimps'],
    },
    {
      difficulty: 'medium',
      secret: 'Beaver',
      forbidden: ['dam', 'teeth', 'tail', 'river', 'lodge'],
    },
    {
      difficulty: 'medium',
      secret: 'Peacock',
      forbidden: ['feathers', 'tail', 'fan', 'blue', 'proud'],
    },
    {
      difficulty: 'medium',
      secret: 'Vampire bat',
      forbidden: ['blood', 'night', 'wings', 'Dracula', 'bite'],
    },
    {
      difficulty: 'hard',
      secret: 'Sheepdog',
      forbidden: ['farmer', 'flock', 'whistle', 'collie', 'herd'],
    },
    {
      difficulty: 'hard',
      secret: 'Dung beetle',
      forbidden: ['ball', 'roll', 'insect', 'poo', 'scarab'],
    },
    {
      difficulty: 'hard',
      secret: 'Stick insect',
      forbidden: ['twig', 'leaf', 'disguise', 'thin', 'camouflage'],
    },
    {
      difficulty: 'hard',
      secret: 'Electric eel',
      forbidden: ['shock', 'fish', 'slippery', 'volts', 'river'],
    },
  ],
};
