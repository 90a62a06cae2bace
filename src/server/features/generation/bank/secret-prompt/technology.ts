// Technology: secrets to act out or guess.
import type { BankTopic } from '#server/features/generation/bank/topic.ts';

export const technology: BankTopic = {
  id: 'technology',
  category: 'secret-prompt',
  title: 'Technology',
  keywords: [
    'computers',
    'gadgets',
    'internet',
    'machines',
    'phones',
    'inventions',
    'the digital world',
  ],
  cards: [
    {
      difficulty: 'easy',
      secret: 'Robot',
      forbidden: ['metal', 'machine', 'beep', 'human', 'android'],
    },
    {
      difficulty: 'easy',
      secret: 'Selfie',
      forbidden: ['photo', 'camera', 'phone', 'pose', 'arm'],
    },
    {
      difficulty: 'easy',
      secret: 'Computer',
      forbidden: ['keyboard', 'screen', 'mouse', 'internet', 'type'],
    },
    {
      difficulty: 'easy',
      secret: 'Email',
      forbidden: ['send', 'inbox', 'message', 'address', 'letter'],
    },
    {
      difficulty: 'easy',
      secret: 'Battery',
      forbidden: ['charge', 'power', 'phone', 'empty', 'energy'],
    },
    { difficulty: 'easy', secret: 'Printer', forbidden: ['paper', 'ink', 'jam', 'copy', 'office'] },
    {
      difficulty: 'easy',
      secret: 'Rocket',
      forbidden: ['space', 'launch', 'countdown', 'moon', 'astronaut'],
    },
    {
      difficulty: 'easy',
      secret: 'Password',
      forbidden: ['secret', 'login', 'forget', 'letters', 'type'],
    },
    {
      difficulty: 'medium',
      secret: 'Drone',
      forbidden: ['fly', 'camera', 'propeller', 'remote', 'buzz'],
    },
    {
      difficulty: 'medium',
      secret: 'Satnav',
      forbidden: ['directions', 'car', 'left', 'route', 'voice'],
    },
    {
      difficulty: 'medium',
      secret: 'Autocorrect',
      forbidden: ['text', 'mistake', 'spelling', 'phone', 'change'],
    },
    {
      difficulty: 'medium',
      secret: 'Video call',
      forbidden: ['screen', 'mute', 'camera', 'meeting', 'frozen'],
    },
    {
      difficulty: 'medium',
      secret: 'Virtual reality',
      forbidden: ['headset', 'game', 'goggles', 'world', 'pretend'],
    },
    {
      difficulty: 'medium',
      secret: 'Self-driving car',
      forbidden: ['wheel', 'road', 'robot', 'future', 'steer'],
    },
    {
      difficulty: 'medium',
      secret: 'Typewriter',
      forbidden: ['keys', 'ribbon', 'old', 'letters', 'paper'],
    },
    {
      difficulty: 'medium',
      secret: 'Time machine',
      forbidden: ['past', 'future', 'travel', 'history', 'dinosaurs'],
    },
    {
      difficulty: 'hard',
      secret: 'Artificial intelligence',
      forbidden: ['computer', 'robot', 'smart', 'learn', 'chat'],
    },
    {
      difficulty: 'hard',
      secret: 'Spam folder',
      forbidden: ['email', 'junk', 'unwanted', 'inbox', 'delete'],
    },
    {
      difficulty: 'hard',
      secret: 'Screen time',
      forbidden: ['phone', 'hours', 'children', 'limit', 'tablet'],
    },
    {
      difficulty: 'hard',
      secret: 'Internet cookies',
      forbidden: ['website', 'accept', 'biscuit', 'click', 'track'],
    },
  ],
};
