// The rows of users, of their ways to sign in, and of their sessions.
import { randomUUID } from 'node:crypto';
import type { Db, Engine } from '#server/platform/database/connection.ts';
import { newSecret } from '#server/features/accounts/address/codes.ts';

export interface StoredUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly verified: boolean;
  readonly disabled: boolean;
}

interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly verified: boolean;
  readonly now: number;
}

interface NewSignIn {
  readonly userId: string;
  readonly provider: 'credential' | 'google';
  /** The user's id at the provider. */
  readonly accountId: string;
  readonly passwordHash: string | null;
  readonly now: number;
}

const COLUMNS = ['id', 'email', 'name', 'emailVerified', 'disabledAt'] as const;

/** The user of a lower-cased address. */
export async function findUserByEmail(db: Db, email: string): Promise<StoredUser | undefined> {
  const query = db.selectFrom('user').select(COLUMNS).where('email', '=', email);
  return toUser(await query.executeTakeFirst());
}

export async function findUser(db: Db, userId: string): Promise<StoredUser | undefined> {
  const query = db.selectFrom('user').select(COLUMNS).where('id', '=', userId);
  return toUser(await query.executeTakeFirst());
}

interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: number | boolean;
  readonly disabledAt: number | null;
}

function toUser(row: UserRow | undefined): StoredUser | undefined {
  if (!row) return undefined;
  const { id, email, name, emailVerified, disabledAt } = row;
  return { id, email, name, verified: Boolean(emailVerified), disabled: disabledAt !== null };
}

/** Makes a user unless the address is taken; its id, or undefined. */
export async function insertUser(
  trx: Db,
  engine: Engine,
  { email, name, verified, now }: NewUser,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('user')
    .values({
      id: randomUUID(),
      email,
      name,
      emailVerified: flagOf(engine, verified),
      image: null,
      createdAt: timeOf(engine, now),
      updatedAt: timeOf(engine, now),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Changes a user's row; `emailVerified` and the time in the form that the engine wants. */
export async function updateUser(
  trx: Db,
  engine: Engine,
  {
    userId,
    now,
    ...change
  }: {
    readonly userId: string;
    readonly now: number;
    readonly email?: string;
    readonly name?: string;
    readonly verified?: boolean;
  },
): Promise<void> {
  const { verified, ...columns } = change;
  await trx
    .updateTable('user')
    .set({
      ...columns,
      ...(verified !== undefined && { emailVerified: flagOf(engine, verified) }),
      updatedAt: timeOf(engine, now),
    })
    .where('id', '=', userId)
    .execute();
}

/** Gives an account a way to sign in. */
export async function insertSignIn(
  trx: Db,
  engine: Engine,
  { userId, provider, accountId, passwordHash, now }: NewSignIn,
): Promise<void> {
  await trx
    .insertInto('account')
    .values({
      id: randomUUID(),
      userId,
      providerId: provider,
      accountId,
      password: passwordHash,
      // Google is asked who somebody is, and nothing of theirs is read later: no token is kept.
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      createdAt: timeOf(engine, now),
      updatedAt: timeOf(engine, now),
    })
    .execute();
}

interface NewSession {
  readonly userId: string;
  /** Where it was opened. */
  readonly network: string;
  readonly userAgent: string;
  readonly now: number;
  /** How long it lasts, in milliseconds. */
  readonly lifeMs: number;
}

export async function insertSession(
  db: Db,
  engine: Engine,
  { userId, network, userAgent, now, lifeMs }: NewSession,
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token] = [randomUUID(), newSecret()];
  await db
    .insertInto('session')
    .values({
      id,
      token,
      userId,
      ipAddress: network,
      userAgent,
      expiresAt: timeOf(engine, now + lifeMs),
      createdAt: timeOf(engine, now),
      updatedAt: timeOf(engine, now),
    })
    .execute();
  return { id, token };
}

export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
}

/** Ends sessions of a user, all but the one to keep. */
export async function endSessions(trx: Db, userId: string, keepId?: string): Promise<void> {
  await trx
    .deleteFrom('session')
    .where('userId', '=', userId)
    .$if(keepId !== undefined, (query) => query.where('id', '!=', keepId ?? ''))
    .execute();
}

/** A time as the tables of accounts keep it. */
export function timeOf(engine: Engine, millis: number): string | Date {
  const date = new Date(millis);
  return engine === 'sqlite' ? date.toISOString() : date;
}

function flagOf(engine: Engine, flag: boolean): number | boolean {
  return engine === 'sqlite' ? Number(flag) : flag;
}
