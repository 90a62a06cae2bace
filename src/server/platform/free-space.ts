// Whether there is room left where things are kept: known from what fails, and looked at anew until it is back.
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, Db } from '#server/platform/database/connection.ts';

/** What engines and the file system say when a disk, a quota or a file's limit is full. */
const FULL = new Set([
  'SQLITE_FULL',
  // A write that was cut short by anything but a full disk, such as a limit on the size of a file.
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_SHMSIZE',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  // PostgreSQL: disk_full.
  '53100',
]);
const MOST_CAUSES = 5;
/** Where so much fits, there is room. */
const TRIAL_BYTES = 256 * 1024;

/** Whether something failed because there is no room left, however deep in its causes that stands. */
export function isStorageFull(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MOST_CAUSES && cause instanceof Error; depth += 1) {
    if ('code' in cause && FULL.has(String(cause.code))) return true;
    cause = cause.cause;
  }
  return false;
}

export interface FreeSpace {
  /** Takes any failure; one for want of room is remembered until there is some. */
  noticed(error: unknown): void;
  /** Whether what is written would be kept; throws what the database throws for another reason. */
  isLeft(database: Pick<Database, 'db' | 'engine'>): Promise<boolean>;
}

/** `folder` is the data folder, where one is used. */
export function watchFreeSpace(folder: string | undefined): FreeSpace {
  let isFull = false;
  const tryToWrite: FreeSpace['isLeft'] = async ({ db, engine }) => {
    if (folder !== undefined) await writeTrial(folder);
    // Changes nothing, but is written.
    await sql`update migration set "appliedAt" = "appliedAt"`.execute(db);
    if (engine === 'sqlite') await keepTrial(db);
    return true;
  };
  return {
    noticed(error) {
      if (isStorageFull(error)) isFull = true;
    },
    async isLeft(database) {
      if (!isFull) return true;
      try {
        await tryToWrite(database);
        isFull = false;
      } catch (error) {
        if (!isStorageFull(error)) throw error;
      }
      return !isFull;
    },
  };
}

/** A small write finds a gap in a file that a deck would not fit into. */
async function keepTrial(db: Db): Promise<void> {
  const key = `room:${randomUUID()}:${'x'.repeat(TRIAL_BYTES)}`;
  await db.insertInto('rate_limit').values({ key, windowStart: 0, count: 0 }).execute();
  await db.deleteFrom('rate_limit').where('key', '=', key).execute();
}

async function writeTrial(folder: string): Promise<void> {
  const file = join(folder, `room-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(TRIAL_BYTES), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}
