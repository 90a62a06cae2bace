// Giving a purchase back: the money by the provider, the credits as far as they are still there.
import { REFUND_DAYS } from '#contract/promises.ts';
import type { PaymentProvider } from './provider.ts';
import type { PurchaseRow } from './purchase.ts';
import { recordFullRefund, type PaymentServices } from './settle.ts';

const DAY_MS = 24 * 60 * 60_000;

/** It can't be refunded; the message says why. */
export class NotRefundable extends Error {
  override readonly name = 'NotRefundable';
}

export interface Refunded {
  /** Credits that the purchase had brought. */
  readonly credits: number;
  /** Credits taken back; the rest had been spent. */
  readonly takenBack: number;
}

/** Refunds a purchase of the last days (CONST-24), once. Throws NotRefundable, or what the provider throws. */
export async function refundPurchase(
  services: PaymentServices,
  provider: PaymentProvider,
  purchase: PurchaseRow,
): Promise<Refunded> {
  const { state, paidAt, provider: by } = purchase;
  if (state === 'refunded')
    return { credits: purchase.credits, takenBack: purchase.takenBack ?? 0 };
  if (state !== 'paid' || paidAt === null) throw new NotRefundable('It was never paid.');
  if (by !== provider.kind) throw new NotRefundable(`It was paid by another provider: ${by}.`);
  if (services.clock() > paidAt + REFUND_DAYS * DAY_MS) {
    throw new NotRefundable(`It was paid more than ${REFUND_DAYS} days ago.`);
  }
  await provider.refund(purchase.intentId);
  const { credits, takenBack } = await recordFullRefund(services, purchase.id);
  return { credits, takenBack: takenBack ?? 0 };
}
