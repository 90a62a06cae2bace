// Which names a server in local mode answers to: a page elsewhere can have its own name point to this machine.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/** Sends these lines as they are; the status and the body that come back. */
function sendRaw(
  port: number,
  lines: readonly string[],
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  let text = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
  socket.on('data', (piece) => (text += piece.toString()));
  socket.on('error', reject);
  socket.on('close', () => resolve({ status: Number(text.split(' ', 2)[1]), text }));
  return promise;
}

const portOf = (server: TestServer): number => Number(new URL(server.url).port);

describe('in local mode', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.stop());

  const ask = (host: string, target = '/api/outbox', method = 'GET') =>
    sendRaw(portOf(server), [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Connection: close']);

  it.each(['localhost:PORT', 'LOCALHOST:PORT', 'localhost.:PORT', '127.0.0.1:PORT', '[::1]:PORT'])(
    '%s is answered',
    async (host) => {
      expect((await ask(host.replace('PORT', `${portOf(server)}`))).status).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'evil.example:PORT',
    'localhost.evil.example:PORT',
    'localhost@evil.example:PORT',
    'evil.example#localhost:PORT',
    'localhost',
    'localhost:1',
    '127.0.0.1.evil.example:PORT',
    '127.0.0.2:PORT',
    '[::2]:PORT',
    '',
  ])('“%s” is refused', async (host) => {
    const answer = await ask(host.replace('PORT', `${portOf(server)}`));
    // What is no host at all is refused before we see it.
    expect([400, 421]).toContain(answer.status);
    expect(answer.text).not.toContain('mails');
  });

  it.each([
    ['GET', '/api/outbox'],
    ['GET', '/api/metrics'],
    ['GET', '/api/health'],
    ['GET', '/api/config'],
    ['GET', '/api/session'],
    ['GET', '/outbox'],
    ['GET', '/'],
    ['POST', '/api/payments/test-cards'],
    ['POST', '/api/auth/sign-in'],
  ])('%s %s under a foreign name says so and nothing else', async (method, path) => {
    const answer = await ask('evil.example', path, method);
    expect(answer.status).toBe(421);
    expect(answer.text).toContain('"code":"misdirected"');
  });

  it('a target with a name of its own must name this server too', async () => {
    const host = `localhost:${portOf(server)}`;
    expect((await ask(host, `http://${host}/api/outbox`)).status).toBe(200);
    expect((await ask(host, 'http://evil.example/api/outbox')).status).toBe(421);
    expect((await ask('evil.example', `http://${host}/api/outbox`)).status).toBe(421);
  });

  it.each(['HTTP/1.1', 'HTTP/1.0'])('without a name nothing is answered (%s)', async (version) => {
    const lines = [`GET /api/outbox ${version}`, 'Connection: close'];
    const answer = await sendRaw(portOf(server), lines);
    expect([400, 421]).toContain(answer.status);
    expect(answer.text).not.toContain('mails');
  });
});

it('the name of a local PUBLIC_URL is answered to as well', async () => {
  const server = await startTestServer('sqlite', { PUBLIC_URL: 'https://localhost:8443' });
  try {
    const status = async (host: string) =>
      (
        await sendRaw(portOf(server), [
          'GET /api/config HTTP/1.1',
          `Host: ${host}`,
          'Connection: close',
        ])
      ).status;
    expect(await status('localhost:8443')).toBe(200);
    expect(await status(`127.0.0.1:${portOf(server)}`)).toBe(200);
    expect(await status('127.0.0.1:8443')).toBe(421);
  } finally {
    await server.stop();
  }
});

it('where Riffle is on a network, its names are its proxy’s affair', async () => {
  const settings = { PUBLIC_URL: 'https://riffle.example', RATE_LIMITS: 'on' };
  const server = await startTestServer('sqlite', settings);
  try {
    const lines = ['GET /api/config HTTP/1.1', 'Host: balancer.internal', 'Connection: close'];
    expect((await sendRaw(portOf(server), lines)).status).toBe(200);
  } finally {
    await server.stop();
  }
});
