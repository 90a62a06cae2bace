// What a read costs beyond the answer itself: the session and the first page of games, each beside a hono handler that
// answers the same bytes after one prepared SELECT by key, in turn.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { makeHosts } from './hosts.ts';
import { processorSeconds, startServers } from './servers.ts';
import { addDecks, DECKS_EACH, loadOnce, type Load } from './throughput.ts';
import { median, type Section } from './section.ts';

const ROUNDS = 7;
const SECONDS = 3;
const AT_ONCE = 20;
const HOSTS = 20;

interface Read {
  readonly name: string;
  readonly path: string;
}

const READS: readonly Read[] = [
  { name: 'session', path: '/api/session' },
  { name: 'list of games', path: `/api/games?page=1&size=${DECKS_EACH}` },
];

export async function measureReads(): Promise<Section> {
  const { all, database, stop } = await startServers('sqlite');
  const [riffle] = all;
  if (!riffle) throw new Error('There is no server');
  const { url, pid } = riffle;
  const hosts = await makeHosts(database, HOSTS);
  await addDecks(url, hosts);
  const cookies = hosts.map(({ cookie }) => cookie);
  const rows: string[][] = [];
  for (const read of READS) rows.push(await measure(read, { url, pid }, cookies));
  await stop();
  return {
    title: 'Reads beside a bare handler',
    command: 'npm run bench -- reads',
    about: `${AT_ONCE} requests at once by ${HOSTS} hosts, from the same machine, on SQLite; ${ROUNDS} rounds of ${SECONDS} s each, in turn with a hono handler on Node that answers the same bytes after one prepared SELECT by key. The share is the median of the rounds’, with its range; that of processor time is what the bare handler’s process takes for a request, of what Riffle’s takes, which other work on the machine hardly touches. Aim: 40 %.`,
    columns: [
      'what',
      'a second',
      'p99',
      'processor time each',
      'bare: a second',
      'p99',
      'processor time each',
      'share',
      'share by processor time',
    ],
    rows,
  };
}

interface Asked {
  readonly url: string;
  readonly pid: number;
}

interface Answered extends Load {
  /** Microseconds that its process took for a request. */
  readonly processorMicros: number;
}

async function measure(
  { name, path }: Read,
  server: Asked,
  cookies: readonly string[],
): Promise<string[]> {
  const [cookie = ''] = cookies;
  const riffle = { ...server, url: server.url + path };
  const text = await (await fetch(riffle.url, { headers: { cookie } })).text();
  const bare = await startBare(text);
  const ask = async ({ url, pid }: Asked): Promise<Answered> => {
    const before = processorSeconds(pid);
    const load = await loadOnce(url, AT_ONCE, SECONDS, cookies);
    const seconds = processorSeconds(pid) - before;
    return { ...load, processorMicros: (seconds * 1e6) / (load.perSecond * SECONDS) };
  };
  // The first of each finds its code cold.
  await ask(bare);
  await ask(riffle);
  const own: Answered[] = [];
  const beside: Answered[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    beside.push(await ask(bare));
    own.push(await ask(riffle));
  }
  await bare.stop();
  const micros = (loads: readonly Answered[]): number =>
    median(loads.map(({ processorMicros }) => processorMicros));
  const shares = own.map((each, at) => (each.perSecond / (beside[at]?.perSecond ?? 1)) * 100);
  const figures = (loads: readonly Answered[]): string[] => [
    median(loads.map(({ perSecond }) => perSecond)).toFixed(0),
    `${median(loads.map(({ p99 }) => p99)).toFixed(0)} ms`,
    `${micros(loads).toFixed(0)} µs`,
  ];
  const range = `${Math.min(...shares).toFixed(0)}–${Math.max(...shares).toFixed(0)}`;
  return [
    name,
    ...figures(own),
    ...figures(beside),
    `${median(shares).toFixed(0)} % (${range})`,
    `${((micros(beside) / micros(own)) * 100).toFixed(0)} %`,
  ];
}

/** A hono server in a process of its own that reads what it answers from its own database, by one prepared statement. */
async function startBare(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'riffle-bare-'));
  const file = join(folder, 'bare.sqlite');
  const database = new SQLite(file);
  database.pragma('journal_mode = WAL');
  database.exec('create table answer (key text primary key, body text not null)');
  database.prepare('insert into answer values (?, ?)').run('the one', text);
  database.close();
  const code = `
    const { default: SQLite } = await import('better-sqlite3');
    const { Hono } = await import('hono'); const { serve } = await import('@hono/node-server');
    const read = new SQLite(process.env.FILE).prepare('select body from answer where key = ?');
    const app = new Hono();
    app.get('/:key', (c) => c.body(read.get(decodeURIComponent(c.req.param('key'))).body, 200, { 'content-type': 'application/json' }));
    serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(port));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, FILE: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
  return {
    url: `http://127.0.0.1:${port}/the%20one`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await new Promise((resolve) => child.once('exit', resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
