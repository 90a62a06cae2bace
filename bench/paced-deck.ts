// A Riffle whose decks are written by a model server that speaks at a model's pace.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '../src/server/platform/database/sqlite.ts';
import { deckRequest, hostWith } from '../tests/support/generation.ts';
import type { Caller } from '../tests/support/caller.ts';
import { startModelServer, type ModelServer } from '../tests/support/model-server.ts';
import type { Pace } from '../tests/support/model-pace.ts';
import { startRiffle, type RiffleProcess } from '../tests/support/riffle-process.ts';

export const PACE: Pace = { firstTokenMs: 500, tokensPerSecond: 60, streams: 8 };
export const PACE_IN_WORDS =
  'a model server on this machine: 0.5 s to the first token, then 60 tokens a second on each of at most 8 streams, every token an event of its own, cards of about 110 tokens';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

export interface PacedRiffle {
  readonly riffle: RiffleProcess;
  readonly model: ModelServer;
  readonly host: Caller;
  stop(): Promise<void>;
}

export async function startPaced(
  settings: Readonly<Record<string, string>>,
  pace = PACE,
): Promise<PacedRiffle> {
  const model = await startModelServer(pace);
  model.card = cardOfModelLength;
  const riffle = await startRiffle({
    ...model.settings,
    LOG_LEVEL: 'silent',
    ...settings,
  });
  const database = openSqlite(join(riffle.dataDir, 'riffle.sqlite'));
  const host = await hostWith({ url: riffle.url, dataDir: riffle.dataDir, database }, 100);
  await database.close();
  return {
    riffle,
    model,
    host,
    async stop() {
      await riffle.stop();
      await model.stop();
    },
  };
}

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu'.split(' ');

/** Four or five hundred characters with all the fields of a quiz card, no two alike. */
function cardOfModelLength(serial: number) {
  let seed = serial * 7919;
  const word = (): string => {
    const parts = Array.from({ length: 3 }, () => {
      seed = (seed * 48_271 + 11) % 2_147_483_647;
      return SYLLABLES[seed % SYLLABLES.length] ?? '';
    });
    return parts.join('');
  };
  const name = `${word()} ${word()}`;
  return {
    question: `Which ${word()} did the ${word()} of ${word()} bring to the ${word()} when ${word()} and ${word()} met?`,
    hint: `Think of ${word()} beside a ${word()}, a long way from ${word()}.`,
    answer: name,
    accepts: [`the ${name}`],
    choices: [word(), word(), word()].map((choice) => `${choice} ${word()}`),
    explanation: `The ${word()} was kept in ${word()} until ${word()} took it to the ${word()} in a ${word()}.`,
  };
}

/** Has a deck written with one browser listening: its wall time, when its first card was told, Riffle's processor time. */
export async function timeDeck({ riffle, host }: PacedRiffle, cardCount: number) {
  const stop = new AbortController();
  const response = await fetch(`${riffle.url}/api/events`, {
    headers: { cookie: host.cookie },
    signal: stop.signal,
  });
  const cpuBefore = cpuMs(riffle.pid);
  const began = performance.now();
  const { body } = await host.post('/api/generations', deckRequest({ cardCount }));
  const firstAt = await savedRun(response, body.id);
  const ms = performance.now() - began;
  const cpu = cpuMs(riffle.pid) - cpuBefore;
  stop.abort();
  return { ms, firstMs: firstAt - began, cpuMsPerCard: cpu / cardCount };
}

/** Resolves when the run is saved, with when its first card was told. */
async function savedRun(response: Response, id: string): Promise<number> {
  let text = '';
  let firstAt = Infinity;
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      // Sent in between, so that proxies keep the connection.
      if (event.startsWith(':')) continue;
      const { type, run } = JSON.parse(event.replace(/^data: /, ''));
      if (type !== 'run' || run.id !== id) continue;
      if (run.state === 'failed') throw new Error('The run failed');
      if (run.written > 0) firstAt = Math.min(firstAt, performance.now());
      if (run.state === 'saved') return firstAt;
    }
  }
  throw new Error('The stream ended');
}

/** Processor time of a process so far, from Linux's own account. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
