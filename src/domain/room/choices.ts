import type { Card } from '#domain/deck/card.ts';

/** The right one among the wrong ones, always in the same places: by what they are, not by which is right. */
export function choicesOf({ answer, choices }: Pick<Card, 'answer' | 'choices'>): string[] | null {
  if (!choices) return null;
  return [answer, ...choices].toSorted((a, b) => scatter(a) - scatter(b) || a.localeCompare(b));
}

/** A number by chance that is always the same for a text: FNV-1a, and a last stir for texts that are nearly alike. */
function scatter(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}
