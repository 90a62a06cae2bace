// A press of the buzzer says when it was made, and how sure that is.
import type { QueryExecutorProvider, SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  await db.schema.alterTable('room_answer').addColumn('pressedAt', 'bigint').execute();
  await db.schema.alterTable('room_answer').addColumn('uncertainty', 'integer').execute();
}
