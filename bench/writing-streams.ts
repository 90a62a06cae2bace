import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PACE_IN_WORDS, startPaced, timeDeck } from './paced-deck.ts';
import { median, type Section } from './section.ts';

const RUNS = 3;

/** Median wall time and processor time a card, after one deck to warm up. */
async function measure(cardCount: number, settings: Readonly<Record<string, string>>) {
  const paced = await startPaced(settings);
  await timeDeck(paced, 20);
  const decks = [];
  for (let run = 0; run < RUNS; run += 1) decks.push(await timeDeck(paced, cardCount));
  const readMsPerCard = await readingAlone(paced.model.url, cardCount, settings);
  await paced.stop();
  return {
    ms: median(decks.map((deck) => deck.ms)),
    cpuMsPerCard: median(decks.map((deck) => deck.cpuMsPerCard)),
    readMsPerCard,
  };
}

/** Processor time a card of a process that only reads the same streams with the same library. */
async function readingAlone(
  url: string,
  cardCount: number,
  { AI_STREAMS = '8' }: Readonly<Record<string, string>>,
): Promise<number> {
  const script = join(import.meta.dirname, 'model-client.ts');
  const args = [
    '--max-semi-space-size=4',
    '--v8-pool-size=1',
    script,
    url,
    AI_STREAMS,
    `${cardCount}`,
    `${RUNS}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return median(JSON.parse(stdout));
}

export async function measureWritingStreams(): Promise<Section> {
  const rows: string[][] = [];
  for (const cardCount of [20, 60]) {
    const single = await measure(cardCount, { AI_STREAMS: '1', AI_SECOND_LOOK: 'off' });
    const parallel = await measure(cardCount, { AI_SECOND_LOOK: 'off' });
    const checked = await measure(cardCount, {});
    const row = (name: string, { ms, cpuMsPerCard, readMsPerCard }: typeof single) => [
      `${cardCount}`,
      name,
      `${(ms / 1000).toFixed(1)} s`,
      (ms / single.ms).toFixed(2),
      `${cpuMsPerCard.toFixed(1)} ms`,
      `${(cpuMsPerCard - readMsPerCard).toFixed(1)} ms`,
    ];
    rows.push(
      row('one stream', single),
      row('at most 8 streams', parallel),
      row('8 streams and a second look', checked),
    );
  }
  return {
    title: 'Streams of a deck',
    command: 'npm run bench -- writing-streams',
    about: `From the request to the event that the game is saved, median of ${RUNS} after one deck to warm up, with ${PACE_IN_WORDS}. Second look off, except where it is named. Aims: 60 cards in at most 0.25 of one stream's time, 20 cards in at most 0.5; at most 10 ms of Riffle's own processor time a card. Reading the streams is the AI SDK's work, measured by a process that does nothing else; the rest is Riffle's: checks, database, telling the browser.`,
    columns: [
      'cards',
      'written in',
      'wall time',
      'to one stream',
      'processor time a card',
      'of it beside reading the streams',
    ],
    rows,
  };
}
