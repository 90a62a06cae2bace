// Purchases from the click to the refund, paid by a provider that says what the test says.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { spendable } from '#server/features/billing/credits/store.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { heardLog } from '#tests/support/log.ts';
import { eachInMemory, userIn } from '#tests/support/memory.ts';
import { providerOf } from './choose.ts';
import type { IntentStatus, PaymentProvider } from './provider.ts';
import {
  findOwnPurchase,
  findPurchase,
  findPurchaseById,
  openPurchase,
  purchasesOf,
  type PurchaseRow,
} from './purchase.ts';
import { NotRefundable, refundPurchase } from './refund.ts';
import { settlePurchase } from './settle.ts';
import { sweepPurchases } from './sweep.ts';
import { testCards } from './test-cards.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = 1_800_000_000_000;

let db: Db;
let userId: string;
let now = START;
let status: IntentStatus;
const clock = (): number => now;
eachInMemory((database) => {
  ({ db } = database);
});
beforeEach(async () => {
  userId = await userIn(db);
  now = START;
  status = { isPaid: false, cents: 0, currency: 'usd', returnedCents: 0, isDisputed: false };
});

let opened = 0;
const provider: PaymentProvider = {
  kind: 'stripe',
  async open() {
    opened += 1;
    return { intentId: `pi_${opened}`, clientSecret: `secret_${opened}` };
  },
  secretOf: async (intentId) => `again_${intentId}`,
  statusOf: async () => status,
  async refund() {
    status = { ...status, returnedCents: status.cents };
  },
};
const request = (changes: object = {}) => ({
  requestId: randomUUID(),
  packId: 'starter' as const,
  credits: 25,
  amount: 349,
  userId,
  ...changes,
});
const { log, lines } = heardLog();
const publish = vi.fn<(userId: string) => void>();
const services = () => ({ db, clock, log, live: { publish } });
const buy = async (): Promise<PurchaseRow> => {
  const { paymentIntentId } = await openPurchase(services(), provider, {
    userId,
    request: request(),
  });
  return row(paymentIntentId);
};
const row = async (intentId: string): Promise<PurchaseRow> => {
  const found = await findPurchase(db, intentId);
  if (!found) throw new Error('There is no purchase');
  return found;
};
const paid = { isPaid: true, cents: 349 };

describe('a purchase', () => {
  it('is opened at the pack’s price, and looked at ten minutes later', async () => {
    const open = vi.spyOn(provider, 'open');
    const asked = request();
    const answer = await openPurchase(services(), provider, { userId, request: asked });
    const stored = await row(answer.paymentIntentId);
    expect(open).toHaveBeenCalledWith({ purchaseId: stored.id, cents: 349, currency: 'usd' });
    expect(answer.clientSecret).toMatch(/^secret_\d+$/);
    expect(stored).toMatchObject({
      userId,
      requestId: asked.requestId,
      provider: 'stripe',
      packId: 'starter',
      credits: 25,
      cents: 349,
      currency: 'usd',
      state: 'created',
      createdAt: START,
      lookAt: START + 10 * MINUTE,
      paidAt: null,
      refundedAt: null,
      takenBack: null,
    });
    // The same click again opens nothing.
    expect(await openPurchase(services(), provider, { userId, request: asked })).toEqual({
      clientSecret: `again_${stored.intentId}`,
      paymentIntentId: stored.intentId,
    });
    expect(open).toHaveBeenCalledTimes(1);
    const other = { ...asked, packId: 'value' as const, credits: 60, amount: 749 };
    await expect(
      openPurchase(services(), provider, { userId, request: other }),
    ).rejects.toMatchObject({ code: 'purchase-mismatch' });
    open.mockRestore();
    expect(await findPurchaseById(db, stored.id)).toEqual(stored);
    expect(await findOwnPurchase(db, userId, stored.intentId)).toEqual(stored);
    expect(await findOwnPurchase(db, 'another', stored.intentId)).toBeUndefined();
    now += 1;
    const newer = await buy();
    expect((await purchasesOf(db, userId)).map(({ id }) => id)).toEqual([newer.id, stored.id]);
    expect(await purchasesOf(db, 'another')).toEqual([]);
  });

  it.each([{ credits: 26 }, { amount: 348 }, { userId: 'another' }, { packId: 'value' as const }])(
    'that says %j is not what the server sells',
    async (changes) => {
      const asked = { userId, request: request(changes) };
      await expect(openPurchase(services(), provider, asked)).rejects.toMatchObject({
        code: 'purchase-mismatch',
      });
      expect(await purchasesOf(db, userId)).toEqual([]);
    },
  );

  it('CALL-FN-08 brings its credits once it is paid, at its price and in its currency alone', async () => {
    const purchase = await buy();
    for (const wrong of [{}, { ...paid, cents: 348 }, { ...paid, currency: 'eur' }]) {
      status = { ...status, currency: 'usd', ...wrong };
      await settlePurchase(services(), provider, purchase);
      expect(await spendable(db, userId)).toBe(0);
    }
    expect(lines.slice(-2)).toMatchObject([
      { level: 50, purchase: purchase.id, cents: 348, msg: 'Paid is not what it costs' },
      { level: 50, purchase: purchase.id, currency: 'eur', msg: 'Paid is not what it costs' },
    ]);
    publish.mockClear();
    status = { ...status, ...paid, currency: 'usd' };
    now += 5;
    expect(await settlePurchase(services(), provider, purchase)).toBe(true);
    expect(await settlePurchase(services(), provider, purchase)).toBe(true);
    expect(publish.mock.calls).toEqual([[`user:${userId}`]]);
    expect(await spendable(db, userId)).toBe(25);
    const settled = {
      state: 'paid',
      paidAt: START + 5,
      lookAt: START + 5 + 10 * MINUTE,
      changes: 1,
    };
    expect(await row(purchase.intentId)).toMatchObject(settled);
  });

  it('CONST-24 goes back within seven days, to the last moment, and not before it is paid', async () => {
    const purchase = await buy();
    const refund = async () => refundPurchase(services(), provider, await row(purchase.intentId));
    await expect(refund()).rejects.toThrow(new NotRefundable('It was never paid.'));
    status = { ...status, ...paid };
    await settlePurchase(services(), provider, purchase);
    const foreign = { ...(await row(purchase.intentId)), provider: 'test' as const };
    await expect(refundPurchase(services(), provider, foreign)).rejects.toThrow(
      'It was paid by another provider: test.',
    );
    now = START + 7 * DAY + 1;
    await expect(refund()).rejects.toMatchObject({
      name: 'NotRefundable',
      message: 'It was paid more than 7 days ago.',
    });
    now = START + 7 * DAY;
    expect(await refund()).toEqual({ credits: 25, takenBack: 25 });
    expect(await row(purchase.intentId)).toMatchObject({ state: 'refunded', refundedAt: now });
    expect(await refund()).toEqual({ credits: 25, takenBack: 25 });
    expect(await spendable(db, userId)).toBe(0);
  });
});

describe('the sweep', () => {
  const sweep = (more: object = {}) => sweepPurchases(services(), provider, more);

  it('RULE-45 looks at what is due, ever more rarely, and finds what was paid', async () => {
    const { intentId } = await buy();
    now = START + 10 * MINUTE - 1;
    expect(await sweep()).toEqual({ looked: 0, paid: 0 });
    now += 1;
    expect(await sweep()).toEqual({ looked: 1, paid: 0 });
    expect((await row(intentId)).lookAt).toBe(START + 20 * MINUTE);
    now = START + 60 * MINUTE;
    expect(await sweep()).toEqual({ looked: 1, paid: 0 });
    expect((await row(intentId)).lookAt).toBe(START + 120 * MINUTE);
    expect(await sweep()).toEqual({ looked: 0, paid: 0 });
    status = { ...status, ...paid };
    expect(await sweep({ all: true })).toEqual({ looked: 1, paid: 1 });
    expect(await sweep({ all: true })).toEqual({ looked: 1, paid: 0 });
    expect(await spendable(db, userId)).toBe(25);
  });

  it('gives up after a week without payment, and leaves a paid one alone after half a year', async () => {
    const { intentId } = await buy();
    now = START + 7 * DAY;
    await sweep();
    expect(await row(intentId)).toMatchObject({ state: 'created' });
    now += 1;
    await sweep({ all: true });
    expect(await row(intentId)).toMatchObject({ state: 'given-up', lookAt: null });
    now = START;
    const other = await buy();
    status = { ...status, ...paid };
    await settlePurchase(services(), provider, other);
    now = START + 180 * DAY;
    await sweep();
    expect((await row(other.intentId)).lookAt).toBe(START + 360 * DAY);
    now += 1;
    await sweep({ all: true });
    expect(await row(other.intentId)).toMatchObject({ state: 'paid', lookAt: null });
  });

  it('one that can’t be looked at is told in the log, and keeps none of the others', async () => {
    await buy();
    await buy();
    now += DAY;
    const statusOf = vi.spyOn(provider, 'statusOf').mockRejectedValueOnce(new Error('Away'));
    status = { ...status, ...paid };
    expect(await sweep()).toEqual({ looked: 2, paid: 1 });
    statusOf.mockRestore();
    expect(lines.at(-1)).toMatchObject({ level: 40, msg: 'A payment could not be looked at' });
    expect(await sweepPurchases(services(), { ...provider, kind: 'test' }, { all: true })).toEqual({
      looked: 0,
      paid: 0,
    });
  });
});

describe('the test cards', () => {
  const NUMBERS = [
    ['4242424242424242', 'succeeded', null],
    ['4000000000000002', 'requires_payment_method', 'Your card was declined.'],
    ['4000000000009995', 'requires_payment_method', 'Your card has insufficient funds.'],
    ['4000000000000069', 'requires_payment_method', 'Your card has expired.'],
    ['4000000000000127', 'requires_payment_method', "Your card's security code is incorrect."],
    ['4000002500003155', 'requires_action', null],
  ] as const;
  const open = async (cards: PaymentProvider) =>
    cards.open({ purchaseId: randomUUID(), cents: 349, currency: 'usd' });
  const card = (clientSecret: string, number: string, authentication?: 'complete' | 'fail') => ({
    clientSecret,
    number,
    expiry: '12/30',
    cvc: '123',
    ...(authentication && { authentication }),
  });

  it.each(NUMBERS)('%s: %s', async (number, outcome, message) => {
    const cards = testCards({ db, clock });
    const { intentId, clientSecret } = await open(cards);
    const before = { cents: 349, currency: 'usd', returnedCents: 0, isDisputed: false };
    expect(await cards.statusOf(intentId)).toEqual({ isPaid: false, ...before });
    const answer = await cards.payByTestCard?.(card(clientSecret, number));
    expect(answer).toEqual({ status: outcome, message });
    const isPaid = outcome === 'succeeded';
    expect(await cards.statusOf(intentId)).toEqual({ isPaid, ...before });
    await cards.refund(intentId);
    const returnedCents = isPaid ? 349 : 0;
    expect(await cards.statusOf(intentId)).toEqual({ ...before, isPaid, returnedCents });
  });

  it('a holder who is asked says yes or no; paid is paid; a stranger’s secret pays nothing', async () => {
    const cards = testCards({ db, clock });
    const { intentId, clientSecret } = await open(cards);
    const pay = (...how: [string, ('complete' | 'fail')?]) =>
      cards.payByTestCard?.(card(clientSecret, ...how));
    expect(await pay('4000002500003155', 'fail')).toEqual({
      status: 'requires_payment_method',
      message: 'Your payment method could not be authenticated. Please try another one.',
    });
    expect((await cards.statusOf(intentId)).isPaid).toBe(false);
    const succeeded = { status: 'succeeded', message: null };
    expect(await pay('4000002500003155', 'complete')).toEqual(succeeded);
    expect(await pay('4000000000000002')).toEqual(succeeded);
    expect((await cards.statusOf(intentId)).isPaid).toBe(true);
    await expect(pay('4111111111111111')).rejects.toMatchObject({
      code: 'invalid-request',
      details: { fields: { number: 'Only the test cards are taken' } },
    });
    const again = await cards.secretOf(intentId);
    await expect(pay('4242424242424242')).rejects.toMatchObject({ code: 'not-found' });
    const answer = await cards.payByTestCard?.(card(again, '4242424242424242'));
    expect(answer).toEqual(succeeded);
    expect(await cards.statusOf('pi_unknown')).toMatchObject({ isPaid: false, cents: 0 });
  });
});

it('who takes payments: Stripe where it is set up, else the test cards where they are on', () => {
  const stripe = { secretKey: 's', publishableKey: 'p', webhookSecret: 'w', apiBase: undefined };
  const about = { db, clock };
  expect(providerOf({ stripe, payments: 'stripe' }, about)?.kind).toBe('stripe');
  expect(providerOf({ stripe: undefined, payments: 'test' }, about)?.kind).toBe('test');
  expect(providerOf({ stripe: undefined, payments: 'off' }, about)).toBeUndefined();
});
