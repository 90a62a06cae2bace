// The credits of a purchase, moved as a look at its payment has found.
import { addCredits, takeBack } from '#server/features/billing/credits/store.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { PurchaseRow } from './purchase.ts';

/** Nobody had known yet that it is paid. */
export function wasUnpaid({ state }: PurchaseRow): boolean {
  return state === 'created' || state === 'given-up';
}

/** Credits that were the buyer's as far as anybody knew. */
export function entitledBefore({ entitled, credits }: PurchaseRow): number {
  return entitled ?? credits;
}

/** The number of the change that comes next, counted from 1. */
export function changeNumber({ changes }: PurchaseRow): number {
  return (changes ?? 0) + 1;
}

interface Move {
  readonly userId: string;
  /** Credits that are the buyer's now. */
  readonly entitled: number;
  readonly now: number;
}

/**
 * Adds the credits the first time, then takes them back as far as they are there, or gives back what was taken,
 * and answers with what is taken back then. What had been spent is not asked for again: not of what the buyer
 * gets later either.
 */
export async function moveCredits(
  trx: Db,
  before: PurchaseRow,
  { userId, entitled, now }: Move,
): Promise<number | null> {
  const { id, credits, takenBack } = before;
  const about = { userId, now };
  if (wasUnpaid(before)) {
    const cause = `purchase:${id}`;
    await addCredits(trx, { ...about, amount: credits, kind: 'purchase', cause });
  }
  const was = entitledBefore(before);
  if (entitled === was) return takenBack;
  const taken = takenBack ?? 0;
  if (entitled < was) {
    const cause = takenBack === null ? `refund:${id}` : `refund:${id}:${changeNumber(before)}`;
    return taken + (await takeBack(trx, { ...about, amount: was - entitled, cause }));
  }
  const back = taken - Math.min(taken, credits - entitled);
  if (back === 0) return takenBack;
  const cause = `purchase:${id}:${changeNumber(before)}`;
  await addCredits(trx, { ...about, amount: back, kind: 'purchase', cause });
  return taken - back;
}
