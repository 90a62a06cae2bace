// An evening of rooms, measured: phones join, listen, answer three cards and are shown each card's answer; then as many
// listen to a bare broadcaster.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Engine } from '../src/server/platform/database/connection.ts';
import { startPhones, type Answered, type PhoneLoad } from './phone-load.ts';
import { countShares, meanOf, sumOf, type Shares } from './processor-shares.ts';
import { agentOf, forEachOf, machineMs, send } from './requests.ts';
import { act, openRooms, turn, type Host } from './room-hosts.ts';
import { residentMb, startServers, type Servers } from './servers.ts';

const REST_MS = 5000;
const TOLD_WITHIN_MS = 10_000;
const SPREAD_MS = 20_000;
const BURST = 1000;
const BURST_MS = 5000;
/** Rooms are shown their answers one after another. */
const REVEAL_EVERY_MS = 50;
const REVEALS = 3;
/** As long as what a phone is told with the answer. */
const BARE_TEXT = JSON.stringify({ result: { answer: 'an answer', explanation: '' } }).padEnd(1100);

export interface Evening {
  readonly engine: Engine;
  readonly processes: number;
  readonly rooms: number;
  readonly phonesEach: number;
}

export interface Seen {
  readonly joinedSeconds: number;
  /** Of the servers, a phone. */
  readonly memoryKb: number;
  readonly answers: Checked;
  readonly answerMs: readonly number[];
  readonly revealMs: readonly number[];
  readonly bareMs: readonly number[];
  /** Of all cores, from 0 to 1, while phones answered. */
  readonly shares: Shares;
}

interface Checked {
  readonly given: number;
  readonly acknowledged: number;
  readonly written: number;
  readonly told: number;
}

export async function playEvening(evening: Evening): Promise<Seen> {
  const servers = await startServers(evening.engine, evening.processes, { RATE_LIMITS: 'on' });
  const hosts = await openRooms(servers, evening.rooms, REVEALS);
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
  const pids = { servers: servers.all.map(({ pid }) => pid), load: phones.pids };
  const shares: Shares[] = [];
  for (let card = 1; card <= REVEALS; card += 1) {
    const key = `1.card-${card}`;
    await phones.watch(`"key":"${key}"`);
    const before = card === 1 ? 'BEGIN' : `1.card-${card - 1}`;
    await forEachOf(hosts, 8, (host) => turn(host, before));
    await phones.heard();
    const share = countShares(pids);
    const isBurst = card === 2;
    const some = isBurst ? Math.min(BURST, count) : count;
    const answered = await phones.answer(key, some, isBurst ? BURST_MS : SPREAD_MS);
    shares.push(share());
    await untilTold(hosts, answered.counted);
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

/** Screens are told of answers together, some after their commit. */
async function untilTold(hosts: readonly Host[], count: number): Promise<void> {
  const until = machineMs() + TOLD_WITHIN_MS;
  await setTimeout(REST_MS / 5);
  while (sumOf(hosts.map(({ told }) => told)) < count && machineMs() < until) await setTimeout(50);
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
