// What hosts buy, and the payments of the test cards.
import { sql, type QueryExecutorProvider, type SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  // A purchase outlives its buyer, without saying who that was.
  await db.schema
    .createTable('purchase')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('requestId', 'text', (c) => c.notNull())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('intentId', 'text', (c) => c.notNull().unique())
    .addColumn('packId', 'text', (c) => c.notNull())
    .addColumn('credits', 'integer', (c) => c.notNull())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('lookAt', 'bigint')
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('paidAt', 'bigint')
    .addColumn('refundedAt', 'bigint')
    .addColumn('takenBack', 'integer')
    .execute();
  await db.schema
    .createIndex('purchase_click')
    .unique()
    .on('purchase')
    .columns(['userId', 'requestId'])
    .execute();
  await db.schema
    .createIndex('purchase_lookAt')
    .on('purchase')
    .column('lookAt')
    .where(sql.ref('lookAt'), 'is not', null)
    .execute();
  await db.schema
    .createTable('test_payment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secretHash', 'text', (c) => c.notNull().unique())
    .addColumn('cents', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .execute();
}
