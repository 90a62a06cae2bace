// My Games, with decks that lie in the running server's own database.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findUserByEmail } from '#server/features/accounts/store.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import { insertDeck } from '#server/features/decks/store.ts';
import { choose, expect, expectAccessible, signUpAndIn, test } from '#tests/support/browser.ts';
import { cards } from '#tests/support/matches.ts';
import type { RiffleProcess } from '#tests/support/riffle-process.ts';

/** Gives an account so many saved decks, the last one the newest. */
async function saveDecks(riffle: RiffleProcess, email: string, count: number): Promise<void> {
  const database = openSqlite(join(riffle.dataDir, 'riffle.sqlite'));
  const user = await findUserByEmail(database.db, email);
  for (let number = 1; number <= count; number += 1) {
    const isSocial = number % 5 === 0;
    await database.db.transaction().execute((trx) =>
      insertDeck(trx, {
        id: randomUUID(),
        userId: user?.id ?? '',
        createdAt: number,
        updatedAt: number,
        category: isSocial ? 'Social & Party Games' : 'Trivia',
        gameType: isSocial ? 'social' : 'trivia',
        title: `Evening ${number}`,
        topic: `Evening ${number} with a rather long name for a narrow screen`,
        description: '',
        difficulty: 'medium',
        teamCount: 3,
        timerSeconds: 45,
        tags: ['one', 'two', 'three', 'four', 'five'],
        mode: 'house',
        cards: cards(20),
        fresh: false,
      }),
    );
  }
  await database.close();
}

const games = (page: Page) =>
  page.getByRole('list', { name: 'Games', exact: true }).locator('> li');

test('LIB-04 LIB-05 LIB-11 LIB-14 STATE-LIB-01 CONST-18 CONST-19 pages, search and filter', async ({
  page,
  riffle,
}) => {
  await saveDecks(riffle, await signUpAndIn(page), 45);
  await page.goto('/users');
  await expect(games(page)).toHaveCount(20);
  await expect(page.getByText('Showing 1-20 of 45 games (Page 1 of 3)')).toBeVisible();
  const first = games(page).first();
  await expect(first).toContainText('Evening 45 with a rather long name for a narrow screen');
  await expect(first).toContainText('20 Cards');
  await expect(first).toContainText('Social & Party Games');
  await expect(first).toContainText('+2 more');
  await expect(first.getByText('four')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(page.getByText('Showing 41-45 of 45 games (Page 3 of 3)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await page.getByLabel('Go to').fill('4');
  await expect(page.getByText('A page from 1 to 3')).toBeVisible();
  await page.getByLabel('Go to').fill('2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('(Page 2 of 3)')).toBeVisible();
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(games(page)).toHaveCount(5);

  await page.getByPlaceholder('Search your games...').fill('evening 4');
  await expect(page.getByText('Showing 1-7 of 7 games (Page 1 of 1)')).toBeVisible();
  await page.getByRole('combobox', { name: 'Category' }).click();
  await expect(page.getByRole('option')).toHaveText([
    'All categories',
    'Trivia',
    'Drinking Games',
    'Social & Party Games',
    'Relationship Games',
    'Challenge & Puzzle Games',
    'Secret-prompt Games',
    'Free Games',
  ]);
  await choose(page, 'Category', 'Drinking Games');
  await expect(page.getByText('No games match your search')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByText('Showing 1-20 of 45 games (Page 1 of 3)')).toBeVisible();
});

test('LIB-07 LIB-08 LIB-09 a game opens on /setup, and goes only where the host is sure', async ({
  page,
  riffle,
}) => {
  await saveDecks(riffle, await signUpAndIn(page), 5);
  await page.goto('/users');
  await games(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Social & Party Games' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Game Info' })).toBeVisible();
  await page.goBack();
  await games(page).nth(1).getByRole('link').click();
  await expect(page.getByRole('combobox', { name: 'Time per card' })).toContainText('45 seconds');
  await page.getByRole('button', { name: 'Play Now' }).click();
  await expect(page.getByText('Card 1 of 20')).toBeVisible();

  await page.goto('/users');
  await games(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  const sure = page.getByRole('alertdialog', { name: 'Delete Game' });
  await expect(sure).toContainText(
    'Are you sure you want to delete this game? This action cannot be undone.',
  );
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'Cancel' }).click();
  await expect(games(page)).toHaveCount(5);
  await games(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(games(page)).toHaveCount(4);
});

test('LIB-09 a game that is deleted while it is played goes on to its end', async ({ page }) => {
  await signUpAndIn(page);
  const cards = ['First?', 'Second?'].map((question) => ({
    question,
    hint: '',
    answer: 'Yes',
    explanation: '',
  }));
  const deck = { title: 'Short lived', gameType: 'trivia', cards };
  const { id } = await (await page.request.post('/api/games', { data: deck })).json();
  await page.goto('/users');
  await page.getByRole('link', { name: 'Short lived' }).click();
  await page.getByRole('button', { name: 'Play Now' }).click();
  await expect(page.getByText('Card 1 of 2')).toBeVisible();
  expect((await page.request.delete(`/api/games/${id}`)).status()).toBe(200);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Card 2 of 2')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Card 2 of 2')).toBeVisible();
});
