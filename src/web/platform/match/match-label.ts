import type { Kind } from '#domain/category/kind.ts';
import { categoryText } from '#sentences/categories.ts';
import { matchText } from '#sentences/match.ts';

/** What a match is called on the screen: '{category}: {topic}' (STATE-GEN-06, -07). */
export function matchLabel({ category, topic }: Kind & { readonly topic: string }): string {
  return matchText.label({ category: categoryText[category].name, topic });
}
