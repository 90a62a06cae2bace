// Webhooks in a storm: early, late, many times, forged, and at two servers at once, while browsers confirm.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CREDIT_PACKS } from '#contract/prices.ts';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import type { RunningServer } from '#server/app.ts';
import { Caller } from '#tests/support/caller.ts';
import { hostWith } from '#tests/support/generation.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';
import { startStripeServer, type StripeServer } from '#tests/support/stripe-server.ts';
import { TEST_MS } from '#tests/support/patience.ts';

const STORM = Number(process.env['STORM'] ?? 100);
const HOSTS = 3;
const PURCHASES = 5;
const AT_ONCE = 20;

describeOnBothEngines('a storm of webhooks', (engine) => {
  let stripe: StripeServer;
  let server: TestServer;
  let second: RunningServer;
  beforeAll(async () => {
    stripe = await startStripeServer();
    server = await startTestServer(engine, stripe.settings);
    second = await server.another();
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
    await stripe.stop();
  });

  it(
    `CALL-FN-08 of ${STORM} notices each purchase that is paid counts once, and none that is not`,
    { timeout: TEST_MS + STORM * 100 },
    async () => {
      const places = [server.url, `http://127.0.0.1:${second.port}`];
      const bought: { readonly host: Caller; readonly intent: string; readonly isPaid: boolean }[] =
        [];
      const hosts = await Promise.all(Array.from({ length: HOSTS }, () => hostWith(server, 1)));
      for (const host of hosts) {
        const { uid: userId } = (await host.get('/api/session')).body.user;
        for (let count = 0; count < PURCHASES; count += 1) {
          const pack = CREDIT_PACKS[count % CREDIT_PACKS.length];
          const wanted = {
            requestId: randomUUID(),
            packId: pack?.id,
            credits: pack?.credits,
            amount: pack?.cents,
            userId,
          };
          const { body } = await host.post('/api/payments/intents', wanted);
          const isPaid = count !== PURCHASES - 1;
          bought.push({ host, intent: body.paymentIntentId, isPaid });
        }
      }
      let left = STORM;
      const statuses: number[] = [];
      const blow = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          const one = bought[left % bought.length];
          const url = places[left % places.length];
          if (!one || url === undefined) return;
          // The first third comes before anything is paid.
          if (one.isPaid && left < (STORM * 2) / 3) stripe.pay(one.intent);
          if (left % 7 === 0) {
            const caller = new Caller({ url });
            await caller.send('/api/session', { headers: { cookie: one.host.cookie } });
            await fetch(`${url}/api/payments/confirm`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', cookie: one.host.cookie },
              body: JSON.stringify({ paymentIntentId: one.intent }),
            });
            continue;
          }
          const { body, signature } = stripe.event('payment_intent.succeeded', one.intent);
          const isForged = left % 11 === 0;
          const answer = await fetch(`${url}/api/payments/webhook`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'stripe-signature': isForged
                ? signature.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a'))
                : signature,
            },
            body,
          });
          statuses.push(isForged ? answer.status + 1000 : answer.status);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, blow));
      expect(new Set(statuses)).toEqual(new Set([200, 1403]));
      const { db } = server.database;
      const paid = await db
        .selectFrom('purchase')
        .selectAll()
        .where('state', '=', 'paid')
        .execute();
      expect(paid.map(({ intentId }) => intentId).toSorted()).toEqual(
        bought
          .filter(({ isPaid }) => isPaid)
          .map(({ intent }) => intent)
          .toSorted(),
      );
      const entries = await db
        .selectFrom('credit_entry')
        .select('amount')
        .where('kind', '=', 'purchase')
        .execute();
      expect(entries).toHaveLength(HOSTS * (PURCHASES - 1));
      expect(await brokenAccounts(db)).toEqual([]);
    },
  );
});
