// Purchases remember how much of them is still the buyer's: refunds of a part, and disputes that come and go.
import type { QueryExecutorProvider, SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  await db.schema.alterTable('purchase').addColumn('entitled', 'integer').execute();
  await db.schema.alterTable('purchase').addColumn('changes', 'integer').execute();
}
