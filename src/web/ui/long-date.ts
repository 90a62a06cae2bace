import { dateText } from '#sentences/dates.ts';

/** A day in words: 'November 21, 2026'. */
export function longDate(at: Date | number): string {
  return dateText.long({ at });
}
