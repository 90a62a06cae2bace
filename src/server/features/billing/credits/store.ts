// Credits: a balance that changes only by conditional updates, each with an entry in the same transaction.
import { randomUUID } from 'node:crypto';
import { sql, type AliasableExpression } from 'kysely';
import type { Credits } from '#contract/prices.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';

type EntryKind = Schema['credit_entry']['kind'];

interface Change {
  readonly userId: string;
  readonly amount: Credits;
  readonly kind: EntryKind;
  /** Unique: the same cause never counts twice. */
  readonly cause: string;
  readonly now: number;
}

/** What a user can spend: the balance less what is held for runs under way (CALL-DB-06). */
export async function spendable(db: Db, userId: string): Promise<Credits> {
  const account = await db
    .selectFrom('credit_account')
    .select(['balance', 'held'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return account ? account.balance - account.held : 0;
}

/** The same as part of a statement, of the user whose id this column has. */
export function spendableOf(userId: string): AliasableExpression<Credits> {
  const account = sql`select balance - held from credit_account where "userId" = ${sql.ref(userId)}`;
  return sql<Credits>`coalesce((${account}), 0)`;
}

/** Adds credits for a cause, once. True when they were added now. Call it inside a transaction. */
export async function addCredits(trx: Db, change: Change): Promise<boolean> {
  await trx
    .insertInto('credit_account')
    .values({ userId: change.userId, balance: 0, held: 0 })
    .onConflict((conflict) =>
      // Changes nothing, but locks the row: two of the same cause queue up here, and the second one's
      // next statement sees the first one's entry.
      conflict.column('userId').doUpdateSet((eb) => ({ held: eb.ref('credit_account.held') })),
    )
    .execute();
  const account = await trx
    .updateTable('credit_account')
    .set((eb) => ({ balance: eb('balance', '+', change.amount) }))
    .where('userId', '=', change.userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('credit_entry').select('id').where('cause', '=', change.cause))),
    )
    .returning('balance')
    .executeTakeFirst();
  if (!account) return false;
  await writeEntry(trx, change, account.balance);
  return true;
}

/** Reserves credits for a run; throws insufficient-credits (RULE-29, -31). Call it inside a transaction. */
export async function holdCredits(trx: Db, userId: string, cost: Credits): Promise<void> {
  const held = await trx
    .updateTable('credit_account')
    .set((eb) => ({ held: eb('held', '+', cost) }))
    .where('userId', '=', userId)
    .where((eb) => eb(eb('balance', '-', eb.ref('held')), '>=', cost))
    .returning('held')
    .executeTakeFirst();
  if (!held) throw new Problem('insufficient-credits');
}

/** Turns held credits into spent ones. Call it in the transaction that saves what they bought. */
export async function takeHeldCredits(trx: Db, change: Omit<Change, 'kind'>): Promise<void> {
  const account = await trx
    .updateTable('credit_account')
    .set((eb) => ({
      balance: eb('balance', '-', change.amount),
      held: eb('held', '-', change.amount),
    }))
    .where('userId', '=', change.userId)
    .where('held', '>=', change.amount)
    .returning('balance')
    .executeTakeFirstOrThrow();
  await writeEntry(trx, { ...change, amount: -change.amount, kind: 'generation' }, account.balance);
}

/** Gives held credits back. Call it in the transaction that ends the run. */
export async function returnHeldCredits(trx: Db, userId: string, cost: Credits): Promise<void> {
  await trx
    .updateTable('credit_account')
    .set((eb) => ({ held: eb('held', '-', cost) }))
    .where('userId', '=', userId)
    .where('held', '>=', cost)
    .returning('held')
    .executeTakeFirstOrThrow();
}

/**
 * Takes credits back, as many of them as there are to spend; what is held for runs stays. Answers with how
 * many that were. Call it inside a transaction, once for a cause.
 */
export async function takeBack(
  trx: Db,
  { amount, ...change }: Omit<Change, 'kind'>,
): Promise<Credits> {
  const { userId } = change;
  // Changes nothing, but locks the row: what is read is what is there until the transaction ends.
  const account = await trx
    .updateTable('credit_account')
    .set((eb) => ({ held: eb.ref('held') }))
    .where('userId', '=', userId)
    .returning(['balance', 'held'])
    .executeTakeFirst();
  const taken = account ? Math.max(0, Math.min(amount, account.balance - account.held)) : 0;
  if (!account || taken === 0) return 0;
  const balance = account.balance - taken;
  await trx.updateTable('credit_account').set({ balance }).where('userId', '=', userId).execute();
  await writeEntry(trx, { ...change, amount: -taken, kind: 'refund' }, balance);
  return taken;
}

/** The account's row is locked by then. Each entry is later than the one before: a statement goes by that. */
async function writeEntry(trx: Db, change: Change, balanceAfter: Credits): Promise<void> {
  const { userId, amount, kind, cause, now } = change;
  const { latest } = await trx
    .selectFrom('credit_entry')
    .select((eb) => eb.fn.max<number | null>('createdAt').as('latest'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const createdAt = Math.max(now, (latest ?? 0) + 1);
  await trx
    .insertInto('credit_entry')
    .values({ id: randomUUID(), userId, amount, kind, cause, balanceAfter, createdAt })
    .execute();
}

/** Accounts whose balance is not the sum of their entries: always none. */
export async function brokenAccounts(db: Db): Promise<string[]> {
  const sums = db
    .selectFrom('credit_entry')
    .select((eb) => ['userId', eb.fn.sum<number | string>('amount').as('sum')])
    .groupBy('userId')
    .as('entries');
  const rows = await db
    .selectFrom('credit_account')
    .leftJoin(sums, 'entries.userId', 'credit_account.userId')
    .select(['credit_account.userId', 'balance', 'entries.sum'])
    .execute();
  return rows.filter((row) => row.balance !== Number(row.sum)).map((row) => row.userId);
}

/** The sum of all entries since a moment, by kind. */
export async function creditsMoved(
  db: Db,
  since: number,
): Promise<{ readonly kind: string; readonly credits: number }[]> {
  const rows = await db
    .selectFrom('credit_entry')
    .select((eb) => ['kind', eb.fn.sum<number | string>('amount').as('credits')])
    .where('createdAt', '>', since)
    .groupBy('kind')
    .execute();
  return rows.map(({ kind, credits }) => ({ kind, credits: Number(credits) }));
}
