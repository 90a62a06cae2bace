// Brings the tables up to date at start, once, however many processes start together.
import { sql, type QueryExecutorProvider, type SchemaModule } from 'kysely';
import type { Database, Engine } from './connection.ts';
import * as first from './migrations/001-first.ts';
import * as accounts from './migrations/002-accounts.ts';
import * as buzzer from './migrations/014-buzzer.ts';
import * as cardFields from './migrations/011-card-fields.ts';
import * as decks from './migrations/008-decks.ts';
import * as deckOrder from './migrations/017-deck-order.ts';
import * as deletion from './migrations/005-deletion.ts';
import * as generation from './migrations/003-generation.ts';
import * as ownDecks from './migrations/006-own-decks.ts';
import * as operations from './migrations/007-operations.ts';
import * as offeredRuns from './migrations/016-offered-runs.ts';
import * as payments from './migrations/004-payments.ts';
import * as roomCards from './migrations/013-room-cards.ts';
import * as runNews from './migrations/015-run-news.ts';
import * as rooms from './migrations/012-rooms.ts';
import * as refundsOfParts from './migrations/010-refunds-of-parts.ts';

interface Migration {
  readonly name: string;
  up(db: QueryExecutorProvider & { readonly schema: SchemaModule }, engine: Engine): Promise<void>;
}

export const MIGRATIONS: readonly Migration[] = [
  { name: '001-first', up: first.up },
  { name: '002-accounts', up: accounts.up },
  { name: '003-generation', up: generation.up },
  { name: '004-payments', up: payments.up },
  { name: '005-deletion', up: deletion.up },
  { name: '006-own-decks', up: ownDecks.up },
  { name: '007-operations', up: operations.up },
  { name: '008-decks', up: decks.up },
  { name: '010-refunds-of-parts', up: refundsOfParts.up },
  { name: '011-card-fields', up: cardFields.up },
  { name: '012-rooms', up: rooms.up },
  { name: '013-room-cards', up: roomCards.up },
  { name: '014-buzzer', up: buzzer.up },
  { name: '015-run-news', up: runNews.up },
  { name: '016-offered-runs', up: offeredRuns.up },
  { name: '017-deck-order', up: deckOrder.up },
];

/** Any number that nobody else locks in this database. */
const POSTGRES_LOCK = 7_433_531;

/**
 * Applies what is missing, all in one transaction: the second process waits for the first and then
 * finds nothing to do; a failing migration leaves no trace. Returns the names it applied.
 */
export async function migrate(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  migrations = MIGRATIONS,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // SQLite needs no lock here: our transactions take the write lock when they begin.
    if (engine === 'postgres')
      await sql`select pg_advisory_xact_lock(${POSTGRES_LOCK})`.execute(trx);
    await trx.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('appliedAt', 'bigint', (c) => c.notNull())
      .execute();
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const { name, up } of missing) {
      await up(trx, engine);
      await sql`insert into migration (name, "appliedAt") values (${name}, ${Date.now()})`.execute(
        trx,
      );
    }
    return missing.map((migration) => migration.name);
  });
}
