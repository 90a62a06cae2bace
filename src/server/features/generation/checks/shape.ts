// Whether a card is one at all: words in it, not too many, plain text, and no excuse in their place.
import { TEXT_LIMITS } from '#domain/deck/card.ts';
import type { GeneratedCategory } from '#domain/category/categories.ts';
import { normalised } from '#server/features/decks/index.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';
import type { Rejection } from './rejection.ts';

/** A tag, a comment, an entity, or the marks of a formatted text. Cards are plain text, so these would show. */
const MARKUP =
  /<\/?[a-z][^<>]*>|<!--|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});|\*\*|```|\]\(https?:/i;
/** How models begin when they would rather not. */
const REFUSAL =
  /^(?:i['’]?m sorry|i am sorry|sorry, |i (?:can(?:no|['’])t|am unable|['’]m unable|won['’]t)\b|as an ai\b|as a language model)/i;

export function shapeOf(card: DraftCard, gameType: GeneratedCategory): Rejection | undefined {
  const texts = [card.question, card.hint, card.answer, card.explanation ?? ''];
  if (normalised(card.question).length < (gameType === 'secret-prompt' ? 1 : 3)) return 'shape';
  if (isTooLong(card)) return 'too-long';
  if (texts.some((text) => MARKUP.test(text))) return 'markup';
  if (texts.some((text) => REFUSAL.test(text))) return 'refusal';
  return undefined;
}

function isTooLong(card: DraftCard): boolean {
  return (
    card.question.length > TEXT_LIMITS.question ||
    card.hint.length > TEXT_LIMITS.hint ||
    card.answer.length > TEXT_LIMITS.answer ||
    (card.explanation ?? '').length > TEXT_LIMITS.question
  );
}
