// Places: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const places: BankTopic = {
  id: 'places',
  category: 'secret-prompt',
  title: 'Places',
  keywords: ['locations', 'landmarks', 'buildings', 'world', 'destinations', 'venues', 'sights'],
  cards: [
    { difficulty: 'easy', secret: 'Beach', forbidden: ['sand', 'sea', 'waves', 'sun', 'towel'] },
    {
      difficulty: 'easy',
      secret: 'Zoo',
      forbidden: ['animals', 'cages', 'lions', 'keeper', 'visit'],
    },
    {
      difficulty: 'easy',
      secret: 'Hospital',
      forbidden: ['doctor', 'nurse', 'ill', 'bed', 'ambulance'],
    },
    {
      difficulty: 'easy',
      secret: 'Castle',
      forbidden: ['king', 'knight', 'moat', 'tower', 'queen'],
    },
    {
      difficulty: 'easy',
      secret: 'Supermarket',
      forbidden: ['trolley', 'food', 'shop', 'aisle', 'till'],
    },
    {
      difficulty: 'easy',
      secret: 'Library',
      forbidden: ['books', 'quiet', 'read', 'borrow', 'shelves'],
    },
    {
      difficulty: 'easy',
      secret: 'Farm',
      forbidden: ['cows', 'tractor', 'barn', 'fields', 'pigs'],
    },
    {
      difficulty: 'easy',
      secret: 'Cinema',
      forbidden: ['film', 'popcorn', 'screen', 'dark', 'seats'],
    },
    {
      difficulty: 'medium',
      secret: 'Eiffel Tower',
      forbidden: ['Paris', 'France', 'iron', 'tall', 'lift'],
    },
    {
      difficulty: 'medium',
      secret: 'Haunted house',
      forbidden: ['ghost', 'scary', 'spooky', 'creak', 'dark'],
    },
    {
      difficulty: 'medium',
      secret: 'Desert island',
      forbidden: ['palm', 'stranded', 'shipwreck', 'alone', 'castaway'],
    },
    {
      difficulty: 'medium',
      secret: 'Lost property office',
      forbidden: ['umbrella', 'find', 'train', 'forgotten', 'missing'],
    },
    {
      difficulty: 'medium',
      secret: 'Petrol station',
      forbidden: ['fuel', 'car', 'pump', 'fill', 'nozzle'],
    },
    {
      difficulty: 'medium',
      secret: 'Launderette',
      forbidden: ['washing', 'coins', 'dryer', 'machines', 'clothes'],
    },
    {
      difficulty: 'medium',
      secret: 'Courtroom',
      forbidden: ['judge', 'lawyer', 'jury', 'guilty', 'trial'],
    },
    {
      difficulty: 'medium',
      secret: 'Waiting room',
      forbidden: ['sit', 'doctor', 'magazines', 'chairs', 'queue'],
    },
    {
      difficulty: 'hard',
      secret: 'Bermuda Triangle',
      forbidden: ['ships', 'disappear', 'planes', 'mystery', 'Atlantic'],
    },
    {
      difficulty: 'hard',
      secret: 'Middle of nowhere',
      forbidden: ['remote', 'empty', 'lost', 'miles', 'far'],
    },
    {
      difficulty: 'hard',
      secret: 'Crossroads',
      forbidden: ['junction', 'turn', 'signpost', 'decision', 'traffic'],
    },
    {
      difficulty: 'hard',
      secret: 'Equator',
      forbidden: ['line', 'globe', 'earth', 'hot', 'latitude'],
    },
  ],
};
