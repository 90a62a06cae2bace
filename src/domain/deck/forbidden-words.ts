/** What must not be said about a secret: its hint, as words between commas. */
export function forbiddenWords(hint: string): string[] {
  return hint
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
