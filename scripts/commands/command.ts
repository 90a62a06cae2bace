// What an operator's command is, and what several of them need.
import { findUserByEmail } from '#server/features/accounts/store.ts';
import type { Database, Db } from '#server/platform/database/connection.ts';
import type { Topic } from '#server/platform/live/live.ts';
import { notify } from '#server/platform/live/postgres-live.ts';

export interface Command {
  readonly takes: string;
  readonly does: string;
  run(database: Database, args: readonly string[]): Promise<string>;
}

export type Commands = Readonly<Record<string, Command>>;

/** One that works without the database. */
interface AloneCommand extends Omit<Command, 'run'> {
  run(): Promise<string>;
}

export type AloneCommands = Readonly<Record<string, AloneCommand>>;

/** What an operator typed can't be done; the message says why. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** The account with this address; throws Refusal where there is none. */
export async function userOf(db: Db, email: string | undefined) {
  const user = await findUserByEmail(db, (email ?? '').toLowerCase());
  if (!user) throw new Refusal(`There is no account with the address '${email ?? ''}'.`);
  return user;
}

/** Open tabs hear of it at once; on SQLite the servers look for other processes' writes themselves. */
export async function tellServers({ db, engine }: Database, topic: Topic): Promise<void> {
  if (engine === 'postgres') await notify(db, topic);
}
