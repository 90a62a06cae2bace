// Cards say what else is right, what to choose from, and how a table votes on them.
import type { QueryExecutorProvider, SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  for (const column of ['accepts', 'choices', 'vote', 'options']) {
    await db.schema.alterTable('card').addColumn(column, 'text').execute();
  }
}
