// Twenty hosts who ask for decks, again and again, at the same moment or each once the last is there: how long the
// answer takes, and the deck.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Engine } from '../src/server/platform/database/connection.ts';
import { GenerationRequest } from '../src/contract/generation.ts';
import { loadTopicIndex } from '../src/server/features/generation/bank/topic-index.ts';
import { deckRequest } from '../tests/support/generation.ts';
import { makeHosts, type Host } from './hosts.ts';
import { startServers } from './servers.ts';
import { median, p99, type Section } from './section.ts';

const HOSTS = 20;
const DECKS_EACH = 25;
/** How often a host looks whether the deck is there, in milliseconds. */
const LOOK_MS = 50;

interface Asked {
  readonly answerMs: number;
  readonly deckMs: number;
}

export async function measureAsking(): Promise<Section> {
  const rows: string[][] = [];
  for (const engine of ['sqlite', 'postgres'] as const) rows.push(...(await measureOn(engine)));
  return {
    title: 'Twenty hosts ask for decks',
    command: 'npm run bench -- asking',
    about: `${HOSTS} hosts, each with ${DECKS_EACH} decks of 20 trivia cards about topics of their own, dealt by the house writer, of a server that has dealt one deck. At once: all ask at the same moment, and again once all have their decks. In turn: all begin at the same moment, and then each asks for the next deck when its last is saved. From the request to its answer, and to the moment at which the host finds the deck saved (looked for every ${LOOK_MS} ms). Aim: at once, on SQLite, the p99 within five times the median.`,
    columns: [
      '',
      'asked',
      'database',
      'median',
      'p99',
      'longest',
      'p99 to the median',
      'decks a second',
    ],
    rows,
  };
}

async function measureOn(engine: Engine): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [name, play] of [
    ['at once', atOnce],
    ['in turn', inTurn],
  ] as const) {
    const { all, database, stop } = await startServers(engine);
    const url = all[0]?.url ?? '';
    // The first deck of all opens the card bank.
    const [first, ...hosts] = await makeHosts(database, HOSTS + 1);
    if (first) await askFor(url, first, 'Space');
    const wishes = await wishesOf(hosts);
    const begun = performance.now();
    const asked = await play(url, wishes);
    const seconds = (performance.now() - begun) / 1000;
    await stop();
    const row = (what: string, values: readonly number[]): string[] => [
      what,
      name,
      engine === 'sqlite' ? 'SQLite' : 'PostgreSQL',
      ...[median(values), p99(values), Math.max(...values)].map((ms) => `${ms.toFixed(0)} ms`),
      (p99(values) / median(values)).toFixed(1),
      (asked.length / seconds).toFixed(0),
    ];
    rows.push(
      row(
        'the answer',
        asked.map(({ answerMs }) => answerMs),
      ),
      row(
        'the deck',
        asked.map(({ deckMs }) => deckMs),
      ),
    );
  }
  return rows;
}

interface Wishes {
  readonly host: Host;
  readonly topics: readonly string[];
}

/** So many topics for each, hardly any that another asks for at the same time. */
async function wishesOf(hosts: readonly Host[]): Promise<Wishes[]> {
  const titles = (await loadTopicIndex()).topics.map(({ title }) => title);
  // A form takes short ones alone.
  const topics = titles.filter((title) => GenerationRequest.shape.topic.safeParse(title).success);
  return hosts.map((host, at) => ({
    host,
    topics: [...topics.slice(at * 6), ...topics].slice(0, DECKS_EACH),
  }));
}

/** All ask at the same moment, and again once all have their decks. */
async function atOnce(url: string, wishes: readonly Wishes[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (let deck = 0; deck < DECKS_EACH; deck += 1) {
    const asking = wishes.map(({ host, topics }) => askFor(url, host, topics[deck] ?? ''));
    asked.push(...(await Promise.all(asking)));
  }
  return asked;
}

/** All begin at the same moment; then each asks again once its own deck is there. */
async function inTurn(url: string, wishes: readonly Wishes[]): Promise<Asked[]> {
  const evenings = wishes.map(async ({ host, topics }) => {
    const asked: Asked[] = [];
    for (const topic of topics) asked.push(await askFor(url, host, topic));
    return asked;
  });
  return (await Promise.all(evenings)).flat();
}

async function askFor(url: string, { cookie }: Host, topic: string): Promise<Asked> {
  const headers = { cookie, 'content-type': 'application/json' };
  const request = { ...deckRequest({ topic, acceptFewer: true }), requestId: randomUUID() };
  const begun = performance.now();
  const answer = await fetch(`${url}/api/generations`, {
    method: 'POST',
    headers,
    body: JSON.stringify(request),
  });
  const run = await answer.json();
  if (answer.status !== 202) throw new Error(`Not started: ${JSON.stringify(run)}`);
  const answerMs = performance.now() - begun;
  for (;;) {
    const { state } = await (await fetch(`${url}/api/generations/${run.id}`, { headers })).json();
    if (state === 'saved') return { answerMs, deckMs: performance.now() - begun };
    if (state === 'failed') throw new Error(`The deck about ${topic} could not be dealt`);
    await setTimeout(LOOK_MS);
  }
}
