// A local server that speaks the streaming protocols of OpenAI-compatible servers (/chat/completions) and
// of Anthropic (/messages), and fails in every way that a real one does. It proves our client, our checks and our credits; it proves nothing about how good a
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
      const dialect = request.url?.endsWith('/messages') ? ANTHROPIC : OPENAI;
      void answer({ response, dialect, mood: state.mood, wanted, next: () => (serial += 1) });
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

/** How a stream begins, carries text, and ends. */
interface Dialect {
  readonly begin: string;
  readonly say: (text: string) => string;
  readonly end: string;
}

interface Asked {
  readonly response: ServerResponse;
  readonly dialect: Dialect;
  readonly mood: ModelMood;
  readonly wanted: number;
  readonly next: () => number;
}

async function answer({ response, dialect, mood, wanted, next }: Asked): Promise<void> {
  if (mood === 'refused') return fail(response, 401, 'invalid_api_key');
  if (mood === 'too-many-requests') return fail(response, 429, 'rate_limit_exceeded');
  if (mood === 'server-error') return fail(response, 500, 'server_error');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (mood === 'silent') return response.flushHeaders();
  response.write(dialect.begin);
  const say = (text: string) => response.write(dialect.say(text));
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
  response.end(dialect.end);
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

const OPENAI: Dialect = {
  begin: '',
  say: (content) => openAiChunk({ content }),
  end: `${openAiChunk({}, 'stop')}data: [DONE]\n\n`,
};

function openAiChunk(delta: object, finishReason: string | null = null): string {
  const body = {
    id: 'run',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'local',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  };
  return `data: ${JSON.stringify(body)}\n\n`;
}

/** A model of no known name is given the cards' schema as a tool, and answers by calling it. */
const ANTHROPIC: Dialect = {
  begin:
    anthropicEvent({
      type: 'message_start',
      message: {
        id: 'msg',
        type: 'message',
        role: 'assistant',
        model: 'local',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }) +
    anthropicEvent({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'tool_use', id: 'tool', name: 'json', input: {} },
    }),
  say: (text) =>
    anthropicEvent({
      type: 'content_block_delta',
      index: 0,
      delta: { type: 'input_json_delta', partial_json: text },
    }),
  end:
    anthropicEvent({ type: 'content_block_stop', index: 0 }) +
    anthropicEvent({
      type: 'message_delta',
      delta: { stop_reason: 'tool_use', stop_sequence: null },
      usage: { output_tokens: 9 },
    }) +
    anthropicEvent({ type: 'message_stop' }),
};

function anthropicEvent(body: { readonly type: string } & Record<string, unknown>): string {
  return `event: ${body.type}\ndata: ${JSON.stringify(body)}\n\n`;
}
