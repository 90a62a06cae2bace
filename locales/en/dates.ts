import { catalog } from '../catalog.ts';

const LONG_DATE = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export const dateText = catalog('dates', {
  /** A day in words: 'November 21, 2026'. */
  long: ({ at }: { at: Date | number }) => LONG_DATE.format(at),
});
