// Opens whichever database the settings name, up to date.
import { join } from 'node:path';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import { openDataFolder } from '#server/platform/configuration/data-folder.ts';
import {
  DatabaseUnavailable,
  reasonOf,
  type Database,
} from '#server/platform/database/connection.ts';
import { isHalfCopied } from '#server/platform/database/copy.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres, type PostgresOptions } from '#server/platform/database/postgres.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';

/** The embedded database of a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'riffle.sqlite');
}

/** Opens and migrates the database; throws DatabaseUnavailable, or WrongSetting for its folder. */
export async function openDatabase(
  configuration: Pick<Configuration, 'DATABASE_URL' | 'dataDir'>,
  options: PostgresOptions = {},
): Promise<Database> {
  const database = await openMigrated(configuration, options);
  if (!(await isHalfCopied(database.db))) return database;
  await database.close();
  throw new DatabaseUnavailable(
    `${database.place} holds half of a copy: finish it with npm run admin -- copy.`,
  );
}

async function openMigrated(
  { DATABASE_URL, dataDir }: Pick<Configuration, 'DATABASE_URL' | 'dataDir'>,
  options: PostgresOptions,
): Promise<Database> {
  if (!DATABASE_URL) {
    openDataFolder(dataDir);
    const database = openSqlite(databaseFile(dataDir), options);
    await broughtUpToDate(database);
    return database;
  }
  const unhurried = await openPostgres(DATABASE_URL, { statementTimeoutMs: 0 });
  try {
    await broughtUpToDate(unhurried);
  } finally {
    await unhurried.close();
  }
  return openPostgres(DATABASE_URL, options);
}

/** Migrates a database that is open; throws DatabaseUnavailable. */
export async function broughtUpToDate(database: Database): Promise<void> {
  try {
    await migrate(database);
  } catch (error) {
    // What the engine says has a code: it is damaged, full, or not ours to change. All else is our fault.
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new DatabaseUnavailable(
      `The database ${database.place} can't be used: ${reasonOf(error)}`,
    );
  }
}
