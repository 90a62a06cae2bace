// The servers that throughput is measured on: Riffle on either engine, and a bare handler beside it.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Engine } from '../src/server/platform/database/connection.ts';
import { openPostgres } from '../src/server/platform/database/postgres.ts';
import { openSqlite } from '../src/server/platform/database/sqlite.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { startRiffle, type RiffleProcess } from '../tests/support/riffle-process.ts';
import { SECRET } from './hosts.ts';

export interface Servers {
  readonly all: readonly RiffleProcess[];
  readonly database: Database;
  stop(): Promise<void>;
}

/** So many processes on one database, which keeps what it acknowledges as in production. */
export async function startServers(
  engine: Engine,
  count = 1,
  more: Readonly<Record<string, string>> = {},
): Promise<Servers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'riffle-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres([]) : undefined;
  const settings = {
    DATA_DIR: dataDir,
    AUTH_SECRET: SECRET,
    LOG_LEVEL: 'silent',
    ...(postgres && { DATABASE_URL: postgres.url }),
    ...more,
  };
  const all: RiffleProcess[] = [];
  for (let started = 0; started < count; started += 1) all.push(await startRiffle(settings));
  const database = postgres
    ? await openPostgres(postgres.url)
    : openSqlite(join(dataDir, 'riffle.sqlite'));
  return {
    all,
    database,
    async stop() {
      await Promise.all(all.map((riffle) => riffle.stop()));
      await database.close();
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A bare hono server in a process of its own that always answers the same. */
export async function startConstant(text: string) {
  const code = `
    const { Hono } = await import('hono'); const { serve } = await import('@hono/node-server');
    const text = process.env.CONSTANT; const app = new Hono();
    app.all('/', (c) => c.body(text, 200, { 'content-type': 'application/json' }));
    serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, CONSTANT: text },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() };
}

/** Resident memory of a process, in megabytes. */
export function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Processor time that a process has taken so far, in seconds. */
export function processorSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Processor time of all processes of the PostgreSQL that this process has started. */
export function postgresSeconds(): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const isPostgres = readFileSync(`/proc/${name}/comm`, 'utf8').trim() === 'postgres';
      if (isPostgres) parents.set(Number(name), Number(statOf(Number(name))[1]));
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid);
    return parent !== undefined && (parent === process.pid || isOurs(parent));
  };
  let sum = 0;
  for (const pid of parents.keys())
    if (isOurs(pid)) sum += processorSeconds(pid) + endedSeconds(pid);
  return sum;
}

/** Processor time of a process's children that have ended. */
function endedSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Processor time of everything on this machine since its start, in seconds. */
export function busySeconds(): number {
  const [, user, nice, system, , , irq, softirq] =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/) ?? [];
  const ticks = [user, nice, system, irq, softirq].map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** The fields of /proc/<pid>/stat after the name. */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
}
