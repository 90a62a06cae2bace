// A server that sells by a local Stripe, and everybody who reports a payment to it.
import { randomUUID } from 'node:crypto';
import { CREDIT_PACKS, type PackId } from '#contract/prices.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import type { Engine } from '#server/platform/database/connection.ts';
import { createLog } from '#server/platform/log.ts';
import { providerOf } from '#server/features/billing/payments/choose.ts';
import type { Caller } from './caller.ts';
import { startTestServer, type TestServer } from './server.ts';
import { startStripeServer, type StripeServer } from './stripe-server.ts';

export interface Shop {
  readonly server: TestServer;
  readonly stripe: StripeServer;
  /** Opens a payment; answers with the provider's id of it. */
  open(host: Caller, packId?: PackId): Promise<string>;
  confirm(host: Caller, paymentIntentId: string): ReturnType<Caller['post']>;
  /** A signed webhook; answers with the status. */
  notice(type: string, intentId: string): Promise<number>;
  /** What works on payments without a server, such as the sweep, by a clock of the test's own. */
  parts(clock?: () => number): {
    readonly provider: NonNullable<ReturnType<typeof providerOf>>;
    readonly services: {
      readonly db: TestServer['database']['db'];
      readonly live: { publish(): void };
      readonly clock: () => number;
      readonly log: ReturnType<typeof createLog>;
    };
  };
  purchaseOf(intentId: string): ReturnType<typeof purchaseOf>;
  stop(): Promise<void>;
}

export async function startShop(engine: Engine): Promise<Shop> {
  const stripe = await startStripeServer();
  const server = await startTestServer(engine, stripe.settings);
  const { db } = server.database;
  return {
    server,
    stripe,
    async open(host, packId = 'starter') {
      const { body } = await host.get('/api/session');
      const pack = CREDIT_PACKS.find(({ id }) => id === packId);
      const answer = await host.post('/api/payments/intents', {
        requestId: randomUUID(),
        packId,
        credits: pack?.credits,
        amount: pack?.cents,
        userId: body.user.uid,
      });
      return String(answer.body.paymentIntentId);
    },
    confirm: (host, paymentIntentId) => host.post('/api/payments/confirm', { paymentIntentId }),
    async notice(type, intentId) {
      const { body, signature } = stripe.event(type, intentId);
      const answer = await fetch(`${server.url}/api/payments/webhook`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
      await answer.text();
      return answer.status;
    },
    parts(clock = Date.now) {
      const provider = providerOf(readConfiguration({ ...server.environment }), { db, clock });
      if (!provider) throw new Error('No provider');
      const live = { publish: () => {} };
      return { provider, services: { db, live, clock, log: createLog('silent') } };
    },
    purchaseOf: (intentId) => purchaseOf(server, intentId),
    async stop() {
      await server.stop();
      await stripe.stop();
    },
  };
}

function purchaseOf({ database }: TestServer, intentId: string) {
  return database.db
    .selectFrom('purchase')
    .selectAll()
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
}

export async function balanceOf(host: Caller): Promise<number> {
  return (await host.get('/api/session')).body.credits;
}
