import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import { startRiffle } from '#tests/support/riffle-process.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

describeOnBothEngines('bad input', (engine) => {
  let server: TestServer;
  let host: Caller;
  beforeAll(async () => {
    server = await startTestServer(engine);
    host = await signedInCaller(server, 'host@example.org');
  });
  afterAll(() => server.stop());

  const POSTS = [
    '/api/auth/sign-up',
    '/api/auth/sign-in',
    '/api/auth/resend-verification',
    '/api/auth/verify-email',
    '/api/auth/register-promo',
    '/api/generations',
  ];

  it.each(POSTS)('%s refuses what is no JSON, and JSON of another form', async (path) => {
    for (const text of ['', '{', '{"email":', '\u0000']) {
      const answer = await host.send(path, { method: 'POST', body: text });
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'malformed-json' } } });
    }
    for (const body of [null, [], 7, 'text', {}, { email: {}, password: [], oobCode: 1 }]) {
      const answer = await host.post(path, body);
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid-request' } } });
      expect(typeof answer.body.error.message).toBe('string');
    }
  });

  it.each(POSTS)('%s refuses a body of 2 MB', async (path) => {
    const answer = await host.post(path, { email: 'x'.repeat(2 * 1024 * 1024) });
    expect(answer).toMatchObject({ status: 413, body: { error: { code: 'body-too-large' } } });
  });

  it('a deck that is refused unread ends its connection: what is left of it is no next request', async () => {
    const deck = { title: 'x'.repeat(400_000) };
    const refused = await new Caller(server).send('/api/games/one/deck', {
      method: 'PUT',
      body: JSON.stringify(deck),
    });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('connection')).toBe('close');
    const read = await host.send('/api/games/one/deck', { method: 'PUT', body: '{}' });
    expect(read.status).toBe(400);
    expect(read.headers.get('connection')).toBe('keep-alive');
  });

  it('RULE-02 refuses what is no address, takes one with capitals and a plus', async () => {
    const caller = new Caller(server);
    const wrong = ['', ' ', 'anna', 'anna@', '@example.org', 'a b@example.org', 'anna@example'];
    for (const email of [...wrong, `${'x'.repeat(320)}@example.org`, 'a@b.org\r\nBcc: c@d.org']) {
      const answer = await caller.post('/api/auth/sign-up', { email, password: PASSWORD });
      expect({ email, status: answer.status }).toEqual({ email, status: 400 });
    }
    const right = { email: ' Anna+Games@Example.ORG ', password: PASSWORD };
    expect((await caller.post('/api/auth/sign-up', right)).status).toBe(200);
  });

  it('refuses passwords over 128 characters before any hash is made', async () => {
    const caller = new Caller(server);
    const long = (length: number) => ({
      email: `long-${length}@example.org`,
      password: PASSWORD + 'x'.repeat(length - PASSWORD.length),
    });
    expect((await caller.post('/api/auth/sign-up', long(128))).status).toBe(200);
    expect((await caller.post('/api/auth/sign-up', long(129))).status).toBe(400);
    expect((await caller.post('/api/auth/sign-in', long(10_000))).status).toBe(400);
  });

  it('refuses another site’s request, and takes one without an origin', async () => {
    const post = (origin: string) =>
      host.send('/api/auth/register-promo', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ email: 'host@example.org' }),
      });
    expect(await post('https://evil.example')).toMatchObject({
      status: 403,
      body: { error: { code: 'forbidden' } },
    });
    expect((await post('null')).status).toBe(403);
    expect((await post(server.url)).status).toBe(200);
  });

  it('pages are whole numbers from 1', async () => {
    for (const page of ['0', '-1', '1.5', 'x', '1e9', '']) {
      const answer = await host.get(`/api/games?page=${page}`);
      expect({ page, status: answer.status }).toEqual({ page, status: 400 });
    }
    expect((await host.get('/api/games?page=999')).body).toEqual({ games: [], total: 0 });
  });

  it('what is not there is not found, in the one form of an error', async () => {
    for (const path of ['/api/nothing', '/api/', '/api/games/../../etc/passwd']) {
      const answer = await host.get(path);
      if (!path.startsWith('/api/games/..')) {
        expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not-found' } } });
      }
      expect(answer.status).toBeLessThan(500);
    }
  });

  it('a forged X-Forwarded-For changes nothing without TRUST_PROXY', async () => {
    const limited = await startTestServer(engine, { RATE_LIMITS: 'on' });
    try {
      const wrong = { email: 'nobody@example.org', password: PASSWORD };
      let status = 0;
      for (let attempt = 0; attempt < 11; attempt += 1) {
        const answer = await new Caller(limited).send('/api/auth/sign-in', {
          method: 'POST',
          headers: {
            'x-forwarded-for': `10.0.0.${attempt}`,
            'x-riffle-address': `10.1.0.${attempt}`,
          },
          body: JSON.stringify({ ...wrong, email: `nobody${attempt % 2}@example.org` }),
        });
        status = answer.status;
      }
      expect(status).toBe(401);
      const rows = await limited.database.db.selectFrom('rate_limit').selectAll().execute();
      const byAddress = rows.filter((row) => row.key.startsWith('sign-in by address'));
      expect(byAddress).toEqual([
        expect.objectContaining({ key: 'sign-in by address:127.0.0.1', count: 11 }),
      ]);
    } finally {
      await limited.stop();
    }
  });

  it('WHAT-12 says to anybody that database and sign-in answer, and who writes decks', async () => {
    expect((await new Caller(server).get('/api/health')).body).toMatchObject({ status: 'ok' });
    expect((await new Caller(server).get('/api/config')).body).toMatchObject({
      writer: 'house',
      payments: 'test',
      outbox: true,
      supportEmail: 'support@riffle.example',
    });
  });
});

describe('the process', () => {
  it('a wrong setting ends it with status 1 and one line', async () => {
    await expect(startRiffle({ PORT: 'x' })).rejects.toThrow(
      /ended with 1: PORT is wrong: it takes a port from 0 to 65535\.\n$/,
    );
  });

  it('SIGTERM and Ctrl-C end it with status 0, also with an event stream open', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const riffle = await startRiffle();
      const stream = await fetch(`${riffle.url}/api/config`);
      await stream.text();
      expect(await riffle.stop(signal)).toBe(0);
    }
  });

  it('a signal that comes twice, as Ctrl-C does through npm, cuts nothing off that is under way', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const riffle = await startRiffle({ LOG_LEVEL: 'info' });
      const underWay = request(`${riffle.url}/api/auth/sign-in`, { method: 'POST' });
      const answered = once(underWay, 'response');
      underWay.flushHeaders();
      await once(underWay, 'socket');
      await fetch(`${riffle.url}/api/health`);
      process.kill(riffle.pid, signal);
      await expect.poll(riffle.output).toContain('"msg":"Stopping"');
      const ended = riffle.stop(signal);
      underWay.end('{}');
      const [answer] = await answered;
      expect(answer.statusCode).toBe(400);
      answer.resume();
      expect(await ended).toBe(0);
    }
  });

  it('SIGTERM to npm itself ends the server too, with status 0 and nothing left running', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'riffle-npm-'));
    const { NODE_OPTIONS: _options, ...env } = process.env;
    const npm = spawn('npm', ['run', 'serve'], {
      env: { ...env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    });
    let output = '';
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output).toContain('Riffle is ready');
    const url = /Riffle is ready: (\S+)/.exec(output)?.[1];
    const exited = new Promise((resolve) => npm.once('exit', resolve));
    npm.kill('SIGTERM');
    expect(await exited).toBe(0);
    await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed');
    await rm(dataDir, { recursive: true });
  });

  it('several processes that start at once on one file all come up', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'riffle-many-'));
    const all = await Promise.all(
      Array.from({ length: 3 }, () => startRiffle({ DATA_DIR: dataDir })),
    );
    for (const riffle of all) {
      expect((await fetch(`${riffle.url}/api/health`)).status).toBe(200);
    }
    for (const riffle of all) expect(await riffle.stop()).toBe(0);
  });
});
