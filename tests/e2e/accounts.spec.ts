import { PASSWORD } from '#tests/support/caller.ts';
import { expect, expectAccessible, newAddress, signUpAndIn, test } from '#tests/support/browser.ts';

test.describe('accounts', () => {
  test('STATE-AUTH-02 STATE-AUTH-03 STATE-AUTH-04 STATE-AUTH-05 HOME-08 an unverified host is told so and can have the mail again', async ({
    page,
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
    await expectAccessible(page);
    await dialog.getByRole('button', { name: "I've Verified My Email - Try Signing In" }).click();
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dialog).toContainText(
      'Please verify your email address before signing in. Check your inbox for a verification email.',
    );
    await dialog.getByRole('button', { name: /resend/i }).click();
    await expect(page.getByText('Verification email sent! Check your inbox.')).toBeVisible();
  });

  test('WHAT-09 VERIFY-05 VERIFY-06 a mail scanner that fetches the link does not use it up', async ({
    page,
    request,
  }) => {
    const email = newAddress();
    await page.goto('/');
    await request.post('/api/auth/sign-up', { data: { email, password: PASSWORD } });
    const { mails } = await (await request.get('/api/outbox')).json();
    const mail = mails.find((each: { to: string }) => each.to.includes(email));
    const link = new URL(/https?:\/\/\S+/.exec(mail.text)?.[0] ?? '');
    await request.get(link.pathname + link.search);
    await request.head(link.pathname + link.search);
    await page.goto(link.pathname + link.search);
    await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
    await expect(page.getByText("What's next?")).toBeVisible();
    await expectAccessible(page);
  });

  test('WHAT-08 the Google button stays and says that it is not set up', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'This domain is not authorized for Google sign-in.',
    );
  });

  test('DATA-19 a reload keeps the host signed in', async ({ page }) => {
    await signUpAndIn(page);
    await page.reload();
    await expect(page.getByText('Welcome back')).toBeVisible();
  });

  test('ERR-SIGNIN-04 RULE-20 an address that is none is said before anything is sent, and resending asks for both fields', async ({
    page,
  }) => {
    const email = newAddress();
    await page.goto('/');
    await page.request.post('/api/auth/sign-up', { data: { email, password: PASSWORD } });
    await page.getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill('mia@@example');
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Please enter a valid email address');
    await dialog.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('Please verify your email address before signing in.');
    await dialog.getByLabel('Password', { exact: true }).fill('');
    await dialog.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(dialog).toContainText(
      'Please enter both email and password to resend verification email.',
    );
    await expect(dialog.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  });
});
