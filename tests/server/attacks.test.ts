import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller, codeMailedTo, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import {
  describeOnBothEngines,
  readMails,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

const CHANGING = [
  ['POST', '/api/auth/sign-up'],
  ['POST', '/api/auth/sign-in'],
  ['POST', '/api/auth/sign-out'],
  ['POST', '/api/auth/resend-verification'],
  ['POST', '/api/auth/verify-email'],
  ['POST', '/api/auth/request-reset'],
  ['POST', '/api/auth/reset-code'],
  ['POST', '/api/auth/reset-password'],
  ['POST', '/api/auth/register-promo'],
  ['POST', '/api/account/password'],
  ['POST', '/api/account/email'],
  ['DELETE', '/api/account/email'],
  ['POST', '/api/account/resend-verification'],
  ['DELETE', '/api/account/devices/any'],
  ['POST', '/api/account/sign-out-everywhere'],
] as const;

describeOnBothEngines('attacks on accounts', (engine) => {
  let server: TestServer;
  let host: Caller;
  beforeAll(async () => {
    server = await startTestServer(engine);
    host = await signedInCaller(server, 'host@example.org');
  });
  afterAll(() => server.stop());

  const signUp = (email: string, password = PASSWORD) =>
    new Caller(server).post('/api/auth/sign-up', { email, password });
  const signIn = (email: string, password = PASSWORD) =>
    new Caller(server).post('/api/auth/sign-in', { email, password });
  const verify = (oobCode: unknown) =>
    new Caller(server).post('/api/auth/verify-email', { oobCode });

  it.each(CHANGING)('%s %s refuses another site’s request', async (method, path) => {
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
      const answer = await host.send(path, { method, headers: { origin } });
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } });
    }
    expect((await host.get('/api/session')).body.user).not.toBeNull();
  });

  it('the library’s own routes are not served', async () => {
    const paths = [
      'get-session',
      'sign-in/email',
      'sign-up/email',
      'sign-in/social',
      'change-password',
      'change-email',
      'update-user',
      'delete-user',
      'list-sessions',
      'revoke-sessions',
      'reset-password/code',
      'callback/google',
      'open-session',
      'openSession',
      'ok',
    ];
    for (const path of paths) {
      for (const method of ['GET', 'POST']) {
        const answer = await host.send(`/api/auth/${path}`, { method });
        expect({ path, method, status: answer.status }).toEqual({ path, method, status: 404 });
      }
    }
  });

  it('no parameter sends a browser to another place', async () => {
    const evil = 'https://evil.example/';
    const names = [
      'redirect',
      'redirect_uri',
      'redirectTo',
      'next',
      'returnTo',
      'callbackURL',
      'url',
    ];
    const query = names.map((name) => `${name}=${encodeURIComponent(evil)}`).join('&');
    const reads = ['/api/session', '/api/auth/google/start', '/api/auth/google/callback'];
    for (const path of reads) {
      const answer = await host.send(`${path}?${query}`, { redirect: 'manual' });
      expect({ path, location: answer.headers.get('location') }).toEqual({ path, location: null });
      expect(JSON.stringify(answer.body)).not.toContain('evil');
    }
    for (const path of ['//evil.example', '/\\evil.example', '/%2f%2fevil.example', '/api//evil']) {
      const answer = await host.send(path, { redirect: 'manual' });
      expect({ path, location: answer.headers.get('location') }).toEqual({ path, location: null });
    }
  });

  it('links in mails lead to our address, whatever the request calls its host', async () => {
    const settings = {
      PUBLIC_URL: 'https://riffle.example',
      RATE_LIMITS: 'on',
      ALLOW_OUTBOX: 'true',
    };
    const shown = await startTestServer('sqlite', settings);
    try {
      const credentials = { email: 'host-header@example.org', password: PASSWORD };
      await new Caller(shown).post('/api/auth/sign-up', credentials);
      await new Promise<void>((resolve, reject) => {
        const { port } = new URL(shown.url);
        const headers = {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          'content-type': 'application/json',
        };
        const options = { host: '127.0.0.1', port, path: '/api/auth/request-reset', headers };
        const call = request({ ...options, method: 'POST' }, (answer) => {
          answer.resume();
          answer.on('end', resolve);
        });
        call.on('error', reject);
        call.end(JSON.stringify({ email: credentials.email }));
      });
      const mail = (await readMails(shown.dataDir)).at(-1);
      expect(mail?.mail.subject).toBe('Reset your Riffle password');
      expect(mail?.raw).not.toContain('evil');
      expect(mail?.mail.text).toContain('https://riffle.example/reset-password');
    } finally {
      await shown.stop();
    }
  });

  it('RULE-02 ERR-SIGNUP-03 an address with spaces, capitals, a plus, Unicode, line ends, or 320 characters', async () => {
    const refused = [
      'a b@example.org',
      'ä@example.org',
      'anna@exämple.org',
      'anna@example.org\r\nBcc: evil@example.org',
      'anna@example.org\nBcc: evil@example.org',
      'anna@example.org,evil@example.org',
      'anna@example.org evil@example.org',
      '"<b>anna</b>"@example.org',
      'Anna <anna@example.org>',
      'anna@example.org\u0000',
      `${'x'.repeat(400)}@example.org`,
    ];
    const before = (await readMails(server.dataDir)).length;
    for (const email of refused) {
      for (const path of ['sign-up', 'sign-in', 'request-reset', 'register-promo']) {
        const answer = await host.post(`/api/auth/${path}`, { email, password: PASSWORD });
        expect({ email, path, code: answer.body.error?.code }).toEqual({
          email,
          path,
          code: 'invalid-email',
        });
        expect(answer.body.error.message).toBe('Please enter a valid email address.');
      }
    }
    expect(await readMails(server.dataDir)).toHaveLength(before);
    expect((await signUp('  Otto+Games.Night@Example.ORG ')).status).toBe(200);
    expect((await signUp('otto+games.night@example.org')).status).toBe(409);
    const longest = `${'x'.repeat(64)}@${`${'y'.repeat(60)}.`.repeat(4)}example.org`;
    expect(longest).toHaveLength(320);
    expect((await signUp(longest)).status).toBe(200);
    expect((await signUp(`x${longest}`)).status).toBe(400);
  });

  it('RULE-05 a password of 7, 8, 128 and more characters, with Unicode and spaces', async () => {
    const filled = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;
    const made = async (password: string) => {
      const email = `pw-${Math.random().toString(36).slice(2)}@example.org`;
      const { status, body } = await signUp(email, password);
      if (status !== 200) return body.error.code;
      await verify(await codeMailedTo(server, email));
      return (await signIn(email, password)).status;
    };
    expect(await made(filled(7))).toBe('weak-password');
    expect(await made(filled(8))).toBe(200);
    expect(await made(filled(128))).toBe(200);
    expect(await made(filled(129))).toBe('invalid-request');
    expect(await made(filled(10_000))).toBe('invalid-request');
    expect(await made('Grüße 7 vom ÜBERmorgen! 😀')).toBe(200);
    expect(await made(`Aa1!${'😀'.repeat(124)}`)).toBe(200);
    expect(await made(`Aa1!${'😀'.repeat(125)}`)).toBe('invalid-request');
    expect(await made('  Spaces around 7!  ')).toBe(200);
    expect(await made('Aa1!\u0000\u0007 bell')).toBe(200);
  });

  it('a password counts the same however its letters are composed, and to the last character', async () => {
    const email = 'composed@example.org';
    await signUp(email, 'Stra\u00dfen-Caf\u00e9-7');
    await verify(await codeMailedTo(server, email));
    expect((await signIn(email, 'Stra\u00dfen-Cafe\u0301-7')).status).toBe(200);
    expect((await signIn(email, 'Stra\u00dfen-Caf\u00e9-7 ')).status).toBe(401);
    expect((await signIn(email, 'stra\u00dfen-caf\u00e9-7')).status).toBe(401);
  });

  it('WHAT-05 CONST-10 fifty sign-ups of one address at once make one account, one credit and one mail', async () => {
    const email = 'fifty@example.org';
    const answers = await Promise.all(Array.from({ length: 50 }, () => signUp(email)));
    const codes = answers.map(({ body }) => body.error?.code ?? 'made');
    expect(codes.filter((code) => code === 'made')).toHaveLength(1);
    expect(codes.filter((code) => code === 'email-already-in-use')).toHaveLength(49);
    const { db } = server.database;
    const users = await db.selectFrom('user').select('id').where('email', '=', email).execute();
    expect(users).toHaveLength(1);
    const entries = await db
      .selectFrom('credit_entry')
      .select('amount')
      .where('userId', '=', users[0]?.id ?? '')
      .execute();
    expect(entries).toEqual([{ amount: 1 }]);
    const mails = await readMails(server.dataDir);
    expect(mails.filter(({ raw }) => raw.includes(email))).toHaveLength(1);
  });

  it('ERR-VERIFY-02 a wrong, reused, truncated, foreign and endless verification code', async () => {
    const email = 'codes@example.org';
    await signUp(email);
    const code = await codeMailedTo(server, email);
    const wrong = [
      'x',
      code.slice(0, -1),
      `${code}A`,
      ` ${code}`,
      code.toLowerCase(),
      '😀',
      "' or 1=1",
    ];
    for (const each of wrong) {
      expect((await verify(each)).body.error).toMatchObject({
        code: 'verification-invalid',
        message: 'This email verification link is invalid. Please request a new one.',
      });
    }
    for (const none of ['', 'x'.repeat(201), 'x'.repeat(60_000), null, 7, {}, [code]]) {
      expect((await verify(none)).body.error.code).toBe('invalid-request');
    }
    expect((await verify(code)).status).toBe(200);
    expect((await verify(code)).body.error.code).toBe('verification-invalid');
  });

  it('a device’s id that is none finds nothing', async () => {
    for (const id of ['%27%20or%201=1', 'x'.repeat(2000), '..%2f..', '%F0%9F%98%80']) {
      const answer = await host.send(`/api/account/devices/${id}`, { method: 'DELETE' });
      expect({ id, status: answer.status }).toEqual({ id, status: 404 });
    }
  });

  it('answers of accounts are kept by no cache and framed by no site', async () => {
    for (const path of ['/api/session', '/api/account', '/api/account/devices']) {
      const { headers } = await host.get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('cookies', () => {
  const cookiesAt = async (publicUrl: string) => {
    const settings = { PUBLIC_URL: publicUrl, RATE_LIMITS: 'on', ALLOW_OUTBOX: 'true' };
    const server = await startTestServer('sqlite', settings);
    try {
      const caller = await signedInCaller(server, 'anna@example.org');
      const again = await caller.post('/api/auth/sign-in', {
        email: 'anna@example.org',
        password: PASSWORD,
      });
      return again.headers.getSetCookie().filter((line) => !/Max-Age=0/.test(line));
    } finally {
      await server.stop();
    }
  };

  it('go by https only, bound to this host, where the address is https', async () => {
    const [session, device, ...others] = await cookiesAt('https://riffle.example');
    expect(session).toMatch(
      /^__Host-riffle\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(device).toMatch(/^__Host-riffle\.device=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    for (const cookie of [session, device]) expect(cookie).not.toMatch(/Domain=/i);
    expect(others).toEqual([]);
  });

  it('go by http where the address is http, closed to scripts and other sites all the same', async () => {
    const [session, device] = await cookiesAt('http://localhost:4000');
    expect(session).toMatch(/^riffle\.session_token=.*; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(device).toMatch(/^riffle\.device=.*; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});
