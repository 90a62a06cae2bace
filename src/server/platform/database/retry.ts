// Which failures of PostgreSQL are worth another try, and the trying.
import { setTimeout } from 'node:timers/promises';
import { Kysely, type Transaction, type TransactionBuilder } from 'kysely';

const MOST_TRIES = 5;
/** So long a request waits for a database that is just restarting, in milliseconds. */
export const PATIENCE_MS = 5_000;
/** Before the second try, in milliseconds, at most; each later pause may be twice as long. */
const FIRST_PAUSE_MS = 20;

/** Two transactions stood in each other's way, and PostgreSQL undid this one. */
const CONFLICTS = new Set(['40001', '40P01']);
/** The connection is gone, or the database is going down, coming up or full. */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** What the driver says without a code, in errors that have no name of their own. */
const LOST_WORDS =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|client has encountered a connection/i;

/** Whether an error says that the database can't be reached at the moment. */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  if (!(error instanceof Error)) return false;
  return LOST.has(codeOf(error)) || (error.name === 'Error' && LOST_WORDS.test(error.message));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Runs a transaction again when the database has undone it for no fault of its own. Our transactions do
 * database work alone, so that nothing happens twice. Where the connection is lost during the commit
 * nobody knows whether it counted: that is thrown, and whoever asks again finds out.
 */
export class PatientKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = (work) => again(once, work);
    return builder;
  }
}

async function again<DB, Result>(
  once: TransactionBuilder<DB>['execute'],
  work: (trx: Transaction<DB>) => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let tries = 1; ; tries += 1) {
    let isCommitting = false;
    let failure: unknown;
    try {
      return await once(async (trx) => {
        try {
          const result = await work(trx);
          isCommitting = true;
          return result;
        } catch (error) {
          // A rollback on a lost connection fails too, and would hide why.
          failure = error;
          throw error;
        }
      });
    } catch (error) {
      const cause = failure ?? error;
      const isCut = !isCommitting && isConnectionLost(cause) && Date.now() < deadline;
      const isUndone = CONFLICTS.has(codeOf(cause)) || isCut;
      if (!isUndone || tries === MOST_TRIES) throw cause;
      await setTimeout(Math.random() * FIRST_PAUSE_MS * 2 ** tries);
    }
  }
}
