import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { insertUser } from '#server/features/accounts/store.ts';
import type { Engine } from '#server/platform/database/connection.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import { migrate, MIGRATIONS } from '#server/platform/database/migrate.ts';
import * as first from '#server/platform/database/migrations/001-first.ts';
import { describeOnBothEngines, freshPostgres, startTestServer } from '#tests/support/server.ts';

// On SQLite a process that waits for another's transaction waits as a whole, so that case is tested with
// processes, in bad-input.test.ts.
describe('migrations', () => {
  it('are applied once, however many start together on PostgreSQL', async () => {
    const name = `riffle_migrate_${process.pid}`;
    const url = new URL(inject('postgresUrl'));
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`create database ${name}`);
    url.pathname = `/${name}`;
    const databases = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url.href)));
    const applied = await Promise.all(databases.map((database) => migrate(database)));
    expect(applied.flat()).toEqual([
      '001-first',
      '002-accounts',
      '003-generation',
      '004-payments',
      '005-deletion',
      '006-own-decks',
      '007-operations',
      '008-decks',
      '010-refunds-of-parts',
      '011-card-fields',
      '012-rooms',
      '013-room-cards',
      '014-buzzer',
      '015-run-news',
      '016-offered-runs',
      '017-deck-order',
    ]);
    await Promise.all(databases.map((database) => database.close()));
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
});

/** A database as the first version of Riffle left it. */
async function firstDatabase(engine: Engine) {
  const postgres = engine === 'postgres' ? await freshPostgres() : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'riffle-migrate-'));
  const database = postgres
    ? await openPostgres(postgres.url)
    : openSqlite(join(folder, 'riffle.sqlite'));
  const { db } = database;
  await first.up(db, engine);
  await sql`create table migration (name text primary key, "appliedAt" bigint not null)`.execute(
    db,
  );
  await sql`insert into migration values ('001-first', 1)`.execute(db);
  const now = Date.now();
  const about = { email: 'anna@example.org', name: '', verified: false, now };
  const userId = await insertUser(db, engine, about);
  const close = async () => {
    await database.close();
    await postgres?.drop();
    await rm(folder, { recursive: true });
  };
  return { database, db, userId, now, close };
}

/** From here on servers of the version before go on working while the next one has migrated. */
const FIRST_ROLLING = '003-generation';

describeOnBothEngines('migrations', (engine) => {
  it('change nothing that the version before relies on: columns stay as they are, new ones need no value', async () => {
    const { database, db, close } = await firstDatabase(engine);
    const columns = async () => {
      const tables = await db.introspection.getTables();
      return new Map(
        tables.flatMap(({ name, columns: all }) =>
          all.map((column) => [
            `${name}.${column.name}`,
            {
              table: name,
              type: column.dataType,
              mayBeNull: column.isNullable,
              fills: column.hasDefaultValue,
            },
          ]),
        ),
      );
    };
    let checked = 0;
    for (const [index, { name }] of MIGRATIONS.entries()) {
      const before = await columns();
      const tables = new Set([...before.values()].map(({ table }) => table));
      await migrate(database, MIGRATIONS.slice(0, index + 1));
      if (name < FIRST_ROLLING) continue;
      checked += 1;
      const after = await columns();
      for (const [column, about] of before) {
        expect({ name, column, about: after.get(column) }).toEqual({ name, column, about });
      }
      for (const [column, { table, mayBeNull, fills }] of after) {
        if (before.has(column) || !tables.has(table)) continue;
        expect({ name, column, isFree: mayBeNull || fills }).toEqual({
          name,
          column,
          isFree: true,
        });
      }
    }
    expect(checked).toBeGreaterThan(3);
    await close();
  });

  it('002 takes verification links along that have not been followed yet', async () => {
    const { database, db, userId, now, close } = await firstDatabase(engine);
    await sql`insert into email_verification values ('used', ${userId}, ${now}, 1, 2), ('open', ${userId}, ${now}, 1, null)`.execute(
      db,
    );
    expect(await migrate(database)).toContain('002-accounts');
    const about = { userId, purpose: 'verify-email', email: 'anna@example.org' };
    expect(await db.selectFrom('mailed_code').selectAll().orderBy('codeHash').execute()).toEqual([
      { ...about, codeHash: 'open', createdAt: 1, expiresAt: now, endedAt: null },
      { ...about, codeHash: 'used', createdAt: 1, expiresAt: now, endedAt: 2 },
    ]);
    await close();
  });

  it('003 knows which decks of before were paid as fresh', async () => {
    const { database, db, userId, close } = await firstDatabase(engine);
    for (const [game, cost] of [
      ['usual', 1],
      ['fresh', 2],
    ] as const) {
      await sql`insert into game values (${game}, ${userId}, 'Trivia', 'trivia', 'T', 'T', 'D', 'easy', 20, 2, 30, '[]', 'house', 1, 1)`.execute(
        db,
      );
      await sql`insert into generation values (${game}, ${userId}, ${game}, '{}', 'saved', 'house', ${cost}, 20, ${game}, null, 1, null, null, 1, 1)`.execute(
        db,
      );
    }
    expect(await migrate(database)).toContain('003-generation');
    const games = await db
      .selectFrom('game')
      .select(['id', 'fresh', 'rewrites'])
      .orderBy('id')
      .execute();
    expect(games).toEqual([
      { id: 'fresh', fresh: 1, rewrites: 0 },
      { id: 'usual', fresh: 0, rewrites: 0 },
    ]);
    await close();
  });

  it('leave a server’s data as it is at the next start', async () => {
    const server = await startTestServer(engine);
    await server.restart();
    expect(await migrate(server.database)).toEqual([]);
    await server.stop();
  });
});
