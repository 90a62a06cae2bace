// PostgreSQL as it is in production: transactions in each other's way, connections that break or go silent.
import { setTimeout } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/platform/database/connection.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { postgresLive } from '#server/platform/live/postgres-live.ts';
import { ofUser, type Live } from '#server/platform/live/live.ts';
import { Caller, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import { EVENT_MS } from '#tests/support/patience.ts';
import { freshPostgres, startTestServer, type TestServer } from '#tests/support/server.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';

interface Counters {
  counter: { name: string; value: number };
}

let storage: Awaited<ReturnType<typeof freshPostgres>>;
let proxy: TcpProxy;
let proxied: string;
let database: Database;
let db: Kysely<Counters>;

beforeAll(async () => {
  storage = await freshPostgres();
  const url = new URL(storage.url);
  proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  proxied = url.href;
  database = await openPostgres(proxied);
  db = database.db as unknown as Kysely<Counters>;
  await sql`create table counter (name text primary key, value int not null)`.execute(db);
});
afterAll(async () => {
  proxy.cut();
  await database.close();
  await proxy.stop();
  await storage.drop();
});
beforeEach(async () => {
  proxy.mood = 'pass';
  proxy.onSend = undefined;
  await db.deleteFrom('counter').execute();
  await db
    .insertInto('counter')
    .values([
      { name: 'a', value: 0 },
      { name: 'b', value: 0 },
    ])
    .execute();
});

const addOne = (trx: Kysely<Counters>, name: string) =>
  trx
    .updateTable('counter')
    .set((eb) => ({ value: eb('value', '+', 1) }))
    .where('name', '=', name)
    .execute();
/** What gives up soon may do so before a busy machine had it opened. */
const opened = <T>(open: () => Promise<T>): Promise<T> => vi.waitFor(open, EVENT_MS);
const values = async () =>
  Object.fromEntries(
    (await db.selectFrom('counter').selectAll().execute()).map(({ name, value }) => [name, value]),
  );

describe('transactions on PostgreSQL', () => {
  it('of two that wait for each other, the one that was undone runs again', async () => {
    let arrived = 0;
    let runs = 0;
    const { promise: both, resolve } = Promise.withResolvers<void>();
    const inOrder = (first: string, second: string) =>
      db.transaction().execute(async (trx) => {
        runs += 1;
        await addOne(trx, first);
        arrived += 1;
        if (arrived === 2) resolve();
        await both;
        await addOne(trx, second);
      });
    await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')]);
    expect(await values()).toEqual({ a: 2, b: 2 });
    expect(runs).toBe(3);
  });

  it('one that could not be put in a row with another runs again', async () => {
    const readThenWrite = () =>
      db.transaction().execute(async (trx) => {
        await sql`set transaction isolation level serializable`.execute(trx);
        const row = await trx
          .selectFrom('counter')
          .select('value')
          .where('name', '=', 'a')
          .executeTakeFirstOrThrow();
        await setTimeout(5);
        await trx
          .updateTable('counter')
          .set({ value: row.value + 1 })
          .where('name', '=', 'a')
          .execute();
      });
    await Promise.all([readThenWrite(), readThenWrite(), readThenWrite()]);
    expect(await values()).toEqual({ a: 3, b: 0 });
  });

  it('one whose connection breaks in the middle runs again, and counts once', async () => {
    let runs = 0;
    await db.transaction().execute(async (trx) => {
      runs += 1;
      await addOne(trx, 'a');
      if (runs === 1) proxy.cut();
      await addOne(trx, 'b');
    });
    expect(runs).toBe(2);
    expect(await values()).toEqual({ a: 1, b: 1 });
  });

  it('one whose connection breaks during the commit is not run again: it may have counted', async () => {
    let runs = 0;
    proxy.onSend = (piece) => piece.includes('commit');
    const writing = db.transaction().execute(async (trx) => {
      runs += 1;
      await addOne(trx, 'a');
    });
    await expect(writing).rejects.toThrow(/connection|reset/i);
    proxy.onSend = undefined;
    expect(runs).toBe(1);
    await expect.poll(values).toEqual({ a: 1, b: 0 });
  });

  it('an error of its own is thrown as it is, and nothing is kept', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await addOne(trx, 'a');
      throw new Error('its own');
    });
    await expect(failing).rejects.toThrow('its own');
    expect(await values()).toEqual({ a: 0, b: 0 });
  });

  it('waits for a database that is restarting', async () => {
    proxy.mood = 'refuse';
    proxy.cut();
    await setTimeout(50);
    const asked = values();
    await setTimeout(500);
    proxy.mood = 'pass';
    expect(await asked).toEqual({ a: 0, b: 0 });
  });

  it('breaks off a statement that takes too long', async () => {
    const hasty = await openPostgres(proxied, { statementTimeoutMs: 300 });
    await expect(sql`select pg_sleep(60)`.execute(hasty.db)).rejects.toThrow(/statement timeout/);
    await hasty.close();
  });

  it('breaks off a connection that says nothing', async () => {
    const hasty = await opened(() =>
      openPostgres(proxied, { statementTimeoutMs: 300, silenceMs: 100 }),
    );
    proxy.mood = 'silent';
    await expect(sql`select 1`.execute(hasty.db)).rejects.toThrow(/terminated/);
    proxy.mood = 'pass';
    await vi.waitFor(() => sql`select 1`.execute(hasty.db), EVENT_MS);
    await hasty.close();
  });
});

describe('news between processes', () => {
  let live: Live;
  let other: Live;
  let told: number;
  beforeAll(async () => {
    live = await postgresLive(proxied, database.db);
    other = await postgresLive(storage.url, database.db);
    live.follow(ofUser('user'), () => (told += 1));
  });
  afterAll(async () => {
    await live.close();
    await other.close();
  });
  beforeEach(() => {
    told = 0;
  });

  it('arrive, and for the right user alone', async () => {
    other.publish(ofUser('somebody else'));
    other.publish(ofUser('user'));
    await expect.poll(() => told).toBe(1);
  });

  it('that were missed while the line was cut are made good when it is back', async () => {
    proxy.mood = 'refuse';
    proxy.cut();
    await expect.poll(() => live.isListening()).toBe(false);
    other.publish(ofUser('user'));
    proxy.mood = 'pass';
    await expect.poll(() => told).toBeGreaterThan(0);
    expect(live.isListening()).toBe(true);
  });

  it('that were missed while the line was silent are made good as well', async () => {
    const hasty = await opened(() =>
      postgresLive(proxied, database.db, { heartbeatMs: 200, answerMs: 300 }),
    );
    proxy.mood = 'silent';
    other.publish(ofUser('user'));
    await expect.poll(() => hasty.isListening()).toBe(false);
    let missed = 0;
    hasty.follow(ofUser('user'), () => (missed += 1));
    proxy.mood = 'pass';
    await expect.poll(() => missed).toBeGreaterThan(0);
    await hasty.close();
  });
});

it('a mail that has gone is not sent again because its row could not be removed', async () => {
  const own = await freshPostgres();
  const url = new URL(own.url);
  const line = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(line.port);
  const smtp = await startSmtp();
  const server = await startTestServer(
    'postgres',
    { DATABASE_URL: url.href, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
    { mailQueuePatience: { lookEveryMs: 50, firstPauseMs: 50, longestPauseMs: 100 } },
  );
  let cuts = 0;
  line.onSend = (piece) => piece.includes('delete from "mail"') && (cuts += 1) === 1;
  const email = 'guest@example.org';
  await new Caller(server).post('/api/auth/sign-up', { email, password: PASSWORD });
  await expect.poll(() => smtp.mails.length).toBe(1);
  await expect.poll(() => cuts).toBeGreaterThan(1);
  // The row goes at the next try, and the mail with it: nothing is left that could be sent.
  const { db, close } = await openPostgres(own.url);
  await expect.poll(() => db.selectFrom('mail').select('id').execute()).toEqual([]);
  await close();
  expect(smtp.mails).toHaveLength(1);
  await server.stop();
  await smtp.close();
  await line.stop();
  await own.drop();
});

describe('a server whose database goes and comes back', () => {
  let own: Awaited<ReturnType<typeof freshPostgres>>;
  let line: TcpProxy;
  let server: TestServer;
  let host: Caller;
  beforeAll(async () => {
    own = await freshPostgres();
    const url = new URL(own.url);
    line = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(line.port);
    server = await startTestServer('postgres', { DATABASE_URL: url.href });
    host = await signedInCaller(server, 'host@example.org');
  });
  afterAll(async () => {
    await server.stop();
    await line.stop();
    await own.drop();
  });
  const goAway = async () => {
    line.mood = 'refuse';
    line.cut();
    await setTimeout(50);
  };

  it('answers a request that meets a restart', async () => {
    await goAway();
    const asked = host.get('/api/games');
    await setTimeout(300);
    line.mood = 'pass';
    expect((await asked).status).toBe(200);
  });

  it('says after some seconds that it is not ready, in the usual form, and is ready again', async () => {
    await goAway();
    const metrics = host.get('/api/metrics');
    const [ready, health, games] = await Promise.all([
      host.get('/api/ready'),
      host.get('/api/health'),
      host.get('/api/games'),
    ]);
    expect(ready).toMatchObject({ status: 503, body: { status: 'unavailable' } });
    expect(health.status).toBe(503);
    expect(games).toMatchObject({ status: 503, body: { error: { code: 'unreachable' } } });
    expect(games.headers.get('retry-after')).toBe('1');
    // The process tells what it knows, also without the database.
    expect((await metrics).body).toMatch(/riffle_mails_waiting nan/i);
    line.mood = 'pass';
    await expect.poll(async () => (await host.get('/api/ready')).status).toBe(200);
    expect((await host.get('/api/games')).status).toBe(200);
  });
});
