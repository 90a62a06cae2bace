// Codes that go out by mail, and the one that stays in the browser that signed up. Only the hash is stored; each works
// once, for its time, and proves one address.
import { createHash, randomBytes } from 'node:crypto';
import { DELETION_DAYS } from '#contract/promises.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export type CodePurpose = Schema['mailed_code']['purpose'];

const HOUR_MS = 60 * 60_000;

export const CODE_LIFE_MS: Readonly<Record<CodePurpose, number>> = {
  'verify-email': 24 * HOUR_MS,
  'change-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'cancel-deletion': DELETION_DAYS * 24 * HOUR_MS,
  'sign-up-browser': HOUR_MS,
};

/** A code that works, or why it does not. */
export type CodeCheck =
  | 'invalid'
  | 'expired'
  | { readonly userId: string; readonly email: string; readonly purpose: CodePurpose };

interface NewCode {
  readonly userId: string;
  readonly purpose: CodePurpose;
  /** The address that it is for. */
  readonly email: string;
  readonly now: number;
}

/** Something nobody can guess: 256 bits in 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Stores a new code and answers with it. Call it in the transaction that stores its mail. */
export async function storeCode(trx: Db, { now, ...about }: NewCode) {
  const code = newSecret();
  const expiresAt = now + CODE_LIFE_MS[about.purpose];
  await trx
    .insertInto('mailed_code')
    .values({ ...about, codeHash: hashSecret(code), createdAt: now, expiresAt, endedAt: null })
    .execute();
  return { code, expiresAt };
}

/**
 * The same where a newer code ends the older ones. The user's row is locked first: of two at once on PostgreSQL neither
 * would see the other's code.
 */
export async function replaceCode(trx: Db, code: NewCode) {
  const { userId, purpose, now } = code;
  await trx
    .updateTable('user')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', userId)
    .execute();
  await endCodes(trx, { userId, purposes: [purpose], now });
  return storeCode(trx, code);
}

/** Ends every open code of a purpose: a newer one takes their place, or nothing is left to do. */
export async function endCodes(
  trx: Db,
  {
    userId,
    purposes,
    now,
  }: {
    readonly userId: string;
    readonly purposes: readonly CodePurpose[];
    readonly now: number;
  },
): Promise<void> {
  await trx
    .updateTable('mailed_code')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .where('endedAt', 'is', null)
    .execute();
}

/** Looks at a code and uses nothing up. */
export async function checkCode(
  db: Db,
  code: string,
  purposes: readonly CodePurpose[],
  now: number,
): Promise<CodeCheck> {
  const row = await db
    .selectFrom('mailed_code')
    .select(['userId', 'email', 'purpose', 'expiresAt', 'endedAt'])
    .where('codeHash', '=', hashSecret(code))
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
  if (!row || row.endedAt !== null) return 'invalid';
  return row.expiresAt <= now ? 'expired' : row;
}

/**
 * Uses a code up: marked by the statement that finds it, so of two calls at once only one goes on. Call
 * it in the transaction of what it allows, so that a failure gives the code back.
 */
export async function useCode(
  trx: Db,
  code: string,
  purposes: readonly CodePurpose[],
  now: number,
): Promise<CodeCheck> {
  const used = await trx
    .updateTable('mailed_code')
    .set({ endedAt: now })
    .where('codeHash', '=', hashSecret(code))
    .where('purpose', 'in', purposes)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['userId', 'email', 'purpose'])
    .executeTakeFirst();
  return used ?? checkCode(trx, code, purposes, now);
}
