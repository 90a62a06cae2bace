// What two cards are compared by. A fingerprint holds no words, so that it may be kept longer than they are.
import { createHash } from 'node:crypto';

/** Bytes of a sketch: its error is about six in a hundred. */
const SKETCH_BYTES = 64;

export interface Fingerprint {
  /** Equal where the question has the same letters and digits. */
  readonly key: string;
  /** Equal where the question names the same numbers; empty without any. */
  readonly numbers: string;
  /** Equal where the answer is the same; empty without one. */
  readonly answer: string;
  /** For the likeness of two questions, by their trigrams. */
  readonly sketch: Uint8Array;
}

/** A text as far as sameness goes: letters, digits and pictures in lower case, accents off. */
export function normalised(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}

/** The numbers in a normalised text, in order: what tells two puzzles of one form apart. */
export function numbersIn(text: string): string {
  return (text.match(/\p{N}+/gu) ?? []).join(' ');
}

/** Every three characters in a row of a normalised text, its beginning and end included. */
export function trigrams(text: string): Set<string> {
  const padded = ` ${text} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3));
  return found;
}

export function fingerprintOf(card: {
  readonly question: string;
  readonly answer: string;
  /** The two sides of a vote, which tell cards apart as answers do. */
  readonly options?: readonly string[] | undefined;
}): Fingerprint {
  const question = normalised(card.question);
  const numbers = numbersIn(question);
  const answer = normalised(card.answer || (card.options ?? []).join(' '));
  return {
    key: digest(question),
    numbers: numbers && digest(numbers),
    answer: answer && digest(answer),
    sketch: sketchOf(question),
  };
}

/**
 * Whether two sketched texts have, by estimate, at least this share of their trigrams in common, from 0
 * to 1. Most pairs are told apart after a few bytes.
 */
export function isLike(a: Uint8Array, b: Uint8Array, share: number): boolean {
  let left = Math.floor(SKETCH_BYTES * (1 - share));
  for (let at = 0; at < SKETCH_BYTES; at += 1) {
    if (a[at] === b[at]) continue;
    left -= 1;
    if (left < 0) return false;
  }
  return true;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** A MinHash: each byte is of the smallest of the trigrams' hashes under a seed of its own. */
function sketchOf(text: string): Uint8Array {
  const hashes = [...trigrams(text)].map(hashOf);
  return Uint8Array.from({ length: SKETCH_BYTES }, (_, seed) => {
    let smallest = 0xffff_ffff;
    for (const hash of hashes)
      smallest = Math.min(smallest, mixed(hash ^ ((seed + 1) * 0x9e3779b9)));
    return smallest & 0xff;
  });
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** Spreads a 32-bit number over all its bits. */
function mixed(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
