import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/database/connection.ts';

interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly verified: boolean;
  readonly disabled: boolean;
}

/** The user of a lower-cased address. */
export async function findUserByEmail(db: Db, email: string): Promise<StoredUser | undefined> {
  return toUser(
    await db
      .selectFrom('user')
      .select(['id', 'email', 'emailVerified', 'disabledAt'])
      .where('email', '=', email)
      .executeTakeFirst(),
  );
}

export async function findUser(db: Db, userId: string): Promise<StoredUser | undefined> {
  return toUser(
    await db
      .selectFrom('user')
      .select(['id', 'email', 'emailVerified', 'disabledAt'])
      .where('id', '=', userId)
      .executeTakeFirst(),
  );
}

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: number | boolean;
  readonly disabledAt: number | null;
}

function toUser(row: UserRow | undefined): StoredUser | undefined {
  return (
    row && {
      id: row.id,
      email: row.email,
      verified: Boolean(row.emailVerified),
      disabled: row.disabledAt !== null,
    }
  );
}

/** Whether the account has a password of its own; with Google alone it has none. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  return Boolean(account?.password);
}

/** A code nobody can guess, and the hash under which it is stored. */
export function newCode(): { readonly code: string; readonly codeHash: string } {
  const code = randomBytes(32).toString('base64url');
  return { code, codeHash: hashCode(code) };
}

export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
