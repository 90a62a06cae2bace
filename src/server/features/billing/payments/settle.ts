// What became of a payment, and its credits: added once it is paid, taken back as far as the money went back,
// whoever reports it, in any order and any number of times.
import type { Context } from '#server/platform/context.ts';
import { addCredits, takeBack } from '#server/features/billing/credits/store.ts';
import { ofUser, type Live } from '#server/platform/live/live.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { entitledCredits } from './entitlement.ts';
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
  { entitled, isReturned }: Found,
): Promise<boolean> {
  const { db, live, clock, log } = services;
  const { id, credits } = before;
  const isFirst = before.state === 'created' || before.state === 'given-up';
  const was = before.entitled ?? credits;
  const state = isReturned ? 'refunded' : 'paid';
  // One that a version before has refunded: it has written no figures, and its refunds are final.
  if (before.state === 'refunded' && before.entitled === null) return true;
  if (before.state === state && was === entitled) return true;
  const now = clock();
  const changes = (before.changes ?? 0) + 1;
  const recorded = await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('purchase')
      .set({
        state,
        changes,
        paidAt: before.paidAt ?? now,
        refundedAt: isReturned ? now : null,
        lookAt: now + FIRST_LOOK_MS,
        entitled: was === entitled ? before.entitled : entitled,
      })
      .where('id', '=', id)
      .where('state', '=', before.state)
      .where('changes', before.changes === null ? 'is' : '=', before.changes)
      .returning('userId')
      .executeTakeFirst();
    if (!row || row.userId === null) return row;
    const { userId } = row;
    if (isFirst) {
      const cause = `purchase:${id}`;
      await addCredits(trx, { userId, amount: credits, kind: 'purchase', cause, now });
    }
    const takenBack = await move(trx, { ...before, userId, was, entitled, changes, now });
    await trx.updateTable('purchase').set({ takenBack }).where('id', '=', id).execute();
    return row;
  });
  if (!recorded) return false;
  if (recorded.userId !== null) live.publish(ofUser(recorded.userId));
  else if (isFirst && !isReturned) {
    log.error({ purchase: id }, 'Paid by an account that is gone: refund it');
  }
  return true;
}

interface Move {
  readonly id: string;
  readonly userId: string;
  readonly credits: number;
  readonly takenBack: number | null;
  readonly was: number;
  readonly entitled: number;
  readonly changes: number;
  readonly now: number;
}

/**
 * Takes credits back as far as they are there, or gives back what was taken, and answers with what is taken
 * back then. What had been spent is not asked for again: not of what the buyer gets later either.
 */
async function move(
  trx: Db,
  { id, userId, credits, takenBack, was, entitled, changes, now }: Move,
): Promise<number | null> {
  if (entitled === was) return takenBack;
  const taken = takenBack ?? 0;
  const about = { userId, now };
  if (entitled < was) {
    const cause = takenBack === null ? `refund:${id}` : `refund:${id}:${changes}`;
    return taken + (await takeBack(trx, { ...about, amount: was - entitled, cause }));
  }
  const back = taken - Math.min(taken, credits - entitled);
  if (back === 0) return takenBack;
  const cause = `purchase:${id}:${changes}`;
  await addCredits(trx, { ...about, amount: back, kind: 'purchase', cause });
  return taken - back;
}
