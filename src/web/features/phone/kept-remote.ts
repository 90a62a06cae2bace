// A phone that is a remote without a seat can't be told so before it asks: it remembers of which room.
import { readStored, writeStored } from '#web/platform/storage/stored.ts';

const KEY = 'riffle:remote';

export function isRemoteOf(code: string): boolean {
  return readStored(KEY) === code;
}

/** Null: of none any more. */
export function keepRemote(code: string | null): void {
  writeStored(KEY, code);
}
