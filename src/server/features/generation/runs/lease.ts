// Who works on a run. A lease that nobody renews runs out, and whoever sees that takes the run up again.
import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#server/platform/database/connection.ts';
import type { Schema } from '#server/platform/database/schema.ts';

/** Renewed every third of it. */
export const LEASE_MS = 30_000;

/** A run that has failed this often with its worker is given up. */
export const MOST_ATTEMPTS = 3;

/** Nobody works on it: never leased, run out, or from a clock that was set back since. */
const isFree = (now: number) => (eb: ExpressionBuilder<Schema, 'generation'>) =>
  eb.or([
    eb('leaseUntil', 'is', null),
    eb('leaseUntil', '<', now),
    eb('leaseUntil', '>', now + 2 * LEASE_MS),
  ]);

export interface LeasedRun {
  readonly id: string;
  /** Leases that it has had, with this one. */
  readonly attempts: number;
  readonly owner: string;
}

/** The oldest run that nobody works on, none of `except`, now leased to `owner`; undefined when there is none. */
export async function leaseNextRun(
  db: Db,
  { owner, except }: { readonly owner: string; readonly except: ReadonlySet<string> },
  now: number,
): Promise<LeasedRun | undefined> {
  const next = await db
    .selectFrom('generation')
    .select('id')
    .where('state', 'in', ['requested', 'writing'])
    .where(isFree(now))
    .$if(except.size > 0, (query) => query.where('id', 'not in', [...except]))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  if (!next) return undefined;
  // Between the look and this, another process may have leased it: then the next round finds another.
  const run = await db
    .updateTable('generation')
    .set((eb) => ({
      state: 'writing',
      leaseOwner: owner,
      leaseUntil: now + LEASE_MS,
      attempts: eb('attempts', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', next.id)
    .where('state', 'in', ['requested', 'writing'])
    .where(isFree(now))
    .returning(['id', 'attempts'])
    .executeTakeFirst();
  return run && { ...run, owner };
}

/** False when the run is no longer this owner's. */
export async function renewLease(db: Db, { id, owner }: LeasedRun, now: number): Promise<boolean> {
  const renewed = await db
    .updateTable('generation')
    .set({ leaseUntil: now + LEASE_MS })
    .where('id', '=', id)
    .where('leaseOwner', '=', owner)
    .where('state', '=', 'writing')
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

/** Lets go of a run without ending it, so that another process goes on with it at once. */
export async function releaseLease(db: Db, { id, owner }: LeasedRun): Promise<void> {
  await db
    .updateTable('generation')
    .set((eb) => ({ leaseOwner: null, leaseUntil: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .where('leaseOwner', '=', owner)
    .where('state', '=', 'writing')
    .execute();
}
