// One deck a click, cards' ids by the server alone, and how far the mending of older decks has come.
import { sql, type QueryExecutorProvider, type SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  await db.schema.alterTable('game').addColumn('requestId', 'text').execute();
  await db.schema
    .createIndex('game_click')
    .unique()
    .on('game')
    .columns(['userId', 'requestId'])
    .where(sql.ref('requestId'), 'is not', null)
    .execute();
  await db.schema.alterTable('card').addColumn('sentId', 'text').execute();
  await db.schema
    .createTable('mending')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('lastId', 'text', (c) => c.notNull())
    .addColumn('rounds', 'integer', (c) => c.notNull())
    .addColumn('dueAt', 'bigint', (c) => c.notNull())
    .addColumn('doneAt', 'bigint')
    .execute();
}
