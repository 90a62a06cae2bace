// What home deals by itself on a full screen that nobody touches: a card of each category.
import { catalog } from '../catalog.ts';

export const attractText = catalog('attract', {
  label: 'Cards of Riffle',
  touch: 'Press any key to play',
  cards: {
    free: 'Would you rather always sing instead of speak, or always dance instead of walk?',
    trivia: 'Which animal sleeps with one half of its brain at a time?',
    drinking: 'Never have I ever waved back at somebody who meant the person behind me.',
    social: 'Who at this table would talk their way past any doorman?',
    relationship: 'What did you think in the first minute that we met?',
    challenge: 'I have keys but no locks, and space but no room. What am I?',
    'secret-prompt': 'Act it out: a penguin who is late for the bus.',
  },
});
