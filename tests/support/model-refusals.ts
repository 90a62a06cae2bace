// What servers answer in the place of a stream, with the words of real services.
import type { ServerResponse } from 'node:http';

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
  | 'looping'
  | 'thinking'
  | 'apologising'
  | 'web-page'
  /** Pieces of an answer that are no pieces, or no JSON. */
  | 'odd-pieces'
  | 'torn-pieces'
  | 'silent'
  /** A blank, and nothing after it. */
  | 'dumb'
  /** One answer goes on without end; the next ones are good. */
  | 'one-endless'
  /** One question is heard and never answered, not even with headers; the next ones are answered. */
  | 'one-hangs'
  /** Answers with no cards any more once so many have come in all: `most`. */
  | 'dries-up'
  /** The same for every question to check cards. */
  | 'checks-hang';

interface Complaint {
  readonly status: number;
  readonly body: object;
}

const unsupported = (message: string): Complaint => ({
  status: 400,
  body: { error: { message, type: 'invalid_request_error', param: null, code: null } },
});
const forbidden = (field: string): Complaint => ({
  status: 422,
  body: {
    detail: [
      { type: 'extra_forbidden', loc: ['body', field], msg: 'Extra inputs are not permitted' },
    ],
  },
});

type Body = Readonly<Record<string, unknown>>;

/** What a request is refused for, and with which words. */
const REFUSALS = {
  /** A schema, where JSON alone is taken. */
  json_schema: (body: Body) =>
    formatOf(body) === 'json_schema' && unsupported('This response_format type is unavailable now'),
  json_object: (body: Body) =>
    formatOf(body) === 'json_object' &&
    unsupported("'response_format.type' must be 'json_schema' or 'text'"),
  response_format: (body: Body) => 'response_format' in body && forbidden('response_format'),
  stream_options: (body: Body) => 'stream_options' in body && forbidden('stream_options'),
  temperature: (body: Body) =>
    'temperature' in body &&
    unsupported(
      "Unsupported value: 'temperature' does not support 0.8 with this model. Only the default (1) value is supported.",
    ),
  max_tokens: (body: Body) =>
    'max_tokens' in body &&
    unsupported(
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    ),
  context: (body: Body) =>
    Number(body['max_tokens']) > 2048 &&
    unsupported(
      "This model's maximum context length is 2048 tokens. However, you requested 4211 tokens (711 in the messages, 3500 in the completion). Please reduce the length of the messages or completion.",
    ),
  reasoning_effort: (body: Body) =>
    'reasoning_effort' in body &&
    unsupported('`reasoning_effort` is not supported with this model'),
} as const;

export type ModelRefusal = keyof typeof REFUSALS;

/** What the server says about a request that it does not take, or undefined. */
function complaintAbout(body: Body, refusals: readonly ModelRefusal[]): Complaint | undefined {
  for (const refusal of refusals) {
    const complaint = REFUSALS[refusal](body);
    if (complaint) return complaint;
  }
  return undefined;
}

function formatOf({ response_format: format }: Body): unknown {
  return typeof format === 'object' && format !== null && 'type' in format
    ? format.type
    : undefined;
}

/**
 * How a busy server says when to come back: in seconds or by a date in the head, by Google's body, or not at all; or
 * how it says that it is busy in a stream that it has begun.
 */
export interface Busy {
  readonly times: number;
  readonly says: 'seconds' | 'date' | 'google' | 'nothing' | 'in-stream';
  readonly seconds?: number;
  /** 429 where it is left out. */
  readonly status?: number;
}

interface Refusing {
  readonly mood: ModelMood;
  readonly refuses: readonly ModelRefusal[];
  busy: Busy;
}

/** Whether a server in this mood has answered a request with a failure. */
export function hasRefused(response: ServerResponse, model: Refusing, body: Body): boolean {
  const { mood, refuses, busy } = model;
  const complaint = complaintAbout(body, refuses);
  if (busy.times > 0) {
    model.busy = { ...busy, times: busy.times - 1 };
    sayBusy(response, busy);
  } else if (complaint) send(response, complaint.status, complaint.body);
  else if (mood === 'refused') fail(response, 401, 'invalid_api_key');
  else if (mood === 'too-many-requests') {
    fail(response, 429, 'rate_limit_exceeded', { 'retry-after': '12' });
  } else if (mood === 'server-error') fail(response, 500, 'server_error');
  else if (mood === 'web-page') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Sign in</title>');
  } else if (mood === 'odd-pieces') sendEvent(response, `{"choices":"${WORDS}"}`);
  else if (mood === 'torn-pieces') sendEvent(response, `{"choices":[{"delta":{"content":"${WORDS}`);
  else return false;
  return true;
}

const WORDS = 'Which number comes next in the row of sevens?';

function sendEvent(response: ServerResponse, data: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.end(`data: ${data}\n\n`);
}

function sayBusy(response: ServerResponse, { says, seconds = 1, status = 429 }: Busy): void {
  const words = 'Resource has been exhausted (e.g. check quota).';
  const details = [
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${seconds}s` },
  ];
  if (says === 'in-stream') {
    const error = { code: status, message: words, metadata: { provider_name: 'local' } };
    return sendEvent(response, JSON.stringify({ error }));
  }
  if (says === 'google') {
    const error = { code: status, message: words, status: 'RESOURCE_EXHAUSTED', details };
    return send(response, status, { error });
  }
  // A date has whole seconds.
  const date = new Date(Math.ceil(Date.now() / 1000 + seconds) * 1000).toUTCString();
  const after = { seconds: String(seconds), date, nothing: undefined }[says];
  fail(response, status, 'rate_limit_exceeded', after && { 'retry-after': after });
}

function fail(response: ServerResponse, status: number, code: string, headers = {}): void {
  send(response, status, { error: { message: code, type: code, code } }, headers);
}

function send(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
