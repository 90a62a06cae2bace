// Films and stories: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const filmsAndStories: BankTopic = {
  id: 'films-and-stories',
  category: 'secret-prompt',
  title: 'Films and stories',
  keywords: ['movies', 'cinema', 'books', 'fairy tales', 'literature', 'characters', 'tales'],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Cinderella',
      forbidden: ['slipper', 'ball', 'pumpkin', 'midnight', 'prince'],
    },
    {
      difficulty: 'easy',
      secret: 'Pinocchio',
      forbidden: ['nose', 'wood', 'puppet', 'lie', 'Geppetto'],
    },
    {
      difficulty: 'easy',
      secret: 'Little Red Riding Hood',
      forbidden: ['wolf', 'grandmother', 'forest', 'basket', 'cloak'],
    },
    {
      difficulty: 'easy',
      secret: 'Snow White',
      forbidden: ['dwarfs', 'apple', 'mirror', 'seven', 'queen'],
    },
    {
      difficulty: 'easy',
      secret: 'Titanic',
      forbidden: ['ship', 'iceberg', 'sink', 'Jack', 'ocean'],
    },
    {
      difficulty: 'easy',
      secret: 'King Kong',
      forbidden: ['gorilla', 'skyscraper', 'giant', 'New York', 'aeroplanes'],
    },
    { difficulty: 'easy', secret: 'Jaws', forbidden: ['shark', 'sea', 'beach', 'bite', 'swim'] },
    {
      difficulty: 'easy',
      secret: 'Robin Hood',
      forbidden: ['arrow', 'forest', 'rich', 'poor', 'Sherwood'],
    },
    {
      difficulty: 'medium',
      secret: 'Dracula',
      forbidden: ['vampire', 'blood', 'bat', 'Transylvania', 'coffin'],
    },
    {
      difficulty: 'medium',
      secret: 'Sherlock Holmes',
      forbidden: ['detective', 'pipe', 'Watson', 'clue', 'London'],
    },
    {
      difficulty: 'medium',
      secret: 'Peter Pan',
      forbidden: ['fly', 'Hook', 'Neverland', 'Tinker Bell', 'Wendy'],
    },
    {
      difficulty: 'medium',
      secret: 'Sleeping Beauty',
      forbidden: ['princess', 'spindle', 'kiss', 'castle', 'hundred'],
    },
    {
      difficulty: 'medium',
      secret: 'The Three Little Pigs',
      forbidden: ['wolf', 'straw', 'bricks', 'blow', 'house'],
    },
    {
      difficulty: 'medium',
      secret: 'Moby Dick',
      forbidden: ['whale', 'Ahab', 'white', 'captain', 'sea'],
    },
    {
      difficulty: 'medium',
      secret: 'Romeo and Juliet',
      forbidden: ['Shakespeare', 'balcony', 'love', 'Verona', 'poison'],
    },
    {
      difficulty: 'medium',
      secret: 'Rapunzel',
      forbidden: ['hair', 'tower', 'long', 'prince', 'plait'],
    },
    {
      difficulty: 'hard',
      secret: 'Groundhog Day',
      forbidden: ['repeat', 'loop', 'film', 'alarm', 'again'],
    },
    {
      difficulty: 'hard',
      secret: 'Happily ever after',
      forbidden: ['ending', 'marry', 'prince', 'story', 'fairy tale'],
    },
    {
      difficulty: 'hard',
      secret: 'Plot twist',
      forbidden: ['surprise', 'ending', 'story', 'unexpected', 'turn'],
    },
    {
      difficulty: 'hard',
      secret: 'Cliffhanger',
      forbidden: ['series', 'suspense', 'episode', 'ending', 'next'],
    },
  ],
};
