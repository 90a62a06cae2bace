// The operator's commands: npm run admin -- <command>. They work on the database of the settings, also
// while servers run on it. That of the model needs none.
import { existsSync } from 'node:fs';
import {
  readConfiguration,
  type Configuration,
} from '#server/platform/configuration/configuration.ts';
import { BackupFailed } from '#server/platform/database/backup.ts';
import { DatabaseUnavailable } from '#server/platform/database/connection.ts';
import { CopyFailed } from '#server/platform/database/copy.ts';
import { NotRefundable } from '#server/features/billing/payments/refund.ts';
import { databaseFile, openDatabase } from '#server/open-database.ts';
import { WrongSetting } from '#server/platform/configuration/settings.ts';
import { accountCommands } from './commands/accounts.ts';
import { cardCommands } from './commands/cards.ts';
import { Refusal, type Commands } from './commands/command.ts';
import { modelCommands } from './commands/model.ts';
import { paymentCommands } from './commands/payments.ts';
import { storageCommands } from './commands/storage.ts';

const COMMANDS: Commands = {
  ...accountCommands,
  ...paymentCommands,
  ...storageCommands,
  ...cardCommands,
};

/** Failures that are said in one line; any other is a fault of ours. */
const SAID = [Refusal, WrongSetting, DatabaseUnavailable, NotRefundable, CopyFailed, BackupFailed];

function help(): string {
  const rows = Object.entries({ ...COMMANDS, ...modelCommands }).map(
    ([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(28)}${does}`,
  );
  return ['npm run admin -- <command>', ...rows].join('\n');
}

/** Opening would make an empty one, and of that a backup is soon made. */
function askForDatabase({ DATABASE_URL, dataDir }: Configuration): void {
  if (DATABASE_URL || existsSync(databaseFile(dataDir))) return;
  throw new Refusal(
    `There is no database in ${dataDir}: DATA_DIR takes the folder of the one that is meant.`,
  );
}

async function main([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help') return console.log(help());
  const alone = Object.hasOwn(modelCommands, name) ? modelCommands[name] : undefined;
  if (alone) return console.log(await alone.run());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Refusal(`There is no command '${name}'.\n${help()}`);
  const configuration = readConfiguration(process.env);
  askForDatabase(configuration);
  const database = await openDatabase(configuration, { statementTimeoutMs: 0 });
  try {
    console.log(await command.run(database, args));
  } finally {
    await database.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!SAID.some((kind) => error instanceof kind)) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
