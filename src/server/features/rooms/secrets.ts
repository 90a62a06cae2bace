// What opens a room: its code, which everybody may know, and tokens, which nobody but their browser may.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { ROOM_CODE_LENGTH, ROOM_CODE_LETTERS } from '#contract/rooms.ts';

/** One of 20^5 = 3,200,000. */
export function newCode(): string {
  const letters = Array.from({ length: ROOM_CODE_LENGTH }, () =>
    ROOM_CODE_LETTERS.charAt(randomInt(ROOM_CODE_LETTERS.length)),
  );
  return letters.join('');
}

/** 128 random bits. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** All that is kept of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
