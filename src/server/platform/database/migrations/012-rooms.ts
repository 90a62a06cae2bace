// Rooms: one evening with everybody's phone. Nothing of a room outlives it.
import type { QueryExecutorProvider, SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  await db.schema
    .createTable('room')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('ownerHash', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('cascade'))
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('deck', 'text', (c) => c.notNull())
    .addColumn('passHash', 'text')
    .addColumn('passFor', 'text')
    .addColumn('passUntil', 'bigint')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('room_user').on('room').column('userId').execute();
  await db.schema
    .createTable('room_state')
    .addColumn('roomId', 'text', (c) => c.primaryKey().references('room.id').onDelete('cascade'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('members', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('done', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('room_player')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('roomId', 'text', (c) => c.notNull().references('room.id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('shape', 'text', (c) => c.notNull())
    .addColumn('colour', 'integer', (c) => c.notNull())
    .addColumn('team', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('cameAt', 'text')
    .addColumn('isRemote', 'integer', (c) => c.notNull())
    .addColumn('stretch', 'real', (c) => c.notNull())
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('joinedAt', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('room_player_token')
    .on('room_player')
    .columns(['roomId', 'tokenHash'])
    .unique()
    .execute();
  await db.schema
    .createTable('room_answer')
    .addColumn('roomId', 'text', (c) => c.notNull().references('room.id').onDelete('cascade'))
    .addColumn('card', 'text', (c) => c.notNull())
    .addColumn('playerId', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('leftMs', 'integer', (c) => c.notNull())
    .addColumn('ruling', 'text')
    .addColumn('isChallenged', 'integer', (c) => c.notNull())
    .addColumn('points', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('room_answer_key', ['roomId', 'card', 'playerId', 'kind'])
    .execute();
}
