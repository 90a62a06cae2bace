// The embedded database: one file in the data folder.
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  type SqliteDialectConfig,
} from 'kysely';
import { makeFolder } from '#server/platform/configuration/data-folder.ts';
import {
  DatabaseUnavailable,
  logTo,
  reasonOf,
  type Database,
  type DatabaseOptions,
} from './connection.ts';
import type { Schema } from './schema.ts';
import { Mutex } from './mutex.ts';

/** Milliseconds that a writer waits for another process's transaction on the same file. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * A transaction takes the write lock when it begins: one that reads first and writes later would
 * otherwise fail at once when another process has written in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #mutex = new Mutex();
  readonly #handle: SQLite.Database;

  constructor(config: SqliteDialectConfig, handle: SQLite.Database) {
    super(config);
    this.#handle = handle;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#mutex.acquire();
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#mutex.release();
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk undoes a transaction by itself; undoing it again would fail, and hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#handle.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** Our driver takes care that one after another uses the connection (mutex.ts). */
class OwnTurnsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Statements that are kept prepared; the app has some two hundred. */
const KEPT_STATEMENTS = 500;

/** Preparing takes longer than most of our statements take to run, so each is prepared once. */
function withPreparedStatements(handle: SQLite.Database): SqliteDatabase {
  const prepared = new Map<string, SQLite.Statement>();
  return {
    prepare: (text) => {
      const known = prepared.get(text);
      if (known) return known;
      const statement = handle.prepare(text);
      if (prepared.size < KEPT_STATEMENTS) prepared.set(text, statement);
      return statement;
    },
    close: () => handle.close(),
  };
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #handle: SQLite.Database;

  constructor(handle: SQLite.Database) {
    const config = { database: withPreparedStatements(handle) };
    super(config);
    this.#config = config;
    this.#handle = handle;
  }

  override createAdapter(): SqliteAdapter {
    return new OwnTurnsAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config, this.#handle);
  }
}

/** Opens the embedded database, making its folder; throws DatabaseUnavailable. */
export function openSqlite(file: string, options: DatabaseOptions = {}): Database {
  let handle: SQLite.Database;
  try {
    makeFolder(dirname(file));
    handle = new SQLite(file, { timeout: BUSY_TIMEOUT_MS });
    handle.pragma('journal_mode = WAL');
    handle.pragma('synchronous = FULL');
    handle.pragma('foreign_keys = ON');
  } catch (error) {
    throw new DatabaseUnavailable(`The database file ${file} can't be opened: ${reasonOf(error)}`);
  }
  const dialect = new ImmediateSqliteDialect(handle);
  const db = new Kysely<Schema>({ dialect, ...logTo(options) });
  return { db, engine: 'sqlite', place: file, close: () => db.destroy() };
}
