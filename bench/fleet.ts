// One, two and three servers on one PostgreSQL, all on this machine: what more of them bring, and what the
// limit is.
import { cpus } from 'node:os';
import { makeHosts } from './hosts.ts';
import { postgresSeconds, processorSeconds, startServers } from './servers.ts';
import { load } from './throughput.ts';
import type { Section } from './section.ts';

const AT_ONCE = 60;
const HOSTS = 50;

export async function measureFleet(): Promise<Section> {
  const rows: string[][] = [];
  for (const count of [1, 2, 3]) rows.push(await measure(count));
  return {
    title: 'Several servers on one PostgreSQL',
    command: 'npm run bench -- fleet',
    about: `Sessions with their balance, ${AT_ONCE} at once shared out evenly, servers, database and load all on the same ${cpus().length} cores. The shares of processor time say what the limit is.`,
    columns: [
      'servers',
      'a second',
      'worst p99',
      'servers’ share',
      'database’s share',
      'load’s share',
    ],
    rows,
  };
}

async function measure(count: number): Promise<string[]> {
  const { all, database, stop } = await startServers('postgres', count);
  const cookies = (await makeHosts(database, HOSTS)).map(({ cookie }) => cookie);
  const used = () => ({
    servers: all.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
    database: postgresSeconds(),
    load: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6,
    at: performance.now() / 1000,
  });
  const before = used();
  const loads = await Promise.all(
    all.map(({ url }) => load(`${url}/api/session`, Math.round(AT_ONCE / count), cookies)),
  );
  const after = used();
  await stop();
  const seconds = (after.at - before.at) * cpus().length;
  const share = (part: 'servers' | 'database' | 'load'): string =>
    `${Math.round(((after[part] - before[part]) / seconds) * 100)} %`;
  return [
    String(count),
    loads.reduce((sum, { perSecond }) => sum + perSecond, 0).toFixed(0),
    `${Math.max(...loads.map(({ p99 }) => p99))} ms`,
    share('servers'),
    share('database'),
    share('load'),
  ];
}
