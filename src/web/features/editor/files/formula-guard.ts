// Spreadsheets run what looks like a formula, at the start of a cell or, where they expect other separators than
// the file has, at the start of what they take for one. An apostrophe before it keeps it a text; reading takes
// exactly that one off again.

/** What a formula begins with, in narrow and wide letters. */
const SIGN = '[=+\\-@\uff1d\uff0b\uff0d\uff20]';
/** Begins like a formula, like the guard itself, or with a blank, which some spreadsheets skip. */
const START = new RegExp(`^(?=['\\s]|${SIGN})`, 'u');
const GUARDED_START = new RegExp(`^'(?=['\\s]|${SIGN})`, 'u');
/** Commas are left alone: whoever cuts there knows the quotation marks around the cell. */
const CUT = '[;|\\t\\r\\n]\\s*';
const INSIDE = new RegExp(`(${CUT}'*)(?=${SIGN})`, 'gu');
const GUARDED_INSIDE = new RegExp(`(${CUT}'*)'(?=${SIGN})`, 'gu');

export function guarded(cell: string): string {
  return cell.replace(INSIDE, "$1'").replace(START, "'");
}

/** Takes off what `guarded` has put there. */
export function unguarded(cell: string): string {
  return unguardedStart(cell).replace(GUARDED_INSIDE, '$1');
}

/** Of files that were guarded at the start of their cells alone. */
export function unguardedStart(cell: string): string {
  return cell.replace(GUARDED_START, '');
}
