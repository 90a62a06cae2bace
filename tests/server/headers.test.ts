// What every kind of answer says to a browser, whatever was asked and however it went.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInCaller, type Caller } from '#tests/support/caller.ts';
import { deckOf } from '#tests/support/generation.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let host: Caller;
let gameId: string;
beforeAll(async () => {
  server = await startTestServer('sqlite', { RATE_LIMITS: 'on' });
  host = await signedInCaller(server, 'host@example.org');
  ({ gameId } = await deckOf(host));
});
afterAll(() => server.stop());

interface Asked {
  readonly what: string;
  readonly path: string;
  readonly init?: RequestInit;
  readonly status: number;
}

const json = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

const KINDS: readonly Asked[] = [
  { what: 'an answer', path: '/api/games', status: 200 },
  { what: 'a game', path: '/api/games/ID', status: 200 },
  {
    what: 'what was made',
    path: '/api/games',
    init: json({ title: 'T', gameType: 'trivia', cards: [] }),
    status: 201,
  },
  { what: 'bad input', path: '/api/games?page=0', status: 400 },
  { what: 'no JSON', path: '/api/games', init: { method: 'POST', body: '{' }, status: 400 },
  { what: 'a stranger', path: '/api/account', init: { headers: { cookie: '' } }, status: 401 },
  {
    what: 'another site',
    path: '/api/games',
    init: { ...json({}), headers: { origin: 'https://evil.example' } },
    status: 403,
  },
  { what: 'nothing', path: '/api/nothing', status: 404 },
  { what: 'somebody else’s', path: '/api/games/unknown', status: 404 },
  { what: 'the wrong method', path: '/api/games/ID', init: { method: 'PUT' }, status: 404 },
  { what: 'options', path: '/api/games', init: { method: 'OPTIONS' }, status: 404 },
  { what: 'only the head', path: '/api/games', init: { method: 'HEAD' }, status: 200 },
  {
    what: 'too much',
    path: '/api/auth/sign-up',
    init: { method: 'POST', body: 'x'.repeat(400_000) },
    status: 413,
  },
  {
    what: 'what is not there yet',
    path: '/api/payments/subscriptions',
    init: json({}),
    status: 501,
  },
  { what: 'everything that is held', path: '/api/account/data', status: 200 },
  { what: 'the metrics', path: '/api/metrics', status: 200 },
  { what: 'Google’s page', path: '/api/auth/google/callback?state=x', status: 200 },
  { what: 'a file that is not there', path: '/nothing.js', status: 404 },
];

describe('headers of every kind of answer', () => {
  it.each(KINDS)('$what', async ({ what, path, init = {}, status }) => {
    const isGoogle = what.startsWith('Google');
    const url = server.url + path.replace('ID', gameId);
    const asked = new Headers({ cookie: host.cookie, 'content-type': 'application/json' });
    for (const [name, value] of new Headers(init.headers)) asked.set(name, value);
    const answer = await fetch(url, { ...init, headers: asked });
    await answer.text();
    expect(answer.status).toBe(status);
    const { headers } = answer;
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe(
      isGoogle ? 'unsafe-none' : 'same-origin-allow-popups',
    );
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store');
    if (init.method !== 'HEAD')
      expect(headers.get('content-type')).toMatch(/charset=utf-8|application\/json/i);
  });

  it('a refusal for being too many, and an event stream', async () => {
    const guess = () =>
      host.post('/api/account/email', { email: 'x@example.org', password: 'Wrong-Horse-7' });
    let refused = await guess();
    for (let tries = 0; tries < 12 && refused.status !== 429; tries += 1) refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const leave = new AbortController();
    const stream = await fetch(`${server.url}/api/events`, {
      headers: { cookie: host.cookie },
      signal: leave.signal,
    });
    for (const { headers } of [refused, stream]) {
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    leave.abort();
  });

  it('with an https address strict transport is asked for, for a year and with everything below', async () => {
    const secure = await startTestServer('sqlite', {
      PUBLIC_URL: 'https://riffle.example',
      RATE_LIMITS: 'on',
    });
    for (const path of ['/api/config', '/api/nothing']) {
      const { headers } = await fetch(secure.url + path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
    await secure.stop();
  });

  it('no method that echoes, no two lengths, no folded lines', async () => {
    const raw = (text: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
        let answer = '';
        socket.on('data', (piece: Buffer) => (answer += piece.toString()));
        socket.on('close', () => resolve(answer));
        socket.on('error', () => resolve(answer));
        socket.setTimeout(2000, () => socket.destroy());
        socket.write(text.replaceAll('\n', '\r\n'));
      });
    const head = `Host: 127.0.0.1\nConnection: close\n`;
    expect(await raw(`TRACE /api/config HTTP/1.1\n${head}Secret: x\n\n`)).not.toContain('Secret');
    for (const smuggled of [
      `POST /api/games HTTP/1.1\n${head}Content-Length: 5\nTransfer-Encoding: chunked\n\n0\n\n`,
      `POST /api/games HTTP/1.1\n${head}Content-Length: 5\nContent-Length: 6\n\nabcdef`,
      `GET /api/config HTTP/1.1\n${head}X: a\n b\n\n`,
      `GET /api/config HTTP/1.1\n${head}X: ${'x'.repeat(70_000)}\n\n`,
    ]) {
      expect(await raw(smuggled)).toMatch(/^HTTP\/1\.1 4(00|31)/);
    }
  });
});

describe('limits on what is costly', () => {
  it('event streams of one user, downloads, and looks into the bank', async () => {
    const guest = await signedInCaller(server, 'greedy@example.org');
    const leave = new AbortController();
    const open = () =>
      fetch(`${server.url}/api/events`, {
        headers: { cookie: guest.cookie },
        signal: leave.signal,
      });
    const streams = await Promise.all(Array.from({ length: 50 }, open));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    expect((await open()).status).toBe(429);
    leave.abort();
    await expect
      .poll(async () => {
        const again = new AbortController();
        const { status } = await fetch(`${server.url}/api/events`, {
          headers: { cookie: guest.cookie },
          signal: again.signal,
        });
        again.abort();
        return status;
      })
      .toBe(200);
    const downloads = [];
    for (let count = 0; count < 11; count += 1)
      downloads.push((await guest.get('/api/account/data')).status);
    expect(downloads).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const { db } = server.database;
    await db
      .updateTable('rate_limit')
      .set({ count: 600 })
      .where('key', 'like', 'bank by address:%')
      .execute();
    await guest.get('/api/bank?gameType=trivia&topic=Space');
    await db
      .updateTable('rate_limit')
      .set({ count: 600 })
      .where('key', 'like', 'bank by address:%')
      .execute();
    expect((await guest.get('/api/bank?gameType=trivia&topic=Space')).status).toBe(429);
  });
});
