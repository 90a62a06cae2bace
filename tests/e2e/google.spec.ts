// Google sign-in in a real popup, against an OpenID Connect provider written by others.
import { test as base, type Page } from '@playwright/test';
import { expect, LONG, newAddress, test as plain } from '#tests/support/browser.ts';
import { startIssuer, type TestIssuer } from '#tests/support/issuer.ts';
import { startRiffle, type RiffleProcess } from '#tests/support/riffle-process.ts';

const test = base.extend<object, { readonly issuer: TestIssuer; readonly riffle: RiffleProcess }>({
  issuer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, use) => {
      const issuer = await startIssuer();
      await use(issuer);
      await issuer.stop();
    },
    { scope: 'worker' },
  ],
  riffle: [
    async ({ issuer }, use) => {
      const riffle = await startRiffle(issuer.settings);
      await use(riffle);
      await riffle.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ riffle }, use) => {
    await use(riffle.url);
  },
});

async function continueWithGoogle(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
}

test('CALL-AUTH-01 WHAT-08 HOME-06 the popup signs in, closes, and the first credit is there', async ({
  page,
  issuer,
}) => {
  issuer.claim({ sub: 'g-1', email: newAddress(), email_verified: true, name: 'Mia' });
  const popup = page.waitForEvent('popup');
  await continueWithGoogle(page);
  await expect(page.getByText('Welcome back')).toBeVisible();
  await expect(page.getByRole('banner').getByText(/^1$/)).toBeVisible();
  await expect.poll(async () => (await popup).isClosed()).toBe(true);
  await page.reload();
  await expect(page.getByText('Welcome back')).toBeVisible();
});

test(
  'ERR-GOOGLE-01 CONST-37 a popup that is closed is noticed within 8 s',
  LONG,
  async ({ page, context }) => {
    // In the place of Google's page, where the host thinks better of it.
    await context.route('**/api/auth/google/start', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Choose an account</p>' }),
    );
    const popup = page.waitForEvent('popup');
    await continueWithGoogle(page);
    await (await popup).close();
    await expect(page.getByRole('alert')).toHaveText('Sign in was cancelled.');
  },
);

plain('ERR-GOOGLE-04 without Google set up the button says so', async ({ page }) => {
  await continueWithGoogle(page);
  await expect(page.getByRole('alert')).toHaveText(
    'This domain is not authorized for Google sign-in.',
  );
});
