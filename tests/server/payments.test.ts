import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '#contract/payments.ts';
import { CREDIT_PACKS, dollars, SUBSCRIPTIONS, type PackId } from '#contract/prices.ts';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { providerOf } from '#server/features/billing/payments/choose.ts';
import { refundPurchase } from '#server/features/billing/payments/refund.ts';
import { sweepPurchases } from '#server/features/billing/payments/sweep.ts';
import { createLog } from '#server/platform/log.ts';
import { type Caller } from '#tests/support/caller.ts';
import { openEvents } from '#tests/support/events.ts';
import { deckOf, hostWith } from '#tests/support/generation.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';
import { startStripeServer, type StripeServer } from '#tests/support/stripe-server.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('prices', () => {
  it('CONST-26 CONST-29 CONST-30 CONST-31 CONST-32 DATA-17 four packs, one of them popular, in dollars', () => {
    const rows = CREDIT_PACKS.map(({ name, credits, cents, popular }) => [
      name,
      credits,
      dollars(cents),
      dollars(cents / credits),
      popular,
    ]);
    expect(rows).toEqual([
      ['Starter', 25, '3.49', '0.14', false],
      ['Value', 60, '7.49', '0.12', true],
      ['PRO', 130, '14.99', '0.12', false],
      ['Party', 350, '36.99', '0.11', false],
    ]);
  });

  it('CONST-34 CONST-35 DATA-18 two subscriptions that can’t be had yet', () => {
    expect(SUBSCRIPTIONS).toEqual([
      {
        id: 'plus',
        name: 'Plus',
        creditsPerMonth: 60,
        cents: 899,
        pricePerCredit: 0.15,
        popular: false,
      },
      {
        id: 'pro',
        name: 'Pro',
        creditsPerMonth: 150,
        cents: 1999,
        pricePerCredit: 0.133,
        popular: true,
      },
    ]);
  });
});

async function wanted(host: Caller, packId: PackId = 'starter') {
  const { body } = await host.get('/api/session');
  const pack = CREDIT_PACKS.find(({ id }) => id === packId);
  const { credits = 0, cents: amount = 0 } = pack ?? {};
  return { requestId: randomUUID(), packId, credits, amount, userId: body.user.uid };
}

const balanceOf = async (host: Caller) => (await host.get('/api/session')).body.credits;

describeOnBothEngines('payment by Stripe', (engine) => {
  let server: TestServer;
  let stripe: StripeServer;
  let host: Caller;
  beforeAll(async () => {
    stripe = await startStripeServer();
    server = await startTestServer(engine, stripe.settings);
  });
  afterAll(async () => {
    await server.stop();
    await stripe.stop();
  });
  beforeEach(async () => {
    stripe.isDown = false;
    host = await hostWith(server, 1);
  });

  const opened = async (packId?: PackId) => {
    const answer = await host.post('/api/payments/intents', await wanted(host, packId));
    expect(answer.status).toBe(200);
    return answer.body.paymentIntentId as string;
  };
  const confirm = (paymentIntentId: string, caller = host) =>
    caller.post('/api/payments/confirm', { paymentIntentId });
  const notice = (body: string, signature?: string) =>
    host.send('/api/payments/webhook', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'stripe-signature': signature }),
      },
    });
  const noticeOf = (type: string, intentId: string, age?: number) => {
    const { body, signature } = stripe.event(type, intentId, age);
    return notice(body, signature);
  };
  const parts = (clock = Date.now) => {
    const provider = providerOf(readConfiguration({ ...server.environment }), {
      db: server.database.db,
      clock,
    });
    if (!provider) throw new Error('No provider');
    const services = {
      db: server.database.db,
      live: { publish: () => {} },
      clock,
      log: createLog('silent'),
    };
    return { provider, services };
  };
  const purchaseOf = (intentId: string) =>
    server.database.db
      .selectFrom('purchase')
      .selectAll()
      .where('intentId', '=', intentId)
      .executeTakeFirstOrThrow();

  it('CALL-FN-03 CALL-FN-04 CALL-FN-07 CALL-FN-08 DATA-22 DATA-23 opens an intent, confirms it once it is paid, and adds the pack’s credits', async () => {
    const answer = await host.post('/api/payments/intents', await wanted(host, 'value'));
    const { clientSecret, paymentIntentId } = answer.body;
    expect(stripe.intents.get(paymentIntentId)).toMatchObject({
      client_secret: clientSecret,
      amount: 749,
      currency: 'usd',
    });
    expect((await confirm(paymentIntentId)).body).toEqual({ success: false });
    expect(await balanceOf(host)).toBe(1);
    stripe.pay(paymentIntentId);
    expect((await confirm(paymentIntentId)).body).toEqual({ success: true });
    expect(await balanceOf(host)).toBe(61);
  });

  it('DATA-16 the balance is told live to every tab', async () => {
    const intentId = await opened();
    const events = await openEvents(server, host);
    expect(await events.nextOf('balance')).toMatchObject({ credits: 1 });
    stripe.pay(intentId);
    await noticeOf('payment_intent.succeeded', intentId);
    expect(await events.nextOf('balance')).toMatchObject({ credits: 26 });
    events.close();
  });

  it('CALL-FN-08 twenty confirmations at once and webhooks among them add the credits once', async () => {
    const intentId = await opened();
    stripe.pay(intentId);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => confirm(intentId)),
      noticeOf('payment_intent.succeeded', intentId),
      noticeOf('charge.succeeded', intentId),
      ...Array.from({ length: 10 }, () => confirm(intentId)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await balanceOf(host)).toBe(26);
  });

  it('one choice of a pack opens one payment, however often it arrives', async () => {
    const request = await wanted(host);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => host.post('/api/payments/intents', request)),
    );
    expect(new Set(answers.map(({ body }) => body.paymentIntentId)).size).toBe(1);
    const other = { ...(await wanted(host, 'party')), requestId: request.requestId };
    expect((await host.post('/api/payments/intents', other)).body.error.code).toBe(
      'purchase-mismatch',
    );
  });

  it('two tabs that pay for two packs get both', async () => {
    const [first, second] = [await opened('starter'), await opened('value')];
    stripe.pay(first);
    stripe.pay(second);
    await Promise.all([confirm(first), confirm(second)]);
    expect(await balanceOf(host)).toBe(86);
  });

  it('CONST-26 amount, credits, pack and buyer are the server’s to say', async () => {
    const right = await wanted(host);
    const before = stripe.calls.length;
    for (const forged of [{ amount: 1 }, { credits: 1000 }, { userId: randomUUID() }]) {
      const answer = await host.post('/api/payments/intents', { ...right, ...forged });
      expect(answer).toMatchObject({ status: 409, body: { error: { code: 'purchase-mismatch' } } });
    }
    for (const wrong of [{ packId: 'free' }, { amount: 3.49 }, { requestId: 'x' }]) {
      expect((await host.post('/api/payments/intents', { ...right, ...wrong })).status).toBe(400);
    }
    expect(stripe.calls).toHaveLength(before);
  });

  it('ERR-PAY-01 a provider that is down opens nothing, and the next try goes through', async () => {
    const request = await wanted(host);
    stripe.isDown = true;
    const answer = await host.post('/api/payments/intents', request);
    expect(answer).toMatchObject({
      status: 502,
      body: { error: { message: 'Failed to initialize payment. Please try again.' } },
    });
    stripe.isDown = false;
    expect((await host.post('/api/payments/intents', request)).status).toBe(200);
  });

  it('ERR-PAY-03 a provider that is down at the confirmation: the credits come by the webhook', async () => {
    const intentId = await opened();
    stripe.pay(intentId);
    stripe.isDown = true;
    expect(await confirm(intentId)).toMatchObject({
      status: 500,
      body: { error: { message: 'An error occurred while processing your payment' } },
    });
    // A notice that can't be followed up is answered as failed, so that it is sent again.
    expect((await noticeOf('payment_intent.succeeded', intentId)).status).toBe(500);
    stripe.isDown = false;
    expect((await noticeOf('payment_intent.succeeded', intentId)).status).toBe(200);
    expect(await balanceOf(host)).toBe(26);
  });

  it('webhooks that are unsigned, forged, of another body or too old change nothing', async () => {
    const intentId = await opened();
    stripe.pay(intentId);
    const { body, signature } = stripe.event('payment_intent.succeeded', intentId);
    const other = stripe.event('payment_intent.succeeded', 'pi_other');
    const old = stripe.event('payment_intent.succeeded', intentId, 3600);
    for (const answer of [
      await notice(body),
      await notice(body, 't=1,v1=00'),
      await notice(body, other.signature),
      await notice(`${body} `, signature),
      await notice(old.body, old.signature),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    }
    expect(await balanceOf(host)).toBe(1);
  });

  it('webhooks that come early, twice, late, or about something else are taken calmly', async () => {
    const intentId = await opened();
    // Early: before the money is there.
    expect((await noticeOf('payment_intent.succeeded', intentId)).status).toBe(200);
    expect((await noticeOf('payment_intent.payment_failed', intentId)).status).toBe(200);
    expect(await balanceOf(host)).toBe(1);
    stripe.pay(intentId);
    const { body, signature } = stripe.event('payment_intent.succeeded', intentId);
    for (const _ of [1, 2]) expect((await notice(body, signature)).status).toBe(200);
    expect((await noticeOf('payment_intent.succeeded', 'pi_unknown')).status).toBe(200);
    expect((await noticeOf('customer.created', intentId)).status).toBe(200);
    expect(await balanceOf(host)).toBe(26);
  });

  it('what was paid is not what it costs: no credits', async () => {
    const intentId = await opened();
    stripe.pay(intentId, 1);
    expect((await confirm(intentId)).body).toEqual({ success: false });
    expect(await balanceOf(host)).toBe(1);
  });

  it('somebody else’s payment is not found', async () => {
    const intentId = await opened();
    stripe.pay(intentId);
    const other = await hostWith(server, 1);
    expect((await confirm(intentId, other)).status).toBe(404);
    expect(await balanceOf(other)).toBe(1);
  });

  it('RULE-45 a payment that neither browser nor webhook settled is asked for, by any of several processes', async () => {
    const intentId = await opened();
    const later = () => Date.now() + 11 * 60_000;
    const { provider, services } = parts(later);
    expect(await sweepPurchases(parts().services, provider)).toEqual({ looked: 0, paid: 0 });
    const swept = await Promise.all([1, 2].map(() => sweepPurchases(services, provider)));
    expect(swept.reduce((sum, { looked }) => sum + looked, 0)).toBeGreaterThanOrEqual(1);
    stripe.pay(intentId);
    expect(await sweepPurchases(services, provider)).toMatchObject({ paid: 0 });
    const { services: hours } = parts(() => Date.now() + 60 * 60_000);
    expect((await sweepPurchases(hours, provider)).paid).toBeGreaterThanOrEqual(1);
    expect(await balanceOf(host)).toBe(26);
  });

  it('a payment that nobody made for a week is given up, and still counts should it come', async () => {
    const intentId = await opened();
    const { provider, services } = parts(() => Date.now() + 8 * DAY_MS);
    await sweepPurchases(services, provider, { all: true });
    expect(await purchaseOf(intentId)).toMatchObject({ state: 'given-up', lookAt: null });
    stripe.pay(intentId);
    await noticeOf('payment_intent.succeeded', intentId);
    expect(await balanceOf(host)).toBe(26);
  });

  it('CONST-24 a refund takes the credits back as far as they are there, once, within seven days', async () => {
    const intentId = await opened();
    stripe.pay(intentId);
    await confirm(intentId);
    for (let deck = 0; deck < 3; deck += 1) await deckOf(host);
    expect(await balanceOf(host)).toBe(23);
    const { provider, services } = parts();
    const paid = await purchaseOf(intentId);
    const late = parts(() => Date.now() + 7 * DAY_MS + 60_000).services;
    await expect(refundPurchase(late, provider, paid)).rejects.toThrow('more than 7 days ago');
    const [first, second] = await Promise.all(
      [1, 2].map(() => refundPurchase(services, provider, paid)),
    );
    expect(first).toEqual({ credits: 25, takenBack: 23 });
    expect(second).toEqual(first);
    expect(stripe.refunds.filter((id) => id === intentId)).toHaveLength(1);
    expect(await balanceOf(host)).toBe(0);
    // The same payment brings nothing any more.
    expect((await confirm(intentId)).body).toEqual({ success: true });
    await noticeOf('payment_intent.succeeded', intentId);
    expect(await balanceOf(host)).toBe(0);
  });

  it('a refund in the provider’s own dashboard takes the credits back too', async () => {
    const intentId = await opened();
    stripe.pay(intentId);
    await confirm(intentId);
    stripe.refundInDashboard(intentId);
    for (const _ of [1, 2]) await noticeOf('charge.refunded', intentId);
    expect(await balanceOf(host)).toBe(1);
    expect(await purchaseOf(intentId)).toMatchObject({ state: 'refunded', takenBack: 25 });
  });

  it('a purchase whose buyer is gone stays without a person, and adds no credits', async () => {
    const intentId = await opened();
    const { userId } = await purchaseOf(intentId);
    await server.database.db
      .deleteFrom('user')
      .where('id', '=', userId ?? '')
      .execute();
    stripe.pay(intentId);
    expect((await noticeOf('payment_intent.succeeded', intentId)).status).toBe(200);
    expect(await purchaseOf(intentId)).toMatchObject({ state: 'paid', userId: null });
  });

  it('CALL-FN-05 ERR-PAY-06 a subscription can’t be had yet', async () => {
    const answer = await host.post('/api/payments/subscriptions', { subscriptionId: 'plus' });
    expect(answer.body.error.message).toBe('Subscription feature coming soon!');
  });

  it('CALL-FN-06 where Stripe takes the money there are no test cards', async () => {
    const answer = await host.post('/api/payments/test-cards', {
      clientSecret: 'test_secret',
      number: '4242424242424242',
      expiry: '12/40',
      cvc: '123',
    });
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
  });

  it('the statement tells what came and went, newest first, with the balance after', async () => {
    const intentId = await opened('pro');
    stripe.pay(intentId);
    await confirm(intentId);
    await deckOf(host, { topic: 'Space' });
    const { body } = await host.get('/api/credits/entries?page=1');
    const lines = body.entries.map(
      ({ kind, amount, balanceAfter, about }: Record<string, unknown>) => [
        kind,
        amount,
        balanceAfter,
        about,
      ],
    );
    expect(lines).toEqual([
      ['generation', -1, 130, 'Space'],
      ['purchase', 130, 131, 'PRO'],
      ['first-credit', 1, 1, null],
    ]);
    expect(body.total).toBe(3);
    expect((await host.get('/api/credits/entries?page=2')).body.entries).toEqual([]);
    expect((await host.get('/api/credits/entries?page=0')).status).toBe(400);
  });

  it('after all of this every balance is the sum of its entries', async () => {
    expect(await brokenAccounts(server.database.db)).toEqual([]);
  });

  it('Stripe’s pages may be loaded, and no others', async () => {
    const policy = (await host.get('/api/health')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect((await host.get('/api/config')).body).toMatchObject({
      payments: 'stripe',
      stripePublishableKey: 'pk_test_riffle',
    });
  });
});

describeOnBothEngines('payment by test cards', (engine) => {
  let server: TestServer;
  let host: Caller;
  beforeAll(async () => {
    server = await startTestServer(engine);
    host = await hostWith(server, 1);
  });
  afterAll(() => server.stop());

  const pay = async (number: string, more: object = {}) => {
    const { body } = await host.post('/api/payments/intents', await wanted(host));
    const { clientSecret, paymentIntentId } = body;
    const card = { clientSecret, number, expiry: '12/34', cvc: '123' };
    const answer = await host.post('/api/payments/test-cards', { ...card, ...more });
    const confirmed = await host.post('/api/payments/confirm', { paymentIntentId });
    return { answer, paid: confirmed.body.success, card };
  };

  it('CALL-FN-06 each published number does what it is published for', async () => {
    const before = await balanceOf(host);
    expect(await pay(TEST_CARDS.succeeds)).toMatchObject({
      answer: { body: { status: 'succeeded', message: null } },
      paid: true,
    });
    expect(await balanceOf(host)).toBe(before + 25);
    for (const [number, message] of [
      [TEST_CARDS.declined, 'Your card was declined.'],
      [TEST_CARDS.insufficientFunds, 'Your card has insufficient funds.'],
      [TEST_CARDS.expired, 'Your card has expired.'],
      [TEST_CARDS.wrongCode, "Your card's security code is incorrect."],
    ] as const) {
      const { answer, paid } = await pay(number);
      expect({ ...answer.body, paid }).toEqual({
        status: 'requires_payment_method',
        message,
        paid: false,
      });
    }
    expect(await balanceOf(host)).toBe(before + 25);
  });

  it('a card that asks for authentication is paid when its holder says yes, and not before', async () => {
    const { answer, paid, card } = await pay(TEST_CARDS.authentication);
    expect({ status: answer.body.status, paid }).toEqual({
      status: 'requires_action',
      paid: false,
    });
    const failed = await host.post('/api/payments/test-cards', { ...card, authentication: 'fail' });
    expect(failed.body.status).toBe('requires_payment_method');
    const done = await host.post('/api/payments/test-cards', {
      ...card,
      authentication: 'complete',
    });
    expect(done.body.status).toBe('succeeded');
  });

  it('any other number is refused, and an unknown secret', async () => {
    const { answer } = await pay('4111111111111111');
    expect(answer.status).toBe(400);
    const card = { clientSecret: 'x', number: TEST_CARDS.succeeds, expiry: '12/34', cvc: '123' };
    expect((await host.post('/api/payments/test-cards', card)).status).toBe(404);
  });

  it('ERR-PAY-04 without a provider nothing can be bought', async () => {
    const settings = {
      PUBLIC_URL: 'https://riffle.example',
      RATE_LIMITS: 'on',
      ALLOW_OUTBOX: 'true',
    };
    await server.restart(settings);
    const { body } = await host.get('/api/config');
    expect(body.payments).toBe('off');
    await server.restart({ ...settings, ALLOW_TEST_PAYMENTS: 'true' });
    expect((await host.get('/api/config')).body.payments).toBe('test');
    await server.restart();
  });
});
