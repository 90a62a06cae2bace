// Leaving: the request, its mail, the way back, and the file of everything.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PASSWORD } from '#tests/support/caller.ts';
import { choose, expect, expectAccessible, signUpAndIn, test } from '#tests/support/browser.ts';

async function fillIn(page: Page): Promise<void> {
  await choose(page, 'Reason', 'I no longer need it');
  await page.getByLabel('Additional information').fill('It was fun');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('I understand that this action is irreversible').check();
}

test('DELETE-06 DELETE-07 DELETE-08 DELETE-09 STATE-DEL-01 CONST-23 the request is received, everything is signed out, and the mail’s link takes it back', async ({
  page,
}) => {
  const email = await signUpAndIn(page);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Delete My Account' }).click();
  await fillIn(page);
  await page.getByRole('button', { name: 'Submit Deletion Request' }).click();
  await expect(page.getByRole('heading', { name: 'Request Submitted Successfully' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Request Received' })).toBeVisible();
  const received = page.getByRole('status').filter({ hasText: 'Request Received' });
  for (const words of [
    email,
    'within 30 days',
    'permanently removed',
    'within 24 hours',
    'deactivated immediately',
    'A final confirmation',
  ]) {
    await expect(received).toContainText(words);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();

  await page.goto('/outbox');
  await page
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ hasText: 'will be deleted' })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: 'Keep your account?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account stays' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Welcome back')).toBeVisible();
});

test('a link that is none says so', async ({ page }) => {
  await page.goto('/cancel-deletion?oobCode=nonsense');
  await page.getByRole('button', { name: 'Keep My Account' }).click();
  await expect(page.getByRole('alert')).toContainText('This link is invalid.');
});

test('‘Download my data’ gives everything as one file', async ({ page }) => {
  const email = await signUpAndIn(page);
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download My Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('riffle-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.user[0].email).toBe(email);
});
