// A process that does nothing but read a deck from the model server, as Riffle's model writer does: what
// the streams alone cost. Prints the processor time a card of each deck, in milliseconds, as JSON.
import { pino } from 'pino';
import { TokenUsage } from '../src/server/features/generation/model/token-usage.ts';
import { modelStreams } from '../src/server/features/generation/model/model-stream.ts';
import type { WriterRequest } from '../src/server/features/generation/writing/writer.ts';
import { modelWriter } from '../src/server/features/generation/model/model-writer.ts';

const [url = '', streams = '', count = '', runs = ''] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const width = Number(streams);
const writer = modelWriter({
  model: modelStreams(
    { provider: 'openai-compatible', model: 'local', apiKey: undefined, baseUrl: url },
    { width, patience: { retries: 0, silenceMs: 60_000 }, log },
  ),
  streams: width,
  secondLook: false,
  patience: { firstMs: 60_000, quietMs: 60_000 },
  secondLookMs: 60_000,
  random: Math.random,
  log,
});

async function readDeck(cards: number): Promise<number> {
  const request = {
    gameType: 'trivia',
    topic: 'Old stories',
    difficulty: 'medium',
    customInstructions: '',
    language: 'en',
    count: cards,
    avoid: [],
    fresh: false,
    isSeen: () => false,
    tokenUsage: new TokenUsage(),
  } as const;
  const before = process.cpuUsage();
  let read = 0;
  const { signal } = new AbortController();
  const readPart = async (part: WriterRequest): Promise<void> => {
    for await (const card of writer.write(part, signal)) if (card.question) read += 1;
  };
  await Promise.all((writer.split?.(request) ?? [request]).map(readPart));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / read;
}

await readDeck(20);
const costs: number[] = [];
for (let run = 0; run < Number(runs); run += 1) costs.push(await readDeck(Number(count)));
console.log(JSON.stringify(costs));
