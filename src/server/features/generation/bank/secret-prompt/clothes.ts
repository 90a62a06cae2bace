// Clothes: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const clothes: BankTopic = {
  id: 'clothes',
  category: 'secret-prompt',
  title: 'Clothes',
  keywords: ['fashion', 'clothing', 'outfits', 'what to wear', 'shoes', 'accessories', 'style'],
  cards: [
    { difficulty: 'easy', secret: 'Socks', forbidden: ['feet', 'shoes', 'pair', 'toes', 'wool'] },
    {
      difficulty: 'easy',
      secret: 'Top hat',
      forbidden: ['magician', 'head', 'tall', 'black', 'gentleman'],
    },
    {
      difficulty: 'easy',
      secret: 'Wellington boots',
      forbidden: ['rain', 'puddle', 'mud', 'rubber', 'feet'],
    },
    { difficulty: 'easy', secret: 'Scarf', forbidden: ['neck', 'winter', 'wool', 'knit', 'wrap'] },
    {
      difficulty: 'easy',
      secret: 'Sunglasses',
      forbidden: ['eyes', 'shade', 'cool', 'dark', 'beach'],
    },
    {
      difficulty: 'easy',
      secret: 'Wedding dress',
      forbidden: ['bride', 'white', 'veil', 'train', 'aisle'],
    },
    {
      difficulty: 'easy',
      secret: 'Pyjamas',
      forbidden: ['bed', 'sleep', 'night', 'stripes', 'slippers'],
    },
    {
      difficulty: 'easy',
      secret: 'Bikini',
      forbidden: ['beach', 'swim', 'two', 'summer', 'pieces'],
    },
    {
      difficulty: 'medium',
      secret: 'Bow tie',
      forbidden: ['neck', 'waiter', 'dinner', 'penguin', 'suit'],
    },
    {
      difficulty: 'medium',
      secret: 'High heels',
      forbidden: ['shoes', 'tall', 'women', 'stiletto', 'walk'],
    },
    {
      difficulty: 'medium',
      secret: 'Zip',
      forbidden: ['jacket', 'trousers', 'stuck', 'teeth', 'fasten'],
    },
    {
      difficulty: 'medium',
      secret: 'Kilt',
      forbidden: ['Scotland', 'tartan', 'skirt', 'bagpipes', 'men'],
    },
    {
      difficulty: 'medium',
      secret: 'Suit of armour',
      forbidden: ['knight', 'metal', 'shield', 'medieval', 'clank'],
    },
    {
      difficulty: 'medium',
      secret: 'Skinny jeans',
      forbidden: ['denim', 'tight', 'blue', 'legs', 'squeeze'],
    },
    {
      difficulty: 'medium',
      secret: 'Leather jacket',
      forbidden: ['motorbike', 'black', 'rock', 'cow', 'cool'],
    },
    {
      difficulty: 'medium',
      secret: 'Catwalk',
      forbidden: ['model', 'fashion', 'runway', 'designer', 'show'],
    },
    {
      difficulty: 'hard',
      secret: 'Hand-me-downs',
      forbidden: ['sibling', 'old', 'outgrown', 'brother', 'worn'],
    },
    {
      difficulty: 'hard',
      secret: 'Wardrobe malfunction',
      forbidden: ['stage', 'rip', 'embarrassing', 'strap', 'button'],
    },
    {
      difficulty: 'hard',
      secret: 'Dry cleaner',
      forbidden: ['suit', 'chemicals', 'stain', 'hanger', 'press'],
    },
    {
      difficulty: 'hard',
      secret: 'Camouflage',
      forbidden: ['soldier', 'hide', 'green', 'blend', 'army'],
    },
  ],
};
