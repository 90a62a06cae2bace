import { newRequestId } from '#web/platform/api/generations.ts';
import { draftCardOf, type DraftCard } from '#web/features/editor/saving/draft.ts';
import type { CardText } from '#web/features/editor/files/read-card.ts';

/** A card that the server does not know yet, with the words that are given; empty without. */
export function newCard(words: Partial<CardText> = {}): DraftCard {
  return draftCardOf({ ...words, id: newRequestId() });
}
