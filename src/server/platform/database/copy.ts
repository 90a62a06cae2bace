// Moves a whole database to the other engine, in pieces that are each complete: what was broken off goes on
// where it was. At the end every row is compared.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { reasonOf, type Database, type Db } from './connection.ts';
import { listTables, type Table } from './tables.ts';

/** The copy can't be made or is not complete; the message says why. */
export class CopyFailed extends Error {
  override readonly name = 'CopyFailed';
}

/** Stays in the target while the copy is not complete: how far each table has come. */
const MARK = 'copy_mark';

/** Rows in a piece, as far as the number of parameters of one statement allows. */
const ROWS = 500;
const PARAMETERS = 30_000;

type Row = Readonly<Record<string, unknown>>;

interface Copied {
  readonly table: string;
  readonly rows: number;
}

/** Whether a copy into this database was broken off: no server may work on half of everything. */
export async function isHalfCopied(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === MARK);
}

/**
 * Copies everything between an embedded database and PostgreSQL, either way. Both are at the same
 * migration; the target is empty or holds a copy that was broken off. Nothing can be written to the source
 * meanwhile. Throws CopyFailed.
 */
export async function copyDatabase(from: Database, to: Database): Promise<Copied[]> {
  if (from.engine === to.engine) throw new CopyFailed('Both databases are of one kind.');
  const embedded = from.engine === 'sqlite' ? from : to;
  const tables = await listTables(embedded.db);
  await beginOrGoOn(to.db, tables);
  const copied = await from.db.transaction().execute(async (source) => {
    if (from.engine === 'postgres') await holdStill(source, tables);
    for (const table of tables) {
      await copyTable(source, to, table).catch((error: unknown) => {
        throw new CopyFailed(`${table.name} can't be copied: ${reasonOf(error)}`);
      });
    }
    return compareAll(source, to.db, tables);
  });
  await sql`drop table ${sql.table(MARK)}`.execute(to.db);
  return copied;
}

async function beginOrGoOn(target: Db, tables: readonly Table[]): Promise<void> {
  if (await isHalfCopied(target)) return;
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target);
    if (rows.length > 0) throw new CopyFailed(`The target is not empty: ${name} has rows.`);
  }
  await sql`create table ${sql.table(MARK)} (name text primary key, "lastKey" text not null)`.execute(
    target,
  );
}

/** On SQLite a transaction of ours holds the only right to write; here it has to be asked for. */
async function holdStill(source: Db, tables: readonly Table[]): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(source);
  const names = tables.map(({ name }) => sql.table(name));
  await sql`lock table ${sql.join(names)} in exclusive mode`.execute(source);
}

async function copyTable(source: Db, to: Database, table: Table): Promise<void> {
  const { rows } = await sql<{
    lastKey: string;
  }>`select "lastKey" from ${sql.table(MARK)} where name = ${table.name}`.execute(to.db);
  const from: unknown[] | undefined = rows[0] && JSON.parse(rows[0].lastKey);
  for await (const piece of pieces(source, table, from)) {
    const lastKey = JSON.stringify(table.key.map((column) => piece.at(-1)?.[column]));
    const values = piece.map((row) => sql`(${sql.join(asStored(row, table, to))})`);
    const columns = sql.join(table.columns.map((column) => sql.ref(column)));
    await to.db.transaction().execute(async (trx) => {
      await sql`insert into ${sql.table(table.name)} (${columns}) values ${sql.join(values)}`.execute(
        trx,
      );
      await sql`insert into ${sql.table(MARK)} (name, "lastKey") values (${table.name}, ${lastKey})
        on conflict (name) do update set "lastKey" = excluded."lastKey"`.execute(trx);
    });
  }
}

/** The rows of a table by its key, some at a time, beginning after the given key. */
async function* pieces(db: Db, table: Table, after?: readonly unknown[]): AsyncGenerator<Row[]> {
  const { name, columns, key } = table;
  const limit = Math.min(ROWS, Math.floor(PARAMETERS / columns.length));
  const order = sql.join(key.map((column) => sql.ref(column)));
  let last = after;
  for (;;) {
    const isAfter = last ? sql`where (${order}) > (${sql.join([...last])})` : sql``;
    const { rows } = await sql<Row>`select * from ${sql.table(name)} ${isAfter}
      order by ${order} limit ${limit}`.execute(db);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < limit) return;
    last = key.map((column) => end[column]);
  }
}

/** Booleans and times are of their own type on PostgreSQL, and numbers and ISO texts on SQLite. */
function asStored(row: Row, table: Table, { engine }: Database): unknown[] {
  return plain(row, table).map((value, index) => {
    const isFlag = table.flags.has(table.columns[index] ?? '');
    return engine === 'postgres' && isFlag && value !== null ? value === 1 : value;
  });
}

function plain(row: Row, { columns, dates }: Table): unknown[] {
  return columns.map((column) => {
    const value = row[column] ?? null;
    if (typeof value === 'boolean') return Number(value);
    if (value instanceof Date) return value.toISOString();
    return typeof value === 'string' && dates.has(column) ? new Date(value).toISOString() : value;
  });
}

async function compareAll(source: Db, target: Db, tables: readonly Table[]): Promise<Copied[]> {
  const copied: Copied[] = [];
  for (const table of tables) {
    const [had, has] = [await contentOf(source, table), await contentOf(target, table)];
    if (had.rows !== has.rows || had.sum !== has.sum) {
      throw new CopyFailed(
        `${table.name} differs (${had.rows} rows there, ${has.rows} here): the source was written to after an earlier try. Empty the target and copy again.`,
      );
    }
    copied.push({ table: table.name, rows: had.rows });
  }
  return copied;
}

/** How many rows, and a sum over them that does not depend on their order: engines sort texts differently. */
async function contentOf(db: Db, table: Table): Promise<{ rows: number; sum: bigint }> {
  let count = 0;
  let sum = 0n;
  for await (const piece of pieces(db, table)) {
    count += piece.length;
    for (const row of piece) {
      const digest = createHash('sha256')
        .update(JSON.stringify(plain(row, table)))
        .digest();
      sum += digest.readBigUInt64BE();
    }
  }
  return { rows: count, sum };
}
