// Mails wait in the database: stored in the transaction that causes them, gone when somebody has taken
// them. Each try has a lease that is renewed while it lasts, so that of several processes one tries, and a
// killed one's mail goes on a few seconds later.
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#server/platform/database/connection.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import type { Mail, StoredMail } from './mailer.ts';

/** Renewed well before it ends by whoever tries; a dead process's mail waits no longer than this. */
export const LEASE_MS = 8_000;
/** How far in the future a mail may be due; older versions leased for two minutes. */
const FURTHEST_MS = 2 * 60_000;

/** A mail that could not be sent is tried again after so long at the latest. */
export const LONGEST_PAUSE_MS = 60 * 60_000;

export interface LeasedMail extends StoredMail {
  readonly owner: string;
  readonly giveUpAt: number;
  readonly attempts: number;
}

/** Stores a mail, leased to `owner` for its first try. Call it in the transaction that causes it. */
export async function storeMail(trx: Db, mail: Mail, lease: Omit<LeasedMail, keyof Mail>) {
  const { id, createdAt, giveUpAt, attempts, owner } = lease;
  const { to, subject, text, html } = mail;
  const row = { id, recipient: to, subject, text, html, createdAt, giveUpAt, attempts };
  await trx
    .insertInto('mail')
    .values({ ...row, dueAt: createdAt + LEASE_MS, leaseOwner: owner })
    .execute();
  return { ...mail, ...lease };
}

/** Its time has come, or is further away than any pause: then a clock was set back since. */
const isDue = (now: number) => (eb: ExpressionBuilder<Schema, 'mail'>) =>
  eb.or([eb('dueAt', '<=', now), eb('dueAt', '>', now + LONGEST_PAUSE_MS + FURTHEST_MS)]);

/**
 * The mail that has waited longest and is due, now leased to `owner`; none of `except`, which this process is
 * trying already: where it stood still for longer than its lease, they look due.
 */
export async function leaseDueMail(
  db: Db,
  { owner, except }: { readonly owner: string; readonly except: ReadonlySet<string> },
  now: number,
): Promise<LeasedMail | undefined> {
  const next = await db
    .selectFrom('mail')
    .select('id')
    .where(isDue(now))
    .$if(except.size > 0, (query) => query.where('id', 'not in', [...except]))
    .orderBy('dueAt')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  // Between the look and this, another process may have leased it: then the next look finds another.
  const row = await db
    .updateTable('mail')
    .set({ leaseOwner: owner, dueAt: now + LEASE_MS })
    .where('id', '=', next.id)
    .where(isDue(now))
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const { recipient: to, dueAt: _dueAt, leaseOwner: _owner, ...mail } = row;
  return { ...mail, to, owner };
}

/** Makes the lease last from now on; false when the mail is no longer this owner's. */
export async function renewMail(
  db: Db,
  { id, owner }: Pick<LeasedMail, 'id' | 'owner'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ dueAt: now + LEASE_MS })
    .where('id', '=', id)
    .where('leaseOwner', '=', owner)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The mail has gone, or never will. */
export async function removeMail(db: Db, { id, owner }: LeasedMail): Promise<void> {
  await db.deleteFrom('mail').where('id', '=', id).where('leaseOwner', '=', owner).execute();
}

/** Lets go of a mail until another try is due. */
export async function postponeMail(
  db: Db,
  { id, owner, attempts }: LeasedMail,
  dueAt: number,
): Promise<void> {
  await db
    .updateTable('mail')
    .set({ leaseOwner: null, dueAt, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('leaseOwner', '=', owner)
    .execute();
}

/** How many mails wait, and since when the oldest. */
export function waitingMails(
  db: Db,
): Promise<{ readonly mails: number; readonly oldest: number | null }> {
  return db
    .selectFrom('mail')
    .select((eb) => [
      eb.fn.countAll<number>().as('mails'),
      eb.fn.min<number | null>('createdAt').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
}
