// Holidays and celebrations: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const holidaysAndCelebrations: BankTopic = {
  id: 'holidays-and-celebrations',
  category: 'secret-prompt',
  title: 'Holidays and celebrations',
  keywords: [
    'parties',
    'festivals',
    'christmas',
    'birthdays',
    'weddings',
    'halloween',
    'new year',
    'traditions',
  ],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Christmas tree',
      forbidden: ['lights', 'star', 'presents', 'December', 'pine'],
    },
    {
      difficulty: 'easy',
      secret: 'Easter egg',
      forbidden: ['chocolate', 'bunny', 'hunt', 'spring', 'hide'],
    },
    {
      difficulty: 'easy',
      secret: 'Fireworks',
      forbidden: ['bang', 'sky', 'rocket', 'colours', 'sparks'],
    },
    {
      difficulty: 'easy',
      secret: 'Wedding',
      forbidden: ['bride', 'groom', 'marry', 'cake', 'ring'],
    },
    {
      difficulty: 'easy',
      secret: 'Halloween',
      forbidden: ['pumpkin', 'witch', 'trick', 'October', 'costume'],
    },
    {
      difficulty: 'easy',
      secret: 'Santa Claus',
      forbidden: ['Christmas', 'beard', 'sleigh', 'presents', 'reindeer'],
    },
    {
      difficulty: 'easy',
      secret: 'Valentine’s card',
      forbidden: ['love', 'heart', 'February', 'roses', 'romance'],
    },
    {
      difficulty: 'easy',
      secret: 'Balloon animal',
      forbidden: ['clown', 'twist', 'dog', 'party', 'squeak'],
    },
    {
      difficulty: 'medium',
      secret: 'Surprise party',
      forbidden: ['hide', 'shout', 'birthday', 'friends', 'dark'],
    },
    {
      difficulty: 'medium',
      secret: 'Mistletoe',
      forbidden: ['kiss', 'Christmas', 'berries', 'hang', 'under'],
    },
    {
      difficulty: 'medium',
      secret: 'Piñata',
      forbidden: ['sweets', 'stick', 'hit', 'blindfold', 'Mexico'],
    },
    {
      difficulty: 'medium',
      secret: 'New Year’s resolution',
      forbidden: ['promise', 'January', 'gym', 'quit', 'diet'],
    },
    {
      difficulty: 'medium',
      secret: 'Best man’s speech',
      forbidden: ['groom', 'toast', 'wedding', 'jokes', 'embarrass'],
    },
    {
      difficulty: 'medium',
      secret: 'Trick or treat',
      forbidden: ['Halloween', 'sweets', 'doors', 'costume', 'children'],
    },
    {
      difficulty: 'medium',
      secret: 'Party popper',
      forbidden: ['string', 'bang', 'confetti', 'pull', 'streamers'],
    },
    {
      difficulty: 'medium',
      secret: 'Throwing the bouquet',
      forbidden: ['bride', 'flowers', 'catch', 'wedding', 'toss'],
    },
    {
      difficulty: 'hard',
      secret: 'April Fools’ Day',
      forbidden: ['prank', 'joke', 'trick', 'hoax', 'tease'],
    },
    {
      difficulty: 'hard',
      secret: 'Housewarming',
      forbidden: ['party', 'move', 'new', 'gift', 'home'],
    },
    {
      difficulty: 'hard',
      secret: 'Regifting',
      forbidden: ['present', 'unwanted', 'wrap', 'pass on', 'again'],
    },
    {
      difficulty: 'hard',
      secret: 'Golden wedding',
      forbidden: ['fifty', 'anniversary', 'married', 'couple', 'years'],
    },
  ],
};
