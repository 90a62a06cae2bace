import { FIRST_CREDIT } from '#contract/prices.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import { addCredits } from './store.ts';

/** Grants the one free credit of an account, however often it is called (WHAT-05, CONST-10). */
export async function grantFirstCredit(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  userId: string,
): Promise<boolean> {
  return db.transaction().execute((trx) => addFirstCredit(trx, userId, clock()));
}

/** The same inside the transaction that makes the account. True when it was granted now. */
export function addFirstCredit(trx: Db, userId: string, now: number): Promise<boolean> {
  return addCredits(trx, {
    userId,
    amount: FIRST_CREDIT,
    kind: 'first-credit',
    cause: `first-credit:${userId}`,
    now,
  });
}
