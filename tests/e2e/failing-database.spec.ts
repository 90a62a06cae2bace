// A server whose database fails under it: the app says so where it matters, and the free games go on.
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { PASSWORD } from '#tests/support/caller.ts';
import { expect, openFreeMatch, signUpAndIn, test as base } from '#tests/support/browser.ts';
import { startRiffle, type RiffleProcess } from '#tests/support/riffle-process.ts';

// One of its own: what happens to it here would be other tests' trouble.
const test = base.extend<object, { riffle: RiffleProcess }>({
  riffle: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, use) => {
      const riffle = await startRiffle();
      await use(riffle);
      await riffle.stop();
    },
    { scope: 'worker' },
  ],
});

test('WHAT-14 with a failing database the app warns once, keeps what it knew, and plays the free games', async ({
  page,
  riffle,
}) => {
  const email = await signUpAndIn(page);
  // Nobody is here while it breaks: a page whose stream is being opened just then warns too.
  await page.goto('about:blank');
  const database = new Sqlite(join(riffle.dataDir, 'riffle.sqlite'));
  for (const table of ['session', 'user', 'game']) {
    database.exec(`alter table "${table}" rename to "${table}_gone"`);
  }
  database.close();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('Riffle'))
      warnings.push(message.text());
  });
  await page.goto('/');
  await expect(page.getByText('Welcome back')).toBeVisible();
  await expect
    .poll(() => warnings)
    .toEqual([expect.stringContaining('without knowing the session')]);
  await page.goto('/users');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await openFreeMatch(page, /Emoji Guess It/);
  await expect(page.getByText('Card 1 of 30')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
});
