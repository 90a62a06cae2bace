import { afterAll, beforeAll, expect, it } from 'vitest';
import { Caller, codeMailedTo, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import {
  describeOnBothEngines,
  readMails,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

describeOnBothEngines('accounts', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  it('CALL-AUTH-01 CALL-AUTH-02 signs up, verifies by the mailed link, signs in and out', async () => {
    const caller = new Caller(server);
    const credentials = { email: 'Anna@Example.org', password: PASSWORD };
    expect(await caller.post('/api/auth/sign-up', credentials)).toMatchObject({ status: 200 });
    expect((await caller.get('/api/session')).body.user).toBeNull();

    const [letter] = await readMails(server.dataDir);
    expect(letter?.mail.subject).toBe('Verify your email for Riffle');
    expect(letter?.mail.text).toContain(`/verify-email?mode=verifyEmail&oobCode=`);
    const oobCode = await codeMailedTo(server, 'anna@example.org');
    const verified = await caller.post('/api/auth/verify-email', { oobCode });
    expect(verified.body).toEqual({ email: 'anna@example.org' });

    const signedIn = await caller.post('/api/auth/sign-in', credentials);
    expect(signedIn.body).toMatchObject({
      user: { email: 'anna@example.org', displayName: null },
      credits: 1,
    });
    expect((await caller.get('/api/session')).body.user.email).toBe('anna@example.org');

    await caller.post('/api/auth/sign-out', {});
    expect((await caller.get('/api/session')).body).toEqual({ user: null, credits: 0 });
  });

  it('keeps the session in a cookie that no script reads and no other site sends', async () => {
    const caller = await signedInCaller(server, 'cookie@example.org');
    const answer = await caller.post('/api/auth/sign-in', {
      email: 'cookie@example.org',
      password: PASSWORD,
    });
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  it('ends a session at once for whoever kept a copy of its cookie', async () => {
    const caller = await signedInCaller(server, 'copy@example.org');
    const { cookie } = caller;
    await caller.post('/api/auth/sign-out', {});
    const answer = await fetch(`${server.url}/api/session`, { headers: { cookie } });
    expect(await answer.json()).toEqual({ user: null, credits: 0 });
  });

  it('WHAT-09 ROLE-04 ERR-SIGNIN-01 STATE-AUTH-06 an unverified account gets no session but a new mail', async () => {
    const caller = new Caller(server);
    const credentials = { email: 'unverified@example.org', password: PASSWORD };
    await caller.post('/api/auth/sign-up', credentials);
    const first = await codeMailedTo(server, credentials.email);
    const answer = await caller.post('/api/auth/sign-in', credentials);
    expect(answer).toMatchObject({
      status: 403,
      body: {
        error: {
          code: 'email-not-verified',
          message:
            'Please verify your email address before signing in. Check your inbox for a verification email.',
        },
      },
    });
    expect((await caller.get('/api/session')).body.user).toBeNull();
    expect(await codeMailedTo(server, credentials.email)).not.toBe(first);
  });

  it('ERR-SIGNIN-02 ERR-SIGNIN-03 says whether the address or the password is wrong', async () => {
    await signedInCaller(server, 'known@example.org');
    const caller = new Caller(server);
    const unknown = await caller.post('/api/auth/sign-in', {
      email: 'nobody@example.org',
      password: PASSWORD,
    });
    expect(unknown.body.error).toMatchObject({
      code: 'user-not-found',
      message: 'No account found with this email. Please check your email or create a new account.',
    });
    const wrong = await caller.post('/api/auth/sign-in', {
      email: 'known@example.org',
      password: 'Wrong-Horse-7',
    });
    expect(wrong.body.error).toMatchObject({
      code: 'wrong-password',
      message: 'Incorrect password. Please try again.',
    });
  });

  it('ERR-SIGNUP-01 ERR-SIGNUP-02 refuses an address twice and a weak password', async () => {
    await signedInCaller(server, 'twice@example.org');
    const caller = new Caller(server);
    const twice = await caller.post('/api/auth/sign-up', {
      email: 'TWICE@example.org',
      password: PASSWORD,
    });
    expect(twice).toMatchObject({ status: 409, body: { error: { code: 'email-already-in-use' } } });
    const weak = await caller.post('/api/auth/sign-up', {
      email: 'weak@example.org',
      password: 'nocapitals-7',
    });
    expect(weak).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'weak-password',
          fields: { password: 'Password must contain at least one uppercase letter' },
        },
      },
    });
  });

  it('ERR-VERIFY-02 a code works once; a wrong one never', async () => {
    const caller = new Caller(server);
    const email = 'once@example.org';
    await caller.post('/api/auth/sign-up', { email, password: PASSWORD });
    const oobCode = await codeMailedTo(server, email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => caller.post('/api/auth/verify-email', { oobCode })),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    const wrong = await caller.post('/api/auth/verify-email', { oobCode: 'no-such-code' });
    expect(wrong.body.error).toMatchObject({
      code: 'verification-invalid',
      message: 'This email verification link is invalid. Please request a new one.',
    });
  });

  it('ERR-VERIFY-01 a code runs out after 24 hours', async () => {
    const caller = new Caller(server);
    const email = 'late@example.org';
    await caller.post('/api/auth/sign-up', { email, password: PASSWORD });
    await server.database.db
      .updateTable('mailed_code')
      .set({ expiresAt: Date.now() - 1 })
      .execute();
    const answer = await caller.post('/api/auth/verify-email', {
      oobCode: await codeMailedTo(server, email),
    });
    expect(answer.body.error).toMatchObject({
      code: 'verification-expired',
      message: 'This email verification link has expired. Please request a new one.',
    });
  });

  it('stores codes as hashes only', async () => {
    const caller = new Caller(server);
    const email = 'hashed@example.org';
    await caller.post('/api/auth/sign-up', { email, password: PASSWORD });
    const code = await codeMailedTo(server, email);
    const rows = await server.database.db.selectFrom('mailed_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('WHAT-05 CONST-10 CALL-FN-02 one account and one credit, of twenty sign-ups at once and any number of calls', async () => {
    const caller = new Caller(server);
    const email = 'race@example.org';
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        caller.post('/api/auth/sign-up', { email, password: PASSWORD }),
      ),
    );
    const codes = answers.map((answer) => answer.body.error?.code ?? 'made');
    expect(codes.filter((code) => code === 'made')).toHaveLength(1);
    expect(codes.filter((code) => code === 'email-already-in-use')).toHaveLength(19);
    await Promise.all(
      Array.from({ length: 10 }, () => caller.post('/api/auth/register-promo', { email })),
    );
    await caller.post('/api/auth/verify-email', { oobCode: await codeMailedTo(server, email) });
    const signedIn = await caller.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(signedIn.body.credits).toBe(1);
    const entries = await server.database.db
      .selectFrom('credit_entry')
      .select(['amount', 'kind', 'balanceAfter'])
      .where('userId', '=', signedIn.body.user.uid)
      .execute();
    expect(entries).toEqual([{ amount: 1, kind: 'first-credit', balanceAfter: 1 }]);
  });

  it('ERR-SIGNIN-06 a disabled account is refused, and its open session ends at once', async () => {
    const caller = await signedInCaller(server, 'disabled@example.org');
    await server.database.db
      .updateTable('user')
      .set({ disabledAt: Date.now() })
      .where('email', '=', 'disabled@example.org')
      .execute();
    expect((await caller.get('/api/session')).body.user).toBeNull();
    const answer = await caller.post('/api/auth/sign-in', {
      email: 'disabled@example.org',
      password: PASSWORD,
    });
    expect(answer.body.error).toMatchObject({
      code: 'user-disabled',
      message: 'This account has been disabled. Please contact support.',
    });
  });

  it('keeps sessions over a restart', async () => {
    const caller = await signedInCaller(server, 'restart@example.org');
    await server.restart();
    expect((await caller.get('/api/session')).body.user.email).toBe('restart@example.org');
  });
});

describeOnBothEngines('accounts without passwords', (engine) => {
  it('ERR-SIGNUP-04 sign-up and sign-in by password can be switched off', async () => {
    const server = await startTestServer(engine, { EMAIL_PASSWORD_ENABLED: 'false' });
    try {
      const credentials = { email: 'off@example.org', password: PASSWORD };
      for (const path of ['/api/auth/sign-up', '/api/auth/sign-in']) {
        expect(await new Caller(server).post(path, credentials)).toMatchObject({
          status: 403,
          body: {
            error: {
              code: 'operation-not-allowed',
              message: 'Email/password accounts are not enabled. Please contact support.',
            },
          },
        });
      }
    } finally {
      await server.stop();
    }
  });
});
