const LONG = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** A day in words: 'November 21, 2026'. */
export function longDate(at: Date | number): string {
  return LONG.format(at);
}
