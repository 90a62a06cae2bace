import { catalog } from '../catalog.ts';

const LONG_DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export const dateText = catalog('dates', {
  /** A day in words: 'November 21, 2026'. */
  long: ({ at }: { at: Date | number }) => LONG_DATE.format(at),
  /** 'Nov 21, 2026, 7:46 PM'. */
  moment: ({ at }: { at: number }) => MOMENT.format(at),
});
