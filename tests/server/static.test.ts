// The built web app as the server sends it; npm test builds it before these run.
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
}

describe('pages and assets', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.stop());

  /** Without a client that decodes: what goes over the wire. */
  function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
    return new Promise<Answer>((resolve, reject) => {
      const sent = request(server.url + path, { method, headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, bytes }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  it('sends the home page compressed, asks for it anew each time, and not twice', async () => {
    const plain = await get('/');
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(brotli).toMatchObject({
      status: 200,
      headers: { 'content-encoding': 'br', 'cache-control': 'no-cache', vary: 'accept-encoding' },
    });
    expect(brotli.bytes).toBeLessThan(plain.bytes / 3);
    expect((await get('/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    );
    const etag = String(brotli.headers['etag']);
    const again = await get('/', { 'accept-encoding': 'gzip, br', 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, bytes: 0 });
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, bytes: 0 });
  });

  it('sends hashed assets for ever, and a missing file as missing', async () => {
    const page = await (await fetch(server.url)).text();
    const script = /\/assets\/[\w-]+\.js/.exec(page)?.[0] ?? '';
    expect(await get(script, { 'accept-encoding': 'br' })).toMatchObject({
      status: 200,
      headers: {
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    expect((await get('/assets/gone.js')).status).toBe(404);
    expect((await get('/assets/../../package.json')).status).toBe(404);
    expect((await get('/assets/%2e%2e/%2e%2e/package.json')).status).toBe(404);
  });

  it('draws the home page before any script runs, without inline code', async () => {
    const page = await (await fetch(server.url)).text();
    expect(page).toContain('What are we playing?');
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(page).not.toMatch(/<style|\sstyle="|\son\w+="/);
    expect(page).toMatch(/rel="preload" as="font"/);
  });

  it('sends the web app for each of its screens', async () => {
    for (const path of ['/setup', '/setup/trivia', '/game', '/verify-email?oobCode=x', '/outbox']) {
      const answer = await get(path);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.status).toBe(200);
    }
  });

  it('says what browsers may do on every kind of answer', async () => {
    for (const path of ['/', '/setup', '/api/health', '/api/nothing', '/assets/gone.js']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toContain(
        "script-src 'self'; connect-src 'self'; frame-src 'none'; style-src 'self'",
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'referrer-policy': 'same-origin',
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });
});
