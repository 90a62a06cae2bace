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
  | 'silent';

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
  /** The card that is written as the serial-th of all. */
  card: (serial: number) => ModelCard;
  /** To which questions it finds another answer at the second look; a card without an answer is harmful then. */
  doubts: (question: string) => boolean;
  /** Which of the questions of a deck it finds to ask the same, in pairs. */
  alike: (questions: readonly string[]) => readonly (readonly [string, string])[];
  /** The answers of the cards that it has written, by their questions. */
  readonly answers: Map<string, string>;
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
    card: rowOfSevens,
    doubts: () => false,
    alike: () => [],
    answers: new Map(),
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
  if (mood === 'too-many-requests') return fail(response, 429, 'rate_limit_exceeded');
  if (mood === 'server-error') return fail(response, 500, 'server_error');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (mood === 'silent') return response.flushHeaders();
  if (mood === 'late') await wait(LATE_MS);
  const stream = await asked.enter();
  response.write(dialect.begin);
  let tokens = 0;
  const say = async (text: string): Promise<void> => {
    tokens += await stream.say(text, (piece) => response.write(dialect.say(piece)));
  };
  await say('{"elements":[');
  if (mood === 'endless') {
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
    if ('question' in element) model.sentAt.set(String(element.question), Date.now());
  }
  return true;
}

function elementsFor({ model, asked, next }: Asked): object[] {
  const shown = Array.from(
    asked.matchAll(/<card>(?:(\d+)\. )?([^\n<]*)<\/card>/g),
    ([, number, text = '']) => ({
      number: Number(number),
      question: text,
    }),
  );
  if (asked.includes('Check these ')) return shown.map((card) => judgementOf(card, model));
  if (asked.includes('Compare these ')) {
    const questions = shown.map(({ question }) => question.split(' — ', 1).join(''));
    return model.alike(questions).map(([first, second]) => ({ first, second }));
  }
  const wanted = Number(/Write (\d+) cards/.exec(asked)?.[1] ?? 0);
  const count = model.mood === 'three-cards' ? Math.min(3, wanted) : wanted;
  const cards =
    model.mood === 'too-few'
      ? [model.card(1)]
      : Array.from({ length: count }, () => model.card(next()));
  for (const { question, answer = '' } of cards) model.answers.set(question, answer);
  return cards;
}

/** As a checker answers who sees the question alone. */
function judgementOf(
  { number, question }: { readonly number: number; readonly question: string },
  { answers, doubts }: Asked['model'],
): object {
  const begun = question.split(' ').slice(0, 8).join(' ');
  const isDoubted = doubts(question);
  const answer = answers.get(question);
  if (!answer) return { number, question: begun, faults: isDoubted ? ['harm'] : [] };
  return {
    number,
    question: begun,
    answer: isDoubted ? 'Something else' : answer,
    names: [],
    others: [],
    known: 5,
    faults: [],
    explanation: 'Looked up.',
  };
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

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message: code, type: code, code } }));
}
