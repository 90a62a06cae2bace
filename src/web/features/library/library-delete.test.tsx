// Decks that go, and a list that can't be had.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HOST, holdClock, openApp, pass } from '#tests/support/web/open-app.tsx';
import { failing, unreachable } from '#tests/support/web/server-answers.ts';
import { pagesOf, summary } from '#tests/support/web/summaries.ts';
import { LibraryScreen } from './library-screen.tsx';

const open = (total: number) =>
  openApp('/users', <LibraryScreen />, {
    user: HOST,
    answers: { 'GET /api/generations': { runs: [] }, 'GET /api/games': pagesOf(total) },
  });
const sure = page.getByRole('alertdialog', { name: 'Delete Game' });
const status = page.getByRole('status');
const bin = (number: number) =>
  page.getByRole('button', { name: `Delete Evening ${number}`, exact: true });

test('LIB-09 CALL-DB-05 a game goes when the host is sure, and stays when not', async () => {
  const app = await open(2);
  await bin(2).click();
  await expect.element(sure.getByRole('heading', { name: 'Delete Game' })).toBeVisible();
  await expect
    .element(
      sure.getByText('Are you sure you want to delete this game? This action cannot be undone.', {
        exact: true,
      }),
    )
    .toBeVisible();
  await expect.element(sure.getByRole('button', { name: 'Delete' })).toHaveClass('button-danger');
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(sure).not.toBeInTheDocument();
  expect(app.sent('DELETE /api/games/:id')).toEqual([]);

  app.answer({
    'DELETE /api/games/:id': {},
    'GET /api/games': { games: [summary(1)], total: 1 },
  });
  await bin(2).click();
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect.element(bin(2)).not.toBeInTheDocument();
  await expect.element(bin(1)).toBeVisible();
  expect(app.sent('DELETE /api/games/:id').map(({ path }) => path)).toEqual(['/api/games/game-2']);
  await expect.element(status.getByText('The game could not be deleted.')).not.toBeInTheDocument();
});

test('LIB-09 by keyboard it goes on at the game that has taken the place, or at the last one', async () => {
  const app = await open(3);
  const takeAway = async (number: number, left: readonly number[]): Promise<void> => {
    app.answer({
      'DELETE /api/games/:id': {},
      'GET /api/games': { games: left.map((each) => summary(each)), total: left.length },
    });
    await expect.element(bin(number)).toBeVisible();
    (bin(number).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(sure).toBeVisible();
    (sure.getByRole('button', { name: 'Delete' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(bin(number)).not.toBeInTheDocument();
  };
  await takeAway(3, [2, 1]);
  await expect.element(bin(2)).toHaveFocus();
  await takeAway(1, [2]);
  await expect.element(bin(2)).toHaveFocus();
});

test('LIB-09 by keyboard it goes on at the heading where no game is left on the page', async () => {
  const app = await open(1);
  await expect.element(bin(1)).toBeVisible();
  app.answer({ 'DELETE /api/games/:id': {}, 'GET /api/games': { games: [], total: 0 } });
  (bin(1).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sure).toBeVisible();
  (sure.getByRole('button', { name: 'Delete' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('No games found')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'My Games' })).toHaveFocus();
});

test('LIB-02 a session that has ended meanwhile is said, and My Games asks to sign in', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = await open(2);
  await bin(2).click();
  app.answer({
    'GET /api/session': { user: null, credits: 0 },
    'GET /api/games': failing('unauthenticated', 401),
    'DELETE /api/games/:id': failing('unauthenticated', 401),
  });
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect.element(status.getByText('Please sign in first.', { exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Please sign in to view your games' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('LIB-09 a game that is already gone disappears with a word, and is not offered again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const app = await open(2);
  await expect.element(bin(2)).toBeVisible();
  app.answer({
    'DELETE /api/games/:id': failing('not-found', 404),
    'GET /api/games': { games: [summary(1)], total: 1 },
  });
  await bin(2).click();
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('This game had already been deleted.')).toBeVisible();
  await expect.element(bin(2)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(log.mock.calls[0]?.[0]).toBe('Error deleting game:');
});

test('ERR-GAME-09 ERR-GAME-11 a failed deletion is logged, and offered again for ten seconds', async () => {
  holdClock();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const app = await open(2);
  app.answer({ 'DELETE /api/games/:id': failing('internal', 500) });
  const fail = async () => {
    await bin(2).click();
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('The game could not be deleted.')).toBeVisible();
  };
  await fail();
  expect(log.mock.calls[0]?.[0]).toBe('Error deleting game:');
  // The list is read anew, whatever became of it.
  await expect.poll(() => app.sent('GET /api/games')).toHaveLength(2);
  await pass(9_900);
  await expect.element(page.getByText('The game could not be deleted.')).toBeVisible();
  await pass(200);
  await expect.element(page.getByText('The game could not be deleted.')).not.toBeInTheDocument();
  await fail();
  app.answer({ 'DELETE /api/games/:id': {} });
  await page.getByRole('button', { name: 'Retry' }).click();
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => app.sent('DELETE /api/games/:id')).toHaveLength(3);
  expect(app.sent('DELETE /api/games/:id')[2]?.path).toBe('/api/games/game-2');
});

test('ERR-GAME-09 ERR-GAME-11 a list that can’t be had is logged and offered again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const app = await openApp('/users', <LibraryScreen />, {
    user: HOST,
    answers: {
      'GET /api/generations': { runs: [] },
      'GET /api/games': failing('internal', 500),
    },
  });
  const failed = page.getByRole('alert');
  await expect.element(failed).toHaveTextContent('Your games could not be loaded.');
  expect(log.mock.calls[0]?.[0]).toBe('Error getting user games:');
  await expect.element(page.getByText('No games found')).not.toBeInTheDocument();
  app.answer({ 'GET /api/games': pagesOf(2) });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(bin(2)).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test('ERR-GAME-11 what could not be reached is asked for again as soon as the connection is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const app = await openApp('/users', <LibraryScreen />, {
    user: HOST,
    answers: { 'GET /api/generations': { runs: [] }, 'GET /api/games': unreachable },
  });
  const failed = page.getByRole('alert');
  await expect.element(failed).toHaveTextContent('Riffle can’t be reached right now.');
  window.dispatchEvent(new Event('offline'));
  await expect.poll(() => app.sent('GET /api/games')).toHaveLength(1);
  app.answer({ 'GET /api/games': pagesOf(2) });
  window.dispatchEvent(new Event('online'));
  await expect.element(bin(2)).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
  expect(app.sent('GET /api/games')).toHaveLength(2);
});

test('ERR-GAME-11 what shows already stays when the next page can’t be had', async () => {
  holdClock();
  vi.spyOn(console, 'error').mockReturnValue();
  const app = await open(45);
  await expect.element(bin(45)).toBeVisible();
  app.answer({ 'GET /api/games': unreachable });
  await page.getByRole('button', { name: 'Next page' }).click();
  await pass(300);
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(bin(45)).toBeVisible();
  app.answer({ 'GET /api/games': pagesOf(45) });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(bin(25)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
