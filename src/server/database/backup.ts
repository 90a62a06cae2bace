// A copy of the embedded database while servers work on it.
import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import SQLite from 'better-sqlite3';

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
  await rm(unfinished, { force: true });
  const source = new SQLite(database, { fileMustExist: true });
  try {
    source.prepare('vacuum into ?').run(unfinished);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new BackupFailed(`${target} can't be written: ${String(error)}`);
  } finally {
    source.close();
  }
  const copy = new SQLite(unfinished, { readonly: true });
  const verdict = copy.pragma('quick_check', { simple: true });
  copy.close();
  if (verdict !== 'ok') throw new BackupFailed(`The copy is broken: ${String(verdict)}`);
  const file = await open(unfinished, 'r+');
  try {
    await file.sync();
    const { size } = await file.stat();
    await rename(unfinished, target);
    return { bytes: size };
  } finally {
    await file.close();
  }
}
