// Many open event streams on one process: what each costs, and how long news to all of them takes.
import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Db } from '../src/server/platform/database/connection.ts';
import { makeHosts, type Host } from './hosts.ts';
import { residentMb, startServers } from './servers.ts';
import { median, p95, type Section } from './section.ts';

const STREAMS = 2000;
const OPEN_AT_ONCE = 50;
const REST_MS = 5000;

export async function measureStreams(): Promise<Section> {
  const { all, database, stop } = await startServers('sqlite');
  const [riffle] = all;
  if (!riffle) throw new Error('There is no server');
  const hosts = await makeHosts(database, STREAMS);
  await (
    await fetch(`${riffle.url}/api/session`, { headers: { cookie: hosts[0]?.cookie ?? '' } })
  ).text();
  await setTimeout(REST_MS);
  const before = residentMb(riffle.pid);
  const heard = new Map<string, number>();
  const begun = performance.now();
  const open = await openStreams(riffle.url, hosts, heard);
  const openedMs = performance.now() - begun;
  await setTimeout(REST_MS);
  const perStreamKb = ((residentMb(riffle.pid) - before) * 1024) / STREAMS;
  const delays = await tellAll(database.db, heard);
  for (const stream of open) stream.destroy();
  await stop();
  return {
    title: 'Open event streams',
    command: 'npm run bench -- streams',
    about: `${STREAMS.toLocaleString('en')} streams of as many users on one server with the embedded database. News is a change of all balances by another process, which is looked for every second; each stream reads its own state anew.`,
    columns: ['opened all', 'memory a stream', 'reached', 'median', 'p95', 'the last'],
    rows: [
      [
        `${(openedMs / 1000).toFixed(1)} s`,
        `${perStreamKb.toFixed(0)} KB`,
        `${delays.length} of ${STREAMS}`,
        `${median(delays).toFixed(0)} ms`,
        `${p95(delays).toFixed(0)} ms`,
        `${Math.max(...delays).toFixed(0)} ms`,
      ],
    ],
  };
}

/** A stream for each host; `heard` gets when each last heard of a balance, by the host's id. */
async function openStreams(
  url: string,
  hosts: readonly Host[],
  heard: Map<string, number>,
): Promise<IncomingMessage[]> {
  const open: IncomingMessage[] = [];
  const waiting = [...hosts];
  const opener = async (): Promise<void> => {
    for (let host = waiting.pop(); host; host = waiting.pop()) {
      const { id, cookie } = host;
      const stream = await openStream(`${url}/api/events`, cookie);
      stream.on('data', (piece: Buffer) => {
        if (piece.includes('"balance"')) heard.set(id, performance.now());
      });
      open.push(stream);
    }
  };
  await Promise.all(Array.from({ length: OPEN_AT_ONCE }, opener));
  return open;
}

/** Changes every balance; answers with the milliseconds after which each stream has heard of it. */
async function tellAll(db: Db, heard: Map<string, number>): Promise<number[]> {
  heard.clear();
  // Another process writes, as an operator does: each stream finds out that its own balance is another.
  const told = performance.now();
  await db
    .updateTable('credit_account')
    .set((eb) => ({ balance: eb('balance', '+', 1) }))
    .execute();
  while (heard.size < STREAMS && performance.now() - told < 60_000) await setTimeout(20);
  return [...heard.values()].map((at) => at - told);
}

function openStream(url: string, cookie: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { cookie }, agent: false }, resolve).on('error', reject);
  });
}
