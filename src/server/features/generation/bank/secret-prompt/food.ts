// Food: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const food: BankTopic = {
  id: 'food',
  category: 'secret-prompt',
  title: 'Food',
  keywords: ['cooking', 'eating', 'meals', 'kitchen', 'dishes', 'snacks', 'drinks', 'restaurants'],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Pizza',
      forbidden: ['cheese', 'Italy', 'slice', 'tomato', 'oven'],
    },
    {
      difficulty: 'easy',
      secret: 'Spaghetti',
      forbidden: ['pasta', 'Italy', 'sauce', 'fork', 'long'],
    },
    {
      difficulty: 'easy',
      secret: 'Ice cream',
      forbidden: ['cone', 'cold', 'scoop', 'summer', 'vanilla'],
    },
    {
      difficulty: 'easy',
      secret: 'Pancake',
      forbidden: ['flip', 'batter', 'syrup', 'flat', 'breakfast'],
    },
    {
      difficulty: 'easy',
      secret: 'Popcorn',
      forbidden: ['cinema', 'film', 'salty', 'bucket', 'butter'],
    },
    {
      difficulty: 'easy',
      secret: 'Banana',
      forbidden: ['yellow', 'fruit', 'peel', 'monkey', 'bunch'],
    },
    {
      difficulty: 'easy',
      secret: 'Sandwich',
      forbidden: ['bread', 'lunch', 'filling', 'slices', 'ham'],
    },
    {
      difficulty: 'easy',
      secret: 'Chocolate',
      forbidden: ['sweet', 'brown', 'cocoa', 'milk', 'bar'],
    },
    { difficulty: 'medium', secret: 'Sushi', forbidden: ['fish', 'rice', 'Japan', 'raw', 'roll'] },
    {
      difficulty: 'medium',
      secret: 'Fondue',
      forbidden: ['cheese', 'dip', 'pot', 'Switzerland', 'melt'],
    },
    {
      difficulty: 'medium',
      secret: 'Chewing gum',
      forbidden: ['bubble', 'mint', 'blow', 'sticky', 'mouth'],
    },
    {
      difficulty: 'medium',
      secret: 'Boiled egg',
      forbidden: ['shell', 'yolk', 'spoon', 'hen', 'breakfast'],
    },
    {
      difficulty: 'medium',
      secret: 'Chilli pepper',
      forbidden: ['hot', 'spicy', 'red', 'burn', 'Mexico'],
    },
    {
      difficulty: 'medium',
      secret: 'Chopping onions',
      forbidden: ['cry', 'tears', 'knife', 'layers', 'eyes'],
    },
    {
      difficulty: 'medium',
      secret: 'Candyfloss',
      forbidden: ['sugar', 'pink', 'fair', 'fluffy', 'stick'],
    },
    {
      difficulty: 'medium',
      secret: 'Barbecue',
      forbidden: ['grill', 'sausages', 'garden', 'charcoal', 'summer'],
    },
    {
      difficulty: 'hard',
      secret: 'Leftovers',
      forbidden: ['fridge', 'yesterday', 'cold', 'reheat', 'remains'],
    },
    {
      difficulty: 'hard',
      secret: 'Secret recipe',
      forbidden: ['ingredients', 'grandmother', 'family', 'cook', 'hidden'],
    },
    {
      difficulty: 'hard',
      secret: 'Soup of the day',
      forbidden: ['bowl', 'menu', 'restaurant', 'spoon', 'waiter'],
    },
    {
      difficulty: 'hard',
      secret: 'Aftertaste',
      forbidden: ['mouth', 'linger', 'flavour', 'tongue', 'coffee'],
    },
  ],
};
