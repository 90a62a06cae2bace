// Many signed-in hosts at once, without the hash and the mail that a sign-up takes.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../src/server/platform/database/connection.ts';

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
  const now = new Date();
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + WEEK_MS).toISOString();
  const isVerified = engine === 'sqlite' ? 1 : true;
  const hosts = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(24).toString('base64url'),
  }));
  for (let from = 0; from < count; from += AT_ONCE) {
    const some = hosts.slice(from, from + AT_ONCE);
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('user')
        .values(
          some.map(({ id }) => ({
            id,
            name: '',
            email: `${id}@example.org`,
            emailVerified: isVerified,
            image: null,
            createdAt: at,
            updatedAt: at,
          })),
        )
        .execute();
      await trx
        .insertInto('session')
        .values(
          some.map(({ id, token }) => ({
            id: randomUUID(),
            token,
            userId: id,
            expiresAt,
            createdAt: at,
            updatedAt: at,
            ipAddress: null,
            userAgent: null,
          })),
        )
        .execute();
      await trx
        .insertInto('credit_account')
        .values(some.map(({ id }) => ({ userId: id, balance: credits, held: 0 })))
        .execute();
      await trx
        .insertInto('credit_entry')
        .values(
          some.map(({ id }) => ({
            id: randomUUID(),
            userId: id,
            amount: credits,
            kind: 'grant' as const,
            cause: `grant:${id}`,
            balanceAfter: credits,
            createdAt: now.getTime(),
          })),
        )
        .execute();
    });
  }
  return hosts.map(({ id, token }) => ({ id, cookie: cookieOf(token) }));
}

function cookieOf(token: string): string {
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return `riffle.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
