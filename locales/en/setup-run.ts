// A deck being written, and the deck that is ready then.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const setupRunText = catalog('setupRun', {
  writing: 'Writing your deck…',
  noCardYet: 'Shuffling ideas…',
  written: 'Cards written',
  writtenOf: ({ written, wanted }: { written: number; wanted: number }) =>
    `${written} of ${wanted}`,
  /** Heard, not seen. */
  writtenSaid: ({ written, wanted }: { written: number; wanted: number }) =>
    `${written} of ${wanted} cards written`,
  starting: 'Starting',
  checking: 'Checking the answers…',
  slow: 'Taking Longer Than Expected',
  slowWords: 'The deck is still being written. You can wait here, or find it in My Games later.',
  credit: 'Your credit is only spent when the deck is saved. If you leave, Riffle goes on writing.',
  leave: 'Leave it running',
  stillGenerating:
    'Your game is still being generated. It will appear in this list when it is ready.',
  signInToRegenerate: 'Please sign in to regenerate games!',
  regenerated: 'Cards regenerated and saved successfully!',

  ready: 'Your Game is Ready!',
  /** By who has written the cards. */
  dealt: {
    model: ({ count }: { count: number }) =>
      plural(count, {
        one: `${count} card. Written by AI, which can make mistakes.`,
        other: `${count} cards. Written by AI, which can make mistakes.`,
      }),
    own: ({ count }: { count: number }) =>
      plural(count, { one: `${count} card. Made by you.`, other: `${count} cards. Made by you.` }),
    house: ({ count }: { count: number }) =>
      plural(count, {
        one: `${count} card. Dealt from Riffle’s own card bank. No AI wrote these cards.`,
        other: `${count} cards. Dealt from Riffle’s own card bank. No AI wrote these cards.`,
      }),
  },
  missing: ({ missing }: { missing: number }) =>
    plural(missing, {
      one: `${missing} card is missing: the AI model did not bring it in time.`,
      other: `${missing} cards are missing: the AI model did not bring them in time.`,
    }),
  quickStart: 'Quick Start',
  preview: 'Preview Cards',
  regenerate: 'Shuffle & Regenerate',
  noRegenerations: 'Max Regenerations Used',
  regenerations: ({ used }: { used: number }) => `${used} of 1 regenerations used`,
  back: 'Back to Setup',
});
