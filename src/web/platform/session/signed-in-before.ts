// Whether anybody has ever signed in in this browser: a newcomer is offered an account first.
import { readStored, writeStored } from '#web/platform/storage/stored.ts';

const STORED = 'riffle:signed-in';

export function hasSignedInBefore(): boolean {
  return readStored(STORED) !== null;
}

export function rememberSignedIn(): void {
  writeStored(STORED, 'once');
}
