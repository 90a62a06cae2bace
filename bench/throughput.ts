// How many requests of the usual kinds a server answers, on either engine, beside a bare handler.
import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import type { Engine } from '../src/server/platform/database/connection.ts';
import { deckRequest } from '../tests/support/generation.ts';
import { makeHosts, type Host } from './hosts.ts';
import { startConstant, startServers } from './servers.ts';
import type { Section } from './section.ts';

const SECONDS = 5;
const WARM_UP_SECONDS = 2;
const AT_ONCE = [1, 20, 200];
const READERS = 400;
/** An account may have two decks under way; so many accounts never wait for each other. */
const ASKING = 6000;
export const DECKS_EACH = 20;

export interface Load {
  readonly perSecond: number;
  readonly p99: number;
}

/** Loads an address; `cookies` are taken in turn, `body` makes each request's own. */
export async function load(
  url: string,
  connections: number,
  cookies: readonly string[] = [''],
  body?: () => unknown,
): Promise<Load> {
  await loadOnce(url, connections, WARM_UP_SECONDS, cookies, body);
  return loadOnce(url, connections, SECONDS, cookies, body);
}

/** The same for so many seconds, as warm as it is. */
export async function loadOnce(
  url: string,
  connections: number,
  seconds: number,
  cookies: readonly string[] = [''],
  body?: () => unknown,
): Promise<Load> {
  let turn = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: body ? 'POST' : 'GET',
        setupRequest: (request) => {
          turn += 1;
          const cookie = cookies[turn % cookies.length] ?? '';
          return {
            ...request,
            headers: { cookie, 'content-type': 'application/json' },
            ...(body && { body: JSON.stringify(body()) }),
          };
        },
      },
    ],
  });
  if (result.errors > 0) throw new Error(`${url}: ${result.errors} errors`);
  return { perSecond: result['2xx'] / result.duration, p99: result.latency.p99 };
}

export async function measureThroughput(): Promise<Section> {
  const rows: string[][] = [];
  const constant = await startConstant('{"user":null,"credits":0}');
  const bare = new Map<number, Load>();
  for (const connections of AT_ONCE) bare.set(connections, await load(constant.url, connections));
  constant.stop();
  for (const connections of AT_ONCE) {
    const { perSecond = 0, p99 = 0 } = bare.get(connections) ?? {};
    rows.push(['a bare handler', '', String(connections), perSecond.toFixed(0), `${p99} ms`, '']);
  }
  for (const engine of ['sqlite', 'postgres'] as const)
    rows.push(...(await measureOn(engine, bare)));
  return {
    title: 'Throughput',
    command: 'npm run bench -- throughput',
    about: `One server, ${SECONDS} s each, from the same machine; the databases keep what they acknowledge through a crash. Session is who is signed in and the balance; the list is the first page of ${DECKS_EACH} games; a deck is asked for by ${ASKING.toLocaleString('en')} accounts in turn, and dealt by the house writer meanwhile in the same process. The bare handler is hono on Node with a constant answer. Aim: reads at 40 % of it on SQLite.`,
    columns: ['what', 'database', 'at once', 'a second', 'p99', 'share of the bare handler'],
    rows,
  };
}

async function measureOn(engine: Engine, bare: ReadonlyMap<number, Load>): Promise<string[][]> {
  const { all, database, stop } = await startServers(engine);
  const url = all[0]?.url ?? '';
  const hosts = await makeHosts(database, ASKING);
  await addDecks(url, hosts.slice(0, 20));
  const cookies = hosts.map(({ cookie }) => cookie);
  const rows: string[][] = [];
  const row = (what: string, connections: number, { perSecond, p99 }: Load): string[] => [
    what,
    engine === 'sqlite' ? 'SQLite' : 'PostgreSQL',
    String(connections),
    perSecond.toFixed(0),
    `${p99} ms`,
    `${Math.round((perSecond / (bare.get(connections)?.perSecond ?? 1)) * 100)} %`,
  ];
  for (const connections of AT_ONCE) {
    const some = cookies.slice(0, READERS);
    rows.push(row('session', connections, await load(`${url}/api/session`, connections, some)));
  }
  for (const connections of AT_ONCE) {
    const path = `${url}/api/games?page=1&size=${DECKS_EACH}`;
    rows.push(
      row('list of games', connections, await load(path, connections, cookies.slice(0, 20))),
    );
  }
  for (const connections of AT_ONCE) {
    const ask = () => ({ ...deckRequest(), requestId: randomUUID() });
    const path = `${url}/api/generations`;
    rows.push(row('a deck is asked for', connections, await load(path, connections, cookies, ask)));
  }
  await stop();
  return rows;
}

export async function addDecks(url: string, hosts: readonly Host[]): Promise<void> {
  for (const { cookie } of hosts) {
    for (let game = 0; game < DECKS_EACH; game += 1) {
      await fetch(`${url}/api/games`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ title: `Game ${game}`, gameType: 'trivia', cards: [] }),
      });
    }
  }
}
