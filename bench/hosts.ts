// Many signed-in hosts at once, without the hash and the mail that a sign-up takes.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Db, Engine } from '../src/server/platform/database/connection.ts';

/** Servers under measurement are started with it. */
export const SECRET = 'a secret for benchmarks that is long enough';
const WEEK_MS = 7 * 24 * 60 * 60_000;
const AT_ONCE = 100;

export interface Host {
  readonly id: string;
  readonly cookie: string;
}

/** Users with a session and so many credits each. */
export async function makeHosts(
  { db, engine }: Database,
  count: number,
  credits = 100_000,
): Promise<Host[]> {
  const now = Date.now();
  const users = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(24).toString('base64url'),
  }));
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = users.slice(from, from + AT_ONCE);
    const ids = some.map(({ id }) => id);
    await db.transaction().execute(async (trx) => {
      await insertUsers(trx, engine, ids, now);
      await insertSessions(trx, some, now);
      await insertCredits(trx, ids, credits, now);
    });
  }
  return users.map(({ id, token }) => ({ id, cookie: cookieOf(token) }));
}

/** Users with an address of their own and nothing else. */
export async function insertUsers(
  trx: Db,
  engine: Engine,
  ids: readonly string[],
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  const rows = ids.map((id) => ({
    id,
    name: '',
    email: `${id}@example.org`,
    emailVerified: engine === 'sqlite' ? 1 : true,
    image: null,
    createdAt: at,
    updatedAt: at,
  }));
  await trx.insertInto('user').values(rows).execute();
}

async function insertSessions(
  trx: Db,
  users: readonly { readonly id: string; readonly token: string }[],
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  const expiresAt = new Date(now + WEEK_MS).toISOString();
  const rows = users.map(({ id, token }) => ({
    id: randomUUID(),
    token,
    userId: id,
    expiresAt,
    createdAt: at,
    updatedAt: at,
    ipAddress: null,
    userAgent: null,
  }));
  await trx.insertInto('session').values(rows).execute();
}

async function insertCredits(
  trx: Db,
  ids: readonly string[],
  credits: number,
  now: number,
): Promise<void> {
  const accounts = ids.map((userId) => ({ userId, balance: credits, held: 0 }));
  await trx.insertInto('credit_account').values(accounts).execute();
  const entries = ids.map((userId) => ({
    id: randomUUID(),
    userId,
    amount: credits,
    kind: 'grant' as const,
    cause: `grant:${userId}`,
    balanceAfter: credits,
    createdAt: now,
  }));
  await trx.insertInto('credit_entry').values(entries).execute();
}

function cookieOf(token: string): string {
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return `riffle.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
