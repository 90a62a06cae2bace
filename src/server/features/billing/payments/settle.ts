// What became of a payment, and its credits: added once it is paid, taken back as far as the money went back,
// whoever reports it, in any order and any number of times.
import type { Context } from '#server/platform/context.ts';
import { ofUser, type Live } from '#server/platform/live/live.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { entitledCredits } from './entitlement.ts';
import { changeNumber, entitledBefore, moveCredits, wasUnpaid } from './move-credits.ts';
import type { PaymentProvider } from './provider.ts';
import { FIRST_LOOK_MS, type PurchaseRow } from './purchase.ts';

export interface PaymentServices extends Pick<Context, 'db' | 'clock' | 'log'> {
  readonly live: Pick<Live, 'publish'>;
}

/** Others who write the same purchase make a look begin anew; so many of them at once there never are. */
const MOST_TRIES = 20;

/**
 * Asks the provider what became of a payment and writes it down. Safe to call at any time and any number of
 * times. True when it was paid, whatever came after.
 */
export async function settlePurchase(
  services: PaymentServices,
  provider: PaymentProvider,
  { id, intentId }: Pick<PurchaseRow, 'id' | 'intentId'>,
): Promise<boolean> {
  const { db, log } = services;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await purchaseRow(db, id);
    const status = await provider.statusOf(intentId);
    if (!status.isPaid) return false;
    const { cents, currency } = status;
    if (cents !== before.cents || currency !== before.currency) {
      log.error({ purchase: id, cents, currency }, 'Paid is not what it costs');
      return false;
    }
    const found = {
      entitled: entitledCredits(before.credits, status),
      isReturned: status.returnedCents >= cents,
    };
    if (await record(services, before, found)) return true;
  }
  throw new Error(`Purchase ${id} changes faster than it can be looked at`);
}

/** Writes down that all of a purchase's money went back; answers with the purchase as it is then. */
export async function recordFullRefund(
  services: PaymentServices,
  id: string,
): Promise<PurchaseRow> {
  const found = { entitled: 0, isReturned: true };
  for (;;) {
    const before = await purchaseRow(services.db, id);
    if (await record(services, before, found)) return purchaseRow(services.db, id);
  }
}

function purchaseRow(db: Db, id: string): Promise<PurchaseRow> {
  return db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

interface Found {
  /** Credits that are the buyer's. */
  readonly entitled: number;
  /** All of the money went back. */
  readonly isReturned: boolean;
}

/**
 * Writes what a look has found, in one transaction with the credits it moves. False where somebody else has
 * written since `before` was read: what was found may be older than theirs, so it wants another look.
 */
async function record(
  services: PaymentServices,
  before: PurchaseRow,
  found: Found,
): Promise<boolean> {
  const { db, live, clock, log } = services;
  const { id } = before;
  const { entitled, isReturned } = found;
  // One that a version before has refunded: it has written no figures, and its refunds are final.
  if (before.state === 'refunded' && before.entitled === null) return true;
  if (before.state === stateOf(found) && entitledBefore(before) === entitled) return true;
  const now = clock();
  const recorded = await db.transaction().execute(async (trx) => {
    const row = await writeFound(trx, before, found, now);
    if (!row || row.userId === null) return row;
    const takenBack = await moveCredits(trx, before, { userId: row.userId, entitled, now });
    await trx.updateTable('purchase').set({ takenBack }).where('id', '=', id).execute();
    return row;
  });
  if (!recorded) return false;
  if (recorded.userId !== null) live.publish(ofUser(recorded.userId));
  else if (wasUnpaid(before) && !isReturned) {
    log.error({ purchase: id }, 'Paid by an account that is gone: refund it');
  }
  return true;
}

function stateOf({ isReturned }: Found) {
  return isReturned ? 'refunded' : 'paid';
}

/** Answers with whose purchase it is, or not at all where it is no longer as it was `before`. */
function writeFound(trx: Db, before: PurchaseRow, found: Found, now: number) {
  const { entitled, isReturned } = found;
  return trx
    .updateTable('purchase')
    .set({
      state: stateOf(found),
      changes: changeNumber(before),
      paidAt: before.paidAt ?? now,
      refundedAt: isReturned ? now : null,
      lookAt: now + FIRST_LOOK_MS,
      entitled: entitledBefore(before) === entitled ? before.entitled : entitled,
    })
    .where('id', '=', before.id)
    .where('state', '=', before.state)
    .where('changes', before.changes === null ? 'is' : '=', before.changes)
    .returning('userId')
    .executeTakeFirst();
}
