import { describe, expect, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { openStreams, sendNews } from '#tests/support/web/live-stream.ts';
import { HOST, holdClock, openApp, pass, type OpenApp } from '#tests/support/web/open-app.tsx';
import { failing, later, unreachable, type Answers } from '#tests/support/web/server-answers.ts';
import { BalanceButton } from '#web/features/home/balance-button.tsx';
import { useOpenCredits } from '#web/platform/session/credits-context.ts';
import styles from './pack-card.module.css';

const INTENT = { clientSecret: 'secret-1', paymentIntentId: 'intent-1' };
const PAID = {
  'POST /api/payments/intents': INTENT,
  'POST /api/payments/test-cards': { status: 'succeeded', message: null },
  'POST /api/payments/confirm': { success: true },
} as const;

const credits = page.getByRole('dialog', { name: 'Get More Credits' });
const packs = credits.getByRole('list', { name: 'Credit packs' }).getByRole('listitem');
const payment = page.getByRole('dialog', { name: 'Complete Payment' });
const number = payment.getByLabelText('Card number');
const expiry = payment.getByLabelText('Expiry (MM/YY)');
const cvc = payment.getByLabelText('CVC');
const pay = payment.getByRole('button', { name: /^Pay / });
const success = page.getByRole('dialog', { name: 'Payment Successful!' });
const incomplete = payment.getByText('Please enter complete payment details', { exact: true });

/** Stands in for any screen with a way to the packs. */
function Screen() {
  const open = useOpenCredits();
  return (
    <main>
      <BalanceButton />
      <button type="button" onClick={open}>
        More
      </button>
    </main>
  );
}

async function openPacks(answers: Answers = {}, visit = {}): Promise<OpenApp> {
  const app = await openApp('/', <Screen />, { user: HOST, answers, ...visit });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect.element(credits).toBeVisible();
  return app;
}

async function openPayment(answers: Answers = {}, pack = 'Starter'): Promise<OpenApp> {
  const app = await openPacks({ ...PAID, ...answers });
  await buy(pack);
  await expect.element(number).toBeVisible();
  return app;
}

function buy(pack: string): Promise<void> {
  return credits.getByRole('button', { name: `Buy Now: ${pack}`, exact: true }).click();
}

/** The test form's own way to fill itself in. */
async function pick(card: string): Promise<void> {
  if (payment.getByRole('listitem').elements().length === 0) {
    await payment.getByText('The test cards', { exact: true }).click();
  }
  await payment.getByRole('button', { name: card }).click();
}

function textsOf(locator: Locator): (string | null)[] {
  return locator.elements().map(({ textContent }) => textContent);
}

/** Another tab has signed in or out. */
function sendNewsOfTab(): void {
  const tab = new BroadcastChannel('riffle:session');
  tab.postMessage('changed');
  tab.close();
}

describe('the packs', () => {
  test('CREDIT-01 CREDIT-02 CREDIT-03 CONST-26 CONST-29 CONST-30 CONST-31 CONST-32 DATA-17 four, with credits and prices', async () => {
    await openPacks({}, { credits: 7 });
    await expect
      .element(credits.getByText('Your balance:'))
      .toHaveTextContent(/^Your balance: 7 creditsStatement$/);
    await expect
      .poll(() => textsOf(packs))
      .toEqual([
        ' Starter25 credits$3.49$0.14 per creditBuy Now',
        'POPULAR Value60 credits$7.49$0.12 per credit10% less than StarterBuy Now',
        ' PRO130 credits$14.99$0.12 per credit17% less than StarterBuy Now',
        ' Party350 credits$36.99$0.11 per credit24% less than StarterBuy Now',
      ]);
    await expect
      .poll(() => textsOf(credits.getByRole('heading', { level: 3 })))
      .toEqual(['Starter', 'Value', 'PRO', 'Party', 'Subscriptions Coming soon']);
    await expect
      .element(credits)
      .toHaveTextContent('Each game generation costs 1 credit. With fresh questions it costs 2.');
  });

  test('CREDIT-02 the popular one is marked, and its mark is read apart from its name', async () => {
    await openPacks();
    for (const [index, isPopular] of [false, true, false, false].entries()) {
      const pack = packs.nth(index);
      const button = pack.getByRole('button');
      const [marked, primary] = isPopular
        ? [[styles['pack'], styles['popular']], /button-primary/]
        : [[styles['pack']], /button-secondary/];
      expect([...pack.element().classList]).toEqual(marked);
      await expect.element(button).toHaveAttribute('class', expect.stringMatching(primary));
    }
  });

  test('CREDIT-07 CREDIT-08 ERR-PAY-06 DATA-18 CONST-34 CONST-35 a subscription answers that it is coming', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openPacks({
      'POST /api/payments/subscriptions': failing('subscriptions-coming', 501),
    });
    const subscriptions = credits.getByRole('region', { name: 'Subscriptions' });
    await expect.element(subscriptions).toHaveTextContent('Coming soon');
    const plus = subscriptions.getByRole('button', {
      name: 'Plus 60 credits, $8.99 a month ($0.15 each)',
      exact: true,
    });
    const pro = subscriptions.getByRole('button', {
      name: 'Pro popular 150 credits, $19.99 a month ($0.13 each)',
      exact: true,
    });
    for (const [button, id] of [
      [plus, 'plus'],
      [pro, 'pro'],
    ] as const) {
      await button.click();
      const alert = page.getByRole('alertdialog');
      await expect.element(alert).toHaveTextContent('Subscription feature coming soon!');
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect.element(alert).not.toBeInTheDocument();
      expect(app.sent('POST /api/payments/subscriptions').at(-1)?.body).toEqual({
        subscriptionId: id,
      });
    }
    expect(logged).not.toHaveBeenCalled();
    // Without a server there is nothing to be had either.
    app.answer({ 'POST /api/payments/subscriptions': unreachable });
    await plus.click();
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveTextContent('Subscription feature coming soon!');
    expect(logged).toHaveBeenCalledOnce();
  });

  test('WHAT-06 HOME-10 the balance is live, reads as credits, and opens the packs', async () => {
    await openApp('/', <Screen />, { user: HOST, credits: 1 });
    const balance = page.getByRole('button', { name: /get more/ });
    await expect.element(balance).toHaveAccessibleName('1 credit: get more');
    await expect.element(balance).toHaveAttribute('title', 'Get More Credits');
    await expect.element(balance).toHaveTextContent('1 credit');
    sendNews({ type: 'balance', credits: 26 });
    await expect.element(balance).toHaveAccessibleName('26 credits: get more');
    await balance.click();
    await expect.element(credits).toHaveTextContent('Your balance: 26');
    sendNews({ type: 'balance', credits: 30 });
    await expect.element(credits).toHaveTextContent('Your balance: 30');
  });

  test('CREDIT-04 a payment that was opened for one host is not there for the next who signs in', async () => {
    const app = await openPayment();
    const user = { ...HOST, uid: 'host-2', email: 'next@example.org' };
    app.answer({ 'GET /api/session': { user: null, credits: 0 } });
    sendNews({ type: 'signed-out' });
    await expect.poll(openStreams).toBe(0);
    await expect.element(payment).toBeVisible();
    app.answer({ 'GET /api/session': { user, credits: 3 } });
    sendNewsOfTab();
    await expect.element(payment).not.toBeInTheDocument();
    await expect.element(credits.getByText('Your balance:')).toHaveTextContent('3 credits');
  });

  test('the statement is one press away, and the packs close', async () => {
    const app = await openPacks();
    await credits.getByRole('link', { name: 'Statement' }).click();
    await expect.poll(() => app.location().pathname).toBe('/credits');
    await expect.element(credits).not.toBeInTheDocument();
  });

  test('Escape and the cross close the packs, and the focus goes back', async () => {
    await openPacks();
    await userEvent.keyboard('{Escape}');
    await expect.element(credits).not.toBeInTheDocument();
    const more = page.getByRole('button', { name: 'More', exact: true });
    await expect.element(more).toHaveFocus();
    await more.click();
    await credits.getByRole('button', { name: 'Close' }).click();
    await expect.element(credits).not.toBeInTheDocument();
  });
});

describe('choosing a pack', () => {
  test('RULE-45 ERR-PAY-05 signed out: asked to sign in, and nothing is sent', async () => {
    await openPacks({}, { user: undefined });
    await expect.element(credits.getByText('Your balance')).not.toBeInTheDocument();
    await expect.element(credits.getByRole('link')).not.toBeInTheDocument();
    await buy('Starter');
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveTextContent('Please sign in to purchase credits.');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(payment).not.toBeInTheDocument();
  });

  test('RULE-45 ERR-PAY-05 a session that has ended meanwhile is said, and the page learns it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openPacks({
      'POST /api/payments/intents': failing('unauthenticated', 401),
    });
    app.answer({ 'GET /api/session': { user: null, credits: 0 } });
    await buy('Starter');
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveTextContent('Please sign in to purchase credits.');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(credits.getByText('Your balance')).not.toBeInTheDocument();
    await expect.element(credits.getByRole('button', { name: 'Buy Now: Starter' })).toBeEnabled();
    await expect.element(credits.getByRole('alert')).not.toBeInTheDocument();
  });

  test('STATE-BUY-01 CALL-FN-03 shows ‘Loading...’ on its button, holds the others back, and sends the pack', async () => {
    const intent = later<typeof INTENT>();
    const app = await openPacks({ 'POST /api/payments/intents': () => intent.promise });
    await buy('PRO');
    const loading = packs.nth(2).getByRole('button', { name: 'Loading...', exact: true });
    await expect.element(loading).toHaveAttribute('aria-busy', 'true');
    for (const index of [0, 1, 3]) {
      await expect.element(packs.nth(index).getByRole('button')).toBeDisabled();
    }
    expect(app.sent('POST /api/payments/intents').map(({ body }) => body)).toEqual([
      {
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        packId: 'pro',
        credits: 130,
        amount: 1499,
        userId: 'host-1',
      },
    ]);
    intent.resolve(INTENT);
    await expect.element(payment).toBeVisible();
    await expect.element(payment).toHaveTextContent('130 credits for $14.99 USD');
  });

  test('ERR-PAY-01 ERR-PAY-04 each failure has its sentence, and the next try takes it away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openPacks();
    const general = 'Failed to initialize payment. Please try again.';
    for (const [failure, sentence] of [
      [failing('internal', 500), general],
      [failing('payment-init-failed', 502), general],
      [failing('not-found', 404), general],
      [failing('rate-limited', 429), 'Too many requests. Please wait a moment and try again.'],
      [
        failing('purchase-mismatch', 409),
        'This pack is not what you were shown. Please reload the page and try again.',
      ],
      [failing('payments-off', 503), 'Stripe is not properly initialized'],
    ] as const) {
      app.answer({ 'POST /api/payments/intents': failure });
      await buy('Party');
      await expect.element(credits.getByRole('alert')).toHaveTextContent(sentence);
    }
    app.answer(PAID);
    await buy('Party');
    await expect.element(number).toBeVisible();
    await payment.getByRole('button', { name: 'Close' }).click();
    await expect.element(payment).not.toBeInTheDocument();
    await expect.element(credits.getByRole('alert')).not.toBeInTheDocument();
    const asked = app.sent('POST /api/payments/intents').map(({ body }) => body);
    expect(new Set(asked.map((body) => JSON.stringify(body))).size).toBe(7);
  });

  test('ERR-PAY-04 without a provider nothing is sent', async () => {
    await openPacks({}, { configuration: { payments: 'off' } });
    await buy('Starter');
    await expect
      .element(credits.getByRole('alert'))
      .toHaveTextContent('Stripe is not properly initialized');
  });

  test('STATE-BUY-02 an answer that comes after the packs were closed is nobody’s', async () => {
    const intent = later<typeof INTENT>();
    await openPacks({ 'POST /api/payments/intents': () => intent.promise });
    await buy('PRO');
    await userEvent.keyboard('{Escape}');
    await expect.element(credits).not.toBeInTheDocument();
    intent.resolve(INTENT);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect.element(credits).toBeVisible();
    await expect.element(payment).not.toBeInTheDocument();
  });
});

describe('the payment', () => {
  test('ERR-PAY-03 a session that has ended meanwhile is said, and the card stays typed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openPayment({
      'POST /api/payments/test-cards': failing('unauthenticated', 401),
    });
    await pick('4242');
    await pay.click();
    await expect.element(payment.getByRole('alert')).toHaveTextContent(/^Please sign in first\.$/);
    await expect.element(number).toHaveValue('4242 4242 4242 4242');
    app.answer(PAID);
    await pay.click();
    await expect.element(success).toBeVisible();
  });

  test('CREDIT-04 CREDIT-05 RULE-43 RULE-44 says what is bought; the button waits for complete details', async () => {
    holdClock(Date.UTC(2026, 10, 22, 12));
    await openPayment({}, 'Value');
    await expect.element(payment).toHaveAccessibleDescription('60 credits for $7.49 USD');
    await expect
      .element(payment)
      .toHaveTextContent('Powered by Riffle’s test mode: no money moves');
    await expect
      .element(payment.getByRole('status'))
      .toHaveTextContent('Test mode. No money moves, and no real card fits in here.');
    await expect.element(pay).toHaveAccessibleName('Pay $7.49 USD for 60 credits');
    const isReady = async (ready: boolean): Promise<void> => {
      if (ready) {
        await expect.element(pay).toBeEnabled();
        await expect.element(incomplete).not.toBeInTheDocument();
      } else {
        await expect.element(pay).toBeDisabled();
        await expect.element(incomplete).toBeVisible();
      }
    };
    await isReady(false);
    await number.fill('4242-4242x42424242 99');
    await expect.element(number).toHaveValue('4242 4242 4242 4242');
    await isReady(false);
    await expiry.fill('1134');
    await expect.element(expiry).toHaveValue('11/34');
    await isReady(false);
    await cvc.fill('12a');
    await expect.element(cvc).toHaveValue('12');
    await isReady(false);
    await cvc.fill('1234');
    await expect.element(cvc).toHaveValue('123');
    await isReady(true);
    for (const [date, ready] of [
      ['1026', false],
      ['1126', true],
      ['1334', false],
      ['0034', false],
      ['113', false],
      ['1227', true],
    ] as const) {
      await expiry.fill(date);
      await isReady(ready);
    }
    await number.fill('4242 4242 4242');
    await isReady(false);
  });

  test('RULE-44 only the test cards fit: any other number is refused as it is typed', async () => {
    await openPayment();
    const sentence = 'Only the test cards below are taken. Never type a real card here.';
    await number.fill('4111');
    await expect.element(payment.getByText(sentence)).toBeVisible();
    await expect.element(number).toHaveAccessibleDescription(sentence);
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill('4000 0');
    await expect.element(payment.getByText(sentence)).not.toBeInTheDocument();
    await payment.getByText('The test cards', { exact: true }).click();
    await expect
      .poll(() => textsOf(payment.getByRole('listitem')))
      .toEqual([
        '4242 4242 4242 4242succeeds',
        '4000 0000 0000 0002is declined',
        '4000 0000 0000 9995has too little on it',
        '4000 0000 0000 0069has expired',
        '4000 0000 0000 0127has another code',
        '4000 0025 0000 3155asks for authentication',
      ]);
    await payment.getByRole('button', { name: /has too little on it/ }).click();
    await expect.element(number).toHaveValue('4000 0000 0000 9995');
    await expect.element(expiry).toHaveValue('12/34');
    await expect.element(cvc).toHaveValue('123');
    await expect.element(pay).toBeEnabled();
  });

  test('STATE-BUY-01 CREDIT-06 CALL-FN-04 CALL-FN-08 CONST-21 DATA-16 is sent, confirmed, told, and closes after three seconds', async () => {
    const paid = later<{ status: 'succeeded'; message: null }>();
    const app = await openPayment({ 'POST /api/payments/test-cards': () => paid.promise });
    await pick('4242');
    await pay.click();
    const processing = payment.getByRole('button', { name: 'Processing...' });
    await expect.element(processing).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(cvc, '{Enter}');
    expect(app.sent('POST /api/payments/test-cards').map(({ body }) => body)).toEqual([
      { number: '4242424242424242', expiry: '12/34', cvc: '123', clientSecret: 'secret-1' },
    ]);
    expect(app.sent('POST /api/payments/confirm')).toEqual([]);
    const sessions = app.sent('GET /api/session').length;
    app.answer({ 'GET /api/session': { user: HOST, credits: 35 } });
    holdClock();
    const before = Date.now();
    paid.resolve({ status: 'succeeded', message: null });
    await expect.element(success).toBeVisible();
    await expect
      .element(success.getByRole('status'))
      .toHaveTextContent(
        "You've successfully purchased 25 creditsThis window closes automatically.",
      );
    expect(app.sent('POST /api/payments/confirm').map(({ body }) => body)).toEqual([
      { paymentIntentId: 'intent-1' },
    ]);
    // Waiting for the success may have let some of its time go by.
    const gone = Date.now() - before;
    await pass(2_950 - gone);
    await expect.element(success).toBeVisible();
    await pass(gone + 100);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(app.sent('GET /api/session')).toHaveLength(sessions + 1);
    await expect.element(page.getByRole('button', { name: '35 credits: get more' })).toBeVisible();
  });

  test('STATE-BUY-01 the success can be closed before', async () => {
    await openPayment();
    await pick('4242');
    holdClock();
    await pay.click();
    await success.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    // The three seconds of the success that is gone close nothing.
    await pass(4_000);
    await expect.element(credits).toBeVisible();
    await expect.element(success).not.toBeInTheDocument();
  });

  test('ERR-PAY-01 ERR-PAY-02 ERR-PAY-03 the provider’s words are shown as they are, other failures by their sentence', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = await openPayment();
    await pick('4242');
    const declined = { status: 'requires_payment_method', message: 'Your card was declined.' };
    const generic = 'An error occurred while processing your payment';
    for (const [answers, sentence] of [
      [{ 'POST /api/payments/test-cards': declined }, 'Your card was declined.'],
      [{ 'POST /api/payments/test-cards': failing('internal', 500) }, generic],
      [
        { ...PAID, 'POST /api/payments/confirm': { success: false } },
        'Payment confirmation failed',
      ],
      [
        { ...PAID, 'POST /api/payments/confirm': failing('payment-not-confirmed', 402) },
        'Payment confirmation failed',
      ],
      [{ ...PAID, 'POST /api/payments/confirm': failing('internal', 500) }, generic],
    ] as const) {
      app.answer(answers as Answers);
      await pay.click();
      await expect.element(payment.getByRole('alert')).toHaveTextContent(sentence);
      await expect.element(pay).toBeEnabled();
    }
    await expect.element(success).not.toBeInTheDocument();
    app.answer(PAID);
    await pay.click();
    await expect.element(success).toBeVisible();
  });

  test('a card that asks for authentication is answered for', async () => {
    const asks = { status: 'requires_action', message: null } as const;
    const app = await openPayment({ 'POST /api/payments/test-cards': asks });
    await pick('asks for authentication');
    await pay.click();
    await expect
      .element(payment.getByText('The test bank asks whether it is you.'))
      .toHaveTextContent('The test bank asks whether it is you. What would the card’s holder do?');
    const outcome = later<{ status: 'requires_payment_method'; message: string }>();
    app.answer({ 'POST /api/payments/test-cards': () => outcome.promise });
    await payment.getByRole('button', { name: 'Fail Authentication' }).click();
    await expect
      .element(payment.getByRole('button', { name: 'Complete Authentication' }))
      .toHaveAttribute('aria-busy', 'true');
    await expect
      .element(payment.getByRole('button', { name: 'Fail Authentication' }))
      .toBeDisabled();
    outcome.resolve({ status: 'requires_payment_method', message: 'Not authenticated.' });
    await expect.element(payment.getByRole('alert')).toHaveTextContent('Not authenticated.');
    await expect.element(number).toHaveValue('4000 0025 0000 3155');
    app.answer({ 'POST /api/payments/test-cards': asks });
    await pay.click();
    app.answer(PAID);
    await payment.getByRole('button', { name: 'Complete Authentication' }).click();
    await expect.element(success).toBeVisible();
    const card = {
      number: '4000002500003155',
      expiry: '12/34',
      cvc: '123',
      clientSecret: 'secret-1',
    };
    expect(app.sent('POST /api/payments/test-cards').map(({ body }) => body)).toEqual([
      card,
      { ...card, authentication: 'fail' },
      card,
      { ...card, authentication: 'complete' },
    ]);
  });

  test('ERR-PAY-03 an answer to the bank that does not get through is said, and can be given again', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const asks = { status: 'requires_action', message: null } as const;
    const app = await openPayment({ 'POST /api/payments/test-cards': asks });
    await pick('asks for authentication');
    await pay.click();
    const complete = payment.getByRole('button', { name: 'Complete Authentication' });
    app.answer({ 'POST /api/payments/test-cards': unreachable });
    await complete.click();
    await expect
      .element(payment.getByRole('alert'))
      .toHaveTextContent('An error occurred while processing your payment');
    app.answer(PAID);
    await complete.click();
    await expect.element(success).toBeVisible();
  });

  test('STATE-BUY-02 closing it forgets pack, error, secret and card', async () => {
    const declined = { status: 'requires_payment_method', message: 'Your card was declined.' };
    const app = await openPayment({ 'POST /api/payments/test-cards': declined as never });
    await pick('4242');
    await pay.click();
    await expect.element(payment.getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(payment).not.toBeInTheDocument();
    await expect.element(credits).toBeVisible();
    app.answer({
      ...PAID,
      'POST /api/payments/intents': { clientSecret: 'secret-2', paymentIntentId: 'intent-2' },
    });
    await buy('PRO');
    await expect.element(number).toHaveValue('');
    await expect.element(payment.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(pay).toHaveAccessibleName('Pay $14.99 USD for 130 credits');
    await pick('4242');
    await pay.click();
    await expect.element(success).toHaveTextContent("You've successfully purchased 130 credits");
    expect(app.sent('POST /api/payments/test-cards').at(-1)?.body).toMatchObject({
      clientSecret: 'secret-2',
    });
    expect(app.sent('POST /api/payments/confirm').at(-1)?.body).toEqual({
      paymentIntentId: 'intent-2',
    });
  });
});
