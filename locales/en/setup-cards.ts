// Cards of a deck one at a time, before the guests see them.
import { catalog } from '../catalog.ts';

export const setupCardsText = catalog('setupCards', {
  preview: 'Preview Cards',
  all: 'All Cards',
  quickStart: 'Quick Start',
  previous: 'Previous',
  next: 'Next',
  position: ({ card, cards }: { card: number; cards: number }) => `${card} of ${cards}`,

  show: ({ what }: { what: string }) => `Show ${what}`,
  hide: ({ what }: { what: string }) => `Hide ${what}`,
  question: 'Question',
  answer: 'Answer',
  explanation: 'Explanation',
  turnOver: 'Turn Over',
  turnBack: 'Turn Back',
  showAll: 'Show All',
  hideAll: 'Hide All',
  unsure: 'A second look was not sure of this answer.',

  tools: 'This card',
  edit: 'Edit',
  rewrite: ({ left }: { left: number }) => `Write Again (${left} left)`,
  flag: 'Flag',
  delete: 'Delete',
  deletion: { title: 'Delete this card?', message: 'The deck goes on without it.', ok: 'Delete' },
  failed: 'That did not work. Please try again.',

  save: 'Save Card',
  needsQuestion: 'A card needs a question',

  whatIsWrong: 'What is wrong?',
  reasons: {
    'wrong-answer': 'The answer is wrong',
    unclear: 'It is unclear',
    unsuitable: 'It does not suit the company',
    duplicate: 'The deck has it twice',
    other: 'Something else',
  },
  inYourWords: 'In your words (optional)',
  send: 'Send',
  flagged: 'Thank you. Somebody will look at this card.',
});
