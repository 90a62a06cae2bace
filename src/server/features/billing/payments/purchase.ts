// Buying a pack: opened once a click, and found again.
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { IntentRequest, PaymentIntent } from '#contract/payments.ts';
import { CREDIT_PACKS, type CreditPack } from '#contract/prices.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { PaymentProvider } from './provider.ts';

/** A browser that was closed is waited for so long before the provider is asked, in milliseconds. */
export const FIRST_LOOK_MS = 10 * 60_000;
const CURRENCY = 'usd';

/** A purchase of which nothing is known yet but that somebody wants it. */
const UNPAID = {
  state: 'created',
  paidAt: null,
  refundedAt: null,
  takenBack: null,
  entitled: null,
  changes: null,
} as const;

export type PurchaseRow = Selectable<Schema['purchase']>;

interface Buyer {
  readonly userId: string;
  readonly request: IntentRequest;
}

/**
 * createPaymentIntent (CALL-FN-03). The same click answers with the payment it opened. Throws
 * purchase-mismatch where the request says another price, pack or buyer than the server.
 */
export async function openPurchase(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  provider: PaymentProvider,
  { userId, request }: Buyer,
): Promise<PaymentIntent> {
  const pack = packOf(request, userId);
  const { requestId } = request;
  const before = await findByClick(db, userId, requestId);
  if (before) return continuePurchase(provider, before, pack);
  const id = randomUUID();
  const now = clock();
  const { intentId, clientSecret } = await orInitFailed(() =>
    provider.open({ purchaseId: id, cents: pack.cents, currency: CURRENCY }),
  );
  await db
    .insertInto('purchase')
    .values({
      id,
      userId,
      requestId,
      provider: provider.kind,
      intentId,
      packId: pack.id,
      credits: pack.credits,
      cents: pack.cents,
      currency: CURRENCY,
      lookAt: now + FIRST_LOOK_MS,
      createdAt: now,
      ...UNPAID,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'requestId']).doNothing())
    .execute();
  const stored = await findByClick(db, userId, requestId);
  // The same click at the same time: the first one's payment is the one that counts.
  if (stored && stored.id !== id) return continuePurchase(provider, stored, pack);
  return { clientSecret, paymentIntentId: intentId };
}

function packOf({ packId, credits, amount, userId: said }: IntentRequest, userId: string) {
  const pack = CREDIT_PACKS.find(({ id }) => id === packId);
  if (!pack || pack.credits !== credits || pack.cents !== amount || said !== userId) {
    throw new Problem('purchase-mismatch');
  }
  return pack;
}

async function continuePurchase(
  provider: PaymentProvider,
  { packId, intentId }: PurchaseRow,
  pack: CreditPack,
): Promise<PaymentIntent> {
  if (packId !== pack.id) throw new Problem('purchase-mismatch');
  const clientSecret = await orInitFailed(() => provider.secretOf(intentId));
  return { clientSecret, paymentIntentId: intentId };
}

/** Whatever the provider fails with: the host reads ERR-PAY-01. */
async function orInitFailed<Value>(call: () => Promise<Value>): Promise<Value> {
  try {
    return await call();
  } catch (cause) {
    throw new Problem('payment-init-failed', { cause });
  }
}

function findByClick(db: Db, userId: string, requestId: string) {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
}

/** A payment of the user's own, by the provider's id. */
export function findOwnPurchase(db: Db, userId: string, intentId: string) {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('userId', '=', userId)
    .where('intentId', '=', intentId)
    .executeTakeFirst();
}

export function findPurchaseById(db: Db, id: string) {
  return db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What a user has chosen to buy, newest first, paid or not. */
export function purchasesOf(db: Db, userId: string): Promise<PurchaseRow[]> {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute();
}

export function findPurchase(db: Db, intentId: string) {
  return db.selectFrom('purchase').selectAll().where('intentId', '=', intentId).executeTakeFirst();
}
