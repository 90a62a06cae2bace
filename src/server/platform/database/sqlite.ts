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
} from 'kysely';
import { makeFolder } from '#server/platform/configuration/data-folder.ts';
import {
  DatabaseUnavailable,
  loggedBy,
  logTo,
  reasonOf,
  type Database,
  type DatabaseOptions,
  type Logged,
} from './connection.ts';
import type { AnswersAtOnce } from './kept.ts';
import type { Schema } from './schema.ts';
import { Mutex } from './mutex.ts';

/** Milliseconds that a writer waits for another process's transaction on the same file. */
const BUSY_TIMEOUT_MS = 10_000;

interface Opened {
  readonly handle: SQLite.Database;
  /** The same as Kysely sees it. */
  readonly database: SqliteDatabase;
  /** Whoever has it has the connection. */
  readonly mutex: Mutex;
}

/**
 * A transaction takes the write lock when it begins: one that reads first and writes later would
 * otherwise fail at once when another process has written in between.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #mutex: Mutex;
  readonly #handle: SQLite.Database;

  constructor({ database, mutex, handle }: Opened) {
    super({ database });
    this.#mutex = mutex;
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
class OwnTurnsAdapter extends SqliteAdapter implements AnswersAtOnce {
  readonly #opened: Opened;
  readonly #log: Logged;

  constructor(opened: Opened, log: Logged) {
    super();
    this.#opened = opened;
    this.#log = log;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** A transaction has the mutex until its end, so whoever finds it free sees nothing half done. */
  readAtOnce<Row>(query: CompiledQuery<Row>): readonly Row[] | undefined {
    const { mutex, database } = this.#opened;
    if (!mutex.isFree) return undefined;
    return this.#log(query, () => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the query says of its rows
      return database.prepare(query.sql).all(query.parameters) as Row[];
    });
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
  readonly #opened: Opened;
  readonly #log: Logged;

  constructor(handle: SQLite.Database, options: DatabaseOptions) {
    const database = withPreparedStatements(handle);
    super({ database });
    this.#opened = { handle, database, mutex: new Mutex() };
    this.#log = loggedBy(options);
  }

  override createAdapter(): SqliteAdapter {
    return new OwnTurnsAdapter(this.#opened, this.#log);
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#opened);
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
  const dialect = new ImmediateSqliteDialect(handle, options);
  const db = new Kysely<Schema>({ dialect, ...logTo(options) });
  return { db, engine: 'sqlite', place: file, close: () => db.destroy() };
}
