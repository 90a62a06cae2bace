// The cards of a run that has come too short for a deck are offered to its host: what has become of that.
import { sql, type QueryExecutorProvider, type SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

/** The state of such a run is 'failed' for servers of the version before. */
export async function up(db: Tables, _engine: Engine): Promise<void> {
  await db.schema.alterTable('generation').addColumn('offer', 'text').execute();
  await db.schema
    .createIndex('generation_offer')
    .on('generation')
    .column('userId')
    .where(sql.ref('offer'), '=', sql.lit('open'))
    .execute();
}
