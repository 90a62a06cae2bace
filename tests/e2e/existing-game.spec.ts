import type { Page } from '@playwright/test';
import { cards } from '#tests/support/matches.ts';
import { choose, expect, expectAccessible, signUpAndIn, test } from '#tests/support/browser.ts';

/** Opens /setup as another screen would, with something in the navigation state. */
async function arrive(page: Page, state: unknown): Promise<void> {
  await page.goto('/');
  await page.evaluate((usr) => history.replaceState({ usr, key: 'arrival' }, '', '/setup'), state);
  await page.reload();
}

const handed = (changes: object = {}) => ({
  category: { id: 'trivia', name: 'Trivia', description: '', color: 'trivia' },
  existingGame: {
    id: 'g1',
    gameType: 'trivia',
    topic: 'Space',
    teamCount: 3,
    timerSeconds: 60,
    cards: cards(3),
    ...changes,
  },
});

test('SETUP-01 SETUP-04 SETUP-05 DATA-11 CONST-08 a saved quiz shows its settings, and they count in play', async ({
  page,
}) => {
  await arrive(page, handed());
  await expect(page.getByRole('heading', { name: 'Game Settings' })).toBeVisible();
  await expect(page.getByText('Space', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Hints' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Answers' }).click();
  await page.getByRole('combobox', { name: 'Time per card' }).click();
  await expect(page.getByRole('option')).toHaveText([
    '20 seconds',
    '30 seconds',
    '45 seconds',
    '60 seconds',
    '75 seconds',
    '90 seconds',
  ]);
  await choose(page, 'Time per card', '90 seconds');
  await page.getByRole('button', { name: 'Play Now' }).click();
  await expect(page).toHaveURL('/game');
  await expect(page.getByRole('heading', { name: 'Trivia: Space' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(90|89|88)$/);
  await expect(page.getByLabel('Name of Team C')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Hint' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show Answer' })).toHaveCount(0);
});

test('DATA-01 a game without its cards is read from the server; one that is gone says so', async ({
  page,
}) => {
  await signUpAndIn(page);
  const request = {
    category: 'Trivia',
    gameType: 'trivia',
    cardCount: 20,
    difficulty: 'easy',
    topic: 'Space',
    customInstructions: '',
    teamCount: 2,
    timerSeconds: 30,
    requestId: crypto.randomUUID(),
  };
  expect((await page.request.post('/api/generations', { data: request })).ok()).toBe(true);
  const games = async () => (await (await page.request.get('/api/games')).json()).games;
  await expect.poll(async () => (await games()).length).toBe(1);
  const [saved] = await games();
  await arrive(page, { ...handed(), existingGame: saved });
  await expect(page.getByRole('heading', { name: 'Game Settings' })).toBeVisible();
  await expect(page.getByText('20', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Play Now' }).click();
  await expect(page.getByText('Card 1 of 20')).toBeVisible();

  await arrive(page, { ...handed(), existingGame: { ...saved, id: 'gone' } });
  await expect(page.getByRole('alert')).toHaveText('This game is not there any more.');
  await expectAccessible(page);
});

test('decks of 1 and of 60 cards play', async ({ page }) => {
  for (const count of [1, 60]) {
    await arrive(page, handed({ cards: cards(count) }));
    await page.getByRole('button', { name: 'Play Now' }).click();
    const asked = page.getByRole('alertdialog').getByRole('button', { name: 'Start New Game' });
    if (count === 60) await asked.click();
    await expect(page.getByText(`Card 1 of ${count}`)).toBeVisible();
  }
});
