import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { eachInFolder } from '#tests/support/sqlite-files.ts';
import { DatabaseUnavailable, logTo, reasonOf, type Database } from './connection.ts';
import { isHalfCopied } from './copy.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

describe('the embedded database', () => {
  const { folder, open, closing } = eachInFolder();

  it('keeps what was committed through a power cut, and rows that belong together', async () => {
    const { db, engine, place } = open();
    expect({ engine, place }).toEqual({ engine: 'sqlite', place: join(folder(), 'riffle.sqlite') });
    const { sql } = await import('kysely');
    const pragma = async (name: string) =>
      (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)).rows[0];
    expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
    expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
    expect(await pragma('foreign_keys')).toEqual({ foreign_keys: 1 });
    expect(await pragma('busy_timeout')).toEqual({ timeout: 10_000 });
  });

  it('that can’t be opened says where and why', () => {
    const openFolder = (): Database => openSqlite(folder());
    expect(openFolder).toThrow(DatabaseUnavailable);
    expect(openFolder).toThrow(
      `The database file ${folder()} can't be opened: unable to open database file`,
    );
  });

  it('reports each statement by kind, and what one fails with', async () => {
    const kinds: string[] = [];
    const failures: unknown[] = [];
    const opened = openSqlite(':memory:', {
      onStatement: (kind, seconds) => {
        kinds.push(kind);
        expect(seconds).toBeLessThan(60);
      },
      onFailure: (error) => failures.push(error),
    });
    const database = closing(opened);
    await migrate(database);
    kinds.length = 0;
    await database.db.selectFrom('game').select('id').execute();
    await database.db.deleteFrom('game').execute();
    await database.db.updateTable('user').set({ name: 'x' }).execute();
    expect(kinds).toEqual(['select', 'delete', 'update']);
    expect(failures).toEqual([]);
    const wrong = { key: 'x', windowStart: 0, count: 0 };
    const insert = () => database.db.insertInto('rate_limit').values(wrong).execute();
    await insert();
    const error = await insert().catch((thrown: unknown) => thrown);
    expect(failures).toEqual([error]);
    expect(kinds.slice(3)).toEqual(['insert', 'insert']);
    expect(logTo({})).toEqual({});
  });

  it('half of a copy is known by its mark', async () => {
    const database = open();
    await migrate(database);
    expect(await isHalfCopied(database.db)).toBe(false);
    await database.db.schema.createTable('copy_mark').addColumn('name', 'text').execute();
    expect(await isHalfCopied(database.db)).toBe(true);
  });
});

it.each([
  [new Error('Why'), 'Why'],
  ['Why', 'Why'],
  [undefined, 'undefined'],
  [new AggregateError([new Error('One'), 'Two']), 'One; Two'],
])('%s in one line is %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
