// A local server that speaks the models' streaming protocols and fails in every way that a real one
// does. It proves our client, our checks and our credits; it proves nothing about how good a real
// model's cards are.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dialectOf, type Dialect } from './model-dialects.ts';
import { paced, type Pace } from './model-pace.ts';

export type ModelMood =
  | 'good'
  | 'late'
  | 'slow'
  | 'in-pieces'
  | 'refused'
  | 'too-many-requests'
  | 'server-error'
  | 'cut-stream'
  | 'broken-json'
  | 'too-few'
  | 'three-cards'
  | 'endless'
  /** One answer goes on without end; the next ones are good. */
  | 'one-endless'
  | 'silent'
  /** One question is heard and never answered, not even with headers; the next ones are answered. */
  | 'one-hangs'
  /** Answers with no cards any more once so many have come in all: `most`. */
  | 'dries-up'
  /** The same for every question to check cards. */
  | 'checks-hang';

interface ModelCard {
  readonly question: string;
  readonly hint?: string;
  readonly answer?: string;
  readonly explanation?: string;
}

export interface ModelServer {
  readonly url: string;
  /** Settings for a Riffle that has its decks written there. */
  readonly settings: Readonly<Record<string, string>>;
  mood: ModelMood;
  /** Cards that a model that dries up has in all. */
  most: number;
  /** The card that is written as the serial-th of all. */
  card: (serial: number) => ModelCard;
  /** Which questions are found doubtful at the second look. */
  doubts: (question: string) => boolean;
  /** Texts of the requests it was sent: prompts to write, and to check. */
  readonly requests: string[];
  /** When each question's card was sent whole, in milliseconds since 1970. */
  readonly sentAt: Map<string, number>;
  /** Ends what is still being answered, as a server that starts anew. */
  hangUp(): void;
  stop(): Promise<void>;
}

const LATE_MS = 800;
/** Before each card of a slow model. */
const SLOW_MS = 60;

/** Without a pace it answers as fast as it can. */
export async function startModelServer(pace?: Pace): Promise<ModelServer> {
  const enter = paced(pace);
  let serial = 0;
  const model: Omit<ModelServer, 'url' | 'settings' | 'hangUp' | 'stop'> = {
    mood: 'good',
    most: 0,
    card: rowOfSevens,
    doubts: () => false,
    requests: [],
    sentAt: new Map(),
  };
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const asked = stringsIn(JSON.parse(body)).join('\n');
      model.requests.push(asked);
      const dialect = dialectOf(new URL(request.url ?? '', 'http://model').pathname);
      void answer({ response, dialect, model, asked, enter, next: () => (serial += 1) });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;
  return Object.assign(model, {
    url,
    settings: { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'local', AI_BASE_URL: url },
    hangUp: () => http.closeAllConnections(),
    stop: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  });
}

interface Asked {
  readonly response: ServerResponse;
  readonly dialect: Dialect;
  readonly model: Omit<ModelServer, 'url' | 'settings' | 'hangUp' | 'stop'>;
  readonly asked: string;
  readonly enter: ReturnType<typeof paced>;
  readonly next: () => number;
}

async function answer(asked: Asked): Promise<void> {
  const { response, dialect, model } = asked;
  const { mood } = model;
  if (mood === 'refused') return fail(response, 401, 'invalid_api_key');
  if (mood === 'too-many-requests') {
    return fail(response, 429, 'rate_limit_exceeded', { 'retry-after': '12' });
  }
  if (mood === 'server-error') return fail(response, 500, 'server_error');
  if (mood === 'checks-hang' && asked.asked.includes('Check these ')) return;
  if (mood === 'one-hangs') {
    model.mood = 'good';
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (mood === 'one-endless') model.mood = 'good';
  if (mood === 'silent') return response.flushHeaders();
  if (mood === 'late') await wait(LATE_MS);
  const stream = await asked.enter();
  response.write(dialect.begin);
  let tokens = 0;
  const say = async (text: string): Promise<void> => {
    tokens += await stream.say(text, (piece) => response.write(dialect.say(piece)));
  };
  await say('{"elements":[');
  if (mood === 'endless' || mood === 'one-endless') {
    while (!response.destroyed) {
      await say(' '.repeat(1000));
      await wait(5);
    }
    return stream.leave();
  }
  const isWhole = await sayElements(asked, say);
  if (isWhole) await say(']}');
  stream.leave();
  if (!response.destroyed) response.end(dialect.end(tokens));
}

/** False when it broke off in the middle. */
async function sayElements(asked: Asked, say: (text: string) => Promise<void>): Promise<boolean> {
  const { response, model } = asked;
  const { mood } = model;
  for (const [index, element] of elementsFor(asked).entries()) {
    if (mood === 'cut-stream' && index === 3) {
      response.destroy();
      return false;
    }
    if (mood === 'broken-json') {
      await say('{"question": broken');
      return false;
    }
    if (mood === 'slow') await wait(SLOW_MS);
    const text = (index > 0 ? ',' : '') + JSON.stringify(element);
    const pieces = mood === 'in-pieces' ? Array.from(text) : [text];
    for (const piece of pieces) await say(piece);
    if ('question' in element) model.sentAt.set(element.question, Date.now());
  }
  return true;
}

function elementsFor({ model, asked, next }: Asked): (ModelCard | Judgement)[] {
  if (asked.includes('Check these ')) return judgementsOf(asked, model.doubts);
  const wanted = Number(/Write (\d+) cards/.exec(asked)?.[1] ?? 0);
  if (model.mood === 'too-few') return [model.card(1)];
  const count = model.mood === 'three-cards' ? Math.min(3, wanted) : wanted;
  if (model.mood === 'dries-up') {
    const left = Math.min(count, model.most);
    model.most -= left;
    return Array.from({ length: left }, () => model.card(next()));
  }
  return Array.from({ length: count }, () => model.card(next()));
}

interface Judgement {
  readonly number: number;
  readonly verdict: 'right' | 'doubtful';
  readonly explanation: string;
}

function judgementsOf(asked: string, doubts: (question: string) => boolean): Judgement[] {
  const cards = asked.matchAll(/<card>(\d+)\. (.*)\n/g);
  return Array.from(cards, ([, number, question = '']) => ({
    number: Number(number),
    verdict: doubts(question) ? 'doubtful' : 'right',
    explanation: 'Looked up.',
  }));
}

/** Good for trivia and challenge; where there are no hints and answers, they are left out. */
export function rowOfSevens(serial: number): ModelCard {
  return {
    question: `Which number comes after ${serial * 7} in the row of sevens?`,
    hint: 'Add seven.',
    answer: `The ${serial}th plus one`,
    explanation: `${serial * 7} + 7 = ${serial * 7 + 7}`,
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function fail(response: ServerResponse, status: number, code: string, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: code, type: code, code } }));
}
