// Whether somebody's words hold one that a host would not want on the screen (PHONE-27). It is no judge: whole words
// of a short list, which the host can switch off.
import * as z from 'zod/mini';

export const GuardWords = z.strictObject({
  $schema: z.string(),
  /** In lower case, without accents. */
  words: z.readonly(z.array(z.string().check(z.regex(/^[a-z]+$/)))),
});
export type GuardWords = z.infer<typeof GuardWords>;

/** Figures and signs that stand for letters. */
const FIGURES: readonly (readonly [string, string])[] = [
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
];
const SIGNS: readonly (readonly [string, string])[] = [
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
];

/** Whether a text holds a word of the list, whatever its case and accents, also with figures for letters. */
export function isCrude(text: string, { words }: GuardWords): boolean {
  const listed = new Set(words);
  return waysToRead(fold(text)).some((way) =>
    way.split(/[^\p{L}\p{N}]+/u).some((word) => listed.has(word)),
  );
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Cf}/gu, '')
    .toLowerCase();
}

/** A 1 may be an i or an l, and a '!' the end of a sentence. */
function waysToRead(text: string): readonly string[] {
  const plain = replaced(text, FIGURES);
  return [plain, replaced(plain, SIGNS)].flatMap((way) => [
    way.replaceAll('1', 'i'),
    way.replaceAll('1', 'l'),
  ]);
}

function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((changed, [sign, letter]) => changed.replaceAll(sign, letter), text);
}
