// The cards of the free games, as their files hold them and as they are played.
import * as z from 'zod/mini';
import { CardWords, type Card } from '#domain/deck/card.ts';

/** `content/free-decks/<id>.json`: a card has what is written, and empty texts for the rest. */
export const FreeDeckFile = z.strictObject({
  $schema: z.string(),
  cards: z.readonly(
    z.array(
      z.extend(CardWords, {
        hint: z._default(CardWords.shape.hint, ''),
        answer: z._default(CardWords.shape.answer, ''),
      }),
    ),
  ),
});

/** Makes the cards of a free game of its file, numbered from 1 (DATA-06). Throws where the file is none. */
export function freeDeck(id: string, file: unknown): readonly Card[] {
  return FreeDeckFile.parse(file).cards.map((card, index) => ({
    ...card,
    id: `${id}-${index + 1}`,
    category: 'Free Games',
    type: 'free',
  }));
}
