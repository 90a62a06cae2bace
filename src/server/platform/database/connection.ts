// What every room sees of the database: one Kysely instance for everything, whichever engine it is.
import type { Kysely, KyselyConfig } from 'kysely';
import type { Schema } from './schema.ts';

export type Engine = 'sqlite' | 'postgres';
export type Db = Kysely<Schema>;

export interface Database {
  readonly db: Db;
  readonly engine: Engine;
  /** Where it is, without a password: for the start's message and the log. */
  readonly place: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Called after each statement: 'select', 'insert', …, and how long it took. */
  readonly onStatement?: ((kind: string, seconds: number) => void) | undefined;
  /** Called with whatever a statement fails with, before whoever asked hears of it. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
}

/** How Kysely is told to report its statements. */
export function logTo({ onStatement, onFailure }: DatabaseOptions): Pick<KyselyConfig, 'log'> {
  if (!onStatement && !onFailure) return {};
  return {
    log: (event) => {
      const kind = event.query.query.kind.replace(/(Query)?Node$/, '').toLowerCase();
      onStatement?.(kind, event.queryDurationMillis / 1000);
      if (event.level === 'error') onFailure?.(event.error);
    },
  };
}

/** The database can't be opened; the message names the place and the reason. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** Why something failed, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
