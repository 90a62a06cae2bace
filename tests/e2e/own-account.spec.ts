import { PASSWORD } from '#tests/support/caller.ts';
import {
  expect,
  expectAccessible,
  newAddress,
  signIn,
  signUpAndIn,
  SIZES,
  test,
} from '#tests/support/browser.ts';

const NEW_PASSWORD = 'Marzipan&Thunder7';

test('a host changes the password; other browsers are signed out at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signUpAndIn(page);
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/');
  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await signIn(elsewhere, email);

  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  const devices = page.getByRole('region', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'this browser' })).toHaveCount(1);
  await expectAccessible(page);

  const change = page.getByRole('button', { name: 'Change Password' });
  await page.getByLabel('Old password', { exact: true }).fill('not my password');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await change.click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await page.getByLabel('Old password', { exact: true }).fill(PASSWORD);
  await change.click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(elsewhere.getByRole('button', { name: 'Sign In' })).toBeVisible();

  await elsewhere.getByRole('button', { name: 'Sign In' }).click();
  await signIn(elsewhere, email, NEW_PASSWORD);
  await expect(devices).toHaveCount(2);
  await devices.filter({ hasNotText: 'this browser' }).getByRole('button').click();
  await expect(elsewhere.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await other.close();
});

test('a new address counts once it is confirmed by mail', async ({ page }) => {
  await signUpAndIn(page);
  const next = newAddress();
  await page.goto('/account');
  await page.getByLabel('New email').fill('nonsense');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change Email' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('New email').fill(next);
  await page.getByRole('button', { name: 'Change Email' }).click();
  await expect(page.getByText(`A link went to ${next}`)).toBeVisible();
  await page.getByRole('button', { name: 'Keep My Old Address' }).click();
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change Email' }).click();
  await expect(page.getByText(`A link went to ${next}`)).toBeVisible();

  await page.goto('/outbox');
  const mails = page.getByRole('listitem').filter({ hasText: `To ${next}` });
  await mails.first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Email Verified Successfully!' })).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(next)).toBeVisible();
});

test('signing out everywhere asks first, and ends this session too', async ({ page }) => {
  await signUpAndIn(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expectAccessible(page);
  const sure = page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out Everywhere' });
  await sure.click();
  await expect(page.getByText('Please sign in to see your account.')).toBeVisible();
});

test('tabs agree at once when one signs out or in', async ({ page, context }) => {
  const email = await signUpAndIn(page);
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(tab.getByText('Welcome back')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(tab.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await tab.getByRole('button', { name: 'Sign In' }).click();
  await signIn(tab, email);
  await expect(page.getByText('Welcome back')).toBeVisible();
});

for (const { details, ...viewport } of SIZES) {
  test(`the account page fits ${viewport.width} px`, details, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signUpAndIn(page);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
    await expectAccessible(page);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(viewport.width);
  });
}
