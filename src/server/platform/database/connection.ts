// What every room sees of the database: one Kysely instance for everything, whichever engine it is.
import type { CompiledQuery, Kysely, KyselyConfig } from 'kysely';
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
      onStatement?.(kindOf(event.query), event.queryDurationMillis / 1000);
      if (event.level === 'error') onFailure?.(event.error);
    },
  };
}

/** Runs a statement that does not go through Kysely, and reports it as Kysely would. */
export type Logged = <Result>(query: CompiledQuery, run: () => Result) => Result;

export function loggedBy({ onStatement, onFailure }: DatabaseOptions): Logged {
  return (query, run) => {
    const started = performance.now();
    try {
      return run();
    } catch (error) {
      onFailure?.(error);
      throw error;
    } finally {
      onStatement?.(kindOf(query), (performance.now() - started) / 1000);
    }
  };
}

/** 'select', 'insert', … */
function kindOf({ query }: CompiledQuery): string {
  return query.kind.replace(/(Query)?Node$/, '').toLowerCase();
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
