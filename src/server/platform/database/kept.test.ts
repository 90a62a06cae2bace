import { beforeEach, expect, it, vi } from 'vitest';
import type { Db } from './connection.ts';
import { kept } from './kept.ts';
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

it('another database has its own', async () => {
  const read = kept(build);
  const id = await userIn(db);
  const other = await memoryDatabase();
  expect(await read(db, { id, name: '', most: 1 })).toEqual([{ id }]);
  expect(await read(other.db, { id, name: '', most: 1 })).toEqual([]);
  expect(build).toHaveBeenCalledTimes(2);
  await other.close();
});
