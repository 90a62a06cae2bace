// What the card bank costs: loading it, searching it, dealing from it.
import { setTimeout } from 'node:timers/promises';
import { houseWriter } from '../src/server/features/generation/writing/house-writer.ts';
import { findTopics } from '../src/server/features/generation/bank/find-topics.ts';
import { loadTopicIndex } from '../src/server/features/generation/bank/topic-index.ts';
import { startRiffle } from '../tests/support/riffle-process.ts';
import { dealDeck } from './quality/deal.ts';
import { BROAD, NARROW } from './quality/topics.ts';
import { residentMb } from './servers.ts';
import { median, p95, type Section } from './section.ts';

const RUNS = 5;
/** Time for the collector to come to rest, in milliseconds. */
const REST_MS = 3000;

/** The first look at a topic in a fresh server, beside the second one: what loading the bank takes. */
async function load(): Promise<{ readonly ms: number; readonly mb: number }> {
  const riffle = await startRiffle({ LOG_LEVEL: 'silent' });
  const look = async (topic: string): Promise<number> => {
    const began = performance.now();
    await (await fetch(`${riffle.url}/api/bank?gameType=trivia&topic=${topic}`)).json();
    return performance.now() - began;
  };
  // Refused before the bank is asked: the way there is warm then.
  for (let warm = 0; warm < 20; warm += 1) await fetch(`${riffle.url}/api/bank?gameType=none`);
  await setTimeout(REST_MS);
  const before = residentMb(riffle.pid);
  const ms = (await look('Space')) - (await look('Music'));
  await setTimeout(REST_MS);
  const mb = residentMb(riffle.pid) - before;
  await riffle.stop();
  return { ms, mb };
}

/** Milliseconds of each search and of each deck that is dealt. */
async function timeWork(): Promise<{ readonly searches: number[]; readonly deals: number[] }> {
  const index = await loadTopicIndex();
  const house = houseWriter(Math.random);
  const searches: number[] = [];
  const deals: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    for (const topic of [...BROAD.trivia, ...NARROW, 'Zwyxqvian basketry']) {
      const began = performance.now();
      findTopics(index, topic);
      searches.push(performance.now() - began);
    }
    for (const topic of BROAD.trivia) {
      const began = performance.now();
      await dealDeck(house, { gameType: 'trivia', topic, most: 30 });
      deals.push(performance.now() - began);
    }
  }
  return { searches, deals };
}

function row(name: string, values: readonly number[], unit: string, aim: string): string[] {
  return [name, `${median(values).toFixed(1)} ${unit}`, `${p95(values).toFixed(1)} ${unit}`, aim];
}

export async function measureBank(): Promise<Section> {
  const loads = [];
  for (let run = 0; run < RUNS; run += 1) loads.push(await load());
  const { searches, deals } = await timeWork();
  return {
    title: 'The card bank',
    command: 'npm run bench -- bank',
    about: `Loading is the first look at a topic in a fresh server less the second, and what the server’s resident memory grows by, ${RUNS} times; searches for ${searches.length / RUNS} topics and decks of 30 for 12 topics, ${RUNS} times each.`,
    columns: ['', 'median', 'p95', 'aim'],
    rows: [
      row(
        'loading, when the first deck needs it',
        loads.map(({ ms }) => ms),
        'ms',
        '50 ms',
      ),
      row(
        'memory',
        loads.map(({ mb }) => mb),
        'MB',
        '5 MB',
      ),
      row('one search', searches, 'ms', '5 ms'),
      row('30 cards, checked', deals, 'ms', '50 ms'),
    ],
  };
}
