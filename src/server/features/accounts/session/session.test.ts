// What a page asks first, as often as anything is asked.
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { spendable, spendableOf } from '#server/features/billing/credits/store.ts';
import { grantFirstCredit } from '#server/features/billing/index.ts';
import { insertSession } from '#server/features/accounts/store.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import type { RequestEnv } from '#server/platform/http/request.ts';
import { userIn } from '#tests/support/memory.ts';
import { createCookies } from './cookies.ts';
import { sessionReader } from './session.ts';

const NOW = 1_800_000_000_000;
const LIFE_MS = 7 * 24 * 60 * 60_000;
let database: Database;
const statements: string[] = [];
beforeEach(async () => {
  database = openSqlite(':memory:', { onStatement: (kind) => statements.push(kind) });
  await migrate(database);
});
afterEach(() => database.close());

/** A browser in which this user is signed in, and what it reads of itself. */
async function browserOf(userId: string) {
  const { db, engine } = database;
  const about = { userId, network: '', userAgent: '', now: NOW, lifeMs: LIFE_MS };
  const { token } = await insertSession(db, engine, about);
  await db.updateTable('session').set({ lastSeenAt: NOW }).execute();
  const cookies = createCookies('http://x', 'a secret');
  const credits = { grantFirst: grantFirstCredit, spendable, spendableOf };
  const services: Pick<AccountServices, 'db' | 'engine' | 'clock' | 'cookies' | 'credits'> = {
    db,
    engine,
    clock: () => NOW,
    cookies,
    credits,
  };
  const read = sessionReader(services);
  const app = new Hono<RequestEnv>()
    .get('/', async (c) => c.json(await read(c)))
    .get('/in', (c) => {
      cookies.writeSession(c, token, 60);
      return c.body(null);
    });
  const [line = ''] = (await app.request('/in')).headers.getSetCookie();
  return {
    async session(): Promise<unknown> {
      const headers = { cookie: line.split(';')[0] ?? '' };
      return (await app.request('/', { headers })).json();
    },
  };
}

it('who is signed in and what they can spend are read in one statement', async () => {
  const userId = await userIn(database.db, 7);
  const browser = await browserOf(userId);
  await database.db.updateTable('credit_account').set({ held: 3 }).execute();
  statements.length = 0;
  expect(await browser.session()).toMatchObject({ user: { uid: userId }, credits: 4 });
  expect(statements).toEqual(['select']);
});

it('without an account of credits there is nothing to spend', async () => {
  const userId = await userIn(database.db);
  const browser = await browserOf(userId);
  expect(await browser.session()).toMatchObject({ user: { uid: userId }, credits: 0 });
});
