// A local server that speaks the models' streaming protocols and fails in every way that a real one
// does. It proves our client, our checks and our credits; it proves nothing about how good a real
// model's cards are.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dialectOf, type Dialect, type EndReason } from './model-dialects.ts';
import { listingOf, tellModels, type Listing } from './model-list.ts';
import { FORMS, type ModelForm } from './model-manners.ts';
import { hasRefused, type Busy, type ModelMood, type ModelRefusal } from './model-refusals.ts';

import { paced, type Pace } from './model-pace.ts';

export type { ModelMood };

interface ModelCard {
  readonly question: string;
  readonly hint?: string;
  readonly answer?: string;
  readonly explanation?: string;
  readonly accepts?: readonly string[];
  readonly choices?: readonly string[];
}

export interface ModelServer {
  readonly url: string;
  /** Settings for a Riffle that has its decks written there. */
  readonly settings: Readonly<Record<string, string>>;
  mood: ModelMood;
  /** Cards that a model that dries up has in all. */
  most: number;
  /** How it puts its answers. */
  form: ModelForm;
  /** It is busy for the next so many requests, and says so in this form. */
  busy: Busy;
  /** Requests that are being answered. */
  atOnce: number;
  /** How many were at the same time, at most. */
  mostAtOnce: number;
  /** What it answers with a refusal when it stands in a request. */
  refuses: readonly ModelRefusal[];
  /** The card that is written as the serial-th of all. */
  card: (serial: number) => ModelCard;
  /** To which questions it finds another answer at the second look; a card without an answer is harmful then. */
  doubts: (question: string) => boolean;
  /** Models that it knows, where it is asked for them. */
  names: readonly string[];
  /** How it was asked for them. */
  readonly listed: Listing[];
  /** Which of the questions of a deck it finds to ask the same, in pairs. */
  alike: (questions: readonly string[]) => readonly (readonly [string, string])[];
  /** The answers of the cards that it has written, by their questions. */
  readonly answers: Map<string, string>;
  /** Texts of the requests it was sent: prompts to write, and to check. */
  readonly requests: string[];
  /** The same requests as they came; `at` is in milliseconds of the test's own clock. */
  readonly received: {
    readonly headers: IncomingHttpHeaders;
    readonly body: RequestBody;
    readonly at: number;
  }[];
  /** Tokens that it has said so far. */
  tokens: number;
  /** Of these, the ones of cards. */
  cardTokens: number;
  /** When each question's card was sent whole, in milliseconds since 1970. */
  readonly sentAt: Map<string, number>;
  /** Ends what is still being answered, as a server that starts anew. */
  hangUp(): void;
  stop(): Promise<void>;
}

/** Tokens that a model which thinks needs before its first word. */
const THOUGHTS = 12_000;
const LATE_MS = 800;
const WRITING = /Write (\d+) cards/;
/** Before each card of a slow model. */
const SLOW_MS = 60;

type RequestBody = Readonly<Record<string, unknown>>;

/** Without a pace it answers as fast as it can. */
export async function startModelServer(pace?: Pace): Promise<ModelServer> {
  const enter = paced(pace);
  let serial = 0;
  const model: Omit<ModelServer, 'url' | 'settings' | 'hangUp' | 'stop'> = {
    mood: 'good',
    most: 0,
    form: 'elements',
    busy: { times: 0, says: 'nothing' },
    atOnce: 0,
    mostAtOnce: 0,
    refuses: [],
    card: rowOfSevens,
    doubts: () => false,
    names: ['local'],
    listed: [],
    alike: () => [],
    answers: new Map(),
    requests: [],
    received: [],
    tokens: 0,
    cardTokens: 0,
    sentAt: new Map(),
  };
  const http = createServer((request, response) => {
    if (request.method === 'GET') {
      model.listed.push(listingOf(request));
      const isAnswered = model.mood !== 'one-hangs' && !hasRefused(response, model, {});
      if (isAnswered) tellModels(request, response, model.names);
      return;
    }
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const body: RequestBody = JSON.parse(text);
      const asked = stringsIn(body).join('\n');
      model.requests.push(asked);
      model.received.push({ headers: request.headers, body, at: performance.now() });
      model.atOnce += 1;
      model.mostAtOnce = Math.max(model.mostAtOnce, model.atOnce);
      response.on('close', () => (model.atOnce -= 1));
      const dialect = dialectOf(new URL(request.url ?? '', 'http://model').pathname, body);
      void answer({ response, dialect, model, asked, body, enter, next: () => (serial += 1) });
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
  readonly body: RequestBody;
  readonly enter: ReturnType<typeof paced>;
  readonly next: () => number;
}

async function answer(asked: Asked): Promise<void> {
  const { response, dialect, model } = asked;
  const { mood } = model;
  if (mood === 'checks-hang' && /^(?:Check|Compare) these /mu.test(asked.asked)) return;
  if (mood === 'one-hangs') {
    model.mood = 'good';
    return;
  }
  if (hasRefused(response, model, asked.body)) return;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (mood === 'silent') return response.flushHeaders();
  if (mood === 'dumb') return void response.write(dialect.begin + dialect.say(' '));
  if (mood === 'late') await wait(LATE_MS);
  const stream = await asked.enter(response);
  response.write(dialect.begin);
  let tokens = 0;
  const say = async (text: string): Promise<void> => {
    const said = await stream.say(text, (piece) => response.write(dialect.say(piece)));
    tokens += said;
    model.tokens += said;
    if (WRITING.test(asked.asked)) model.cardTokens += said;
  };
  const reason = await sayAnswer(asked, say);
  stream.leave();
  if (!response.destroyed) response.end(dialect.end(tokens, reason));
}

/** Says the whole answer; resolves with why it ended. */
async function sayAnswer(asked: Asked, say: (text: string) => Promise<void>): Promise<EndReason> {
  const { response, model, body } = asked;
  const { mood } = model;
  const form = FORMS[model.form];
  if (mood === 'thinking' && Number(body['max_tokens']) < THOUGHTS) return 'length';
  if (mood === 'apologising') {
    await say('I’m sorry, but I can’t help with that.');
    return 'stop';
  }
  await say(form.before);
  const isEndless = mood === 'endless' || mood === 'one-endless';
  if (mood === 'one-endless') model.mood = 'good';
  while (isEndless && !response.destroyed) {
    await say(' '.repeat(1000));
    await wait(5);
  }
  while (mood === 'looping' && !response.destroyed) {
    await say(`${JSON.stringify(model.card(1))},`);
    await wait(5);
  }
  const isWhole = await sayElements(asked, say);
  if (isWhole) await say(form.after);
  return 'stop';
}

/** False when it broke off in the middle. */
async function sayElements(asked: Asked, say: (text: string) => Promise<void>): Promise<boolean> {
  const { response, model } = asked;
  const { mood } = model;
  const form = FORMS[model.form];
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
    const text = (index > 0 ? form.between : '') + form.element(element, index);
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
  const wanted = Number(WRITING.exec(asked)?.[1] ?? 0);
  const count = model.mood === 'three-cards' ? Math.min(3, wanted) : wanted;
  const left = model.mood === 'dries-up' ? Math.min(count, model.most) : count;
  if (model.mood === 'dries-up') model.most -= left;
  const cards =
    model.mood === 'too-few'
      ? [model.card(1)]
      : Array.from({ length: left }, () => model.card(next()));
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
