// The test cards: a provider whose money does not move. It knows the published numbers and refuses any other.
import { createHash, randomBytes } from 'node:crypto';
import { TEST_CARDS, type TestCardOutcome, type TestCardPayment } from '#contract/payments.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { IntentStatus, PaymentProvider } from './provider.ts';

/** What cardholders read, by the number. */
const REFUSALS: Readonly<Record<string, string>> = {
  [TEST_CARDS.declined]: 'Your card was declined.',
  [TEST_CARDS.insufficientFunds]: 'Your card has insufficient funds.',
  [TEST_CARDS.expired]: 'Your card has expired.',
  [TEST_CARDS.wrongCode]: "Your card's security code is incorrect.",
};
const NOT_AUTHENTICATED = 'Your payment method could not be authenticated. Please try another one.';

export function testCards({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): PaymentProvider {
  return {
    kind: 'test',
    async open({ purchaseId, cents }) {
      const intentId = `pi_test_${purchaseId}`;
      const clientSecret = newSecret(intentId);
      await db
        .insertInto('test_payment')
        .values({
          id: intentId,
          secretHash: hash(clientSecret),
          cents,
          status: 'requires_payment_method',
          createdAt: clock(),
        })
        .execute();
      return { intentId, clientSecret };
    },
    secretOf: (intentId) => replaceSecret(db, intentId),
    statusOf: (intentId) => statusOf(db, intentId),
    refund: (intentId) => refund(db, intentId),
    payByTestCard: (payment) => pay(db, payment),
  };
}

function newSecret(intentId: string): string {
  return `${intentId}_secret_${randomBytes(16).toString('hex')}`;
}

/** Only the hash is kept: another secret takes the place of the one that was told. */
async function replaceSecret(db: Db, intentId: string): Promise<string> {
  const clientSecret = newSecret(intentId);
  await db
    .updateTable('test_payment')
    .set({ secretHash: hash(clientSecret) })
    .where('id', '=', intentId)
    .execute();
  return clientSecret;
}

async function statusOf(db: Db, intentId: string): Promise<IntentStatus> {
  const payment = await db
    .selectFrom('test_payment')
    .select(['status', 'cents'])
    .where('id', '=', intentId)
    .executeTakeFirst();
  const cents = payment?.cents ?? 0;
  const isRefunded = payment?.status === 'refunded';
  return {
    isPaid: isRefunded || payment?.status === 'succeeded',
    cents,
    currency: 'usd',
    returnedCents: isRefunded ? cents : 0,
    isDisputed: false,
  };
}

async function refund(db: Db, intentId: string): Promise<void> {
  await db
    .updateTable('test_payment')
    .set({ status: 'refunded' })
    .where('id', '=', intentId)
    .where('status', '=', 'succeeded')
    .execute();
}

async function pay(db: Db, payment: TestCardPayment): Promise<TestCardOutcome> {
  const { clientSecret, number, authentication } = payment;
  if (!Object.values<string>(TEST_CARDS).includes(number)) {
    throw new Problem('invalid-request', { fields: { number: 'Only the test cards are taken' } });
  }
  const refusal = REFUSALS[number];
  const asks = number === TEST_CARDS.authentication;
  const outcome: TestCardOutcome = refusal
    ? { status: 'requires_payment_method', message: refusal }
    : asks && authentication === 'fail'
      ? { status: 'requires_payment_method', message: NOT_AUTHENTICATED }
      : { status: asks && !authentication ? 'requires_action' : 'succeeded', message: null };
  const changed = await db
    .updateTable('test_payment')
    .set({ status: outcome.status })
    .where('secretHash', '=', hash(clientSecret))
    .where('status', 'not in', ['succeeded', 'refunded'])
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return outcome;
  const there = await db
    .selectFrom('test_payment')
    .select('status')
    .where('secretHash', '=', hash(clientSecret))
    .executeTakeFirst();
  if (!there) throw new Problem('not-found');
  return { status: 'succeeded', message: null };
}

function hash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
