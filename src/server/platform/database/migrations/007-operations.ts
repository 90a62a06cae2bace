// What an operator asks for every few seconds is found without reading whole tables.
import { sql, type QueryExecutorProvider, type SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  await db.schema
    .createIndex('generation_open')
    .on('generation')
    .column('createdAt')
    .where(sql.ref('state'), 'in', [sql.lit('requested'), sql.lit('writing')])
    .execute();
  await db.schema
    .createIndex('generation_updatedAt')
    .on('generation')
    .column('updatedAt')
    .execute();
  await db.schema
    .createIndex('credit_entry_createdAt')
    .on('credit_entry')
    .column('createdAt')
    .execute();
}
