// A server with data of its own that dies and is started again on them, and a look at its database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Engine } from '#server/platform/database/connection.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import {
  startRiffle,
  TEST_SECRET,
  type RiffleProcess,
  type Straits,
} from '#tests/support/riffle-process.ts';
import { freshPostgres } from '#tests/support/server.ts';

export interface Subject {
  /** Of the process that runs at the moment. */
  readonly url: string;
  readonly dataDir: string;
  readonly database: Database;
  /** Puts the clock of the process on or back, where it was started with a wrong one. */
  shiftClock(ms: number): void;
  kill(): Promise<void>;
  /** Starts another process on the same data; `more` are settings of its own. */
  start(more?: Readonly<Record<string, string>>): Promise<void>;
  /** Stops it and takes its data away. */
  end(): Promise<void>;
}

export async function startSubject(
  engine: Engine,
  settings: Readonly<Record<string, string>> = {},
  straits: Straits = {},
): Promise<Subject> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riffle-faults-'));
  const postgres = engine === 'postgres' ? await freshPostgres() : undefined;
  const all = {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...(postgres && { DATABASE_URL: postgres.url, AUTH_SECRET: TEST_SECRET }),
    ...settings,
  };
  let riffle: RiffleProcess = await startRiffle(all, straits);
  const database = postgres
    ? await openPostgres(postgres.url)
    : openSqlite(join(dataDir, 'riffle.sqlite'));
  return {
    get url() {
      return riffle.url;
    },
    dataDir,
    database,
    shiftClock: (ms) => riffle.shiftClock(ms),
    kill: () => riffle.kill(),
    async start(more = {}) {
      riffle = await startRiffle({ ...all, ...more }, straits);
    },
    async end() {
      await riffle.stop();
      await database.close();
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
