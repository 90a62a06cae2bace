import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/platform/configuration/configuration.ts';
import { Caller, codeMailedTo, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import {
  goToIssuer,
  signInWithGoogle,
  startIssuer,
  toldBy,
  type Claims,
  type TestIssuer,
} from '#tests/support/issuer.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

let issuer: TestIssuer;
beforeAll(async () => {
  issuer = await startIssuer();
});
afterAll(() => issuer.stop());

const GMAIL = { email_verified: true, name: 'Anna Berg' };
const DIFFERENT = 'account-exists-with-different-credential';

describeOnBothEngines('Google sign-in', (engine) => {
  let server: TestServer;
  let caller: Caller;
  beforeAll(async () => {
    server = await startTestServer(engine, issuer.settings);
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    caller = new Caller(server);
  });

  const userRows = (email: string) =>
    server.database.db.selectFrom('user').selectAll().where('email', '=', email).execute();
  const providersOf = async (email: string) => {
    const rows = await server.database.db
      .selectFrom('account')
      .innerJoin('user', 'user.id', 'account.userId')
      .select('providerId')
      .where('email', '=', email)
      .orderBy('providerId')
      .execute();
    return rows.map(({ providerId }) => providerId);
  };

  it('CALL-AUTH-01 DATA-19 WHAT-05 makes an account, verified, with its name and one credit, however often it signs in', async () => {
    issuer.claim({ ...GMAIL, sub: 'anna', email: 'Anna@Gmail.com' });
    expect(await signInWithGoogle(caller)).toBeNull();
    const session = { user: { email: 'anna@gmail.com', displayName: 'Anna Berg' }, credits: 1 };
    expect((await caller.get('/api/session')).body).toMatchObject(session);
    const again = new Caller(server);
    expect(await signInWithGoogle(again)).toBeNull();
    expect((await again.get('/api/session')).body).toMatchObject(session);
    expect((await again.get('/api/account')).body).toMatchObject({
      hasPassword: false,
      google: true,
      pendingEmail: null,
    });
    expect(await userRows('anna@gmail.com')).toHaveLength(1);
    expect((await caller.get('/api/config')).body.google).toBe(true);
  });

  it('its session is like any other: in a cookie that no script reads', async () => {
    issuer.claim({ ...GMAIL, sub: 'cookie', email: 'cookie@gmail.com' });
    const answer = await caller.get(await goToIssuer(caller));
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(answer.body).not.toContain('cookie@gmail.com');
  });

  it('keeps its account when the address changes at Google', async () => {
    issuer.claim({ ...GMAIL, sub: 'moved', email: 'before@gmail.com' });
    await signInWithGoogle(caller);
    issuer.claim({ ...GMAIL, sub: 'moved', email: 'after@gmail.com' });
    expect(await signInWithGoogle(caller)).toBeNull();
    expect((await caller.get('/api/session')).body.user.email).toBe('before@gmail.com');
    expect(await userRows('after@gmail.com')).toEqual([]);
  });

  it('one account and one credit, of ten popups of a new address at once', async () => {
    issuer.claim({ ...GMAIL, sub: 'crowd', email: 'crowd@gmail.com' });
    const callers = Array.from({ length: 10 }, () => new Caller(server));
    const told = await Promise.all(callers.map((each) => signInWithGoogle(each)));
    expect(told).toEqual(told.map(() => null));
    const sessions = await Promise.all(callers.map((each) => each.get('/api/session')));
    expect(new Set(sessions.map(({ body }) => body.user.uid)).size).toBe(1);
    expect(sessions.at(-1)?.body.credits).toBe(1);
  });

  it.each([
    ['gmail.com', {}],
    ['workspace.example', { hd: 'workspace.example' }],
  ])('links a verified account where Google runs the mailbox (%s)', async (domain, extra) => {
    const email = `linked@${domain}`;
    const owner = await signedInCaller(server, email);
    const { uid } = (await owner.get('/api/session')).body.user;
    issuer.claim({ ...GMAIL, ...extra, sub: email, email });
    expect(await signInWithGoogle(caller)).toBeNull();
    expect((await caller.get('/api/session')).body).toMatchObject({ user: { uid }, credits: 1 });
    expect(await providersOf(email)).toEqual(['credential', 'google']);
    // Both ways stay open.
    const password = await new Caller(server).post('/api/auth/sign-in', {
      email,
      password: PASSWORD,
    });
    expect(password.status).toBe(200);
  });

  it('ERR-GOOGLE-03 a verified account elsewhere stays its owner’s', async () => {
    const email = 'host@example.org';
    await signedInCaller(server, email);
    issuer.claim({ ...GMAIL, sub: 'elsewhere', email });
    expect(await signInWithGoogle(caller)).toBe(DIFFERENT);
    expect((await caller.get('/api/session')).body.user).toBeNull();
    expect(await providersOf(email)).toEqual(['credential']);
  });

  it('ERR-GOOGLE-03 an account that another Google identity opens is not given to a second one', async () => {
    issuer.claim({ ...GMAIL, sub: 'first', email: 'recycled@gmail.com' });
    await signInWithGoogle(new Caller(server));
    issuer.claim({ ...GMAIL, sub: 'second', email: 'recycled@gmail.com' });
    expect(await signInWithGoogle(caller)).toBe(DIFFERENT);
  });

  it('takes an account over that was never verified: the squatter’s password and links are gone, its credit is not doubled', async () => {
    const email = 'squatted@example.org';
    const squatter = new Caller(server);
    await squatter.post('/api/auth/sign-up', { email, password: PASSWORD });
    const oldLink = await codeMailedTo(server, email);
    issuer.claim({ ...GMAIL, sub: 'squatted', email });
    expect(await signInWithGoogle(caller)).toBeNull();
    expect((await caller.get('/api/session')).body).toMatchObject({ user: { email }, credits: 1 });
    expect(await providersOf(email)).toEqual(['google']);
    const denied = await squatter.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(denied.body.error.code).toBe('wrong-password');
    const link = await squatter.post('/api/auth/verify-email', { oobCode: oldLink });
    expect(link.body.error.code).toBe('verification-invalid');
  });

  it('a reset gives an account of Google’s a password of its own', async () => {
    const email = 'both@gmail.com';
    issuer.claim({ ...GMAIL, sub: 'both', email });
    await signInWithGoogle(caller);
    await caller.post('/api/auth/request-reset', { email });
    const oobCode = await codeMailedTo(server, email);
    await caller.post('/api/auth/reset-password', { oobCode, password: PASSWORD });
    expect(await providersOf(email)).toEqual(['credential', 'google']);
    expect((await caller.post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(
      200,
    );
    expect(await signInWithGoogle(new Caller(server))).toBeNull();
  });

  it.each<Claims>([{ email_verified: false }, { email_verified: 'false' }, {}])(
    'ERR-GOOGLE-05 refuses an address that Google does not vouch for: %o',
    async (claims) => {
      issuer.claim({ sub: 'doubtful', email: 'doubtful@gmail.com', ...claims });
      expect(await signInWithGoogle(caller)).toBe('google-failed');
      expect(await userRows('doubtful@gmail.com')).toEqual([]);
      const unverified = { email: 'doubtful@gmail.com', password: PASSWORD };
      await caller.post('/api/auth/sign-up', unverified);
      expect(await signInWithGoogle(caller)).toBe('google-failed');
      expect(await providersOf('doubtful@gmail.com')).toEqual(['credential']);
      await server.database.db
        .deleteFrom('user')
        .where('email', '=', 'doubtful@gmail.com')
        .execute();
    },
  );

  it('refuses an identity without an address, and one whose address is none', async () => {
    issuer.claim({ sub: 'nameless', email_verified: true });
    expect(await signInWithGoogle(caller)).toBe('google-failed');
    issuer.claim({ sub: 'nameless', email_verified: true, email: 'a@b.org\r\nBcc: c@d.org' });
    expect(await signInWithGoogle(caller)).toBe('google-failed');
  });

  it('a name with markup is text, and never longer than 100 characters', async () => {
    const name = `<img src=x onerror=alert(1)>\u0000${'x'.repeat(300)}`;
    issuer.claim({ ...GMAIL, sub: 'markup', email: 'markup@gmail.com', name });
    const page = await caller.get(await goToIssuer(caller));
    expect(page.body).not.toContain('onerror');
    const { displayName } = (await caller.get('/api/session')).body.user;
    expect(displayName).toMatch(/^<img src=x onerror=alert\(1\)> x+$/);
    expect(displayName).toHaveLength(100);
  });

  it('ERR-SIGNIN-06 a disabled account stays closed', async () => {
    issuer.claim({ ...GMAIL, sub: 'disabled', email: 'disabled@gmail.com' });
    await signInWithGoogle(caller);
    await server.database.db
      .updateTable('user')
      .set({ disabledAt: Date.now() })
      .where('email', '=', 'disabled@gmail.com')
      .execute();
    expect((await caller.get('/api/session')).body.user).toBeNull();
    expect(await signInWithGoogle(caller)).toBe('user-disabled');
  });

  it('asks with state, nonce and PKCE, and comes back to this server whatever the address says', async () => {
    const start = await caller.send(
      '/api/auth/google/start?redirect_uri=https://evil.example&state=mine&callbackURL=//evil.example',
      { redirect: 'manual' },
    );
    expect(start.status).toBe(302);
    const there = new URL(start.headers.get('location') ?? '');
    expect(there.origin).toBe(new URL(issuer.settings['GOOGLE_ISSUER'] ?? '').origin);
    const asked = Object.fromEntries(there.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'riffle-tests',
      redirect_uri: `${server.url}/api/auth/google/callback`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const secret of [asked['state'], asked['nonce'], asked['code_challenge']]) {
      expect(secret).toMatch(/^[\w-]{43}$/);
    }
    expect(JSON.stringify(asked)).not.toContain('evil');
  });

  it('a host name that is not ours is not where anybody comes back to', async () => {
    const start = await caller.send('/api/auth/google/start', {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example' },
    });
    const there = new URL(start.headers.get('location') ?? '');
    expect(there.searchParams.get('redirect_uri')).toBe(`${server.url}/api/auth/google/callback`);
  });

  it('refuses a forged, a replayed, another browser’s and a late answer', async () => {
    issuer.claim({ ...GMAIL, sub: 'forged', email: 'forged@gmail.com' });
    const tell = async (who: Caller, path: string) => toldBy((await who.get(path)).body);
    for (const query of ['', '?code=x', '?code=x&state=', '?code=x&state=forged']) {
      expect(await tell(caller, `/api/auth/google/callback${query}`)).toBe('google-failed');
    }
    const back = await goToIssuer(caller);
    const stranger = new Caller(server);
    await stranger.send('/api/auth/google/start', { redirect: 'manual' });
    expect(await tell(stranger, back)).toBe('google-failed');
    expect(await tell(caller, back)).toBeNull();
    expect(await tell(caller, back)).toBe('google-failed');

    const late = await goToIssuer(caller);
    await server.database.db
      .updateTable('google_attempt')
      .set({ expiresAt: Date.now() - 1 })
      .execute();
    expect(await tell(caller, late)).toBe('google-failed');
    expect((await stranger.get('/api/session')).body.user).toBeNull();
  });

  it.each([
    ['another nonce', { nonce: 'forged' }],
    ['another client', { aud: 'someone-else' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an end in the past', { exp: 1 }],
  ])('refuses a token with %s', async (_what, claims) => {
    issuer.claim({ ...GMAIL, sub: 'token', email: 'token@gmail.com', ...claims });
    expect(await signInWithGoogle(caller)).toBe('google-failed');
    expect(await userRows('token@gmail.com')).toEqual([]);
  });

  it('refuses a token that the provider’s keys have not signed', async () => {
    issuer.claim({ ...GMAIL, sub: 'unsigned', email: 'unsigned@gmail.com' });
    issuer.server.service.once('beforeResponse', (response) => {
      const body = response.body;
      if (typeof body !== 'object' || !('id_token' in body)) throw new Error('No token');
      const [head, payload] = String(body['id_token']).split('.');
      Object.assign(body, { id_token: `${head}.${payload}.${'A'.repeat(342)}` });
    });
    expect(await signInWithGoogle(caller)).toBe('google-failed');
  });

  it('ERR-GOOGLE-01 a host who says no at Google has cancelled', async () => {
    issuer.server.service.once('beforeAuthorizeRedirect', ({ url }) => {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
    expect(await signInWithGoogle(caller)).toBe('popup-closed-by-user');
    issuer.server.service.once('beforeAuthorizeRedirect', ({ url }) => {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'server_error');
    });
    expect(await signInWithGoogle(caller)).toBe('google-failed');
  });

  it('its page runs no inline code, keeps its opener, and tells only its own origin', async () => {
    issuer.claim({ ...GMAIL, sub: 'page', email: 'page@gmail.com' });
    const page = await caller.get(await goToIssuer(caller));
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)| on\w+=|<style/);
    const script = await caller.get('/api/auth/google/popup.js');
    expect(script.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(script.body).toContain('postMessage(result, window.location.origin)');
    const others = await caller.get('/api/session');
    expect(others.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });
});

describe('Google, not there', () => {
  it('ERR-GOOGLE-04 without its settings the popup says that this domain is not authorized', async () => {
    const server = await startTestServer('sqlite');
    try {
      const caller = new Caller(server);
      for (const path of ['start', 'callback?code=x&state=y']) {
        const page = await caller.get(`/api/auth/google/${path}`);
        expect(toldBy(page.body)).toBe('unauthorized-domain');
        expect(page.body).toContain('This domain is not authorized for Google sign-in.');
      }
      expect((await caller.get('/api/config')).body.google).toBe(false);
    } finally {
      await server.stop();
    }
  });

  it('ERR-GOOGLE-05 while the provider is away it fails, and works once it is back', async () => {
    const port = await freePort();
    const settings = { ...issuer.settings, GOOGLE_ISSUER: `http://localhost:${port}` };
    const server = await startTestServer('sqlite', settings);
    try {
      const caller = new Caller(server);
      const page = await caller.get('/api/auth/google/start');
      expect(toldBy(page.body)).toBe('google-failed');
      expect(page.body).toContain('Google sign in failed. Please try again.');
      const back = await startIssuer(port);
      back.claim({ ...GMAIL, sub: 'back', email: 'back@gmail.com' });
      expect(await signInWithGoogle(caller)).toBeNull();
      await back.stop();
      const away = await goToIssuer(caller).catch(String);
      expect(away).toContain('fetch failed');
    } finally {
      await server.stop();
    }
  });

  it('is limited by address', async () => {
    const server = await startTestServer('sqlite', { ...issuer.settings, RATE_LIMITS: 'on' });
    try {
      const caller = new Caller(server);
      for (let time = 0; time < 50; time += 1) {
        await caller.send('/api/auth/google/callback?state=x');
      }
      const answer = await caller.get('/api/auth/google/start');
      expect(answer.status).toBe(429);
      expect(toldBy(answer.body)).toBe('rate-limited');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await server.stop();
    }
  });

  it('a whole sign-in is counted once: fifty from one address', async () => {
    const server = await startTestServer('sqlite', { ...issuer.settings, RATE_LIMITS: 'on' });
    try {
      issuer.claim({ ...GMAIL, sub: 'often', email: 'often@gmail.com' });
      for (let time = 0; time < 50; time += 1) {
        expect(await signInWithGoogle(new Caller(server))).toBeNull();
      }
      const answer = await new Caller(server).get('/api/auth/google/start');
      expect(toldBy(answer.body)).toBe('rate-limited');
    } finally {
      await server.stop();
    }
  });

  it('half a client, or a provider in the clear, stops the start', () => {
    expect(() => readConfiguration({ GOOGLE_CLIENT_ID: 'x' })).toThrow(
      /^GOOGLE_CLIENT_SECRET is required with GOOGLE_CLIENT_ID/,
    );
    expect(() => readConfiguration({ GOOGLE_CLIENT_SECRET: 'x' })).toThrow(
      /^GOOGLE_CLIENT_ID is required with GOOGLE_CLIENT_SECRET/,
    );
    for (const GOOGLE_ISSUER of ['accounts', 'http://issuer.example', 'ftp://localhost']) {
      expect(() => readConfiguration({ GOOGLE_ISSUER })).toThrow(/^GOOGLE_ISSUER is wrong/);
    }
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, 'localhost', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}
