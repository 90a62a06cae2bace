// Household things: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const householdThings: BankTopic = {
  id: 'household-things',
  category: 'secret-prompt',
  title: 'Household things',
  keywords: ['home', 'house', 'objects', 'furniture', 'appliances', 'tools', 'things at home'],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Vacuum cleaner',
      forbidden: ['dust', 'suck', 'carpet', 'floor', 'hoover'],
    },
    {
      difficulty: 'easy',
      secret: 'Washing machine',
      forbidden: ['clothes', 'laundry', 'spin', 'dirty', 'drum'],
    },
    {
      difficulty: 'easy',
      secret: 'Fridge',
      forbidden: ['cold', 'kitchen', 'food', 'milk', 'door'],
    },
    {
      difficulty: 'easy',
      secret: 'Alarm clock',
      forbidden: ['wake', 'morning', 'ring', 'snooze', 'bed'],
    },
    {
      difficulty: 'easy',
      secret: 'Pillow',
      forbidden: ['bed', 'head', 'soft', 'sleep', 'feathers'],
    },
    {
      difficulty: 'easy',
      secret: 'Bathtub',
      forbidden: ['water', 'bubbles', 'soap', 'taps', 'duck'],
    },
    {
      difficulty: 'easy',
      secret: 'Mirror',
      forbidden: ['reflection', 'glass', 'face', 'wall', 'look'],
    },
    {
      difficulty: 'easy',
      secret: 'Candle',
      forbidden: ['wax', 'flame', 'wick', 'light', 'birthday'],
    },
    {
      difficulty: 'medium',
      secret: 'Ironing board',
      forbidden: ['shirt', 'steam', 'creases', 'hot', 'flat'],
    },
    {
      difficulty: 'medium',
      secret: 'Remote control',
      forbidden: ['television', 'batteries', 'buttons', 'channel', 'sofa'],
    },
    {
      difficulty: 'medium',
      secret: 'Doormat',
      forbidden: ['welcome', 'shoes', 'wipe', 'feet', 'entrance'],
    },
    {
      difficulty: 'medium',
      secret: 'Rocking chair',
      forbidden: ['grandmother', 'porch', 'sway', 'sit', 'old'],
    },
    {
      difficulty: 'medium',
      secret: 'Tin opener',
      forbidden: ['can', 'lid', 'kitchen', 'turn', 'metal'],
    },
    {
      difficulty: 'medium',
      secret: 'Bunk bed',
      forbidden: ['ladder', 'top', 'two', 'children', 'sleep'],
    },
    {
      difficulty: 'medium',
      secret: 'Plunger',
      forbidden: ['toilet', 'blocked', 'rubber', 'drain', 'suction'],
    },
    {
      difficulty: 'medium',
      secret: 'Coat hanger',
      forbidden: ['wardrobe', 'hook', 'clothes', 'wire', 'shirt'],
    },
    {
      difficulty: 'hard',
      secret: 'Junk drawer',
      forbidden: ['mess', 'kitchen', 'batteries', 'odds', 'clutter'],
    },
    {
      difficulty: 'hard',
      secret: 'Spirit level',
      forbidden: ['bubble', 'straight', 'flat', 'builder', 'horizontal'],
    },
    {
      difficulty: 'hard',
      secret: 'Draught excluder',
      forbidden: ['door', 'cold', 'wind', 'sausage', 'gap'],
    },
    {
      difficulty: 'hard',
      secret: 'Flat-pack furniture',
      forbidden: ['screws', 'instructions', 'assemble', 'Sweden', 'wardrobe'],
    },
  ],
};
