// What a host has had, marks and flags on cards, regenerations and rewrites, and why a run failed.
import { sql, type QueryExecutorProvider, type SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  await seenCards(db);
  await flags(db);
  await regenerations(db);
  await db.schema.alterTable('card').addColumn('verdict', 'text').execute();
  await gameColumn(db, 'fresh');
  await gameColumn(db, 'rewrites');
  // Two credits were paid for fresh questions, one for a deck without.
  await sql`
    update game set fresh = 1
    where id in (select "gameId" from generation where state = 'saved' and cost = 2)
  `.execute(db);
}

/** No game is referred to: what a host has had outlives the game, and goes with the account. */
async function seenCards(db: Tables): Promise<void> {
  await db.schema
    .createTable('host_seen')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('gameId', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('numbers', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('sketch', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('host_seen_key', ['gameId', 'key'])
    .execute();
  await db.schema.createIndex('host_seen_userId').on('host_seen').column('userId').execute();
}

/** A flag keeps the card's words, so that an operator can read it after the game is gone. */
async function flags(db: Tables): Promise<void> {
  await db.schema
    .createTable('card_flag')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('gameId', 'text', (c) => c.notNull())
    .addColumn('cardId', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('gameType', 'text', (c) => c.notNull())
    .addColumn('topic', 'text', (c) => c.notNull())
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('card_flag_key', ['userId', 'gameId', 'cardId', 'key'])
    .execute();
  await db.schema.createIndex('card_flag_createdAt').on('card_flag').column('createdAt').execute();
}

/** The index lets a game have one regeneration that has not failed, whoever asks at the same time. */
async function regenerations(db: Tables): Promise<void> {
  await db.schema.alterTable('generation').addColumn('regenerates', 'text').execute();
  await db.schema
    .alterTable('generation')
    .addColumn('rejected', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('generation').addColumn('reason', 'text').execute();
  await db.schema
    .createIndex('generation_regenerates')
    .unique()
    .on('generation')
    .column('regenerates')
    .where(sql.ref('state'), '<>', sql.lit('failed'))
    .execute();
  await db.schema.createIndex('generation_gameId').on('generation').column('gameId').execute();
}

async function gameColumn(db: Tables, name: 'fresh' | 'rewrites'): Promise<void> {
  await db.schema
    .alterTable('game')
    .addColumn(name, 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
