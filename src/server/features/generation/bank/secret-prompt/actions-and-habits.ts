// Actions and habits: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const actionsAndHabits: BankTopic = {
  id: 'actions-and-habits',
  category: 'secret-prompt',
  title: 'Actions and habits',
  keywords: [
    'habits',
    'actions',
    'movements',
    'everyday life',
    'behaviour',
    'gestures',
    'things people do',
  ],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Sneezing',
      forbidden: ['nose', 'tissue', 'cold', 'bless', 'pepper'],
    },
    {
      difficulty: 'easy',
      secret: 'Yawning',
      forbidden: ['tired', 'mouth', 'sleepy', 'bored', 'wide'],
    },
    {
      difficulty: 'easy',
      secret: 'Snoring',
      forbidden: ['sleep', 'loud', 'night', 'noise', 'nose'],
    },
    {
      difficulty: 'easy',
      secret: 'Biting your nails',
      forbidden: ['fingers', 'nervous', 'teeth', 'chew', 'hand'],
    },
    {
      difficulty: 'easy',
      secret: 'Whistling',
      forbidden: ['lips', 'tune', 'blow', 'referee', 'dog'],
    },
    {
      difficulty: 'easy',
      secret: 'Singing in the shower',
      forbidden: ['water', 'bathroom', 'soap', 'loud', 'voice'],
    },
    {
      difficulty: 'easy',
      secret: 'Tickling',
      forbidden: ['laugh', 'feather', 'feet', 'fingers', 'armpit'],
    },
    { difficulty: 'easy', secret: 'Winking', forbidden: ['eye', 'one', 'flirt', 'close', 'blink'] },
    {
      difficulty: 'medium',
      secret: 'Pressing snooze',
      forbidden: ['alarm', 'sleep', 'button', 'morning', 'minutes'],
    },
    {
      difficulty: 'medium',
      secret: 'Walking on tiptoe',
      forbidden: ['quiet', 'sneak', 'ballet', 'feet', 'creep'],
    },
    {
      difficulty: 'medium',
      secret: 'Jumping the queue',
      forbidden: ['wait', 'rude', 'line', 'front', 'push'],
    },
    {
      difficulty: 'medium',
      secret: 'Talking to yourself',
      forbidden: ['alone', 'mutter', 'voice', 'mirror', 'think'],
    },
    {
      difficulty: 'medium',
      secret: 'Losing your keys',
      forbidden: ['door', 'search', 'pocket', 'find', 'locked'],
    },
    {
      difficulty: 'medium',
      secret: 'Eavesdropping',
      forbidden: ['listen', 'secret', 'door', 'wall', 'private'],
    },
    {
      difficulty: 'medium',
      secret: 'Changing a nappy',
      forbidden: ['baby', 'dirty', 'smell', 'wipe', 'bottom'],
    },
    {
      difficulty: 'medium',
      secret: 'Parallel parking',
      forbidden: ['car', 'reverse', 'kerb', 'space', 'mirror'],
    },
    {
      difficulty: 'hard',
      secret: 'Procrastinating',
      forbidden: ['later', 'delay', 'lazy', 'tomorrow', 'deadline'],
    },
    {
      difficulty: 'hard',
      secret: 'Daydreaming',
      forbidden: ['imagine', 'clouds', 'thoughts', 'window', 'wander'],
    },
    {
      difficulty: 'hard',
      secret: 'People-watching',
      forbidden: ['café', 'bench', 'strangers', 'look', 'street'],
    },
    {
      difficulty: 'hard',
      secret: 'Bluffing',
      forbidden: ['poker', 'pretend', 'cards', 'lie', 'face'],
    },
  ],
};
