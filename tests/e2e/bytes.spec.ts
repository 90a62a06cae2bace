// What a first visit costs, in bytes and requests, and what works before any script does.
import type { Request } from '@playwright/test';
import { expect, openKeptMatch, test } from '#tests/support/browser.ts';
import { startedMatch } from '#tests/support/matches.ts';
import { BUDGETS, compressedBytes, neededScripts } from '../../scripts/size-budget.ts';

const pathOf = (request: Request): string => new URL(request.url()).pathname;

test('BYTES-01 a visit to home asks for at most 8 things, and 84 KB of JavaScript', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathOf(request)));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(asked.length, asked.join()).toBeLessThanOrEqual(8);
  const scripts = new Set(asked.filter((path) => path.endsWith('.js')));
  expect(compressedBytes([...scripts])).toBeLessThanOrEqual(BUDGETS.home.most);
});

test('BYTES-02 the first card waits for nothing that opens over it, and that opens by a press before it was fetched', async ({
  page,
}) => {
  const needed = new Set(neededScripts('play').map((file) => `/${file}`));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    if (!needed.has(pathOf(route.request()))) await released;
    await route.continue();
  });
  await openKeptMatch(page, startedMatch({}));
  const end = page.getByRole('button', { name: 'End Game' });
  await end.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(0);
  release();
  await expect(dialog.getByRole('button', { name: 'Continue Playing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(end).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('BYTES-04 home is there, and its ways lead on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Trivia', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/support');
    await page.goBack();
    await page.getByRole('link', { name: /^Play a free game/i }).click();
    await expect(page).toHaveURL('/setup/free');
  });
});
