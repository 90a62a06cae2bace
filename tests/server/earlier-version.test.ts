// What version 0.1.0 has left behind goes on working: its database, the browsers signed in there, links that were
// shared, and pages that are still open. The fixtures were made by that version, and are never changed.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { runServer, type RunningServer } from '#server/app.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/0.1.0');
/** The one that its server signed cookies with. */
const SECRET = 'riffle-test-secret-0123456789abcdef';

interface Exchange {
  readonly as: 'host' | 'guest';
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
  readonly answer: unknown;
}

const read = (name: string) => readFile(join(FIXTURES, name), 'utf8');
const exchanges: readonly Exchange[] = JSON.parse(await read('conversation.json'));
const cookies: Readonly<Record<string, string>> = JSON.parse(await read('cookies.json'));

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riffle-earlier-'));
  const file = new Sqlite(join(folder, 'riffle.sqlite'));
  file.exec(await read('data.sql'));
  // Sessions of that day would have ended by now, and runs would not be news any more.
  const inAnHour = new Date(Date.now() + 60 * 60_000).toISOString();
  file.prepare('update session set "expiresAt" = ?').run(inAnHour);
  file.prepare('update generation set "updatedAt" = ?').run(Date.now());
  file.close();
  const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', AUTH_SECRET: SECRET };
  server = await runServer(readConfiguration(settings));
});

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function ask({ as, method, path, body }: Exchange) {
  const cookie = Object.entries(cookies).map((pair) => pair.join('='));
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(as === 'host' && { cookie: cookie.join('; ') }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

/** What stays of an answer where ids, tokens and times are new each time: its fields and their kinds. */
function kindOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return expect.any(Object(value).constructor);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, kindOf(each)]));
}

const nameOf = ({ as, method, path }: Exchange) => `${method} ${path.slice(0, 60)} of a ${as}`;
const reads = exchanges.filter(({ method }) => method === 'GET');
const writes = exchanges.filter(({ method }) => method !== 'GET');

// In the order in which they were asked: what is read comes before what changes it.
describe('DATA-19 a page of version 0.1.0 that is still open', () => {
  for (const exchange of reads) {
    it(`reads what it read: ${nameOf(exchange)}`, async () => {
      const { status, answer } = await ask(exchange);
      expect(status).toBe(exchange.status);
      expect(answer).toMatchObject(Object(exchange.answer));
    });
  }
  for (const exchange of writes) {
    it(`changes what it changed: ${nameOf(exchange)}`, async () => {
      const { status, answer } = await ask(exchange);
      expect(status).toBe(exchange.status);
      expect(answer).toMatchObject(Object(kindOf(exchange.answer)));
    });
  }
});
