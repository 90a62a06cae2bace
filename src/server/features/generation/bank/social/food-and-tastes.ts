// Food and tastes: cards for social.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const foodAndTastes: BankTopic = {
  id: 'food-and-tastes',
  category: 'social',
  title: 'Food and tastes',
  keywords: ['food', 'eating', 'meals', 'cuisine', 'dinner party', 'foodies', 'tastes'],
  cards: [
    {
      form: 'never-have-i-ever',
      daring: 1,
      question: 'Never have I ever eaten straight from the pan to save a plate.',
      subjects: ['cooking', 'washing up', 'habits'],
    },
    {
      form: 'never-have-i-ever',
      daring: 3,
      question: 'Never have I ever served a bought cake and accepted praise for baking it.',
      subjects: ['baking', 'cake', 'confessions'],
    },
    {
      form: 'never-have-i-ever',
      daring: 3,
      question: 'Never have I ever eaten something with a flatmate’s name on it.',
      subjects: ['fridge', 'confessions', 'mischief'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who here is most likely to read the whole menu aloud and order the usual?',
      subjects: ['restaurants', 'habits'],
    },
    {
      form: 'most-likely-to',
      daring: 1,
      question: 'Who is most likely to bake a birthday cake for a dog?',
      subjects: ['dogs', 'baking', 'birthdays'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to say “I’m not hungry” and then finish your chips?',
      subjects: ['chips', 'sharing', 'habits'],
    },
    {
      form: 'most-likely-to',
      daring: 2,
      question: 'Who is most likely to eat the last mince pie and blame Father Christmas?',
      subjects: ['christmas', 'baking', 'mischief'],
    },
    {
      form: 'story',
      daring: 1,
      question: 'Which dish tastes of one particular summer? Take us there in three sentences.',
      subjects: ['summer', 'memories', 'holidays'],
    },
    {
      form: 'story',
      daring: 2,
      question:
        'Tell us about a kitchen disaster as if you were a firefighter arriving at the scene.',
      subjects: ['cooking', 'mishaps', 'acting'],
    },
    {
      form: 'story',
      daring: 3,
      question: 'What did you once eat purely to be polite? Show us the face you made.',
      subjects: ['manners', 'tastes', 'confessions'],
    },
    {
      form: 'vote',
      daring: 1,
      question:
        'Vote: should a biscuit be dunked or kept dry? Dunkers must state their ideal time in seconds.',
      subjects: ['biscuits', 'tea', 'debate'],
    },
    {
      form: 'vote',
      daring: 2,
      question: 'Vote: whose fridge would you raid at midnight? The owner tells us what is in it.',
      subjects: ['fridge', 'midnight snacks'],
    },
    {
      form: 'rank-it',
      daring: 1,
      question: 'Rank potatoes: mashed, fried, roast, baked. Your first and last need a reason.',
      subjects: ['potatoes', 'opinions'],
    },
    {
      form: 'rank-it',
      daring: 2,
      question:
        'Rank the people here by how much spice they can take. They may protest, not prove.',
      subjects: ['spicy food', 'guessing'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'Give up cheese or give up chocolate? One breath to decide, one sentence to mourn.',
      subjects: ['cheese', 'chocolate', 'dilemmas'],
    },
    {
      form: 'this-or-that',
      daring: 1,
      question: 'Barbecue in the rain or soup in a heatwave?',
      subjects: ['summer', 'barbecue', 'weather'],
    },
    {
      form: 'mime',
      daring: 1,
      question: 'Mime eating something awkward: spaghetti, a lobster, a very hot chip. We name it.',
      subjects: ['mime', 'guessing', 'tastes'],
    },
    {
      form: 'mime',
      daring: 2,
      question:
        'Mime a snooty waiter whose chef has just fallen asleep in the soup. Keep your dignity.',
      subjects: ['restaurants', 'acting', 'mime'],
    },
    {
      form: 'finish-the-sentence',
      daring: 1,
      question: 'Finish the sentence: “Everybody raves about it, but to me it tastes of …”',
      subjects: ['tastes', 'opinions'],
    },
    {
      form: 'finish-the-sentence',
      daring: 3,
      question: 'Finish the sentence: “When I am alone, I put together and eat …”',
      subjects: ['midnight snacks', 'confessions', 'tastes'],
    },
    {
      form: 'point-at',
      daring: 2,
      question:
        'On three, point at your choice of cook for a dinner with a queen. They name three courses.',
      subjects: ['cooking', 'dinner party'],
    },
    {
      form: 'category-round',
      daring: 1,
      question: 'Category: things with a hole in them that you can eat. Three seconds each.',
      subjects: ['words', 'games', 'baking'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Describe plain toast like a wine expert: nose, body, finish. Thirty seconds.',
      subjects: ['bread', 'tastes', 'acting'],
    },
    {
      form: 'mini-challenge',
      daring: 2,
      question: 'Make up a jingle for a vegetable nobody likes. Two lines, sung with conviction.',
      subjects: ['vegetables', 'music', 'singing'],
    },
    {
      form: 'mini-challenge',
      daring: 3,
      question:
        'Break up with your favourite snack in a dramatic speech. Your neighbour plays the snack.',
      subjects: ['acting', 'sweets', 'speeches'],
    },
    {
      form: 'compliment',
      daring: 1,
      question:
        'Which pizza topping is the person on your left, and why is the pizza dull without it?',
      subjects: ['pizza', 'compliments', 'friends'],
    },
    {
      form: 'truth',
      daring: 2,
      question:
        'What is the longest something has lived in your fridge before you dared to open it?',
      subjects: ['fridge', 'confessions', 'habits'],
    },
  ],
};
