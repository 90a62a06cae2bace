// A server that phones in the same network come to: what it answers to this machine alone, and what to them.
import { request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptForm } from '#domain/match/kept-match.ts';
import { runServer, type RunningServer } from '#server/app.ts';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { privateAddress, type Interfaces } from '#server/platform/configuration/private-address.ts';
import { startedMatch } from '#tests/support/matches.ts';
import { startRiffle } from '#tests/support/riffle-process.ts';

/** An address of this machine that is not the loopback's: what is sent to it comes from it as well. */
const OUTSIDE = Object.values(networkInterfaces())
  .flat()
  .find((each) => each && !each.internal && each.family === 'IPv4')?.address;

/** As if this were the address of the machine, whichever it has. */
const PRIVATE = '192.168.1.5';
const HOME: Interfaces = {
  eth0: [
    {
      address: PRIVATE,
      family: 'IPv4',
      internal: false,
      netmask: '255.255.255.0',
      mac: '',
      cidr: null,
    },
  ],
};

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

describe('with LAN', () => {
  let server: RunningServer;
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'riffle-lan-'));
    const settings = { LAN: 'true', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    server = await runServer(readConfiguration(settings, HOME));
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** Asks at an address of this machine, by default under the private one's name. */
  const ask = (
    address: string,
    path: string,
    { method = 'GET', headers = {}, body }: Asked = {},
  ) => {
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number | undefined;
      cookie: string;
      headers: Readonly<Record<string, unknown>>;
      text: string;
    }>();
    const all = { host: `${PRIVATE}:${server.port}`, 'content-type': 'application/json' };
    const options = { host: address, port: server.port, path, method, agent: false };
    const sent = request({ ...options, headers: { ...all, ...headers } }, (answer) => {
      let text = '';
      answer.on('data', (piece) => (text += String(piece)));
      answer.on('end', () => {
        const { statusCode: status, headers: given } = answer;
        resolve({ status, cookie: given['set-cookie']?.[0] ?? '', headers: given, text });
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    return promise;
  };
  const origin = () => `http://${PRIVATE}:${server.port}`;
  const NEW_ROOM = { match: keptForm(startedMatch({})) };

  it('PHONE-22 this machine has outbox, test cards and metrics', async () => {
    expect((await ask('127.0.0.1', '/api/outbox')).status).toBe(200);
    expect((await ask('127.0.0.1', '/api/metrics')).status).toBe(200);
    const card = await ask('127.0.0.1', '/api/payments/test-cards', { method: 'POST', body: {} });
    expect(card.status).toBe(401);
    const { text } = await ask('127.0.0.1', '/api/config');
    expect(JSON.parse(text)).toMatchObject({ outbox: true, payments: 'test', joinUrl: origin() });
  });

  it.skipIf(!OUTSIDE)('PHONE-22 others have none of it, whatever they claim to be', async () => {
    const claims = {
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      forwarded: 'for=127.0.0.1',
    };
    const others = (path: string, asked: Asked = {}) => ask(OUTSIDE ?? '', path, asked);
    for (const headers of [{}, claims, { ...claims, host: `localhost:${server.port}` }]) {
      for (const path of ['/api/outbox', '/api/metrics']) {
        const answer = await others(path, { headers });
        expect([path, answer.status]).toEqual([path, 404]);
      }
      for (const path of ['test-cards', 'intents', 'confirm']) {
        const asked = { method: 'POST', headers, body: {} };
        const answer = await others(`/api/payments/${path}`, asked);
        expect([path, answer.text]).toEqual([path, expect.stringContaining('"payments-off"')]);
      }
      const { text } = await others('/api/config', { headers });
      expect(JSON.parse(text)).toMatchObject({
        outbox: false,
        payments: 'off',
        joinUrl: origin(),
      });
    }
  });

  it.skipIf(!OUTSIDE)('PHONE-23 others open rooms and come back to them by http', async () => {
    const headers = { origin: origin() };
    const opened = await ask(OUTSIDE ?? '', '/api/rooms', {
      method: 'POST',
      headers,
      body: NEW_ROOM,
    });
    expect(opened.status).toBe(201);
    expect(opened.cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(opened.cookie).not.toMatch(/secure/i);
    const { code } = JSON.parse(opened.text);
    const path = `/api/rooms/${code}/news?as=screen&since=`;
    const cookie = opened.cookie.split(';')[0] ?? '';
    const news = await ask(OUTSIDE ?? '', path, { headers: { cookie } });
    expect(news.status).toBe(200);
    expect((await ask(OUTSIDE ?? '', path)).status).toBe(403);
  });

  it('PHONE-23 nothing makes a browser ask by https', async () => {
    const { headers } = await ask('127.0.0.1', '/api/config');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  it('PHONE-22 the private origin is trusted beside the loopback’s, and no other', async () => {
    const from = async (claimed: string) => {
      const asked = { method: 'POST', headers: { origin: claimed }, body: {} };
      return (await ask('127.0.0.1', '/api/rooms', asked)).status;
    };
    expect(await from(origin())).toBe(400);
    expect(await from(`http://localhost:${server.port}`)).toBe(400);
    expect(await from(`http://${PRIVATE}:1`)).toBe(403);
    expect(await from(`http://192.168.1.6:${server.port}`)).toBe(403);
    expect(await from(`https://${PRIVATE}:${server.port}`)).toBe(403);
    expect(await from('http://evil.example')).toBe(403);
  });

  it.each(['127.0.0.1', OUTSIDE ?? '127.0.0.1'])(
    'PHONE-22 no other name is answered to (at %s)',
    async (address) => {
      const as = async (host: string) =>
        (await ask(address, '/api/health', { headers: { host } })).status;
      expect(await as(`${PRIVATE}:${server.port}`)).toBe(200);
      expect(await as(`localhost:${server.port}`)).toBe(200);
      expect(await as(PRIVATE)).toBe(421);
      expect(await as(`192.168.1.6:${server.port}`)).toBe(421);
      expect(await as(`evil.example:${server.port}`)).toBe(421);
    },
  );
});

describe('the command', () => {
  it('PHONE-21 --lan says which address phones use, and where it finds none', async () => {
    const riffle = await startRiffle({ RATE_LIMITS: 'on' }, { given: ['--lan'] });
    const address = privateAddress(networkInterfaces());
    const { port } = new URL(riffle.url);
    const phones = address ? `http://${address}:${port}\n` : 'off: no private address was found';
    await expect.poll(() => riffle.output()).toContain(`  phones    ${phones}`);
    const { joinUrl } = await (await fetch(`${riffle.url}/api/config`)).json();
    expect(joinUrl).toBe(address ? `http://${address}:${port}` : null);
    expect(await riffle.stop()).toBe(0);
  });

  it.each([
    [['--lan'], 'HOST is wrong with LAN: it takes 0.0.0.0, :: or nothing.'],
    [['--lna'], 'The command is wrong: behind it, it takes --lan or nothing.'],
  ])('PHONE-21 %j where it can’t be meant ends the start with a line', async (given, line) => {
    await expect(startRiffle({ HOST: '127.0.0.1' }, { given })).rejects.toThrow(
      `It ended with 1: ${line}\n`,
    );
  });
});
