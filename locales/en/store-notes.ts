// What became of a match behind the host's back, by what the store notes.
import { catalog } from '../catalog.ts';

export const storeNotesText = catalog('storeNotes', {
  dropped: 'The saved game could not be read, so it was removed.',
  'not-kept': 'This browser keeps nothing right now: the game goes on, but a reload would lose it.',
  'clock-set': 'The clock of this device was changed. The timer goes on where it was.',
  slept: 'This page was asleep for a while, and the time ran out. Everything else is as it was.',
});
