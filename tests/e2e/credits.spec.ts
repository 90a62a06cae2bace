// Buying credits with the test cards: dialogs, messages, balance in every tab, statement.
import type { Page } from '@playwright/test';
import { TEST_CARDS } from '#contract/payments.ts';
import { expect, expectAccessible, signUpAndIn, test } from '#tests/support/browser.ts';

async function openPacks(page: Page): Promise<void> {
  await page.getByRole('button', { name: /credits?: get more/ }).click();
  await expect(page.getByRole('dialog', { name: 'Get More Credits' })).toBeVisible();
}

const payment = (page: Page) => page.getByRole('dialog', { name: 'Complete Payment' });

async function choose(page: Page, pack: string): Promise<void> {
  await page.getByRole('button', { name: `Buy Now: ${pack}` }).click();
  await expect(payment(page)).toBeVisible();
}

async function typeCard(page: Page, number: string): Promise<void> {
  await payment(page).getByLabel('Card number').fill(number);
  await payment(page).getByLabel('Expiry (MM/YY)').fill('1234');
  await payment(page).getByLabel('CVC').fill('123');
}

const balance = (page: Page) => page.getByRole('button', { name: /credits?: get more/ });

test('WHAT-06 HOME-10 CREDIT-01 CREDIT-02 CREDIT-03 CREDIT-08 the gem opens the packs, with prices and the popular one', async ({
  page,
}) => {
  await signUpAndIn(page);
  await openPacks(page);
  const dialog = page.getByRole('dialog', { name: 'Get More Credits' });
  await expect(dialog).toContainText('Your balance: 1');
  const packs = dialog.getByRole('list', { name: 'Credit packs' }).getByRole('listitem');
  await expect(packs).toHaveCount(4);
  await expect(packs.nth(0)).toContainText(/Starter.*25.*credits.*\$3\.49.*\$0\.14 per credit/);
  await expect(packs.nth(1)).toContainText(/POPULAR.*Value.*60.*\$7\.49.*\$0\.12 per credit/);
  await expect(packs.filter({ hasText: 'POPULAR' })).toHaveCount(1);
  await expect(packs.getByRole('button')).toHaveText(['Buy Now', 'Buy Now', 'Buy Now', 'Buy Now']);
  await expect(dialog).toContainText('Each game generation costs 1 credit.');
  await expectAccessible(page);
});

test('CREDIT-07 ERR-PAY-06 DATA-18 a subscription answers that it is coming', async ({ page }) => {
  await signUpAndIn(page);
  await openPacks(page);
  await expect(page.getByText('Coming soon')).toBeVisible();
  await page.getByRole('button', { name: /^Plus.*60 credits, \$8\.99 a month/ }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Subscription feature coming soon!');
});

test('STATE-BUY-01 CREDIT-04 CREDIT-05 CREDIT-06 CONST-21 RULE-43 a pack is bought; a second tab sees it; both dialogs close', async ({
  page,
}) => {
  await signUpAndIn(page);
  const second = await page.context().newPage();
  await second.goto('/');
  await expect(balance(second)).toContainText('1');
  await openPacks(page);
  await choose(page, 'Value');
  const dialog = payment(page);
  await expect(dialog).toContainText('60 credits for $7.49 USD');
  await expect(dialog).toContainText('Powered by');
  const pay = dialog.getByRole('button', { name: 'Pay $7.49 USD for 60 credits' });
  await expect(pay).toBeDisabled();
  await typeCard(page, TEST_CARDS.succeeds);
  await expect(dialog.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await expect(pay).toBeEnabled();
  await expectAccessible(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await pay.click();
  const success = page.getByRole('dialog', { name: 'Payment Successful!' });
  await expect(success).toContainText("You've successfully purchased 60 credits");
  await expect(success).toContainText('This window closes automatically.');
  await expect(balance(second)).toContainText('61');
  await page.clock.runFor(2900);
  await expect(success).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(balance(page)).toContainText('61');
});

test('RULE-44 ERR-PAY-05 incomplete details are said, and no card but a test card fits', async ({
  page,
}) => {
  await signUpAndIn(page);
  await openPacks(page);
  await choose(page, 'Starter');
  const dialog = payment(page);
  await expect(dialog.getByText('Please enter complete payment details')).toBeVisible();
  await typeCard(page, '4111111111111111');
  await expect(dialog).toContainText('Never type a real card here.');
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  await dialog.getByLabel('Card number').fill(TEST_CARDS.succeeds);
  await dialog.getByLabel('Expiry (MM/YY)').fill('0120');
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  await dialog.getByText('The test cards').click();
  await dialog.getByRole('button', { name: /has expired/ }).click();
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toBeEnabled();
});

test('ERR-PAY-01 the provider’s own words show in the form, and another card goes through', async ({
  page,
}) => {
  await signUpAndIn(page);
  await openPacks(page);
  await choose(page, 'Starter');
  const pay = payment(page).getByRole('button', { name: /^Pay/ });
  for (const [number, words] of [
    [TEST_CARDS.declined, 'Your card was declined.'],
    [TEST_CARDS.insufficientFunds, 'Your card has insufficient funds.'],
    [TEST_CARDS.wrongCode, "Your card's security code is incorrect."],
  ] as const) {
    await typeCard(page, number);
    await pay.click();
    await expect(payment(page).getByRole('alert')).toHaveText(words);
  }
  await typeCard(page, TEST_CARDS.authentication);
  await pay.click();
  await payment(page).getByRole('button', { name: 'Fail Authentication' }).click();
  await expect(payment(page).getByRole('alert')).toContainText('could not be authenticated');
  await pay.click();
  await payment(page).getByRole('button', { name: 'Complete Authentication' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment Successful!' })).toBeVisible();
});

test('ERR-PAY-01 ERR-PAY-02 ERR-PAY-03 ERR-PAY-04 each failure of the calls has its sentence', async ({
  page,
}) => {
  await signUpAndIn(page);
  await openPacks(page);
  const failOnce = (path: string, status: number, json: unknown) =>
    page.route(path, (route) => route.fulfill({ status, json }), { times: 1 });
  const problem = (code: string) => ({ error: { code, message: 'as the server says' } });
  await failOnce('**/api/payments/intents', 500, problem('internal'));
  await page.getByRole('button', { name: 'Buy Now: Party' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to initialize payment. Please try again.',
  );
  await choose(page, 'Party');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await typeCard(page, TEST_CARDS.succeeds);
  const pay = payment(page).getByRole('button', { name: /^Pay/ });
  await failOnce('**/api/payments/confirm', 200, { success: false });
  await pay.click();
  await expect(payment(page).getByRole('alert')).toHaveText('Payment confirmation failed');
  await failOnce('**/api/payments/confirm', 500, problem('internal'));
  await pay.click();
  await expect(payment(page).getByRole('alert')).toHaveText(
    'An error occurred while processing your payment',
  );
  await pay.click();
  await expect(page.getByRole('dialog', { name: 'Payment Successful!' })).toBeVisible();
});

test('STATE-BUY-02 closing the payment forgets everything, in each state', async ({ page }) => {
  await signUpAndIn(page);
  await openPacks(page);
  await choose(page, 'Starter');
  await typeCard(page, TEST_CARDS.declined);
  await payment(page).getByRole('button', { name: /^Pay/ }).click();
  await expect(payment(page).getByRole('alert')).toBeVisible();
  await payment(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await choose(page, 'PRO');
  await expect(payment(page)).toContainText('130 credits for $14.99 USD');
  await expect(payment(page).getByLabel('Card number')).toHaveValue('');
  await expect(payment(page).getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(balance(page)).toContainText('1');
});

test('ERR-PAY-05 RULE-45 whoever is signed out meanwhile is asked to sign in', async ({ page }) => {
  await signUpAndIn(page);
  await openPacks(page);
  const elsewhere = await page.context().newPage();
  await elsewhere.goto('/');
  await elsewhere.getByRole('button', { name: 'Sign Out' }).click();
  await expect(elsewhere.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Your balance')).toHaveCount(0);
  await page.getByRole('button', { name: 'Buy Now: Starter' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Please sign in to purchase credits.');
});

test('RULE-30 ROUTE-03 without credits Generate opens the packs over the form; what is bought is spent and stands in the statement', async ({
  page,
}) => {
  await signUpAndIn(page);
  await page.getByRole('heading', { name: 'Trivia', exact: true }).click();
  await page.getByLabel('Topic').fill('Space');
  await page.getByLabel('Generate Fresh Questions').click();
  await page.getByRole('button', { name: 'Generate my Game' }).click();
  await expect(page.getByRole('dialog', { name: 'Get More Credits' })).toBeVisible();
  await choose(page, 'Starter');
  await typeCard(page, TEST_CARDS.succeeds);
  await payment(page).getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/setup');
  await expect(page.getByLabel('Topic')).toHaveValue('Space');
  await page.getByRole('button', { name: 'Generate my Game' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Game is Ready!' })).toBeVisible();

  await page.goto('/');
  await openPacks(page);
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page).toHaveURL('/credits');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const rows = page.getByRole('table', { name: /statement/ }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/Deck: Space.*−2.*24/);
  await expect(rows.nth(2)).toContainText(/Credit pack: Starter.*\+25.*26/);
  await expect(rows.nth(3)).toContainText(/Welcome: your first credit.*\+1.*1/);
  await expectAccessible(page);
});
