// Stripe as the payment provider. Its library is loaded when the first payment is opened or looked at.
import type Stripe from 'stripe';
import type { StripeSettings } from '#server/platform/configuration/configuration.ts';
import type { IntentStatus, PaymentProvider } from './provider.ts';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

/** Disputes that ended well: the money is ours. Whatever is neither this nor lost is open. */
const OURS: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);
const UNDISPUTED = { isOpen: false, lost: 0 } as const;

export function stripeProvider(settings: StripeSettings): PaymentProvider {
  let loading: Promise<Stripe> | undefined;
  const stripe = (): Promise<Stripe> => (loading ??= connect(settings));
  return {
    kind: 'stripe',
    async open({ purchaseId, cents, currency }) {
      const { paymentIntents } = await stripe();
      const { id, client_secret: clientSecret } = await paymentIntents.create(
        {
          amount: cents,
          currency,
          allowed_payment_method_types: ['card'],
          metadata: { purchase: purchaseId },
        },
        { idempotencyKey: `open:${purchaseId}` },
      );
      return { intentId: id, clientSecret: secret(clientSecret) };
    },
    async secretOf(intentId) {
      return secret((await findIntent(await stripe(), intentId)).client_secret);
    },
    async statusOf(intentId) {
      return statusOf(await stripe(), intentId);
    },
    async refund(intentId) {
      const { refunds } = await stripe();
      await refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund:${intentId}` });
    },
    async readNotice(body, signature) {
      const { webhooks } = await stripe();
      const { type, data } = await webhooks.constructEventAsync(
        body,
        signature,
        settings.webhookSecret,
      );
      return { intentId: intentOf(type, data.object) };
    },
  };
}

async function connect({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  return new Client(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === 'http:' ? 'http' : 'https',
      host: base.hostname,
      port: base.port,
    }),
  });
}

function findIntent({ paymentIntents }: Stripe, intentId: string) {
  return paymentIntents.retrieve(intentId, { expand: ['latest_charge'] });
}

async function statusOf(stripe: Stripe, intentId: string): Promise<IntentStatus> {
  const intent = await findIntent(stripe, intentId);
  const { status, amount_received: cents, currency, latest_charge } = intent;
  const charge = typeof latest_charge === 'string' ? null : latest_charge;
  const refunded = charge?.amount_refunded ?? 0;
  // Also of one that is over: how it ended tells the dispute.
  const { isOpen, lost } = charge?.disputed ? await disputesOf(stripe, intentId) : UNDISPUTED;
  return {
    isPaid: status === 'succeeded',
    cents,
    currency,
    returnedCents: (charge?.refunded ? cents : refunded) + lost,
    isDisputed: isOpen,
  };
}

async function disputesOf({ disputes }: Stripe, intentId: string) {
  const { data } = await disputes.list({ payment_intent: intentId, limit: 100 });
  const lost = data.filter(({ status }) => status === 'lost');
  return {
    isOpen: data.some(({ status }) => status !== 'lost' && !OURS.has(status)),
    lost: lost.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Events of payments are about the intent itself; those of charges, refunds and disputes name it. */
function intentOf(type: string, about: object): string | undefined {
  if (type.startsWith('payment_intent.') && 'id' in about) return String(about.id);
  if (!/^(charge|refund)\./.test(type) || !('payment_intent' in about)) return undefined;
  return typeof about.payment_intent === 'string' ? about.payment_intent : undefined;
}

function secret(clientSecret: string | null): string {
  if (clientSecret === null) throw new Error('Stripe has answered without a client secret');
  return clientSecret;
}
