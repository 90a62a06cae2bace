// A copy of the embedded database while servers work on it.
import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import SQLite from 'better-sqlite3';
import { reasonOf } from './connection.ts';

/** The copy can't be made; the message says why. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed';
}

/**
 * Writes all of the database, as it was at one moment, to a new file; nobody has to wait for it. The file
 * is whole and on the disk when this returns, or it is not there. Throws BackupFailed.
 */
export async function backUp(database: string, target: string): Promise<{ bytes: number }> {
  if (existsSync(target)) throw new BackupFailed(`${target} is there already.`);
  const unfinished = `${target}.unfinished`;
  try {
    await rm(unfinished, { force: true });
    copyTo(database, unfinished);
    const { size } = await stat(unfinished);
    await flush(unfinished);
    await rename(unfinished, target);
    await flush(dirname(target));
    return { bytes: size };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new BackupFailed(`${target} can't be written: ${reasonOf(error)}`);
  }
}

/** All of the database at one moment, and looked through. */
function copyTo(database: string, target: string): void {
  const source = new SQLite(database, { fileMustExist: true });
  source.prepare('vacuum into ?').run(target);
  source.close();
  const copy = new SQLite(target, { readonly: true });
  const verdict = copy.pragma('quick_check', { simple: true });
  copy.close();
  if (verdict !== 'ok') throw new BackupFailed(String(verdict));
}

/** What was written to a file or folder is on the disk when this returns. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
}
