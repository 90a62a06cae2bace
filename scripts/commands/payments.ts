// What was bought, and what becomes of it.
import { dollars } from '#contract/prices.ts';
import { createLog } from '#server/platform/log.ts';
import { providerOf } from '#server/features/billing/payments/choose.ts';
import {
  findPurchaseById,
  purchasesOf,
  type PurchaseRow,
} from '#server/features/billing/payments/purchase.ts';
import { refundPurchase } from '#server/features/billing/payments/refund.ts';
import { sweepPurchases } from '#server/features/billing/payments/sweep.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { ofUser, type Topic } from '#server/platform/live/live.ts';
import { Refusal, tellServers, userOf, type Commands } from './command.ts';

export const paymentCommands: Commands = {
  purchases: {
    takes: '<email>',
    does: 'lists what an account has bought, newest first',
    async run({ db }, [email]) {
      const { id } = await userOf(db, email);
      const rows = await purchasesOf(db, id);
      return rows.length > 0 ? rows.map(describePurchase).join('\n') : 'Nothing was bought.';
    },
  },
  refund: {
    takes: '<purchase>',
    does: 'gives the money of a purchase back, and takes its credits',
    async run(database, [purchaseId = '']) {
      const purchase = await findPurchaseById(database.db, purchaseId);
      if (!purchase) throw new Refusal(`There is no purchase '${purchaseId}'.`);
      const { services, provider } = paymentParts(database);
      const { credits, takenBack } = await refundPurchase(services, provider, purchase);
      if (purchase.userId !== null) await tellServers(database, ofUser(purchase.userId));
      const spent = credits - takenBack;
      return `Refunded. ${takenBack} of ${credits} credits were taken back${spent > 0 ? `; ${spent} had been spent` : ''}.`;
    },
  },
  settle: {
    takes: '',
    does: 'asks the provider about every payment that may still change',
    async run(database) {
      const { services, provider } = paymentParts(database);
      const { looked, paid } = await sweepPurchases(services, provider, { all: true });
      return `${looked} payments were looked at, ${paid} of them are paid since.`;
    },
  },
};

function paymentParts(database: Database) {
  const clock = Date.now;
  const { db } = database;
  const provider = providerOf(readConfiguration(process.env), { db, clock });
  if (!provider) throw new Refusal('Payments are off: set STRIPE_SECRET_KEY.');
  const live = { publish: (topic: Topic) => void tellServers(database, topic) };
  return { provider, services: { db, live, clock, log: createLog('warn') } };
}

function describePurchase(purchase: PurchaseRow): string {
  const { id, packId, credits, cents, state, createdAt, takenBack, entitled } = purchase;
  const day = new Date(createdAt).toISOString().slice(0, 16).replace('T', ' ');
  const back = takenBack === null ? '' : `, ${takenBack} credits taken back`;
  const left =
    entitled === null || state === 'refunded' ? '' : `, ${entitled} credits are left of it`;
  return `${id}  ${day}  ${packId}  ${credits} credits  $${dollars(cents)}  ${state}${back}${left}`;
}
