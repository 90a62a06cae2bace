// Links by which decks are shared.
import type { QueryExecutorProvider, SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  await db.schema
    .createTable('deck_share')
    .addColumn('gameId', 'text', (c) => c.primaryKey().references('game.id').onDelete('cascade'))
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
}
