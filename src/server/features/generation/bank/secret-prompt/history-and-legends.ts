// History and legends: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const historyAndLegends: BankTopic = {
  id: 'history-and-legends',
  category: 'secret-prompt',
  title: 'History and legends',
  keywords: [
    'history',
    'myths',
    'legends',
    'mythology',
    'the past',
    'ancient times',
    'heroes',
    'folklore',
  ],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Mummy',
      forbidden: ['Egypt', 'bandage', 'tomb', 'pyramid', 'wrap'],
    },
    {
      difficulty: 'easy',
      secret: 'Viking',
      forbidden: ['helmet', 'horns', 'ship', 'Norway', 'raid'],
    },
    {
      difficulty: 'easy',
      secret: 'Dinosaur',
      forbidden: ['extinct', 'Jurassic', 'bones', 'huge', 'fossil'],
    },
    {
      difficulty: 'easy',
      secret: 'Knight',
      forbidden: ['armour', 'sword', 'horse', 'castle', 'shield'],
    },
    {
      difficulty: 'easy',
      secret: 'Dragon',
      forbidden: ['fire', 'wings', 'breath', 'knight', 'scales'],
    },
    { difficulty: 'easy', secret: 'Mermaid', forbidden: ['tail', 'sea', 'fish', 'swim', 'hair'] },
    {
      difficulty: 'easy',
      secret: 'Unicorn',
      forbidden: ['horn', 'horse', 'white', 'magic', 'rainbow'],
    },
    {
      difficulty: 'easy',
      secret: 'Cleopatra',
      forbidden: ['Egypt', 'queen', 'snake', 'Nile', 'Caesar'],
    },
    {
      difficulty: 'medium',
      secret: 'Loch Ness Monster',
      forbidden: ['lake', 'Scotland', 'neck', 'hoax', 'photograph'],
    },
    {
      difficulty: 'medium',
      secret: 'Trojan Horse',
      forbidden: ['wooden', 'Greeks', 'soldiers', 'hide', 'gift'],
    },
    {
      difficulty: 'medium',
      secret: 'Julius Caesar',
      forbidden: ['Rome', 'Brutus', 'stab', 'salad', 'toga'],
    },
    {
      difficulty: 'medium',
      secret: 'Medusa',
      forbidden: ['snakes', 'hair', 'stone', 'look', 'Perseus'],
    },
    {
      difficulty: 'medium',
      secret: 'Sword in the stone',
      forbidden: ['Arthur', 'pull', 'king', 'Excalibur', 'Merlin'],
    },
    {
      difficulty: 'medium',
      secret: 'Napoleon',
      forbidden: ['French', 'emperor', 'hat', 'Waterloo', 'short'],
    },
    {
      difficulty: 'medium',
      secret: 'Gladiator',
      forbidden: ['Rome', 'arena', 'lion', 'Colosseum', 'fight'],
    },
    {
      difficulty: 'medium',
      secret: 'Moon landing',
      forbidden: ['Armstrong', 'Apollo', 'step', 'flag', 'astronaut'],
    },
    {
      difficulty: 'hard',
      secret: 'Atlantis',
      forbidden: ['lost', 'city', 'sunk', 'ocean', 'Plato'],
    },
    {
      difficulty: 'hard',
      secret: 'Midas touch',
      forbidden: ['gold', 'king', 'turn', 'hand', 'greed'],
    },
    {
      difficulty: 'hard',
      secret: 'Gunpowder Plot',
      forbidden: ['Fawkes', 'bonfire', 'November', 'parliament', 'barrels'],
    },
    {
      difficulty: 'hard',
      secret: 'Pandora’s box',
      forbidden: ['open', 'evil', 'hope', 'curious', 'Greek'],
    },
  ],
};
