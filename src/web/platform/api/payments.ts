// Buying credits (CALL-FN-03 to -08), and the statement of what came and went.
import { queryOptions } from '@tanstack/react-query';
import { Done } from '#contract/accounts.ts';
import {
  Confirmation,
  PaymentIntent,
  Statement,
  TestCardOutcome,
  type TestCardPayment,
} from '#contract/payments.ts';
import type { CreditPack } from '#contract/prices.ts';
import { call } from './client.ts';
import { requireService } from './require-service.ts';

/** Opens a payment of a pack; the same request id never opens a second one (CALL-FN-03). */
export function createPaymentIntent(
  pack: CreditPack,
  { requestId, userId }: { readonly requestId: string; readonly userId: string },
): Promise<PaymentIntent> {
  requireService('functions');
  const { id: packId, credits, cents: amount } = pack;
  const body = { requestId, packId, credits, amount, userId };
  return call('POST', '/api/payments/intents', { body, schema: PaymentIntent });
}

/** Whether the provider says that an intent is paid; its credits are there then (CALL-FN-04, -08). */
export async function confirmPayment(paymentIntentId: string): Promise<boolean> {
  requireService('functions');
  const body = { paymentIntentId };
  const { success } = await call('POST', '/api/payments/confirm', { body, schema: Confirmation });
  return success;
}

/** Defined, and answers that it can't be had yet (CALL-FN-05, ERR-PAY-06). */
export async function createSubscription(subscriptionId: string): Promise<void> {
  requireService('functions');
  await call('POST', '/api/payments/subscriptions', { body: { subscriptionId }, schema: Done });
}

/** What the provider's form would do with a card, where no money moves. */
export function payWithTestCard(payment: TestCardPayment): Promise<TestCardOutcome> {
  return call('POST', '/api/payments/test-cards', { body: payment, schema: TestCardOutcome });
}

/** All that came and went, newest first, a page at a time. */
export function getStatement(page: number, signal?: AbortSignal): Promise<Statement> {
  return call('GET', `/api/credits/entries?page=${page}`, { schema: Statement, signal });
}

/** A page with its number: one stays while the next is asked for, and where that can't be had. */
export interface StatementPage extends Statement {
  readonly page: number;
}

/** Begins the keys of all pages. */
export const STATEMENT = ['statement'] as const;
export const statementQuery = (page: number) =>
  queryOptions({
    queryKey: [...STATEMENT, page],
    queryFn: async ({ signal }): Promise<StatementPage> => ({
      ...(await getStatement(page, signal)),
      page,
    }),
  });
