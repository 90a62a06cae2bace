// A million decks with thirty cards each in the embedded database, beside ten thousand.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { openSqlite } from '../src/server/platform/database/sqlite.ts';
import { migrate } from '../src/server/platform/database/migrate.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { makeHosts, SECRET } from './hosts.ts';
import { load, type Load } from './throughput.ts';
import type { Section } from './section.ts';

const SIZES = [10_000, 1_000_000];
const CARDS = 30;
const DECKS_A_HOST = 100;
const AT_ONCE = 20;
/** Hosts who ask, in turn. */
const ASKING = 50;
const PATHS = [
  ['first page of 20', '/api/games?page=1&size=20'],
  ['page 5', '/api/games?page=5&size=20'],
  ['search', '/api/games?page=1&size=20&search=space'],
] as const;

export async function measureMillion(): Promise<Section> {
  const loads = new Map<string, Load[]>();
  const gigabytes: string[] = [];
  for (const games of SIZES) {
    const dataDir = await mkdtemp(join(tmpdir(), 'riffle-bench-'));
    const cookies = await fill(join(dataDir, 'riffle.sqlite'), games);
    gigabytes.push(((await stat(join(dataDir, 'riffle.sqlite'))).size / 1e9).toFixed(2));
    const riffle = await startRiffle({
      DATA_DIR: dataDir,
      AUTH_SECRET: SECRET,
      LOG_LEVEL: 'silent',
    });
    for (const [name, path] of PATHS) {
      const measured = await load(riffle.url + path, AT_ONCE, cookies);
      loads.set(name, [...(loads.get(name) ?? []), measured]);
    }
    await riffle.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return {
    title: 'A million decks',
    command: 'npm run bench -- million',
    about: `Lists of games in an embedded database of ${SIZES.map((size) => size.toLocaleString('en')).join(' and ')} games with ${CARDS} cards each (${gigabytes.join(' and ')} GB), ${DECKS_A_HOST} of them of each host, ${AT_ONCE} at once by ${ASKING} hosts in turn. Aim: the p99 of the large one within twice that of the small one.`,
    columns: ['', 'small: a second', 'p99', 'large: a second', 'p99', 'ratio of the p99'],
    rows: [...loads].map(([name, [small, large]]) => [
      name,
      (small?.perSecond ?? 0).toFixed(0),
      `${small?.p99} ms`,
      (large?.perSecond ?? 0).toFixed(0),
      `${large?.p99} ms`,
      ((large?.p99 ?? 0) / Math.max(1, small?.p99 ?? 0)).toFixed(2),
    ]),
  };
}

/** Makes the database and answers with the cookies of some of its hosts. */
async function fill(file: string, games: number): Promise<string[]> {
  const database = openSqlite(file);
  await migrate(database);
  const hosts = await makeHosts(database, games / DECKS_A_HOST);
  await database.close();
  const handle = new SQLite(file);
  handle.pragma('synchronous = OFF');
  handle.pragma('cache_size = -2000000');
  handle.exec('create temp table host (place integer primary key, id text)');
  const insert = handle.prepare('insert into host values (?, ?)');
  handle.transaction(() => hosts.forEach(({ id }, place) => insert.run(place, id)))();
  const numbers = 'with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?)';
  handle
    .prepare(
      `insert into game (id, "userId", category, "gameType", title, topic, description, difficulty,
         "cardCount", "teamCount", "timerSeconds", tags, mode, "createdAt", "updatedAt")
       ${numbers} select printf('%08x-0000-4000-8000-%012x', i, i), host.id, 'Trivia', 'trivia',
         case i % 5 when 0 then 'Space' else 'Jazz' end || ' ' || i, 'A topic', 'Trivia: A topic', 'medium',
         ${CARDS}, 2, 30, '["medium","A topic"]', 'house', 1700000000000 + i, 1700000000000 + i
       from n join host on host.place = n.i % ${hosts.length}`,
    )
    .run(games);
  handle
    .prepare(
      `insert into card ("gameId", id, position, question, hint, answer, explanation, verdict)
       select game.id, 'card-' || n.i, n.i, 'Which is the longest river of the continent, number ' || n.i || '?',
         'It flows to the north.', 'The Nile', 'It is a little longer than the next one.', null
       from game cross join (${numbers} select i from n) as n`,
    )
    .run(CARDS);
  handle.exec('analyze');
  handle.close();
  return hosts.slice(0, ASKING).map(({ cookie }) => cookie);
}
