// Around every screen.
import { catalog } from '../catalog.ts';

export const appText = catalog('app', {
  /** Something broke while drawing. */
  broken: {
    title: 'Somebody knocked over the table',
    words:
      'This page could not be shown. Your game is kept in this browser; loading the page again usually helps.',
    again: 'Load again',
    home: 'Go to the home page',
  },
  update: {
    label: 'New version',
    ready: 'A new version of Riffle is ready.',
    now: 'Update Now',
    later: 'Later',
  },
});
