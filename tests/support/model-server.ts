// A local server that speaks the OpenAI-compatible streaming protocol, and fails in every way that a
// real one does. It proves our client, our checks and our credits; it proves nothing about how good a
// real model's cards are.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelMood =
  | 'good'
  | 'refused'
  | 'too-many-requests'
  | 'server-error'
  | 'cut-stream'
  | 'broken-json'
  | 'too-few'
  | 'endless'
  | 'silent';

export interface ModelServer {
  readonly url: string;
  mood: ModelMood;
  /** Bodies of the requests it was sent. */
  readonly requests: string[];
  stop(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const requests: string[] = [];
  let serial = 0;
  const state = { mood: 'good' as ModelMood };
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push(body);
      const wanted = Number(/Write (\d+) cards/.exec(body)?.[1] ?? 0);
      void answer(response, state.mood, wanted, () => (serial += 1));
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    get mood() {
      return state.mood;
    },
    set mood(mood) {
      state.mood = mood;
    },
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

async function answer(
  response: ServerResponse,
  mood: ModelMood,
  wanted: number,
  next: () => number,
): Promise<void> {
  if (mood === 'refused') return fail(response, 401, 'invalid_api_key');
  if (mood === 'too-many-requests') return fail(response, 429, 'rate_limit_exceeded');
  if (mood === 'server-error') return fail(response, 500, 'server_error');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (mood === 'silent') return;
  const say = (content: string) => response.write(chunk({ content }));
  say('{"elements":[');
  if (mood === 'endless') {
    while (!response.destroyed) {
      say(' '.repeat(1000));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return;
  }
  const count = mood === 'too-few' ? 1 : wanted;
  for (let index = 0; index < count; index += 1) {
    if (mood === 'cut-stream' && index === 3) return void response.destroy();
    if (mood === 'broken-json' && index === 3) {
      say(',{"question": broken');
      break;
    }
    say((index > 0 ? ',' : '') + JSON.stringify(card(mood === 'too-few' ? 1 : next())));
  }
  if (mood !== 'broken-json') say(']}');
  response.write(chunk({}, 'stop'));
  response.end('data: [DONE]\n\n');
}

function card(serial: number) {
  return {
    question: `Which number comes after ${serial * 7} in the row of sevens?`,
    hint: 'Add seven.',
    answer: `The ${serial}th plus one`,
    explanation: `${serial * 7} + 7 = ${serial * 7 + 7}`,
  };
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message: code, type: code, code } }));
}

function chunk(delta: object, finishReason: string | null = null): string {
  const body = {
    id: 'run',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'local',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  };
  return `data: ${JSON.stringify(body)}\n\n`;
}
