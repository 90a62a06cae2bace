// Moving a whole database to PostgreSQL and back, and backing the embedded one up while it works.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import { listTables } from '#server/platform/database/tables.ts';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import { admin, startAdmin } from '#tests/support/admin.ts';
import { signedInCaller, type Caller } from '#tests/support/caller.ts';
import { deckOf } from '#tests/support/generation.ts';
import { TEST_SECRET } from '#tests/support/riffle-process.ts';
import { freshPostgres, startTestServer, type TestServer } from '#tests/support/server.ts';

/** A database with something in it: accounts, decks, an own deck that is shared, a flag, a mail that waits. */
async function fill(server: TestServer): Promise<Caller> {
  const host = await signedInCaller(server, 'host@example.org');
  const { gameId } = await deckOf(host);
  const { body: game } = await host.get(`/api/games/${gameId}`);
  await host.post(`/api/games/${gameId}/cards/${game.cards[0].id}/flag`, {
    reason: 'wrong-answer',
    note: 'Line\nbreak, “quotes” and 🎲',
  });
  await host.post(`/api/games/${gameId}/share`, {});
  await signedInCaller(server, 'other@example.org');
  const now = Date.now();
  await server.database.db
    .insertInto('mail')
    .values({
      id: randomUUID(),
      recipient: 'other@example.org',
      subject: '',
      text: '',
      html: '',
      createdAt: now,
      giveUpAt: now + 1_000_000,
      dueAt: now + 1_000_000,
      attempts: 0,
      leaseOwner: null,
    })
    .execute();
  return host;
}

describe('copy', () => {
  let server: TestServer;
  let host: Caller;
  beforeAll(async () => {
    server = await startTestServer('sqlite', { AUTH_SECRET: TEST_SECRET });
    host = await fill(server);
  });
  afterAll(() => server.stop());

  it('moves everything to PostgreSQL, where sessions and games go on, and back again', async () => {
    const postgres = await freshPostgres();
    const there = admin(['copy', '--to', postgres.url], { DATA_DIR: server.dataDir });
    expect(there).toMatchObject({ status: 0, stderr: '' });
    for (const { name } of await listTables(server.database.db)) {
      expect(there.stdout).toContain(`  ${name}`);
    }
    const moved = await server.another({ DATABASE_URL: postgres.url });
    const url = `http://127.0.0.1:${moved.port}`;
    const headers = { cookie: host.cookie };
    const session = await (await fetch(`${url}/api/session`, { headers })).json();
    expect(session).toEqual((await host.get('/api/session')).body);
    const games = await (await fetch(`${url}/api/games`, { headers })).json();
    expect(games).toEqual((await host.get('/api/games')).body);
    const id = games.games[0].id;
    const game = await (await fetch(`${url}/api/games/${id}`, { headers })).json();
    expect(game).toEqual((await host.get(`/api/games/${id}`)).body);
    await moved.stop();

    const folder = await mkdtemp(join(tmpdir(), 'riffle-copy-'));
    const file = join(folder, 'riffle.sqlite');
    const back = admin(['copy', '--to', file], {
      DATABASE_URL: postgres.url,
      AUTH_SECRET: TEST_SECRET,
    });
    expect(back).toMatchObject({ status: 0, stderr: '' });
    const again = openSqlite(file);
    for (const { name } of await listTables(again.db)) {
      const all = sql`select * from ${sql.table(name)}`;
      const sorted = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
      // What a server did on PostgreSQL meanwhile: a sight of its session, and a first piece of mending.
      if (name === 'session' || name === 'mending') continue;
      expect(sorted((await all.execute(again.db)).rows)).toEqual(
        sorted((await all.execute(server.database.db)).rows),
      );
    }
    expect(await brokenAccounts(again.db)).toEqual([]);
    await again.close();
    await rm(folder, { recursive: true });
    await postgres.drop();
  });

  it('refuses a target that has something in it, and one of its own kind', async () => {
    const postgres = await freshPostgres();
    const target = await server.another({ DATABASE_URL: postgres.url });
    await target.stop();
    const { db, close } = await openPostgres(postgres.url);
    await db.insertInto('rate_limit').values({ key: 'x', windowStart: 1, count: 1 }).execute();
    await close();
    const env = { DATA_DIR: server.dataDir };
    expect(admin(['copy', '--to', postgres.url], env)).toMatchObject({
      status: 1,
      stderr: 'The target is not empty: rate_limit has rows.',
    });
    const file = join(server.dataDir, 'other.sqlite');
    expect(admin(['copy', '--to', file], env).stderr).toBe('Both databases are of one kind.');
    expect(admin(['copy'], env).status).toBe(1);
    await postgres.drop();
  });

  it('says in one line that the target has tables of somebody else’s', async () => {
    const postgres = await freshPostgres();
    const { db, close } = await openPostgres(postgres.url);
    await sql`create table game (id integer primary key)`.execute(db);
    await close();
    expect(admin(['copy', '--to', postgres.url], { DATA_DIR: server.dataDir })).toEqual({
      status: 1,
      stdout: '',
      stderr: `The database ${postgres.url.replace(/\/\/.*@/, '//')} can't be used: relation "game" already exists`,
    });
    await postgres.drop();
  });

  it('goes on where it was broken off, and notices that the source has changed since', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'riffle-copy-'));
    const file = join(dataDir, 'riffle.sqlite');
    await sql`vacuum into ${file}`.execute(server.database.db);
    const source = openSqlite(file);
    const game = await source.db.selectFrom('game').select(['id']).executeTakeFirstOrThrow();
    for (let from = 0; from < 40_000; from += 1000) {
      const rows = Array.from({ length: 1000 }, (_, step) => ({
        gameId: game.id,
        id: `card ${from + step}`,
        position: from + step,
        question: 'A question?',
        hint: '',
        answer: '',
        explanation: null,
        verdict: null,
      }));
      await source.db.insertInto('card').values(rows).execute();
    }
    const postgres = await freshPostgres();
    const { db, close } = await openPostgres(postgres.url);
    const child = startAdmin(['copy', '--to', postgres.url], { DATA_DIR: dataDir });
    const cards = async () => {
      const count = sql<{ n: number }>`select count(*) as n from card`.execute(db);
      return (await count.catch(() => undefined))?.rows[0]?.n ?? 0;
    };
    while ((await cards()) === 0) await setTimeout(5);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    const before = await cards();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(40_000);

    await expect(server.another({ DATABASE_URL: postgres.url })).rejects.toThrow(
      /holds half of a copy/,
    );
    // A row that was copied already is another one now.
    await source.db.updateTable('user').set({ name: 'Somebody else' }).execute();
    const env = { DATA_DIR: dataDir };
    const changed = admin(['copy', '--to', postgres.url], env);
    expect(changed.stderr).toMatch(
      /^user differs \(2 rows there, 2 here\): the source was written/,
    );
    await source.db.updateTable('user').set({ name: '' }).execute();
    expect(admin(['copy', '--to', postgres.url], env)).toMatchObject({ status: 0, stderr: '' });
    expect(await cards()).toBe(40_020);
    // Complete now, it takes no second copy.
    expect(admin(['copy', '--to', postgres.url], env).stderr).toContain('not empty');
    await source.close();
    await close();
    await postgres.drop();
    await rm(dataDir, { recursive: true });
  });
});

describe('backup', () => {
  it('is one moment of a database that goes on working, and starts a server of its own', async () => {
    const server = await startTestServer('sqlite', { AUTH_SECRET: TEST_SECRET });
    const host = await fill(server);
    const folder = await mkdtemp(join(tmpdir(), 'riffle-backup-'));
    const file = join(folder, 'riffle.sqlite');
    let busy = true;
    const work = async (): Promise<void> => {
      while (busy) {
        const answer = await host.post('/api/games', {
          title: 'Busy',
          gameType: 'trivia',
          cards: [{ question: 'Q?', hint: '', answer: 'A', explanation: '' }],
        });
        if (answer.status >= 400) throw new Error(JSON.stringify(answer.body));
      }
    };
    const working = work();
    const child = startAdmin(['backup', file], { DATA_DIR: server.dataDir });
    const status = await new Promise((resolve) => child.once('exit', resolve));
    busy = false;
    await working;
    expect(status).toBe(0);
    expect(existsSync(`${file}.unfinished`)).toBe(false);
    const twice = admin(['backup', file], { DATA_DIR: server.dataDir });
    expect(twice).toMatchObject({ status: 1, stderr: `${file} is there already.` });
    await copyFile(join(file), join(folder, 'copy'));
    const restored = await server.another({ DATA_DIR: folder });
    const answer = await fetch(`http://127.0.0.1:${restored.port}/api/games`, {
      headers: { cookie: host.cookie },
    });
    expect((await answer.json()).total).toBeGreaterThan(0);
    await restored.stop();
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('says where it can’t be made', async () => {
    const server = await startTestServer('sqlite');
    const env = { DATA_DIR: server.dataDir };
    expect(admin(['backup', '/nowhere/at/all'], env).status).toBe(1);
    expect(admin(['backup'], env).stderr).toBe('backup takes the name of a new file.');
    await server.stop();
  });
});
