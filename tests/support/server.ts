// A whole Riffle server on a free port with a database of its own, on either engine.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import pg from 'pg';
import { describe, inject } from 'vitest';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import type { Database, Engine } from '#server/platform/database/connection.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import { TEST_SECRET } from './riffle-process.ts';
import { runServer, type RunningServer, type Tuning } from '#server/app.ts';

export const ENGINES: readonly Engine[] = ['sqlite', 'postgres'];

/** The same tests once on SQLite and once on PostgreSQL. */
export function describeOnBothEngines(name: string, tests: (engine: Engine) => void): void {
  for (const engine of ENGINES) describe(`${name} (${engine})`, () => tests(engine));
}

export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  /** What it answers to, as `GET /api/games/:id`. */
  readonly routes: readonly string[];
  /** The settings it started with, for another process on the same data. */
  readonly environment: Readonly<Record<string, string>>;
  /** A handle of the test's own on the same database: what another process would see. */
  readonly database: Database;
  stop(): Promise<void>;
  /** Another process's worth of server on the same data, beside the first. */
  another(settings?: Readonly<Record<string, string>>): Promise<RunningServer>;
  /** Stops the server and starts another on the same data. */
  restart(settings?: Readonly<Record<string, string>>): Promise<void>;
}

/** Starts a server; `settings` are environment variables. */
export async function startTestServer(
  engine: Engine,
  settings: Readonly<Record<string, string>> = {},
  tuning: Tuning = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riffle-test-'));
  const storage = engine === 'postgres' ? await freshPostgres() : undefined;
  const environment = {
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    AI_START_CHECK: 'off',
    ...(storage && {
      DATABASE_URL: storage.url,
      AUTH_SECRET: TEST_SECRET,
    }),
    ...settings,
  };
  let server: RunningServer = await runServer(readConfiguration(environment), tuning);
  const database = storage
    ? await openPostgres(storage.url)
    : openSqlite(join(dataDir, 'riffle.sqlite'));
  return {
    get url() {
      return `http://127.0.0.1:${server.port}`;
    },
    dataDir,
    get routes() {
      return server.routes;
    },
    environment,
    database,
    another: (changed = {}) => runServer(readConfiguration({ ...environment, ...changed }), tuning),
    async restart(changed = {}) {
      await server.stop();
      server = await runServer(readConfiguration({ ...environment, ...changed }), tuning);
    },
    async stop() {
      await server.stop();
      await database.close();
      await storage?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A PostgreSQL database of its own, empty. */
export async function freshPostgres(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const adminUrl = inject('postgresUrl');
  const name = `riffle_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(adminUrl, `drop database ${name} with (force)`) };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The mails in a server's outbox, oldest first. */
export async function readMails(dataDir: string) {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const raw = await readFile(join(folder, name), 'utf8');
      return { raw, mail: await simpleParser(raw) };
    }),
  );
}
