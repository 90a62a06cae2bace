// Paying by Stripe: the server talks to a local server that speaks Stripe's protocol, the page to a stand-in
// for Stripe's script.
import { expect, signUpAndIn, test as base } from '#tests/support/browser.ts';
import { startRiffle, type RiffleProcess } from '#tests/support/riffle-process.ts';
import { standInForStripe, type Confirmed } from '#tests/support/stripe-js.ts';
import { startStripeServer, type StripeServer } from '#tests/support/stripe-server.ts';

const test = base.extend<object, { stripe: StripeServer; riffle: RiffleProcess }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, use) => {
      const stripe = await startStripeServer();
      await use(stripe);
      await stripe.stop();
    },
    { scope: 'worker' },
  ],
  riffle: [
    async ({ stripe }, use) => {
      const riffle = await startRiffle(stripe.settings);
      await use(riffle);
      await riffle.stop();
    },
    { scope: 'worker' },
  ],
});

test('CALL-FN-06 CALL-FN-07 RULE-43 RULE-44 Stripe’s form gates the button, its words show, and a success brings the credits', async ({
  page,
  stripe,
}) => {
  const confirmed: Confirmed[] = [
    { error: { message: 'Your bank has said no.' } },
    { paymentIntent: { status: 'processing' } },
    { paymentIntent: { status: 'succeeded' } },
  ];
  await standInForStripe(page, (clientSecret) => {
    const [answer = { paymentIntent: { status: 'succeeded' } }] = confirmed.splice(0, 1);
    const isPaid = 'paymentIntent' in answer && answer.paymentIntent.status === 'succeeded';
    if (isPaid) stripe.pay(clientSecret.split('_secret_')[0] ?? '');
    return answer;
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://js.stripe.com')) asked.push(request.url());
  });
  await signUpAndIn(page);
  await page.getByRole('button', { name: /credits?: get more/ }).click();
  // Nothing of a third party until the payment form opens.
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Buy Now: Starter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await expect(dialog.getByText('Powered by Stripe')).toBeVisible();
  const pay = dialog.getByRole('button', { name: 'Pay $3.49 USD for 25 credits' });
  await expect(pay).toBeDisabled();
  await expect(dialog.getByText('Please enter complete payment details')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fill in a card, key pk_test_riffle' }).click();
  await pay.click();
  await expect(dialog.getByRole('alert')).toHaveText('Your bank has said no.');
  await pay.click();
  await expect(dialog.getByRole('alert')).toHaveText('Payment confirmation failed');
  await pay.click();
  await expect(page.getByRole('dialog', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '26 credits: get more' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
});

test('ERR-PAY-03 CALL-FN-08 who has paid, lost the answer and presses once more gets the credits', async ({
  page,
  stripe,
}) => {
  let presses = 0;
  await standInForStripe(page, (clientSecret) => {
    presses += 1;
    if (presses > 1) {
      const message = 'You cannot confirm this PaymentIntent because it has already succeeded.';
      return { error: { message, payment_intent: { status: 'succeeded' } } };
    }
    stripe.pay(clientSecret.split('_secret_')[0] ?? '');
    return { paymentIntent: { status: 'succeeded' } };
  });
  await page.route('**/api/payments/confirm', (route) => route.abort(), { times: 1 });
  await signUpAndIn(page);
  await page.getByRole('button', { name: /credits?: get more/ }).click();
  await page.getByRole('button', { name: 'Buy Now: Starter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await dialog.getByRole('button', { name: 'Fill in a card, key pk_test_riffle' }).click();
  const pay = dialog.getByRole('button', { name: 'Pay $3.49 USD for 25 credits' });
  await pay.click();
  await expect(dialog.getByRole('alert')).toContainText(
    'An error occurred while processing your payment',
  );
  await pay.click();
  await expect(page.getByRole('dialog', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByRole('button', { name: '26 credits: get more' })).toBeVisible();
});

test('ERR-PAY-04 where Stripe’s script can’t be had, the form says so', async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await signUpAndIn(page);
  await page.getByRole('button', { name: /credits?: get more/ }).click();
  await page.getByRole('button', { name: 'Buy Now: Starter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Payment' });
  await expect(dialog.getByRole('alert')).toHaveText('Stripe is not properly initialized');
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toBeDisabled();
});
