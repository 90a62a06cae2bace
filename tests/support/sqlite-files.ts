// Databases in a real file, for what only a file can show.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { Database } from '#server/platform/database/connection.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';

/** Around each test a folder of its own, whose databases are closed when it goes. */
export function eachInFolder() {
  let folder = '';
  const databases: Database[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'riffle-sqlite-'));
  });
  afterEach(async () => {
    await Promise.all(databases.splice(0).map((database) => database.close()));
    rmSync(folder, { recursive: true, force: true });
  });
  const closing = (database: Database): Database => {
    databases.push(database);
    return database;
  };
  return {
    folder: () => folder,
    /** The folder's one file, once more each time. */
    open: () => closing(openSqlite(join(folder, 'riffle.sqlite'))),
    /** Has another database closed at the end. */
    closing,
  };
}
