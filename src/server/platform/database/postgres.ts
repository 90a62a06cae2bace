// PostgreSQL by its address: a pool of connections that outlives a restart of the database.
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely';
import type { Pool } from 'pg';
import {
  DatabaseUnavailable,
  logTo,
  reasonOf,
  type Database,
  type DatabaseOptions,
} from './connection.ts';
import { isConnectionLost, PATIENCE_MS, PatientKysely } from './retry.ts';
import type { Schema } from './schema.ts';

/** Connections that one process holds at most. */
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5_000;
/** A statement that takes longer is broken off by the database; none of ours takes a tenth of it. */
const STATEMENT_TIMEOUT_MS = 15_000;
/** Beyond its own time-out the database gets so long to say so; then the connection counts as dead. */
const SILENCE_MS = 5_000;
/** A transaction whose process went silent lets go of its locks after this. */
const IDLE_TRANSACTION_TIMEOUT_MS = 20_000;
const PAUSE_MS = 100;

/**
 * Asks again for a connection while the database can't be reached: nothing has been sent yet, so that
 * a restart of the database costs a request some time and nothing else.
 */
class PatientPostgresDriver extends PostgresDriver {
  override async acquireConnection(
    options?: Parameters<PostgresDriver['acquireConnection']>[0],
  ): Promise<DatabaseConnection> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await super.acquireConnection(options);
      } catch (error) {
        if (!isConnectionLost(error) || Date.now() > deadline) throw error;
        await setTimeout(PAUSE_MS);
      }
    }
  }
}

class PatientPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PatientPostgresDriver(this.#config);
  }
}

export interface PostgresOptions extends DatabaseOptions {
  /** Milliseconds; 0 for work that may take its time, such as a migration. */
  readonly statementTimeoutMs?: number;
  readonly silenceMs?: number;
}

/** Opens PostgreSQL and asks it one question; throws DatabaseUnavailable. */
export async function openPostgres(
  url: string,
  {
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    silenceMs = SILENCE_MS,
    ...options
  }: PostgresOptions = {},
): Promise<Database> {
  const pool = await createPool(url, statementTimeoutMs, silenceMs);
  const place = placeOf(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(`The database ${place} can't be opened: ${reasonOf(error)}`);
  }
  const db = new PatientKysely<Schema>({
    dialect: new PatientPostgresDialect({ pool }),
    ...logTo(options),
  });
  return { db, engine: 'postgres', place, close: () => db.destroy() };
}

async function createPool(
  url: string,
  statementTimeoutMs: number,
  silenceMs: number,
): Promise<Pool> {
  // Loaded only when it is needed: the embedded database does without it.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs && IDLE_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'riffle',
    // Times and counts are 64-bit there and whole numbers here, far below 2^53.
    types: {
      getTypeParser: (id, format) =>
        id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format),
    },
  });
  // A lost connection is replaced by the pool, and whoever was using it is told by its statement;
  // without listeners it would end the process besides.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const { stream } = client.connection;
    if (statementTimeoutMs === 0 || !(stream instanceof Socket)) return;
    // A dead network says nothing: whatever waits on it would wait for the kernel's quarter of an hour.
    stream.setTimeout(statementTimeoutMs + silenceMs, () => stream.destroy());
  });
  return pool;
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `postgres://${host}${pathname}`;
}
