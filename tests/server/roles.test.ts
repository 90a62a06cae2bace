// Who may do what, asked of every route there is: a new one is either in the list of the open ones, or it
// wants a session.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { timeOf } from '#server/features/accounts/store.ts';
import { Caller, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import { deckOf } from '#tests/support/generation.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

/** What a visitor may ask for. */
const OPEN = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/metrics',
  'GET /api/config',
  'GET /api/outbox',
  'GET /api/session',
  'GET /api/events',
  'GET /api/bank',
  'GET /api/topics',
  'POST /api/auth/sign-up',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-out',
  'POST /api/auth/resend-verification',
  'POST /api/auth/verify-email',
  'POST /api/auth/register-promo',
  'POST /api/auth/request-reset',
  'POST /api/auth/reset-code',
  'POST /api/auth/reset-password',
  'GET /api/auth/google/popup.css',
  'GET /api/auth/google/popup.js',
  'GET /api/shared/:token',
  'POST /api/deletion/cancel',
  'POST /api/payments/webhook',
  'GET /api/auth/google/start',
  'GET /api/auth/google/callback',
];

/** Rooms know who calls by cookies of their own (`rooms.test.ts`); these want a session as well. */
const ACCOUNTS_OWN = ['GET /api/rooms/mine'];
const isOfRoom = (route: string): boolean =>
  / \/api\/rooms(?:\/|$)/.test(route) && !ACCOUNTS_OWN.includes(route);

describeOnBothEngines('roles', (engine) => {
  let server: TestServer;
  let guarded: string[];
  beforeAll(async () => {
    server = await startTestServer(engine);
    const named = server.routes.filter((route) =>
      /^(GET|POST|PATCH|PUT|DELETE) \/api\//.test(route),
    );
    guarded = [...new Set(named)].filter((route) => !OPEN.includes(route) && !isOfRoom(route));
  });
  afterAll(() => server.stop());

  const ask = async (caller: Caller, route: string, ids: Readonly<Record<string, string>>) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replaceAll(/:(\w+)/g, (_, name) => ids[name] ?? 'unknown');
    const isBody = method !== 'GET' && method !== 'DELETE';
    return caller.send(path, {
      method,
      ...(isBody && { headers: { 'content-type': 'application/json' }, body: '{}' }),
    });
  };

  it('ROLE-01 ROLE-02 a visitor gets nothing but what is open to everybody', async () => {
    expect(guarded.length).toBeGreaterThan(15);
    for (const route of OPEN) expect(server.routes).toContain(route);
    for (const route of guarded) {
      const { status } = await ask(new Caller(server), route, {});
      expect({ route, status }).toEqual({ route, status: 401 });
    }
  });

  it('ROLE-02 an expired, ended, forged or cut-off session is none, on every route and the stream', async () => {
    const { db } = server.database;
    const caller = await signedInCaller(server, 'expired@example.org');
    const [pair = ''] = /riffle\.session_token=[^;]+/.exec(caller.cookie) ?? [];
    const [token = ''] = decodeURIComponent(pair.slice(pair.indexOf('=') + 1)).split('.');
    const row = await db
      .selectFrom('session')
      .selectAll()
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    const expiredRow = { ...row, expiresAt: timeOf(engine, Date.now() - 1000) };
    const forget = () => db.deleteFrom('session').where('token', '=', token).execute();
    const kinds = [
      { kind: 'expired', cookie: pair, session: expiredRow },
      { kind: 'ended', cookie: pair, session: undefined },
      {
        kind: 'forged',
        cookie: `riffle.session_token=${token}.${'A'.repeat(43)}%3D`,
        session: row,
      },
      { kind: 'cut off', cookie: pair.slice(0, -9), session: row },
    ];
    const routes = [...guarded, 'GET /api/events'];
    const found: unknown[] = [];
    for (const { kind, cookie, session } of kinds) {
      for (const route of routes) {
        await forget();
        if (session) await db.insertInto('session').values(session).execute();
        const { status } = await ask(new Caller(server, cookie), route, {});
        if (status !== 401) found.push({ kind, route, status });
      }
    }
    expect(found).toEqual([]);
    // The very cookie opened them all while its session was open.
    await forget();
    await db.insertInto('session').values(row).execute();
    expect((await ask(new Caller(server, pair), 'GET /api/games', {})).status).toBe(200);
  });

  it('ROLE-03 of another’s game nothing is told, read or changed, on any route', async () => {
    const owner = await signedInCaller(server, 'owner@example.org');
    const { gameId, runId } = await deckOf(owner);
    const before = (await owner.get(`/api/games/${gameId}`)).body;
    const other = await signedInCaller(server, 'other@example.org');
    const places = guarded.filter((route) => route.includes(':'));
    expect(places.length).toBeGreaterThan(7);
    for (const route of places) {
      const id = route.includes('/generations/:id') ? runId : gameId;
      const { status } = await ask(other, route, { id, cardId: before.cards[0].id });
      // A body that doesn't fit is said before anything is looked up.
      expect({ route, isClosed: [400, 404].includes(status) }).toEqual({ route, isClosed: true });
    }
    expect((await other.get(`/api/games/${gameId}`)).status).toBe(404);
    expect((await owner.get(`/api/games/${gameId}`)).body).toEqual(before);
  });

  it('ROLE-04 without a verified address nobody gets a session', async () => {
    const caller = new Caller(server);
    const credentials = { email: 'unverified@example.org', password: PASSWORD };
    await caller.post('/api/auth/sign-up', credentials);
    const { status, body } = await caller.post('/api/auth/sign-in', credentials);
    expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'email-not-verified' });
    expect(caller.cookie).not.toContain('session');
    expect((await caller.get('/api/games')).status).toBe(401);
  });

  it('an address with a NUL in it is refused on every route, by every engine', async () => {
    const host = await signedInCaller(server, 'nul@example.org');
    const places = server.routes.filter((route) => /^[A-Z]+ \/api\/.*:/.test(route));
    for (const route of new Set(places)) {
      const { status } = await ask(host, route, {
        id: '%00',
        cardId: 'a%00',
        token: '%00',
        code: '%00',
      });
      expect({ route, status }).toEqual({ route, status: 400 });
    }
    for (const query of ['games?search=%00', 'bank?gameType=trivia&topic=%00']) {
      expect((await host.get(`/api/${query}`)).status).toBe(400);
    }
  });
});
