// Whether a card speaks the language of its deck: the server's own check, in one place.
import { type DeckWish, type DraftCard, speaksAsAsked } from '#server/features/generation/index.ts';

export function isInLanguage(card: DraftCard, { language }: Pick<DeckWish, 'language'>): boolean {
  return speaksAsAsked(card, language);
}
