import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GeneratedCategory } from '../src/domain/category/categories.ts';
import type { Db } from '../src/server/platform/database/connection.ts';
import { openSqlite } from '../src/server/platform/database/sqlite.ts';
import { migrate } from '../src/server/platform/database/migrate.ts';
import { rememberCards, seenBy } from '../src/server/features/decks/seen/seen.ts';
import { loadPack, packIds } from '../src/server/features/generation/bank/load.ts';
import { cardsOf } from '../src/server/features/generation/bank/pack-cards.ts';
import { median, p95, type Section } from './section.ts';

const EARLIER = 5000;
const RUNS = 20;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

async function cardsFor(category: GeneratedCategory) {
  const packs = await Promise.all((await packIds()).slice(0, 12).map(loadPack));
  return packs.flatMap((pack) => cardsOf(pack, category));
}

/** The bank's questions with their words turned round, and a letter to tell them apart. */
async function earlierCards() {
  const cards = await cardsFor('trivia');
  return Array.from({ length: EARLIER }, (_, index) => {
    const card = cards[index % cards.length];
    const words = (card?.question ?? '').split(' ').toReversed();
    const round = Math.floor(index / cards.length);
    const question = [...words.slice(round), LETTERS[round], ...words.slice(0, round)].join(' ');
    return { question, answer: card?.answer ?? '' };
  });
}

async function addUser(db: Db): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const user = { id, name: '', email: 'a@example.org', emailVerified: 1, image: null };
  await db
    .insertInto('user')
    .values({ ...user, createdAt: now, updatedAt: now })
    .execute();
  return id;
}

export async function measureSameness(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'riffle-bench-'));
  const database = openSqlite(join(folder, 'riffle.sqlite'));
  await migrate(database);
  const { db } = database;
  const userId = await addUser(db);
  const earlier = await earlierCards();
  for (let at = 0; at < EARLIER; at += 50) {
    await rememberCards(db, { userId, gameId: randomUUID() }, earlier.slice(at, at + 50));
  }
  // None of them is like any of the earlier ones, so each is compared with all.
  const asked = (await cardsFor('challenge')).slice(0, 60);
  const loads: number[] = [];
  const checks: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const seen = await seenBy(db, userId);
    if (seen.size !== EARLIER) throw new Error(`${seen.size} cards are known`);
    loads.push(performance.now() - began);
    for (const card of asked) {
      const start = performance.now();
      if (seen.has(card)) throw new Error(`Known: ${card.question}`);
      checks.push(performance.now() - start);
    }
  }
  await database.close();
  rmSync(folder, { recursive: true });
  return {
    title: 'Sameness against earlier cards',
    command: 'npm run bench -- sameness',
    about: `One card against ${EARLIER} fingerprints of a host, ${RUNS} × ${asked.length} cards; and reading the fingerprints from SQLite, once a deck, ${RUNS} times. Aim: a check under 50 ms.`,
    columns: ['', 'median', 'p95'],
    rows: [
      ['reading', `${median(loads).toFixed(1)} ms`, `${p95(loads).toFixed(1)} ms`],
      ['one check', `${median(checks).toFixed(2)} ms`, `${p95(checks).toFixed(2)} ms`],
    ],
  };
}
