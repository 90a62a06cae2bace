// Mails as a mail server receives them, their links followed in the browser.
import type { Page } from '@playwright/test';
import { PASSWORD } from '#tests/support/caller.ts';
import { expect, newAddress, signIn, test as base } from '#tests/support/browser.ts';
import { startRiffle, type RiffleProcess } from '#tests/support/riffle-process.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';

const test = base.extend<object, { readonly smtp: TestSmtp; readonly riffle: RiffleProcess }>({
  smtp: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  riffle: [
    async ({ smtp }, use) => {
      const riffle = await startRiffle({
        SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
        MAIL_FROM: 'Riffle <riffle@example.org>',
      });
      await use(riffle);
      await riffle.stop();
    },
    { scope: 'worker' },
  ],
});

/** Waits for the newest mail to an address with a subject like this, and opens its link. */
async function followMail(page: Page, smtp: TestSmtp, to: string, subject: RegExp): Promise<void> {
  const mailOf = () =>
    smtp.mails.findLast(
      ({ mail }) =>
        [mail.to ?? []].flat().some(({ text }) => text === to) && subject.test(mail.subject ?? ''),
    )?.mail;
  await expect.poll(() => mailOf() !== undefined).toBe(true);
  const link = new URL(/https?:\/\/\S+oobCode=\S+/.exec(mailOf()?.text ?? '')?.[0] ?? '');
  expect(mailOf()?.html).toContain(link.search.replaceAll('&', '&amp;'));
  await page.goto(link.pathname + link.search);
}

test('CALL-AUTH-02 STATE-AUTH-10 VERIFY-01 VERIFY-06 RESET-02 a verification and a reset, from a real mailbox', async ({
  page,
  smtp,
}) => {
  const email = newAddress();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create an account' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(email);

  await followMail(page, smtp, email, /verify/i);
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In Now' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Forgot your password' }).click();
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  await followMail(page, smtp, email, /reset/i);
  await page.getByLabel('New password', { exact: true }).fill(`${PASSWORD}2`);
  await page.getByLabel('Confirm new password', { exact: true }).fill(`${PASSWORD}2`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('heading', { name: 'Password Reset Successful!' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign In Now' }).click();
  await signIn(page, email, `${PASSWORD}2`);
});
