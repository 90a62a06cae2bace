// A database in memory with all its tables, for tests of what is read and written without a server around it.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach } from 'vitest';
import { GenerationRequest } from '#contract/generation.ts';
import { insertUser } from '#server/features/accounts/store.ts';
import { addCredits } from '#server/features/billing/credits/store.ts';
import type { Database, Db } from '#server/platform/database/connection.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openSqlite } from '#server/platform/database/sqlite.ts';
import { insertDeck, type DeckRecord } from '#server/features/decks/store.ts';
import { insertRun } from '#server/features/generation/runs/store.ts';
import { cards } from './matches.ts';
import { deckRequest } from './generation.ts';

export async function memoryDatabase(): Promise<Database> {
  const database = openSqlite(':memory:');
  await migrate(database);
  return database;
}

/** A database of its own for each test of a file, handed to `use` before other hooks and closed after them. */
export function eachInMemory(use: (database: Database) => void): void {
  let database: Database;
  beforeEach(async () => {
    database = await memoryDatabase();
    use(database);
  });
  afterEach(() => database.close());
}

/** A user with so many credits; answers with the id. */
export async function userIn(db: Db, credits = 0): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const userId = await insertUser(db, 'sqlite', { email, name: '', verified: true, now: 1 });
  if (userId === undefined) throw new Error('There is such a user');
  if (credits > 0) {
    const cause = `grant:${userId}`;
    await addCredits(db, { userId, amount: credits, kind: 'grant', cause, now: 1 });
  }
  return userId;
}

/** A saved deck of five cards; `changes` replace fields. Answers with the id. */
export async function deckIn(
  db: Db,
  userId: string,
  changes: Partial<DeckRecord> = {},
): Promise<string> {
  const id = changes.id ?? randomUUID();
  await insertDeck(db, {
    id,
    userId,
    category: 'Trivia',
    gameType: 'trivia',
    title: 'A title',
    topic: 'A topic',
    description: 'Trivia: A topic',
    difficulty: 'medium',
    teamCount: 2,
    timerSeconds: 30,
    tags: [],
    mode: 'house',
    fresh: false,
    createdAt: 1,
    updatedAt: 1,
    cards: cards(5),
    ...changes,
  });
  return id;
}

/** A run that nobody works on yet; answers with the id. */
export async function runIn(
  db: Db,
  userId: string,
  { now = 1, cost = 1, regenerates }: { now?: number; cost?: number; regenerates?: string } = {},
): Promise<string> {
  const request = GenerationRequest.parse(deckRequest());
  const about = { userId, request, mode: 'house' as const, cost, cardCount: 20, now };
  return db
    .transaction()
    .execute((trx) =>
      insertRun(trx, { ...about, ...(regenerates !== undefined && { regenerates }) }),
    );
}
