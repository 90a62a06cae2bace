import type { ServerResponse } from 'node:http';

/** So many characters unread, and nobody reads them. */
export const UNREAD_MOST = 256 * 1024;

/**
 * Writes texts to a stream, and lets it go when nobody reads them. Two of its longest may wait beyond that: with
 * thousands of phones one view of the screen is longer than what is unread elsewhere.
 */
export function patientWriter(
  outgoing: Pick<ServerResponse, 'writableLength' | 'write' | 'destroy'>,
): (text: string) => void {
  let longest = 0;
  return (text) => {
    longest = Math.max(longest, text.length);
    if (outgoing.writableLength > UNREAD_MOST + 2 * longest) outgoing.destroy();
    else outgoing.write(text);
  };
}
