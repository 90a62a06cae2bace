import { readStored } from '#web/platform/storage/stored.ts';

export const KEY = 'riffle:room';

/** Whether this browser may be the screen of a room: what reads it is loaded only then. */
export function hasKeptRoom(): boolean {
  return readStored(KEY) !== null;
}
