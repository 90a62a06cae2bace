// One Kysely instance for everything: SQLite in the data folder, or PostgreSQL by its address.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDialectConfig,
} from 'kysely';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';
export type Db = Kysely<Schema>;

export interface Database {
  readonly db: Db;
  readonly engine: Engine;
  /** Where it is, without a password: for the start's message and the log. */
  readonly place: string;
  close(): Promise<void>;
}

/** The database can't be opened; the message names the place and the reason. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Milliseconds that a writer waits for another process's transaction on the same file. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * A transaction takes the write lock when it begins: one that reads first and writes later would
 * otherwise fail at once when another process has written in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDialectConfig['database'];

  constructor(database: SQLite.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver({ database: this.#database });
  }
}

/** Opens the embedded database, making its folder; throws DatabaseUnavailable. */
export function openSqlite(file: string): Database {
  let handle: SQLite.Database;
  try {
    mkdirSync(dirname(file), { recursive: true });
    handle = new SQLite(file, { timeout: BUSY_TIMEOUT_MS });
    handle.pragma('journal_mode = WAL');
    handle.pragma('synchronous = FULL');
    handle.pragma('foreign_keys = ON');
  } catch (error) {
    throw new DatabaseUnavailable(`The database file ${file} can't be opened: ${reasonOf(error)}`);
  }
  const db = new Kysely<Schema>({ dialect: new ImmediateSqliteDialect(handle) });
  return { db, engine: 'sqlite', place: file, close: () => db.destroy() };
}

/** Opens PostgreSQL and asks it one question; throws DatabaseUnavailable. */
export async function openPostgres(url: string): Promise<Database> {
  // Loaded only when it is needed: the embedded database does without it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // Times and counts are 64-bit there and whole numbers here, far below 2^53.
    types: {
      getTypeParser: (id, format) =>
        id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
    },
  });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const place = placeOf(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(`The database ${place} can't be opened: ${reasonOf(error)}`);
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, engine: 'postgres', place, close: () => db.destroy() };
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
