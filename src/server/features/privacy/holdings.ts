// Every table that holds something of a user, and how it is found there. What is deleted and what is
// downloaded both follow this list; a test compares it with the tables of the database.
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/connection.ts';
import type { Schema } from '#server/platform/database/schema.ts';

export interface Person {
  readonly userId: string;
  readonly email: string;
}

interface Holding {
  readonly table: keyof Schema;
  /** Which rows are the person's. */
  readonly where: (person: Person) => ReturnType<typeof sql<boolean>>;
  /** What stays out of the download, being a secret or without a word of the person's. */
  readonly secret?: readonly string[] | 'all';
  /** Rows that stay without the person when the account goes. */
  readonly keeps?: true;
}

const owned = ({ userId }: Person) => sql<boolean>`"userId" = ${userId}`;

/** In a pattern the underscore of an address would stand for any letter of another's. */
const endsWith = (who: string) =>
  sql<boolean>`key like ${`%:${who.replaceAll(/[!%_]/g, '!$&')}`} escape '!'`;

const ofOwnRoom = ({ userId }: Person) =>
  sql<boolean>`"roomId" in (select id from room where "userId" = ${userId})`;

export const HOLDINGS: readonly Holding[] = [
  { table: 'user', where: ({ userId }) => sql`id = ${userId}` },
  {
    table: 'account',
    where: owned,
    secret: ['password', 'accessToken', 'refreshToken', 'idToken'],
  },
  { table: 'session', where: owned, secret: ['token'] },
  { table: 'mailed_code', where: owned, secret: ['codeHash'] },
  { table: 'mail', where: ({ email }) => sql`recipient = ${email}`, secret: ['text', 'html'] },
  {
    table: 'verification',
    where: ({ userId, email }) => sql`value = ${userId} or identifier = ${email}`,
    secret: 'all',
  },
  {
    table: 'rate_limit',
    where: ({ userId, email }) => sql`${endsWith(userId)} or ${endsWith(email)}`,
    secret: 'all',
  },
  { table: 'credit_account', where: owned },
  { table: 'credit_entry', where: owned },
  { table: 'purchase', where: owned, keeps: true },
  { table: 'generation', where: owned, secret: ['leaseOwner', 'leaseUntil'] },
  {
    table: 'generation_card',
    where: ({ userId }) =>
      sql`"generationId" in (select id from generation where "userId" = ${userId})`,
  },
  { table: 'game', where: owned },
  {
    table: 'card',
    where: ({ userId }) => sql`"gameId" in (select id from game where "userId" = ${userId})`,
  },
  {
    table: 'deck_share',
    where: ({ userId }) => sql`"gameId" in (select id from game where "userId" = ${userId})`,
  },
  { table: 'card_flag', where: owned },
  { table: 'room', where: owned, secret: ['ownerHash', 'passHash', 'passFor', 'passUntil'] },
  { table: 'room_state', where: ofOwnRoom, secret: 'all' },
  // What others have given in the host's room is theirs.
  { table: 'room_player', where: ofOwnRoom, secret: 'all' },
  { table: 'room_answer', where: ofOwnRoom, secret: 'all' },
  { table: 'room_card', where: ofOwnRoom, secret: 'all' },
  { table: 'host_seen', where: owned, secret: 'all' },
  { table: 'deletion_request', where: owned },
];

/** Deletes every row of a person. Call it inside a transaction. */
export async function deleteHoldings(trx: Db, person: Person): Promise<void> {
  await trx
    .updateTable('purchase')
    .set({ userId: null })
    .where('userId', '=', person.userId)
    .execute();
  // The user's row comes first in the list, and last here: others refer to it.
  for (const { table, where, keeps } of HOLDINGS.toReversed()) {
    if (!keeps) await sql`delete from ${sql.table(table)} where ${where(person)}`.execute(trx);
  }
}

/** Everything that is held of a person, by table; secrets left out. */
export async function readHoldings(
  db: Db,
  person: Person,
): Promise<Record<string, readonly Record<string, unknown>[]>> {
  const held: Record<string, Record<string, unknown>[]> = {};
  for (const { table, where, secret = [] } of HOLDINGS) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${where(person)}
    `.execute(db);
    const hidden = new Set(secret);
    held[table] =
      secret === 'all'
        ? [{ rows: rows.length }]
        : rows.map((row) =>
            Object.fromEntries(Object.entries(row).filter(([column]) => !hidden.has(column))),
          );
  }
  return held;
}
