// The folder of the embedded database, the outbox and the generated secret.
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { reasonOf } from '#server/platform/database/connection.ts';
import { WrongSetting } from './settings.ts';

/** Makes the folder where it is not there yet; throws WrongSetting where nothing can be written to it. */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new WrongSetting(
      `DATA_DIR is wrong: it takes a folder that can be written to, and ${folder} can't be: ${reasonOf(error)}.`,
    );
  }
}

/**
 * Makes a folder and those above it. Node's own way never ends where a folder can't be made below one that
 * is there, as below /proc.
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
