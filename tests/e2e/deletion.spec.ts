// Leaving: the request, its mail, the way back, and the file of everything.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PASSWORD } from '#tests/support/caller.ts';
import { expect, expectAccessible, signUpAndIn, test } from '#tests/support/browser.ts';

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Reason' }).click();
  await page.getByRole('option', { name: 'I no longer need it' }).click();
  await page.getByLabel('Additional information').fill('It was fun');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('I understand that this action is irreversible').check();
}

test('DELETE-02 DELETE-04 DELETE-10 RULE-42 a visitor sees the form, can’t submit it, and is led to sign in', async ({
  page,
}) => {
  await page.goto('/data-deletion');
  await expect(page.getByRole('heading', { name: 'Data Deletion Request' })).toBeVisible();
  await expect(page.getByText('This cannot be undone.')).toContainText(
    /games, your credits and your account data are permanently deleted.*up to 30 days/,
  );
  await expect(page.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  const email = page.getByLabel('Email');
  await expect(email).toBeEditable();
  await expect(page.getByText('Must match the email address')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In Required to Submit' })).toBeDisabled();
  await expect(page.getByText('privacy@riffle.example')).toBeVisible();
  await expect(page.getByText('within 24-48 hours')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In to Continue' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
});

test('DELETE-01 DELETE-03 DELETE-05 RULE-41 whoever is signed in fills in all of it before it can be sent', async ({
  page,
}) => {
  const email = await signUpAndIn(page);
  await page.route('**/api/config', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goto('/data-deletion');
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(page.getByText('Signed in as')).toContainText(email);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Email')).not.toBeEditable();
  await expect(page.getByText('cannot be changed')).toBeVisible();
  await expect(page.getByLabel('Additional information')).toHaveAttribute('rows', '4');
  const submit = page.getByRole('button', { name: 'Submit Deletion Request' });
  await expect(submit).toBeDisabled();
  await fillIn(page);
  await expect(submit).toBeEnabled();
  await page.getByLabel('I understand').uncheck();
  await expect(submit).toBeDisabled();
  await page.getByLabel('I understand').check();
  await page.getByLabel('Your password', { exact: true }).fill('Wrong-Horse-7');
  await submit.click();
  await expect(page.getByRole('alertdialog')).toContainText('Incorrect password');
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(page.getByLabel('Additional information')).toHaveValue('It was fun');
});

test('ERR-PAY-07 CONST-22 a failure is said after two seconds, and nothing is lost', async ({
  page,
}) => {
  await signUpAndIn(page);
  await page.goto('/data-deletion');
  await fillIn(page);
  await page.route('**/api/deletion', (route) => route.fulfill({ status: 500, json: {} }));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Submit Deletion Request' }).click();
  const submitting = page.getByRole('button', { name: 'Submitting Request...' });
  await expect(submitting).toBeVisible();
  await page.clock.runFor(1900);
  await expect(submitting).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('alertdialog')).toContainText(
    'Failed to submit deletion request. Please try again.',
  );
  await page.clock.resume();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(page.getByLabel('Additional information')).toHaveValue('It was fun');
});

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
    page.getByRole('link', { name: 'Download My Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('riffle-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.user[0].email).toBe(email);
});
