import { beforeEach, expect, it, vi } from 'vitest';
import type { Db } from './connection.ts';
import { kept } from './kept.ts';
import { openSqlite } from './sqlite.ts';
import { eachInMemory, memoryDatabase, userIn } from '#tests/support/memory.ts';

let db: Db;
eachInMemory((database) => {
  ({ db } = database);
});

interface Wanted {
  readonly id: string;
  readonly name: string;
  readonly most: number;
}

const build = vi.fn((from: Db, { id, name, most }: Wanted) =>
  from
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('name', '=', name), eb('name', '=', '')]))
    .limit(most),
);
beforeEach(() => {
  build.mockClear();
});

it('a read is built once for a database and run with the values of each time, in a transaction too', async () => {
  const read = kept(build);
  const [one, other] = [await userIn(db), await userIn(db)];
  expect(await read(db, { id: one, name: 'x', most: 5 })).toEqual([{ id: one }]);
  expect(await read(db, { id: other, name: 'x', most: 5 })).toEqual([{ id: other }]);
  expect(await read(db, { id: other, name: 'x', most: 0 })).toEqual([]);
  const inside = await db.transaction().execute(async (trx) => {
    await trx.updateTable('user').set({ name: 'y' }).where('id', '=', one).execute();
    const names = ['x', 'y'].map((name) => read(trx, { id: one, name, most: 5 }));
    return Promise.all(names);
  });
  expect(inside).toEqual([[], [{ id: one }]]);
  expect(build).toHaveBeenCalledTimes(1);
});

it('a read beside an open transaction waits for its end and sees nothing half done', async () => {
  const read = kept(build);
  const id = await userIn(db);
  let rows: Promise<readonly { readonly id: string }[]> | undefined;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('user').set({ name: 'y' }).where('id', '=', id).execute();
    rows = read(db, { id, name: 'y', most: 1 });
    await trx.updateTable('user').set({ name: 'z' }).where('id', '=', id).execute();
  });
  expect(await rows).toEqual([]);
  expect(await read(db, { id, name: 'z', most: 1 })).toEqual([{ id }]);
});

it('what a read on SQLite fails with is reported as of any statement', async () => {
  const kinds: string[] = [];
  const failures: unknown[] = [];
  const { db: empty, close } = openSqlite(':memory:', {
    onStatement: (kind) => kinds.push(kind),
    onFailure: (error) => failures.push(error),
  });
  const error = await kept(build)(empty, { id: '', name: '', most: 1 }).catch(
    (thrown: unknown) => thrown,
  );
  expect(String(error)).toContain('no such table');
  expect([kinds, failures]).toEqual([['select'], [error]]);
  await close();
});

it('another database has its own', async () => {
  const read = kept(build);
  const id = await userIn(db);
  const other = await memoryDatabase();
  expect(await read(db, { id, name: '', most: 1 })).toEqual([{ id }]);
  expect(await read(other.db, { id, name: '', most: 1 })).toEqual([]);
  expect(build).toHaveBeenCalledTimes(2);
  await other.close();
});
