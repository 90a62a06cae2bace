import { Hono } from 'hono';
import {
  ConfirmRequest,
  EntryQuestion,
  IntentRequest,
  TestCardPayment,
} from '#contract/payments.ts';
import { type AccountServices, requireUser } from '#server/features/accounts/index.ts';
import { statementOf } from '#server/features/billing/credits/statement.ts';
import { Problem } from '#server/platform/http/problem.ts';
import {
  parse,
  parseBody,
  type RequestContext,
  type RequestEnv,
} from '#server/platform/http/request.ts';
import type { PaymentProvider } from '#server/features/billing/payments/provider.ts';
import {
  findOwnPurchase,
  findPurchase,
  openPurchase,
} from '#server/features/billing/payments/purchase.ts';
import { settlePurchase } from '#server/features/billing/payments/settle.ts';

interface Services extends AccountServices {
  /** Undefined where nothing can be bought. */
  readonly payments: PaymentProvider | undefined;
}

export function paymentRoutes(services: Services) {
  return new Hono<RequestEnv>()
    .route('/', purchaseRoutes(services))
    .post('/payments/webhook', async (c) => {
      await hearNotice(services, c);
      return c.json({ received: true });
    })
    .get('/credits/entries', async (c) => {
      const { uid } = await requireUser(services, c);
      const { page } = parse(EntryQuestion, c.req.query());
      return c.json(await statementOf(services.db, uid, page));
    });
}

/** What a host does to buy: opens a payment, pays it, asks whether it is paid. */
function purchaseRoutes(services: Services) {
  const { db, limiter } = services;
  return new Hono<RequestEnv>()
    .post('/payments/intents', async (c) => {
      const { uid: userId } = await requireUser(services, c);
      const request = await parseBody(c, IntentRequest);
      const provider = providerOf(services);
      await limiter.count('payment by account', userId);
      return c.json(await openPurchase(services, provider, { userId, request }));
    })
    .post('/payments/confirm', async (c) => {
      const { uid } = await requireUser(services, c);
      const { paymentIntentId } = await parseBody(c, ConfirmRequest);
      const purchase = await findOwnPurchase(db, uid, paymentIntentId);
      if (!purchase) throw new Problem('not-found');
      return c.json({
        success: await confirm(() => settlePurchase(services, providerOf(services), purchase)),
      });
    })
    .post('/payments/subscriptions', async (c) => {
      await requireUser(services, c);
      throw new Problem('subscriptions-coming');
    })
    .post('/payments/test-cards', async (c) => {
      const { uid } = await requireUser(services, c);
      const payment = await parseBody(c, TestCardPayment);
      const { payByTestCard } = providerOf(services);
      if (!payByTestCard) throw new Problem('not-found');
      await limiter.count('payment by account', uid);
      return c.json(await payByTestCard(payment));
    });
}

function providerOf({ payments }: Services): PaymentProvider {
  if (!payments) throw new Problem('payments-off');
  return payments;
}

async function hearNotice(services: Services, c: RequestContext): Promise<void> {
  const { db, log } = services;
  const provider = providerOf(services);
  if (!provider.readNotice) throw new Problem('not-found');
  const body = await c.req.text();
  const signature = c.req.header('stripe-signature') ?? '';
  const { intentId } = await provider.readNotice(body, signature).catch((cause: unknown) => {
    throw new Problem('forbidden', { cause });
  });
  if (intentId === undefined) return;
  const purchase = await findPurchase(db, intentId);
  // Of another shop on the same account, or of a payment whose purchase could not be stored.
  if (!purchase) log.warn({ intentId }, 'A notice about a payment that is not known here');
  // A failure is answered as one: the provider sends the notice again then.
  else await settlePurchase(services, provider, purchase);
}

/** Whatever the provider fails with: the host reads ERR-PAY-03, and the credits come later by themselves. */
async function confirm(settle: () => Promise<boolean>): Promise<boolean> {
  try {
    return await settle();
  } catch (cause) {
    throw cause instanceof Problem ? cause : new Problem('payment-failed', { cause });
  }
}
