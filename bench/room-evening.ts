// An evening of rooms, measured: phones join, listen, answer three cards and are shown each card's answer; then as many
// listen to a bare broadcaster.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Engine } from '../src/server/platform/database/connection.ts';
import { keptForm } from '../src/domain/match/kept-match.ts';
import { cards, startedMatch } from '../tests/support/matches.ts';
import { makeHosts } from './hosts.ts';
import { startPhones, type Answered, type PhoneLoad } from './phone-load.ts';
import { addressAt, agentOf, forEachOf, machineMs, send, type Sent } from './requests.ts';
import {
  busySeconds,
  postgresSeconds,
  processorSeconds,
  residentMb,
  startServers,
  type Servers,
} from './servers.ts';

/** An hour's rooms of one network are limited. */
const ROOMS_AN_ADDRESS = 10;
const REST_MS = 5000;
const SPREAD_MS = 20_000;
const BURST = 1000;
const BURST_MS = 5000;
/** Rooms are shown their answers one after another. */
const REVEAL_EVERY_MS = 50;
const REVEALS = 3;
/** In what a screen is told: how many have answered. */
const COUNT = '"answeredCount":';
/** As long as what a phone is told with the answer. */
const BARE_TEXT = JSON.stringify({ result: { answer: 'an answer', explanation: '' } }).padEnd(1100);

export interface Evening {
  readonly engine: Engine;
  readonly processes: number;
  readonly rooms: number;
  readonly phonesEach: number;
}

type Part = 'servers' | 'database' | 'load' | 'others';

export interface Seen {
  readonly joinedSeconds: number;
  /** Of the servers, a phone. */
  readonly memoryKb: number;
  readonly answers: Checked;
  readonly answerMs: readonly number[];
  readonly revealMs: readonly number[];
  readonly bareMs: readonly number[];
  /** Of all cores, from 0 to 1, while phones answered. */
  readonly shares: Readonly<Record<Part, number>>;
}

interface Checked {
  readonly given: number;
  readonly acknowledged: number;
  readonly written: number;
  readonly told: number;
}

/** A screen with its room. */
interface Host {
  readonly code: string;
  readonly url: string;
  readonly cookie: string;
  readonly agent: Sent['agent'];
  /** How many answers it has been told of. */
  told: number;
  close(): void;
}

export async function playEvening(evening: Evening): Promise<Seen> {
  const servers = await startServers(evening.engine, evening.processes, { RATE_LIMITS: 'on' });
  const hosts = await openRooms(servers, evening.rooms);
  const count = evening.rooms * evening.phonesEach;
  const urls = servers.all.map(({ url }) => url);
  const phones = await startPhones({ count, rooms: hosts.map(({ code }) => code), urls });
  try {
    await setTimeout(REST_MS);
    const memoryBefore = memoryOf(servers);
    const begun = machineMs();
    await phones.join();
    const joinedSeconds = (machineMs() - begun) / 1000;
    await setTimeout(REST_MS);
    const memoryKb = ((memoryOf(servers) - memoryBefore) * 1024) / count;
    const played = await playCards(servers, hosts, { phones, count });
    return { joinedSeconds, memoryKb, ...played, bareMs: await playBare(evening) };
  } finally {
    phones.stop();
    for (const host of hosts) host.close();
    await servers.stop();
  }
}

function memoryOf({ all }: Servers): number {
  return all.reduce((sum, { pid }) => sum + residentMb(pid), 0);
}

/** Rooms of as many accounts, each with the event stream of its screen. */
async function openRooms({ all, database }: Servers, count: number): Promise<Host[]> {
  const users = await makeHosts(database, count);
  const match = keptForm(startedMatch({ cards: cards(REVEALS), timerSeconds: 90 }));
  const hosts: Host[] = [];
  for (const [at, user] of users.entries()) {
    const url = all[at % all.length]?.url ?? '';
    const agent = agentOf(addressAt(at, ROOMS_AN_ADDRESS));
    const opened = await send({
      url: `${url}/api/rooms`,
      cookie: user.cookie,
      body: { match },
      agent,
    });
    if (opened.status !== 201) throw new Error(`No room: ${opened.status} ${opened.text}`);
    const { code }: { code: string } = JSON.parse(opened.text);
    const host: Host = { code, url, cookie: opened.cookie, agent, told: 0, close: () => {} };
    host.close = await watchScreen(host);
    hosts.push(host);
  }
  return hosts;
}

/** Has a host note how many answers its screen is told of; answers with the way to stop. */
function watchScreen(host: Host): Promise<() => void> {
  const path = `${host.url}/api/rooms/${host.code}/events?as=screen`;
  return new Promise((resolve, reject) => {
    const asked = get(path, { headers: { cookie: host.cookie }, agent: false }, (stream) => {
      let rest = '';
      stream.setEncoding('latin1');
      stream.on('data', (piece: string) => {
        const text = rest + piece;
        const at = text.lastIndexOf(COUNT);
        const count = at === -1 ? undefined : /^\d+(?=,)/.exec(text.slice(at + COUNT.length))?.[0];
        if (count !== undefined) host.told = Number(count);
        // A count may come in two pieces.
        rest = text.slice(-COUNT.length - 10);
      });
      stream.on('error', () => {});
      resolve(() => asked.destroy());
    });
    asked.on('error', reject);
  });
}

interface Load {
  readonly phones: PhoneLoad;
  readonly count: number;
}

/** Three cards: answers of all over a while, a burst of some, and all again; after each its answer is shown. */
async function playCards(
  servers: Servers,
  hosts: readonly Host[],
  { phones, count }: Load,
): Promise<Pick<Seen, 'answers' | 'answerMs' | 'revealMs' | 'shares'>> {
  const parts: (Answered & { readonly written: number; readonly told: number })[] = [];
  const revealMs: number[] = [];
  const used = usedBy(servers, phones);
  const shares: Record<Part, number>[] = [];
  for (let card = 1; card <= REVEALS; card += 1) {
    const key = `1.card-${card}`;
    await phones.watch(`"key":"${key}"`);
    const before = card === 1 ? 'BEGIN' : `1.card-${card - 1}`;
    await forEachOf(hosts, 8, (host) => turn(host, before));
    await phones.heard();
    const share = used();
    const isBurst = card === 2;
    const some = isBurst ? Math.min(BURST, count) : count;
    const answered = await phones.answer(key, some, isBurst ? BURST_MS : SPREAD_MS);
    shares.push(share());
    await setTimeout(2000);
    const written = await countWritten(servers, key);
    parts.push({ ...answered, written, told: hosts.reduce((sum, { told }) => sum + told, 0) });
    revealMs.push(...(await reveal(hosts, phones, key)));
  }
  const sum = (name: 'counted' | 'written' | 'told' | 'other') =>
    parts.reduce((all, part) => all + part[name], 0);
  return {
    answers: {
      given: sum('counted') + sum('other'),
      acknowledged: sum('counted'),
      written: sum('written'),
      told: sum('told'),
    },
    answerMs: parts.flatMap(({ tookMs }) => tookMs),
    revealMs,
    shares: meanOf(shares),
  };
}

/** The game begins, or the next card comes. */
async function turn(host: Host, before: string): Promise<void> {
  await (before === 'BEGIN'
    ? act(host, '1.card-1', { type: 'BEGIN' })
    : act(host, before, { type: 'TABLE', action: { type: 'ADVANCE' } }));
}

async function act(host: Host, key: string, action: object): Promise<void> {
  const { status, text } = await send({
    url: `${host.url}/api/rooms/${host.code}/actions?as=screen`,
    cookie: host.cookie,
    body: { id: randomUUID(), key, events: 0, action },
    agent: host.agent,
  });
  if (status !== 200 || !text.includes('"done"')) throw new Error(`Not done: ${status} ${text}`);
}

/** Shows each room its answer; how long it took to each phone. */
function reveal(hosts: readonly Host[], phones: PhoneLoad, key: string): Promise<number[]> {
  const show = { type: 'SHOW', side: 'answer', isShown: true };
  return tell(
    phones,
    [`"key":"${key}"`, '"result":{'],
    hosts.map((host) => () => act(host, key, show)),
  );
}

/** Tells something in each room, one after another; how long it took to each phone. */
async function tell(
  phones: PhoneLoad,
  texts: readonly string[],
  tellings: readonly (() => Promise<unknown>)[],
): Promise<number[]> {
  await phones.watch(...texts);
  const begun: number[] = [];
  const under: Promise<unknown>[] = [];
  for (const tellRoom of tellings) {
    begun.push(machineMs());
    under.push(tellRoom());
    await setTimeout(REVEAL_EVERY_MS);
  }
  await Promise.all(under);
  return (await phones.heard()).map(([room, at]) => at - (begun[room] ?? 0));
}

async function countWritten({ database }: Servers, key: string): Promise<number> {
  const { count } = await database.db
    .selectFrom('room_answer')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('card', '=', key)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Begins a count of processor time; the answer ends it, with the parts' shares of all cores. */
function usedBy({ all }: Servers, phones: PhoneLoad) {
  const now = () => {
    const own = process.cpuUsage();
    return {
      servers: sumOf(all.map(({ pid }) => processorSeconds(pid))),
      database: postgresSeconds(),
      load: sumOf(phones.pids.map(processorSeconds)) + (own.user + own.system) / 1e6,
      busy: busySeconds(),
      at: machineMs() / 1000,
    };
  };
  return () => {
    const before = now();
    return (): Record<Part, number> => {
      const after = now();
      const seconds = (after.at - before.at) * cpus().length;
      const [servers, database, load, busy] = (
        ['servers', 'database', 'load', 'busy'] as const
      ).map((part) => (after[part] - before[part]) / seconds);
      const ours = sumOf([servers ?? 0, database ?? 0, load ?? 0]);
      return {
        servers: servers ?? 0,
        database: database ?? 0,
        load: load ?? 0,
        others: Math.max(0, (busy ?? 0) - ours),
      };
    };
  };
}

function meanOf(shares: readonly Readonly<Record<Part, number>>[]): Record<Part, number> {
  const mean = (part: Part): number => sumOf(shares.map((share) => share[part])) / shares.length;
  return {
    servers: mean('servers'),
    database: mean('database'),
    load: mean('load'),
    others: mean('others'),
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** As many reveals to as many listeners in as many groups, by processes that do nothing else. */
async function playBare({ processes, rooms, phonesEach }: Evening): Promise<number[]> {
  const bare = await Promise.all(Array.from({ length: processes }, startBare));
  const groups = Array.from({ length: rooms }, (_, at) => String(at));
  const urls = bare.map(({ url }) => url);
  const phones = await startPhones({ count: rooms * phonesEach, rooms: groups, urls });
  const agent = agentOf('127.0.0.1');
  const took: number[] = [];
  try {
    await phones.listenBare();
    await setTimeout(REST_MS);
    const tellings = groups.map(
      (group) => () =>
        Promise.all(urls.map((url) => send({ url: `${url}/${group}`, body: BARE_TEXT, agent }))),
    );
    for (let card = 0; card < REVEALS; card += 1)
      took.push(...(await tell(phones, ['result'], tellings)));
  } finally {
    phones.stop();
    for (const { stop } of bare) stop();
  }
  return took;
}

async function startBare() {
  const child = fork(join(import.meta.dirname, 'bare-streams.ts'));
  const port = await new Promise<number>((resolve) => child.once('message', resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
