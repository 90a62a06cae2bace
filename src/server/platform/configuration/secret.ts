import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '#server/platform/database/connection.ts';
import { WrongSetting } from './settings.ts';

const SHORTEST = 32;

/**
 * The secret that signs sessions: made once, readable by its owner alone, kept in the data folder, which is
 * there. Throws WrongSetting where there is none and none can be kept, or where there is half a one.
 */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret');
  try {
    if (!existsSync(file)) makeSecret(file);
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= SHORTEST) return secret;
  } catch (error) {
    throw new WrongSetting(`No secret can be kept in ${file}: ${reasonOf(error)}.`);
  }
  throw new WrongSetting(
    `The secret in ${file} is too short: remove it, and a new one is made (which signs everybody out).`,
  );
}

/** Written beside and put in its place whole: nobody reads half of it, and of several the first one counts. */
function makeSecret(file: string): void {
  const own = `${file}.${randomUUID()}`;
  try {
    writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    try {
      linkSync(own, file);
    } catch {
      // Somebody was faster, or the file system knows no links.
      if (!existsSync(file)) renameSync(own, file);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Whether two secrets are the same, in a time that tells nothing about where they differ. */
export function isSameSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
