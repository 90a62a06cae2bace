// What no card may ask for. English alone: in other languages the prompt is the guard.
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { WRITING } from '#server/features/generation/categories/categories.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

/** In no deck: sex, slurs, harm to oneself. */
const ANYWHERE =
  /\b(?:porn\w*|masturbat\w*|orgasms?|blow ?jobs?|genitals?|rap(?:e[sd]?|ist|ists)|incest|p(?:a?edophil\w*)|fuck\w*|cunts?|faggots?|n[i1]gg(?:er|a)s?|retard(?:s|ed)?|trann(?:y|ies)|commit(?:ting)? suicide|kill yoursel(?:f|ves)|self[- ]harm\w*)\b/i;

export function isBanned(card: DraftCard, gameType: GeneratedCategory): boolean {
  const texts = [card.question, card.hint, card.answer, card.explanation ?? ''];
  const ofCategory = WRITING[gameType].banned;
  return texts.some((text) => ANYWHERE.test(text) || ofCategory?.test(text) === true);
}
