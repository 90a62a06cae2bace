import type { Db, Engine } from '#server/platform/database/connection.ts';
import { verifyPassword } from './password-hash.ts';
import { insertSignIn, timeOf } from '#server/features/accounts/store.ts';

/** The account's hash when the password is right; undefined otherwise, and where it has none. */
export async function hashIfRight(
  db: Db,
  userId: string,
  password: string,
): Promise<string | undefined> {
  const hash = await passwordHashOf(db, userId);
  return hash && (await verifyPassword(hash, password)) ? hash : undefined;
}

/**
 * Whether a hash is still the account's, also against a change under way: on PostgreSQL the update waits
 * for it to end. Ask after opening a session, so that none outlives the password that it began with.
 */
export async function isStillHashOf(db: Db, userId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ password: hash })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .where('password', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether the account has a password of its own; with Google alone it has none. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  return Boolean(await passwordHashOf(db, userId));
}

async function passwordHashOf(db: Db, userId: string): Promise<string | null | undefined> {
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return account?.password;
}

/** Sets the account's password, also where it had none. Hash it before the transaction begins. */
export async function setPassword(
  trx: Db,
  engine: Engine,
  {
    userId,
    passwordHash,
    now,
  }: {
    readonly userId: string;
    readonly passwordHash: string;
    readonly now: number;
  },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('account')
    .set({ password: passwordHash, updatedAt: timeOf(engine, now) })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  const account = { userId, provider: 'credential', accountId: userId, passwordHash, now } as const;
  await insertSignIn(trx, engine, account);
}

/** Takes the password away: whoever set it never proved the address. */
export async function dropPassword(trx: Db, userId: string): Promise<void> {
  await trx
    .deleteFrom('account')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .execute();
}
