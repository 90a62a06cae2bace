// The stage: what the room sees of a match, on this screen or in a window of its own.
import { catalog } from '../catalog.ts';
import { plural } from './plural.ts';

export const stageText = catalog('stage', {
  button: 'Stage',
  tip: 'Stage for the room (V)',
  window: 'Stage in another window',
  windowTip: 'Stage in another window: this one stays yours',

  teams: 'Teams',
  /** What lies around the card. */
  places: 'Places at the table',
  yourTurn: 'Your turn',

  /** On the console, while windows follow it. */
  sounds: 'Sounds from the stage',
  soundsHint: ({ stages }: { stages: number }) =>
    plural(stages, {
      one: 'One window follows. This one is then silent.',
      other: `${stages} windows follow. This one is then silent.`,
    }),

  /** In a window of its own. */
  looking: { title: 'Looking for the console…', text: 'The stage shows what its host plays.' },
  gone: {
    title: 'The console is gone',
    text: 'The window that hosts the game was closed, or no game is on its table. When it comes back, the stage goes on by itself.',
    become: 'Host From Here',
  },
  pressForSound: 'Press anywhere here once, so that the stage is heard.',
  follow: 'Be the Stage',
});
