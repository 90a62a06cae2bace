import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceName } from '#server/features/accounts/session/device-name.ts';
import { tidyUp } from '#server/features/accounts/housekeeping.ts';
import { timeOf } from '#server/features/accounts/store.ts';
import { createLog } from '#server/platform/log.ts';
import { Caller, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import { openEvents, SENT_MS } from '#tests/support/events.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describeOnBothEngines('sessions', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  async function anotherBrowser(email: string, userAgent = CHROME): Promise<Caller> {
    const caller = new Caller(server);
    const answer = await caller.send('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'user-agent': userAgent },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(answer.status).toBe(200);
    return caller;
  }
  const userOf = async (caller: Caller) => (await caller.get('/api/session')).body.user;
  const devicesOf = async (caller: Caller) =>
    (await caller.get('/api/account/devices')).body.devices;
  const setExpiry = (at: number) =>
    server.database.db
      .updateTable('session')
      .set({ expiresAt: timeOf(engine, at) })
      .execute();
  const lifeLeft = async () => {
    const rows = await server.database.db.selectFrom('session').select('expiresAt').execute();
    return rows.map(({ expiresAt }) => (new Date(expiresAt).getTime() - Date.now()) / DAY_MS);
  };

  it('last seven days after the last day they were used, in the database and in the browser', async () => {
    await server.database.db.deleteFrom('session').execute();
    const caller = await signedInCaller(server, 'rolling@example.org');
    for (const path of ['/api/session', '/api/games', '/api/account']) {
      await setExpiry(Date.now() + 5 * DAY_MS);
      const answer = await caller.get(path);
      const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
      expect({ path, cookie }).toEqual({ path, cookie: expect.stringContaining('Max-Age=604800') });
      expect((await lifeLeft())[0]).toBeCloseTo(7, 1);
    }
    // Used again on the same day, nothing is written.
    expect((await caller.get('/api/session')).headers.getSetCookie()).toEqual([]);
    await setExpiry(Date.now() - 1000);
    const late = await caller.get('/api/session');
    expect(late.body).toEqual({ user: null, credits: 0 });
    expect(late.headers.getSetCookie().join('\n')).toMatch(/session_token=;.*Max-Age=0/);
  });

  it('lists the browsers of an account, the one seen last first, and no other account’s', async () => {
    const email = 'devices@example.org';
    await signedInCaller(server, 'neighbour@example.org');
    const first = await signedInCaller(server, email);
    const second = await anotherBrowser(email);
    await server.database.db
      .updateTable('session')
      .set({ lastSeenAt: Date.now() - 6 * 60_000 })
      .where('userAgent', '!=', CHROME)
      .execute();
    expect(await devicesOf(second)).toMatchObject([
      { name: 'Chrome on Windows', current: true },
      { name: 'Unknown browser', current: false },
    ]);
    // Looking makes it the one seen last.
    const [own, other] = await devicesOf(first);
    expect([own.current, other.current]).toEqual([true, false]);
    expect(own.lastSeenAt).toBeGreaterThanOrEqual(other.lastSeenAt);
    expect(Math.abs(own.createdAt - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify([own, other])).not.toMatch(/token|127\.0\.0\.1/);
  });

  it('each browser can be signed out from another, and its tabs hear of it at once', async () => {
    const email = 'remote@example.org';
    const here = await signedInCaller(server, email);
    const there = await anotherBrowser(email);
    const news = await openEvents(server, there);
    await news.nextOf('devices');
    const mine = await openEvents(server, here);
    const { ids } = await mine.nextOf('devices');
    const stranger = await signedInCaller(server, 'stranger@example.org');
    const device = (await devicesOf(here)).find((each: { current: boolean }) => !each.current);
    expect(ids).toContain(device.id);
    const path = `/api/account/devices/${device.id}`;
    expect((await stranger.send(path, { method: 'DELETE' })).status).toBe(404);
    expect(await userOf(there)).not.toBeNull();
    expect((await here.send(path, { method: 'DELETE' })).status).toBe(200);
    expect(await news.nextOf('signed-out')).toEqual({ type: 'signed-out' });
    expect((await mine.nextOf('devices')).ids).not.toContain(device.id);
    expect(await userOf(there)).toBeNull();
    expect(await userOf(here)).toMatchObject({ email });
    expect((await here.send(path, { method: 'DELETE' })).status).toBe(404);
    news.close();
    mine.close();
  });

  it('signing out by its own entry takes this browser’s cookie too', async () => {
    const caller = await signedInCaller(server, 'self@example.org');
    const [own] = await devicesOf(caller);
    await caller.send(`/api/account/devices/${own.id}`, { method: 'DELETE' });
    expect(await userOf(caller)).toBeNull();
    expect(caller.cookie).not.toContain('session_token');
  });

  it('sign-out everywhere ends every browser, the one that asks too, and no other account’s', async () => {
    const email = 'everywhere@example.org';
    const others = await signedInCaller(server, 'untouched@example.org');
    const callers = [await signedInCaller(server, email), await anotherBrowser(email)];
    const streams = await Promise.all(callers.map((caller) => openEvents(server, caller)));
    expect((await callers[0]?.post('/api/account/sign-out-everywhere', {}))?.status).toBe(200);
    for (const stream of streams) await stream.nextOf('signed-out');
    for (const caller of callers) expect(await userOf(caller)).toBeNull();
    expect(await userOf(others)).not.toBeNull();
    streams.forEach((stream) => stream.close());
  });

  it('a sign-in always makes a new session and ends the one that the browser came with', async () => {
    const email = 'fixed@example.org';
    const attacker = await signedInCaller(server, 'attacker@example.org');
    const victim = await signedInCaller(server, email);
    // The victim’s browser is made to carry the attacker’s cookie, then signs in.
    const planted = attacker.cookie;
    const answer = await fetch(`${server.url}/api/auth/sign-in`, {
      method: 'POST',
      headers: { cookie: planted, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    const given = answer.headers.getSetCookie().findLast((line) => /session_token=[^;]/.test(line));
    expect(planted).not.toContain(/session_token=([^;]+)/.exec(given ?? '')?.[1]);
    const withPlanted = await fetch(`${server.url}/api/session`, { headers: { cookie: planted } });
    expect(await withPlanted.json()).toEqual({ user: null, credits: 0 });
    expect(await userOf(victim)).toMatchObject({ email });
  });

  it('a cookie of our own making is none', async () => {
    const caller = await signedInCaller(server, 'forged@example.org');
    const [pair = ''] = /riffle\.session_token=[^;]+/.exec(caller.cookie) ?? [];
    const row = await server.database.db
      .selectFrom('session')
      .select('token')
      .executeTakeFirstOrThrow();
    const forged = [
      `riffle.session_token=${row.token}`,
      `riffle.session_token=${row.token}.${'A'.repeat(43)}%3D`,
      `${pair}x`,
      'riffle.session_token=%FF%00',
      `riffle.session_token=${'x'.repeat(4000)}`,
    ];
    for (const cookie of forged) {
      const answer = await fetch(`${server.url}/api/session`, { headers: { cookie } });
      expect({ cookie, answer: await answer.json() }).toEqual({
        cookie,
        answer: { user: null, credits: 0 },
      });
    }
  });

  it('without a session nothing of an account is told or changed', async () => {
    const nobody = new Caller(server);
    const calls = [
      ['GET', ''],
      ['GET', '/devices'],
      ['DELETE', '/devices/x'],
      ['POST', '/sign-out-everywhere'],
      ['POST', '/password'],
      ['POST', '/email'],
      ['DELETE', '/email'],
    ] as const;
    for (const [method, path] of calls) {
      const answer = await nobody.send(`/api/account${path}`, { method });
      expect({ method, path, answer }).toMatchObject({
        answer: { status: 401, body: { error: { code: 'unauthenticated' } } },
      });
    }
    expect(await nobody.send('/api/events')).toMatchObject({ status: 401 });
  });

  it('old codes, counts, journeys and sessions are removed, what still counts stays', async () => {
    const email = 'tidy@example.org';
    const caller = await signedInCaller(server, email);
    const { db } = server.database;
    const { uid } = await userOf(caller);
    const now = Date.now();
    await db
      .insertInto('mailed_code')
      .values(
        [40, 20].map((days) => ({
          codeHash: `${days} days`,
          userId: uid,
          purpose: 'verify-email' as const,
          email,
          createdAt: 0,
          expiresAt: now - days * DAY_MS,
          endedAt: null,
        })),
      )
      .execute();
    await db
      .insertInto('rate_limit')
      .values([
        { key: 'old', windowStart: now - 61 * 60_000, count: 1 },
        { key: 'new', windowStart: now - 59 * 60_000, count: 1 },
      ])
      .execute();
    await tidyUp({ ...server.database, clock: Date.now, log: createLog('silent') });
    const codes = await db.selectFrom('mailed_code').select('codeHash').execute();
    expect(codes).not.toContainEqual({ codeHash: '40 days' });
    expect(codes).toContainEqual({ codeHash: '20 days' });
    const counts = await db.selectFrom('rate_limit').select('key').execute();
    expect(counts).toEqual([{ key: 'new' }]);
    expect(await userOf(caller)).not.toBeNull();
  });
});

describe('sessions of the version before, where the address is https', () => {
  it('stay open under their former name, are renewed under the present one, and end under both', async () => {
    const settings = {
      PUBLIC_URL: 'https://riffle.example',
      ALLOW_OUTBOX: 'true',
      RATE_LIMITS: 'on',
    };
    const server = await startTestServer('sqlite', settings);
    try {
      const caller = await signedInCaller(server, 'anna@example.org');
      const now = /__Host-riffle\.session_token=[^;]+/.exec(caller.cookie)?.[0] ?? '';
      const cookie = now.replace('__Host-', '__Secure-');
      const asBefore = { headers: { cookie } };
      const session = await new Caller(server).send('/api/session', asBefore);
      expect(session.body.user.email).toBe('anna@example.org');
      expect(session.headers.getSetCookie()).toEqual([]);
      // One of the present name counts alone.
      const both = { headers: { cookie: `__Host-riffle.session_token=forged.x; ${cookie}` } };
      expect((await new Caller(server).send('/api/session', both)).body.user).toBeNull();

      const soon = timeOf('sqlite', Date.now() + DAY_MS);
      await server.database.db.updateTable('session').set({ expiresAt: soon }).execute();
      const renewed = await new Caller(server).send('/api/session', asBefore);
      expect(renewed.body.user.email).toBe('anna@example.org');
      const given = renewed.headers.getSetCookie().map((line) => line.split(';', 2).join(';'));
      expect(given).toEqual([
        `${now}; Max-Age=604800`,
        '__Secure-riffle.session_token=; Max-Age=0',
      ]);

      const out = { method: 'POST', ...asBefore };
      const ended = await new Caller(server).send('/api/auth/sign-out', out);
      const gone = ended.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
      expect(gone).toContain('__Host-riffle.session_token=');
      expect(gone).toContain('__Secure-riffle.session_token=');
      expect((await caller.get('/api/session')).body.user).toBeNull();
    } finally {
      await server.stop();
    }
  });
});

describe('sessions of several processes', () => {
  it('a tab on one process hears at once that another one has ended its session', async () => {
    const server = await startTestServer('postgres');
    const other = await server.another();
    try {
      const caller = await signedInCaller(server, 'two@example.org');
      const elsewhere = { url: `http://127.0.0.1:${other.port}` };
      const news = await openEvents(elsewhere, caller);
      await news.nextOf('devices');
      const started = Date.now();
      await caller.post('/api/auth/sign-out', {});
      await news.nextOf('signed-out');
      expect(Date.now() - started).toBeLessThan(SENT_MS);
      news.close();
    } finally {
      await other.stop();
      await server.stop();
    }
  });
});

describe('what a browser is called', () => {
  const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
  it.each([
    [CHROME, 'Chrome on Windows'],
    [`${CHROME} Edg/140.0.0.0`, 'Edge on Windows'],
    [`${CHROME} OPR/110.0.0.0`, 'Opera on Windows'],
    [
      `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
      'Safari on macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/108.0.5359.211 Safari/537.36',
      'Chrome on a television',
    ],
    ['node', 'Unknown browser'],
    ['', 'Unknown browser'],
    ['<script>alert(1)</script>', 'Unknown browser'],
  ])('%s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
