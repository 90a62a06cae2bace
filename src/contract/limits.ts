// Limits that both sides keep: the web to help, the server to decide.

/** A deck's topic, in characters (CONST-01). */
export const TOPIC_MAX = 80;
/** Characters other than white space that a topic needs (RULE-22). */
export const TOPIC_MIN_SOLID = 5;
/** A host's own instructions to the writer, in characters (CONST-02). */
export const INSTRUCTIONS_MAX = 200;
export const EMAIL_MAX = 320;
/** Longer ones would only make the hash work for an attacker. */
export const PASSWORD_MAX = 128;
/** A mailed code; ours have 43 characters. */
export const CODE_MAX = 200;
/** A request's body, in bytes. */
export const BODY_MAX_BYTES = 64 * 1024;
/** One with a whole deck: sixty cards, all their texts as long as may be, in any script. */
export const DECK_BODY_MAX_BYTES = 1024 * 1024;
/** Cards shown before a deck is played (CONST-12). */
export const PREVIEW_CARDS = 5;
/** A deck with fewer cards than this is none. */
export const SMALLEST_DECK = 5;
/** A web call other than generation gives up after this (CONST-27). */
export const CALL_TIMEOUT_MS = 70_000;
/** The call for a deck gives up after this (CONST-14); a run has limits of its own. */
export const GENERATION_TIMEOUT_MS = 300_000;
/** Runs a host may have under way at once. */
export const RUNS_AT_ONCE = 2;
/** Regenerations of a deck (CONST-11). */
export const REGENERATIONS = 1;
/** Single cards of a deck that are written again for nothing. */
export const REWRITES = 5;
/** A note beside a flagged card, in characters. */
export const FLAG_NOTE_MAX = 300;

/** White space and controls that show nothing, or that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\u200b\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A host's words as one line of plain text. */
export function plainText(text: string): string {
  return text.replaceAll(INVISIBLE, ' ');
}

/** Characters of a text other than white space, and those that show nothing (RULE-22). */
export function solidLength(text: string): number {
  return Array.from(plainText(text).replaceAll(/[\s\p{Cf}]/gu, '')).length;
}
