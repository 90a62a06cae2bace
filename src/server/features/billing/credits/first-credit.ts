import { FIRST_CREDIT } from '#contract/prices.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { addCredits } from './store.ts';

/**
 * Grants the one free credit of an account inside a transaction, however often it is called (WHAT-05, CONST-10).
 * True when it was granted now.
 */
export function grantFirstCredit(trx: Db, userId: string, now: number): Promise<boolean> {
  return addCredits(trx, {
    userId,
    amount: FIRST_CREDIT,
    kind: 'first-credit',
    cause: `first-credit:${userId}`,
    now,
  });
}
