// A deck of the host's own, begun from My Games.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOST, openApp } from '#tests/support/web/open-app.tsx';
import { optionTexts } from '#tests/support/web/option-texts.ts';
import { failing, later } from '#tests/support/web/server-answers.ts';
import { LibraryScreen } from './library-screen.tsx';

const open = () =>
  openApp('/users', <LibraryScreen />, {
    user: HOST,
    answers: {
      'GET /api/generations': { runs: [] },
      'GET /api/games': { games: [], total: 0 },
    },
  });
const dialog = page.getByRole('dialog', { name: 'New Deck by Hand' });
const title = dialog.getByLabelText('Title');
const start = dialog.getByRole('button', { name: 'Start Writing' });

test('a new deck needs a title, is sent with its category, and opens in the editor', async () => {
  const app = await open();
  const saved = later<{ id: string; version: number }>();
  app.answer({ 'POST /api/games': () => saved.promise });
  await page.getByRole('button', { name: 'New Deck by Hand' }).click();
  await expect
    .element(
      dialog.getByText('Your own cards: typed, pasted, or from a file. It costs nothing.', {
        exact: true,
      }),
    )
    .toBeVisible();
  await expect.element(start).toBeDisabled();
  await title.fill('   ');
  await expect.element(start).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(title).toHaveAttribute('maxlength', '120');
  await title.fill(' Our evening ');
  await expect.element(dialog.getByText('13 / 120')).toBeVisible();
  const category = dialog.getByRole('combobox', { name: 'Category' });
  await expect.element(category).toHaveTextContent('Trivia');
  await category.click();
  await expect
    .poll(optionTexts)
    .toEqual([
      'Trivia',
      'Drinking Games',
      'Social & Party Games',
      'Relationship Games',
      'Challenge & Puzzle Games',
      'Secret-prompt Games',
    ]);
  await page.getByRole('option', { name: 'Secret-prompt Games' }).click();
  await start.click();
  await expect.element(start).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  saved.resolve({ id: 'deck-9', version: 1 });
  await expect.poll(() => app.location().pathname).toBe('/decks/deck-9');
  expect(app.sent('POST /api/games').map(({ body }) => body)).toEqual([
    expect.objectContaining({ title: 'Our evening', gameType: 'secret-prompt', cards: [] }),
  ]);
});

test('a deck that can’t be made says why, keeps what was typed, and can be tried again', async () => {
  const app = await open();
  app.answer({ 'POST /api/games': failing('too-many-games', 409) });
  await page.getByRole('button', { name: 'New Deck by Hand' }).click();
  await title.fill('Our evening');
  await start.click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('You have as many games as an account can keep. Please delete one first.');
  await expect.element(title).toHaveValue('Our evening');
  await expect.element(start).not.toHaveAttribute('aria-busy');
  app.answer({ 'POST /api/games': { id: 'deck-9', version: 1 } });
  await start.click();
  await expect.poll(() => app.location().pathname).toBe('/decks/deck-9');
});

test('the dialog closes without making anything', async () => {
  const app = await open();
  await page.getByRole('button', { name: 'New Deck by Hand' }).click();
  await title.fill('Our evening');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(app.sent('POST /api/games')).toEqual([]);
});
