// Cards that phones write for a room's next game, and which window of a seat is the newest.
import type { QueryExecutorProvider, SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  await db.schema
    .createTable('room_card')
    .addColumn('roomId', 'text', (c) => c.notNull().references('room.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('playerId', 'text', (c) =>
      c.notNull().references('room_player.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('forbidden', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('room_card_key', ['roomId', 'id'])
    .execute();
  await db.schema.createIndex('room_card_player').on('room_card').column('playerId').execute();
  await db.schema
    .alterTable('room_state')
    .addColumn('pile', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable('room_player')
    .addColumn('connection', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
