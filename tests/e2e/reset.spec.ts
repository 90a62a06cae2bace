import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, signUpAndIn, test } from '#tests/support/browser.ts';

const NEW_PASSWORD = 'Marzipan&Thunder7';

/** Asks for the mail by the dialog and answers with the path of its link. */
async function linkOf(page: Page, email: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Forgot your password' }).click();
  await expect(dialog.getByLabel('Email')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await page.goto('/outbox');
  const mail = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: /reset/i });
  const href = await mail.getByRole('link').first().getAttribute('href');
  const { pathname, search } = new URL(href ?? '', page.url());
  return pathname + search;
}

test('RESET-01 RESET-02 RESET-03 RULE-17 STATE-AUTH-09 CALL-AUTH-02 the mailed link sets a new password once', async ({
  page,
}) => {
  const email = await signUpAndIn(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  // Whoever leaves the page at once takes the request back.
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const link = await linkOf(page, email);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  const submit = page.getByRole('button', { name: 'Reset Password' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('New password', { exact: true }).fill('short');
  await expect(submit).toBeDisabled();
  await expect(page.getByRole('meter')).toBeVisible();
  await page.getByLabel('Confirm new password', { exact: true }).fill('different');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password', { exact: true }).fill('short');
  await submit.click();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show new password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign In Now' }).click();
  await signIn(page, email, NEW_PASSWORD);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'This password reset link is invalid. Please request a new one.',
  );
  await page.getByRole('button', { name: 'Back to Sign In' }).click();
  await expect(page).toHaveURL('/');
});
