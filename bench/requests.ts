// Requests by node:http itself: a client of many thousands must cost little, and say which address it comes from.
import { Agent, request } from 'node:http';

const MOST_TRIES = 3;

export interface Sent {
  readonly url: string;
  readonly cookie?: string;
  /** Sent as JSON by POST; a GET without. */
  readonly body?: unknown;
  readonly agent: Agent;
}

export interface Received {
  readonly status: number;
  readonly text: string;
  /** The first cookie that it sets, as `name=value`. */
  readonly cookie: string;
}

/** Connections of one address, kept open from request to request as a proxy keeps them. */
export function agentOf(localAddress: string): Agent {
  return new Agent({ keepAlive: true, maxSockets: 16, localAddress });
}

/** Loopback addresses from 127.0.1.1 on, each with so many of a row. */
export function addressAt(index: number, each: number): string {
  return `127.0.1.${1 + Math.floor(index / each)}`;
}

export function send({ url, cookie = '', body, agent }: Sent): Promise<Received> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    cookie,
    ...(text !== '' && { 'content-type': 'application/json', 'content-length': text.length }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: text === '' ? 'GET' : 'POST', headers, agent });
    sent.on('error', reject);
    sent.once('response', (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (received += piece));
      response.on('error', reject);
      response.once('end', () => {
        const [line = ''] = response.headers['set-cookie'] ?? [];
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, text: received, cookie: line.split(';')[0] ?? '' });
      });
    });
    sent.end(text);
  });
}

/** Milliseconds by a clock that all processes of this machine share. */
export function machineMs(): number {
  return Number(process.hrtime.bigint() / 1000n) / 1000;
}

/** Does something for each, so many at a time. */
export async function forEachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Tries again what a busy machine has cut, as a phone does. */
export async function again<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
    }
  }
}
