// One table for every mailed code, the queue of mails, Google's open attempts, and when a session was seen.
import { sql, type QueryExecutorProvider, type SchemaModule } from 'kysely';
import type { Engine } from '#server/platform/database/connection.ts';

interface Tables extends QueryExecutorProvider {
  readonly schema: SchemaModule;
}

export async function up(db: Tables, _engine: Engine): Promise<void> {
  await mailedCodes(db);
  await mails(db);
  await google(db);
  await db.schema.alterTable('session').addColumn('lastSeenAt', 'bigint').execute();
}

/** The verification codes move into it: those not used yet go on working. */
async function mailedCodes(db: Tables): Promise<void> {
  await db.schema
    .createTable('mailed_code')
    .addColumn('codeHash', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .addColumn('endedAt', 'bigint')
    .execute();
  await db.schema
    .createIndex('mailed_code_userId_purpose')
    .on('mailed_code')
    .columns(['userId', 'purpose'])
    .execute();
  await sql`
    insert into mailed_code ("codeHash", "userId", purpose, email, "createdAt", "expiresAt", "endedAt")
    select v."codeHash", v."userId", 'verify-email', u.email, v."createdAt", v."expiresAt", v."usedAt"
    from email_verification v join "user" u on u.id = v."userId"
  `.execute(db);
  await db.schema.dropTable('email_verification').execute();
}

async function mails(db: Tables): Promise<void> {
  await db.schema
    .createTable('mail')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('html', 'text', (c) => c.notNull())
    .addColumn('createdAt', 'bigint', (c) => c.notNull())
    .addColumn('giveUpAt', 'bigint', (c) => c.notNull())
    .addColumn('dueAt', 'bigint', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('leaseOwner', 'text')
    .execute();
  await db.schema.createIndex('mail_dueAt').on('mail').columns(['dueAt']).execute();
}

async function google(db: Tables): Promise<void> {
  await db.schema
    .createTable('google_attempt')
    .addColumn('stateHash', 'text', (c) => c.primaryKey())
    .addColumn('browserHash', 'text', (c) => c.notNull())
    .addColumn('nonce', 'text', (c) => c.notNull())
    .addColumn('codeVerifier', 'text', (c) => c.notNull())
    .addColumn('redirectUri', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'bigint', (c) => c.notNull())
    .execute();
  // One sign-in method of a kind an account, and one account a Google identity, under any race.
  await db.schema
    .createIndex('account_providerId_accountId')
    .unique()
    .on('account')
    .columns(['providerId', 'accountId'])
    .execute();
  await db.schema
    .createIndex('account_userId_providerId')
    .unique()
    .on('account')
    .columns(['userId', 'providerId'])
    .execute();
}
