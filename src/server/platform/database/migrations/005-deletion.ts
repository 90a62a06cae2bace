// Accounts that are to be deleted, and when.
import type { QueryExecutorProvider, SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  await db.schema
    .createTable('deletion_request')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('additionalInfo', 'text', (c) => c.notNull())
    .addColumn('requestedAt', 'bigint', (c) => c.notNull())
    .addColumn('dueAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('deletion_request_dueAt')
    .on('deletion_request')
    .column('dueAt')
    .execute();
}
