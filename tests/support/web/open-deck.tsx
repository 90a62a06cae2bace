// The deck editor with a deck in it, saved wherever a test does not say otherwise.
import { DeckScreen } from '#web/features/editor/deck-screen.tsx';
import { HOST, openApp, type OpenApp } from './open-app.tsx';
import { ownDeck } from './own-deck.ts';
import type { Answers } from './server-answers.ts';

export function openDeck(
  deck = ownDeck(),
  answers: Answers = {},
  visit: Pick<NonNullable<Parameters<typeof openApp>[2]>, 'configuration'> = {},
): Promise<OpenApp> {
  return openApp('/decks/deck-1', <DeckScreen />, {
    ...visit,
    path: '/decks/:id',
    user: HOST,
    answers: {
      'GET /api/games/:id': deck,
      'PUT /api/games/:id/deck': { id: 'deck-1', version: 8 },
      ...answers,
    },
  });
}
