// What tables there are and how they hang together, as the embedded database tells.
import { sql } from 'kysely';
import type { Db } from './connection.ts';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key. */
  readonly key: readonly string[];
  /** Columns that are booleans on PostgreSQL. */
  readonly flags: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
}

/** The only boolean; all others are numbers on both engines. */
const FLAGS = new Set(['emailVerified']);

/** All tables with content, each after those that its rows refer to. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'
    and name not in ('migration', 'copy_mark') order by name`.execute(db);
  const before = new Map<string, string[]>();
  for (const { name } of rows) {
    const { rows: references } = await sql<{
      table: string;
    }>`select "table" from pragma_foreign_key_list(${name})`.execute(db);
    before.set(
      name,
      references.map(({ table }) => table),
    );
  }
  const order = new Set<string>();
  const place = (name: string): void => {
    for (const earlier of before.get(name) ?? []) if (earlier !== name) place(earlier);
    order.add(name);
  };
  for (const name of before.keys()) place(name);
  return Promise.all([...order].map((name) => describe(db, name)));
}

async function describe(db: Db, name: string): Promise<Table> {
  const { rows } = await sql<{
    name: string;
    type: string;
    pk: number;
  }>`select name, lower(type) as type, pk from pragma_table_info(${name})`.execute(db);
  return {
    name,
    columns: rows.map((column) => column.name),
    key: rows
      .filter(({ pk }) => pk > 0)
      .toSorted((a, b) => a.pk - b.pk)
      .map((column) => column.name),
    flags: new Set(rows.map((column) => column.name).filter((column) => FLAGS.has(column))),
    dates: new Set(rows.filter(({ type }) => type === 'date').map((column) => column.name)),
  };
}
