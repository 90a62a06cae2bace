// Money that goes back in parts, and disputes that come and go: the credits follow it, whoever reports it.
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import { refundPurchase } from '#server/features/billing/payments/refund.ts';
import { settlePurchase } from '#server/features/billing/payments/settle.ts';
import { sweepPurchases } from '#server/features/billing/payments/sweep.ts';
import type { Caller } from '#tests/support/caller.ts';
import { deckOf, hostWith } from '#tests/support/generation.ts';
import { describeOnBothEngines } from '#tests/support/server.ts';
import { balanceOf, startShop, type Shop } from '#tests/support/shop.ts';

const DAY_MS = 24 * 60 * 60_000;

describeOnBothEngines('refunds of a part, and disputes', (engine) => {
  let shop: Shop;
  let host: Caller;
  beforeAll(async () => {
    shop = await startShop(engine);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    host = await hostWith(shop.server, 1);
  });

  const paid = async (): Promise<string> => {
    const intent = await shop.open(host);
    shop.stripe.pay(intent);
    await shop.confirm(host, intent);
    expect(await balanceOf(host)).toBe(26);
    return intent;
  };
  const lines = async () => {
    const { body } = await host.get('/api/credits/entries?page=1');
    return body.entries.map((entry: Record<string, unknown>) => [
      entry['kind'],
      entry['amount'],
      entry['balanceAfter'],
      entry['about'],
    ]);
  };

  it('CONST-24 a nearly full refund takes its share before the credits were ever added', async () => {
    const intent = await shop.open(host);
    shop.stripe.pay(intent);
    shop.stripe.refundInDashboard(intent, 340);
    shop.stripe.dispute(intent, 'needs_response', 9);
    expect((await shop.confirm(host, intent)).body).toEqual({ success: true });
    expect(await balanceOf(host)).toBe(1);
    expect(await shop.purchaseOf(intent)).toMatchObject({
      state: 'paid',
      entitled: 0,
      takenBack: 25,
      refundedAt: null,
    });
  });

  it('CONST-24 a part that goes back takes its share, rounded up, once, and the next part the rest', async () => {
    const intent = await paid();
    shop.stripe.refundInDashboard(intent, 100);
    for (const _ of [1, 2]) expect(await shop.notice('charge.refunded', intent)).toBe(200);
    expect(await balanceOf(host)).toBe(18);
    shop.stripe.refundInDashboard(intent, 200);
    for (const _ of [1, 2]) await shop.notice('refund.created', intent);
    expect(await balanceOf(host)).toBe(11);
    expect(await shop.purchaseOf(intent)).toMatchObject({
      state: 'paid',
      entitled: 10,
      takenBack: 15,
    });
    shop.stripe.refundInDashboard(intent);
    await shop.notice('charge.refunded', intent);
    expect(await shop.purchaseOf(intent)).toMatchObject({
      state: 'refunded',
      entitled: 0,
      takenBack: 25,
    });
    expect((await shop.purchaseOf(intent)).refundedAt).toBeGreaterThan(0);
    expect((await lines()).slice(0, 4)).toEqual([
      ['refund', -10, 1, 'Starter'],
      ['refund', -7, 11, 'Starter'],
      ['refund', -8, 18, 'Starter'],
      ['purchase', 25, 26, 'Starter'],
    ]);
  });

  it('a refund that fails gives back what it took', async () => {
    const intent = await paid();
    shop.stripe.refundInDashboard(intent);
    await shop.notice('charge.refunded', intent);
    expect(await balanceOf(host)).toBe(1);
    shop.stripe.refundInDashboard(intent, 0);
    await shop.notice('refund.failed', intent);
    expect(await balanceOf(host)).toBe(26);
    expect(await shop.purchaseOf(intent)).toMatchObject({
      state: 'paid',
      entitled: 25,
      takenBack: 0,
      refundedAt: null,
    });
    expect((await lines())[0]).toEqual(['purchase', 25, 26, 'Starter']);
  });

  it.each([
    'needs_response',
    'under_review',
    'warning_needs_response',
    'warning_under_review',
  ] as const)(
    'while a dispute is %s there are no credits, and they come when it is won',
    async (status) => {
      const intent = await paid();
      const turn = shop.stripe.dispute(intent, status);
      await shop.notice('charge.dispute.created', intent);
      await shop.notice('charge.dispute.funds_withdrawn', intent);
      expect(await balanceOf(host)).toBe(1);
      expect(await shop.purchaseOf(intent)).toMatchObject({ state: 'paid', entitled: 0 });
      turn(status.startsWith('warning') ? 'warning_closed' : 'won');
      for (const _ of [1, 2]) await shop.notice('charge.dispute.closed', intent);
      await shop.notice('charge.dispute.funds_reinstated', intent);
      expect(await balanceOf(host)).toBe(26);
    },
  );

  it('a dispute that is lost takes its share for good', async () => {
    const intent = await paid();
    const turn = shop.stripe.dispute(intent, 'needs_response', 100);
    await shop.notice('charge.dispute.created', intent);
    expect(await balanceOf(host)).toBe(1);
    turn('lost');
    await shop.notice('charge.dispute.closed', intent);
    expect(await balanceOf(host)).toBe(18);
    shop.stripe.dispute(intent, 'lost', 249);
    await shop.notice('charge.dispute.closed', intent);
    expect(await balanceOf(host)).toBe(1);
    expect(await shop.purchaseOf(intent)).toMatchObject({ state: 'refunded' });
  });

  it('what was spent is not asked for again: not of what is bought later either', async () => {
    const intent = await paid();
    for (let deck = 0; deck < 3; deck += 1) await deckOf(host);
    const turn = shop.stripe.dispute(intent, 'needs_response');
    await shop.notice('charge.dispute.created', intent);
    expect(await balanceOf(host)).toBe(0);
    const second = await shop.open(host);
    shop.stripe.pay(second);
    await shop.confirm(host, second);
    for (const _ of [1, 2]) await shop.notice('charge.dispute.updated', intent);
    expect(await balanceOf(host)).toBe(25);
    turn('won');
    await shop.notice('charge.dispute.closed', intent);
    expect(await balanceOf(host)).toBe(48);
  });

  it('RULE-45 what no webhook told is found by the look at what is paid, for half a year', async () => {
    const intent = await paid();
    const turn = shop.stripe.dispute(intent, 'needs_response');
    const look = (days: number) => {
      const { services, provider } = shop.parts(() => Date.now() + days * DAY_MS);
      return sweepPurchases(services, provider);
    };
    expect(await look(1)).toMatchObject({ paid: 0 });
    expect(await balanceOf(host)).toBe(1);
    turn('won');
    await look(10);
    expect(await balanceOf(host)).toBe(26);
    await look(100);
    expect((await shop.purchaseOf(intent)).lookAt).not.toBeNull();
    await look(300);
    expect((await shop.purchaseOf(intent)).lookAt).toBeNull();
  });

  it('an operator refunds what is left of a purchase, also one that was refunded in part', async () => {
    const intent = await paid();
    shop.stripe.refundInDashboard(intent, 100);
    await shop.notice('charge.refunded', intent);
    const { services, provider } = shop.parts();
    const purchase = await shop.purchaseOf(intent);
    expect(await refundPurchase(services, provider, purchase)).toEqual({
      credits: 25,
      takenBack: 25,
    });
    expect(shop.stripe.intents.get(intent)?.refunded).toBe(349);
    await shop.notice('charge.refunded', intent);
    expect(await balanceOf(host)).toBe(1);
  });

  it('a purchase that a version before has refunded stays so', async () => {
    const intent = await paid();
    await shop.server.database.db
      .updateTable('purchase')
      .set({ state: 'refunded', takenBack: 25 })
      .where('intentId', '=', intent)
      .execute();
    await shop.notice('charge.refunded', intent);
    await shop.confirm(host, intent);
    expect(await balanceOf(host)).toBe(26);
    expect(await shop.purchaseOf(intent)).toMatchObject({ state: 'refunded', entitled: null });
  });

  it('an answer that is older than what somebody else wrote meanwhile does not undo it', async () => {
    const intent = await paid();
    const { services, provider } = shop.parts();
    const purchase = await shop.purchaseOf(intent);
    shop.stripe.dispute(intent, 'needs_response', 100)('won');
    shop.stripe.refundInDashboard(intent, 100);
    const { promise, resolve } = Promise.withResolvers<void>();
    let asked = 0;
    const slow = {
      ...provider,
      statusOf: async (id: string) => {
        const status = await provider.statusOf(id);
        asked += 1;
        if (asked === 1) await promise;
        return status;
      },
    };
    const late = settlePurchase(services, slow, purchase);
    await expect.poll(() => asked).toBe(1);
    shop.stripe.refundInDashboard(intent, 200);
    await shop.notice('charge.refunded', intent);
    resolve();
    expect(await late).toBe(true);
    expect(asked).toBe(2);
    expect(await balanceOf(host)).toBe(11);
  });

  it('a provider that can’t be asked about a dispute changes nothing', async () => {
    const intent = await paid();
    shop.stripe.dispute(intent, 'needs_response');
    shop.stripe.isDown = true;
    expect(await shop.notice('charge.dispute.created', intent)).toBe(500);
    shop.stripe.isDown = false;
    expect(await balanceOf(host)).toBe(26);
    expect(await shop.notice('charge.dispute.created', intent)).toBe(200);
    expect(await balanceOf(host)).toBe(1);
  });

  it('CALL-FN-08 whatever happens in whatever order, whoever reports it: the credits are those of the end', async () => {
    const part = fc.integer({ min: 0, max: 349 });
    const happening = fc.oneof(
      fc.record({ what: fc.constant('refund' as const), cents: part }),
      fc.record({ what: fc.constant('dispute' as const), cents: part }),
      fc.record({ what: fc.constantFrom('won' as const, 'lost' as const), cents: part }),
    );
    const report = fc.constantFrom(
      'none',
      'confirm',
      'sweep',
      'payment_intent.succeeded',
      'charge.refunded',
      'charge.dispute.created',
      'charge.dispute.closed',
      'charge.dispute.funds_withdrawn',
    );
    const steps = fc.array(fc.tuple(happening, fc.array(report, { maxLength: 2 })), {
      maxLength: 5,
    });
    let days = 0;
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (story, isKnown) => {
        const before = await balanceOf(host);
        const intent = await shop.open(host);
        shop.stripe.pay(intent);
        const tell = async (by: string): Promise<void> => {
          if (by === 'none') return;
          if (by === 'confirm') await shop.confirm(host, intent);
          else if (by === 'sweep') {
            days += 400;
            const { services, provider } = shop.parts(() => Date.now() + days * DAY_MS);
            await sweepPurchases(services, provider);
          } else await shop.notice(by, intent);
        };
        if (isKnown) await tell('confirm');
        let refunded = 0;
        let lost = 0;
        let open: { cents: number; turn(status: 'won' | 'lost'): void } | undefined;
        for (const [{ what, cents }, reports] of story) {
          if (what === 'refund') {
            refunded = cents;
            shop.stripe.refundInDashboard(intent, cents);
          } else if (what === 'dispute') {
            if (open) continue;
            open = { cents, turn: shop.stripe.dispute(intent, 'needs_response', cents) };
          } else if (open) {
            if (what === 'lost') lost += open.cents;
            open.turn(what);
            open = undefined;
          }
          await Promise.all(reports.map(tell));
        }
        await shop.notice('charge.updated', intent);
        const returned = Math.min(349, refunded + lost);
        const left = open ? 0 : 25 - Math.ceil((25 * returned) / 349);
        expect(await balanceOf(host)).toBe(before + left);
      }),
      { numRuns: 15 },
    );
    expect(await brokenAccounts(shop.server.database.db)).toEqual([]);
  }, 60_000);
});
