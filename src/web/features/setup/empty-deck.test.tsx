// A saved deck without cards, as it comes from My Games.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HOST, openApp } from '#tests/support/web/open-app.tsx';
import { failing } from '#tests/support/web/server-answers.ts';
import { summary } from '#tests/support/web/summaries.ts';
import { SetupScreen } from './setup-screen.tsx';

const begun = summary(7, { mode: 'own', cardCount: 0 });
const open = (answer: object) =>
  openApp('/setup', <SetupScreen />, {
    user: HOST,
    state: { category: { id: 'trivia' }, existingGame: begun },
    answers: { 'GET /api/games/:id': answer as never },
  });

test('LIB-07 SETUP-04 a deck without cards says so and leads to its editor', async () => {
  const app = await open({
    ...begun,
    cards: [],
    previewCards: [],
    fresh: false,
    regenerationsLeft: 0,
    rewritesLeft: 0,
  });
  await expect
    .element(page.getByText('This deck has no cards yet. Write some, then play it.'))
    .toBeVisible();
  await expect.element(page.getByText('not there any more')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Play Now' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Write Cards' }).click();
  await expect.poll(() => app.location().pathname).toBe('/decks/game-7');
});

test('SETUP-04 a deck that is gone says that, and leads home', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = await open(failing('not-found', 404));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This game is not there any more.');
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect.poll(() => app.location().pathname).toBe('/');
});
