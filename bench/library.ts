// My Games when there is much in it: lists, searches and late pages, beside a handler that returns a constant.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Db } from '../src/server/platform/database/connection.ts';
import { openSqlite } from '../src/server/platform/database/sqlite.ts';
import { findUserByEmail } from '../src/server/features/accounts/store.ts';
import { signedInCaller } from '../tests/support/caller.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { insertUsers } from './hosts.ts';
import { startConstant } from './servers.ts';
import { median, type Section } from './section.ts';

const USERS = 1000;
const DECKS = 100_000;
/** Of the host who asks: enough for a page 50. */
const OWN_DECKS = 2000;
const CONCURRENT = 20;
const REQUESTS = 2000;
const TOPICS = ['Volcanoes', 'Jazz', 'Ancient Rome', 'Football', 'Italian food', 'Space', 'Cats'];

export async function measureLibrary(): Promise<Section> {
  const riffle = await startRiffle({ LOG_LEVEL: 'silent' });
  const caller = await signedInCaller(riffle, 'host@example.org');
  const database = openSqlite(join(riffle.dataDir, 'riffle.sqlite'));
  const user = await findUserByEmail(database.db, 'host@example.org');
  await fill(database.db, user?.id ?? '');
  await database.close();
  const headers = { cookie: caller.cookie };
  const first = await (await fetch(`${riffle.url}/api/games?page=1&size=20`, { headers })).text();
  const constant = await startConstant(first);
  const rows: string[][] = [];
  for (const [name, url] of [
    ['a constant answer', constant.url],
    ['first page of 20', `${riffle.url}/api/games?page=1&size=20`],
    ['search', `${riffle.url}/api/games?page=1&size=20&search=jazz`],
    ['page 50', `${riffle.url}/api/games?page=50&size=20`],
  ] as const) {
    rows.push([name, ...(await load(url, headers))]);
  }
  constant.stop();
  await riffle.stop();
  return {
    title: 'My Games with 100,000 games',
    command: 'npm run bench -- library',
    about: `${DECKS.toLocaleString('en')} games of ${USERS.toLocaleString('en')} users in the embedded database, ${OWN_DECKS.toLocaleString('en')} of them of the host who asks; ${CONCURRENT} requests at once, ${REQUESTS.toLocaleString('en')} of each kind, from the same machine. The constant is the first page's text from a bare hono handler. The first page of 20 games is ${(first.length / 1024).toFixed(1)} KB; aim: at most 30 KB.`,
    columns: ['', 'requests a second', 'p50', 'p99'],
    rows,
  };
}

/** Users, and decks without cards: lists don't read any. */
async function fill(db: Db, ownId: string): Promise<void> {
  const now = Date.now();
  const ids = Array.from({ length: USERS - 1 }, () => randomUUID());
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < ids.length; from += 100) {
      await insertUsers(trx, 'sqlite', ids.slice(from, from + 100), now);
    }
    for (let from = 0; from < DECKS; from += 500) {
      const games = Array.from({ length: 500 }, (_, step) => {
        const index = from + step;
        const userId = index < OWN_DECKS ? ownId : (ids[index % ids.length] ?? '');
        return deckRow(index, userId, now);
      });
      await trx.insertInto('game').values(games).execute();
    }
  });
}

/** A deck older by a second than the one before it. */
function deckRow(index: number, userId: string, now: number) {
  const topic = `${TOPICS[index % TOPICS.length] ?? ''} ${index}`;
  return {
    id: randomUUID(),
    userId,
    category: 'Trivia',
    gameType: 'trivia',
    title: topic,
    topic,
    description: `Trivia: ${topic}`,
    difficulty: 'medium',
    cardCount: 30,
    teamCount: 2,
    timerSeconds: 30,
    tags: '["medium","Space","1990s music","Italian food"]',
    mode: 'house' as const,
    createdAt: now - index * 1000,
    updatedAt: now - index * 1000,
  };
}

/** Requests a second, median and 99th percentile of the time for one. */
async function load(url: string, headers: Readonly<Record<string, string>>): Promise<string[]> {
  const times: number[] = [];
  let left = REQUESTS;
  const work = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      const response = await fetch(url, { headers });
      await response.text();
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  const seconds = (performance.now() - began) / 1000;
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;
  return [
    (REQUESTS / seconds).toFixed(0),
    `${median(times).toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
  ];
}
