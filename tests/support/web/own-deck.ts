// A deck in its host's own hand, as the server has it.
import type * as z from 'zod/mini';
import type { Deck } from '#contract/decks.ts';
import { summary } from './summaries.ts';

/** Two trivia cards, saved as version 7. */
export function ownDeck(changes: Partial<z.input<typeof Deck>> = {}): z.input<typeof Deck> {
  const card = { category: 'Trivia', type: 'trivia' };
  return {
    ...summary(1, { id: 'deck-1', mode: 'own', title: 'Our evening', topic: 'Our evening' }),
    updatedAt: 7,
    cardCount: 2,
    cards: [
      {
        ...card,
        id: 'a',
        question: 'Who fell in?',
        hint: 'Wet',
        answer: 'Mia',
        explanation: 'In June',
      },
      { ...card, id: 'b', question: 'What did the goat eat?', hint: '', answer: 'The map' },
    ],
    previewCards: [],
    fresh: false,
    regenerationsLeft: 0,
    rewritesLeft: 0,
    ...changes,
  };
}
