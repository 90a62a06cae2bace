// How a run ended stays told until its host puts it away: why, when to try again, and how many cards are missing.
import { sql, type QueryExecutorProvider, type SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  const table = () => db.schema.alterTable('generation');
  await table().addColumn('putAwayAt', 'bigint').execute();
  await table().addColumn('retryAfterSeconds', 'integer').execute();
  await table()
    .addColumn('missing', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  // What ended before is no news.
  await sql`
    update generation set "putAwayAt" = "updatedAt" where state in ('saved', 'failed')
  `.execute(db);
}
