// School: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const school: BankTopic = {
  id: 'school',
  category: 'secret-prompt',
  title: 'School',
  keywords: ['education', 'classroom', 'lessons', 'pupils', 'students', 'teachers', 'learning'],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Homework',
      forbidden: ['pupil', 'teacher', 'evening', 'exercise', 'dog'],
    },
    {
      difficulty: 'easy',
      secret: 'Blackboard',
      forbidden: ['chalk', 'teacher', 'write', 'wall', 'wipe'],
    },
    {
      difficulty: 'easy',
      secret: 'School bus',
      forbidden: ['yellow', 'driver', 'children', 'morning', 'ride'],
    },
    {
      difficulty: 'easy',
      secret: 'Pencil',
      forbidden: ['write', 'draw', 'lead', 'sharpen', 'rubber'],
    },
    {
      difficulty: 'easy',
      secret: 'Lunch box',
      forbidden: ['sandwich', 'food', 'eat', 'apple', 'break'],
    },
    {
      difficulty: 'easy',
      secret: 'Playground',
      forbidden: ['swing', 'slide', 'children', 'break', 'run'],
    },
    { difficulty: 'easy', secret: 'Exam', forbidden: ['test', 'study', 'pass', 'paper', 'mark'] },
    {
      difficulty: 'easy',
      secret: 'Ruler',
      forbidden: ['measure', 'straight', 'centimetres', 'line', 'inches'],
    },
    {
      difficulty: 'medium',
      secret: 'Head teacher',
      forbidden: ['office', 'boss', 'principal', 'strict', 'trouble'],
    },
    {
      difficulty: 'medium',
      secret: 'Raising your hand',
      forbidden: ['question', 'arm', 'answer', 'up', 'class'],
    },
    {
      difficulty: 'medium',
      secret: 'Calculator',
      forbidden: ['numbers', 'maths', 'sums', 'buttons', 'add'],
    },
    {
      difficulty: 'medium',
      secret: 'School trip',
      forbidden: ['coach', 'museum', 'day', 'class', 'sandwiches'],
    },
    {
      difficulty: 'medium',
      secret: 'Detention',
      forbidden: ['punishment', 'naughty', 'stay', 'late', 'behind'],
    },
    {
      difficulty: 'medium',
      secret: 'Paper aeroplane',
      forbidden: ['fold', 'throw', 'fly', 'wings', 'glide'],
    },
    {
      difficulty: 'medium',
      secret: 'Spelling test',
      forbidden: ['letters', 'words', 'dictation', 'bee', 'mistakes'],
    },
    {
      difficulty: 'medium',
      secret: 'Chemistry lesson',
      forbidden: ['experiment', 'lab', 'test tube', 'explosion', 'goggles'],
    },
    {
      difficulty: 'hard',
      secret: 'Teacher’s pet',
      forbidden: ['favourite', 'apple', 'swot', 'class', 'good'],
    },
    {
      difficulty: 'hard',
      secret: 'Truancy',
      forbidden: ['skip', 'absent', 'lessons', 'bunk off', 'caught'],
    },
    {
      difficulty: 'hard',
      secret: 'Group project',
      forbidden: ['team', 'share', 'work', 'partner', 'lazy'],
    },
    {
      difficulty: 'hard',
      secret: 'Parents’ evening',
      forbidden: ['teacher', 'progress', 'meeting', 'report', 'child'],
    },
  ],
};
