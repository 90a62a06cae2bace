// Buying credits with the test cards: dialogs, messages, balance in every tab, statement.
import type { Page } from '@playwright/test';
import { TEST_CARDS } from '#contract/payments.ts';
import { expect, expectAccessible, signUpAndIn, test, topicField } from '#tests/support/browser.ts';

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

test('RULE-30 ROUTE-03 without credits Generate opens the packs over the form; what is bought is spent and stands in the statement', async ({
  page,
}) => {
  await signUpAndIn(page);
  await page.getByRole('heading', { name: 'Trivia', exact: true }).click();
  await topicField(page).fill('Space');
  await page.getByLabel('Generate Fresh Questions').click();
  await page.getByRole('button', { name: 'Generate my Game' }).click();
  await expect(page.getByRole('dialog', { name: 'Get More Credits' })).toBeVisible();
  await choose(page, 'Starter');
  await typeCard(page, TEST_CARDS.succeeds);
  await payment(page).getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/setup/trivia');
  await expect(topicField(page)).toHaveValue('Space');
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
