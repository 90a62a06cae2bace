import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller, codeMailedTo, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import {
  describeOnBothEngines,
  readMails,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

const NEW_PASSWORD = 'Better-Horse-8';
const INVALID = 'This password reset link is invalid. Please request a new one.';
const EXPIRED = 'This password reset link has expired. Please request a new one.';

describeOnBothEngines('password reset', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  const ask = (email: string) => new Caller(server).post('/api/auth/request-reset', { email });
  const check = (oobCode: string) => new Caller(server).post('/api/auth/reset-code', { oobCode });
  const reset = (oobCode: string, password = NEW_PASSWORD) =>
    new Caller(server).post('/api/auth/reset-password', { oobCode, password });
  const signIn = (email: string, password: string) =>
    new Caller(server).post('/api/auth/sign-in', { email, password });
  async function resetCodeFor(email: string): Promise<string> {
    expect((await ask(email)).status).toBe(200);
    return codeMailedTo(server, email.trim().toLowerCase());
  }

  it('CALL-AUTH-01 CALL-AUTH-02 RESET-02 mails a link, says whose it is, sets the password once and signs out every browser', async () => {
    const email = 'anna@example.org';
    const before = await signedInCaller(server, email);
    const oobCode = await resetCodeFor('Anna@Example.org ');
    const letter = (await readMails(server.dataDir)).at(-1)?.mail;
    expect(letter?.subject).toBe('Reset your Riffle password');
    expect(letter?.text).toContain(`/reset-password?oobCode=${oobCode}\n`);
    // Looking uses nothing up, however often.
    expect((await check(oobCode)).body).toEqual({ email });
    expect((await check(oobCode)).body).toEqual({ email });

    expect((await reset(oobCode)).body).toEqual({ email });
    expect((await before.get('/api/session')).body.user).toBeNull();
    expect((await signIn(email, PASSWORD)).body.error.code).toBe('wrong-password');
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    const notice = (await readMails(server.dataDir)).at(-1)?.mail;
    expect(notice?.subject).toBe('Your Riffle password was changed');

    expect((await reset(oobCode)).body.error.message).toBe(INVALID);
    expect((await check(oobCode)).body.error.message).toBe(INVALID);
  });

  it('a mail scanner that fetches the link uses nothing up', async () => {
    await signedInCaller(server, 'scanned@example.org');
    const oobCode = await resetCodeFor('scanned@example.org');
    await new Caller(server).get(`/reset-password?oobCode=${oobCode}`);
    for (const path of ['reset-code', 'reset-password', 'verify-email']) {
      const answer = await new Caller(server).get(`/api/auth/${path}?oobCode=${oobCode}`);
      expect({ path, status: answer.status }).toEqual({ path, status: 404 });
    }
    expect((await reset(oobCode)).status).toBe(200);
  });

  it('a newer link makes the older one invalid', async () => {
    await signedInCaller(server, 'again@example.org');
    const first = await resetCodeFor('again@example.org');
    const second = await resetCodeFor('again@example.org');
    expect((await reset(first)).body.error).toMatchObject({
      code: 'reset-invalid',
      message: INVALID,
    });
    expect((await reset(second)).status).toBe(200);
  });

  it.runIf(engine === 'postgres')(
    'CALL-AUTH-02 of links that are asked for at once the newest alone works',
    async () => {
      const email = 'hasty@example.org';
      await signedInCaller(server, email);
      const { db } = server.database;
      const waiting = async () => {
        const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
        return rows.length;
      };
      // All of them have begun when the first may go on.
      const asked = await db.transaction().execute(async (trx) => {
        await sql`lock table mailed_code in share mode`.execute(trx);
        const all = [ask(email), ask(email), ask(email)];
        await expect.poll(waiting).toBe(all.length);
        return { all };
      });
      const answers = await Promise.all(asked.all);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const open = await db
        .selectFrom('mailed_code')
        .select('codeHash')
        .where('email', '=', email)
        .where('purpose', '=', 'reset-password')
        .where('endedAt', 'is', null)
        .execute();
      expect(open).toHaveLength(1);
    },
  );

  it('ERR-RESET-01 ERR-RESET-02 ERR-RESET-05 tells a link that ran out after an hour from a wrong one', async () => {
    const email = 'late@example.org';
    await signedInCaller(server, email);
    const oobCode = await resetCodeFor(email);
    const { expiresAt, createdAt } = await server.database.db
      .selectFrom('mailed_code')
      .select(['expiresAt', 'createdAt'])
      .where('email', '=', email)
      .where('purpose', '=', 'reset-password')
      .executeTakeFirstOrThrow();
    expect(expiresAt - createdAt).toBe(60 * 60 * 1000);
    await server.database.db
      .updateTable('mailed_code')
      .set({ expiresAt: Date.now() - 1 })
      .where('email', '=', email)
      .execute();
    for (const answer of [await check(oobCode), await reset(oobCode)]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 'reset-expired', message: EXPIRED } },
      });
    }
    const foreign = ['x', oobCode.slice(0, -1), `${oobCode}A`, oobCode.toUpperCase(), '😀'];
    for (const wrong of foreign) {
      expect((await check(wrong)).body.error).toMatchObject({ message: INVALID });
      expect((await reset(wrong)).body.error).toMatchObject({ message: INVALID });
    }
    for (const endless of ['', 'x'.repeat(201), 'x'.repeat(50_000)]) {
      expect((await check(endless)).body.error.code).toBe('invalid-request');
    }
  });

  it('a code for one thing is none for another', async () => {
    const email = 'mixed@example.org';
    await new Caller(server).post('/api/auth/sign-up', { email, password: PASSWORD });
    const verifyCode = await codeMailedTo(server, email);
    expect((await reset(verifyCode)).body.error.code).toBe('reset-invalid');
    const resetCode = await resetCodeFor(email);
    const verified = await new Caller(server).post('/api/auth/verify-email', {
      oobCode: resetCode,
    });
    expect(verified.body.error.code).toBe('verification-invalid');
    expect((await reset(resetCode)).status).toBe(200);
  });

  it('of several submissions of one code at once, one wins', async () => {
    const email = 'race@example.org';
    await signedInCaller(server, email);
    const oobCode = await resetCodeFor(email);
    const passwords = Array.from({ length: 6 }, (_, number) => `Racing-Horse-${number}`);
    const answers = await Promise.all(passwords.map((password) => reset(oobCode, password)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(losers.map(({ body }) => body.error.code)).toEqual(losers.map(() => 'reset-invalid'));
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(email, winner)).status).toBe(200);
  });

  it('ERR-RESET-06 a weak password is refused with what it lacks, and the link goes on working', async () => {
    const email = 'weak@example.org';
    await signedInCaller(server, email);
    const oobCode = await resetCodeFor(email);
    expect(await reset(oobCode, 'Short-7')).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'reset-weak-password',
          message: 'Password is too weak. Please use a stronger password.',
          fields: { password: 'Password must be at least 8 characters long' },
        },
      },
    });
    expect((await reset(oobCode)).status).toBe(200);
  });

  it('a reset proves the mailbox: the account is verified, and a squatter’s password is gone', async () => {
    const email = 'owner@example.org';
    const squatter = 'Squatter-Horse-1';
    await new Caller(server).post('/api/auth/sign-up', { email, password: squatter });
    expect((await signIn(email, squatter)).body.error.code).toBe('email-not-verified');
    await reset(await resetCodeFor(email));
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(email, squatter)).body.error.code).toBe('wrong-password');
  });

  it('ERR-MAIL-06 ERR-MAIL-07 says when there is no such account, or no such address', async () => {
    expect(await ask('nobody@example.org')).toMatchObject({
      status: 404,
      body: { error: { message: 'No account found with this email address.' } },
    });
    expect(await ask('nobody')).toMatchObject({
      status: 400,
      body: {
        error: { code: 'invalid-email', message: 'Please enter a valid email address.' },
      },
    });
  });

  it('ERR-SIGNIN-06 a disabled account gets no link, and one that it has is worth nothing', async () => {
    const email = 'disabled@example.org';
    await signedInCaller(server, email);
    const oobCode = await resetCodeFor(email);
    const disable = (disabledAt: number | null) =>
      server.database.db
        .updateTable('user')
        .set({ disabledAt })
        .where('email', '=', email)
        .execute();
    await disable(Date.now());
    // Whoever asks learns nothing; the mailbox is told, and its link is no other than before.
    expect(await ask(email)).toMatchObject({ status: 200, body: {} });
    const told = (await readMails(server.dataDir)).at(-1)?.mail;
    expect(told?.subject).toBe('No new password for your Riffle account');
    expect(told?.text).toContain('this account has been disabled');
    expect(told?.text).toContain('support@riffle.example');
    expect(told?.text).not.toContain('oobCode');
    for (const answer of [await check(oobCode), await reset(oobCode)]) {
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'user-disabled' } } });
    }
    await disable(null);
    expect((await reset(oobCode)).status).toBe(200);
  });

  it('stores no code, only its hash', async () => {
    await signedInCaller(server, 'hash@example.org');
    const oobCode = await resetCodeFor('hash@example.org');
    const rows = await server.database.db.selectFrom('mailed_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(oobCode);
    expect(await server.database.db.selectFrom('mail').selectAll().execute()).toEqual([]);
  });
});

describe('a reset beside a sign-in', () => {
  it('a sign-in by the old password that began before the reset ended has no session after it', async () => {
    const server = await startTestServer('postgres');
    try {
      const email = 'beside@example.org';
      await signedInCaller(server, email);
      const caller = new Caller(server);
      const signingIn = await server.database.db.transaction().execute(async (trx) => {
        // What a reset does, not yet committed while the old password is still taken for right.
        await trx.updateTable('account').set({ password: 'another hash' }).execute();
        await trx.deleteFrom('session').execute();
        const answer = caller.post('/api/auth/sign-in', { email, password: PASSWORD });
        await expect
          .poll(async () => {
            const rows = await server.database.db.selectFrom('session').select('id').execute();
            return rows.length;
          })
          .toBe(2);
        return { answer };
      });
      expect((await signingIn.answer).body.error.code).toBe('wrong-password');
      expect((await caller.get('/api/session')).body.user).toBeNull();
      expect(await server.database.db.selectFrom('session').selectAll().execute()).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

describe('a reset beside what the old password was asked for', () => {
  const SECRET = 'the-new-password-is-somebody-elses';

  /** Asks while a reset is under way that is not yet committed; answers when it is. */
  async function askBeside(server: TestServer, caller: Caller, path: string, body: object) {
    const { db } = server.database;
    // Seen just now: else its session's row would be waited for before the password is looked at.
    await caller.get('/api/session');
    const { answer } = await db.transaction().execute(async (trx) => {
      await trx.updateTable('account').set({ password: SECRET }).execute();
      await trx.deleteFrom('session').execute();
      await trx.updateTable('mailed_code').set({ endedAt: 1 }).execute();
      let isAnswered = false;
      const answer = caller.post(path, body).finally(() => {
        isAnswered = true;
      });
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect
        .poll(async () => isAnswered || (await waiting.execute(db)).rows.length > 0)
        .toBe(true);
      return { answer };
    });
    return answer;
  }

  it.each([
    ['password', { oldPassword: PASSWORD, newPassword: NEW_PASSWORD }],
    ['email', { email: 'elsewhere@example.org', password: PASSWORD }],
  ])('RESET-03 a change of the %s under way does not outlive it', async (what, change) => {
    const server = await startTestServer('postgres');
    try {
      const caller = await signedInCaller(server, 'owner@example.org');
      const answer = await askBeside(server, caller, `/api/account/${what}`, change);
      expect(answer).toMatchObject({ status: 401, body: { error: { code: 'wrong-password' } } });
      const { db } = server.database;
      const accounts = await db.selectFrom('account').select('password').execute();
      expect(accounts).toEqual([{ password: SECRET }]);
      const open = db.selectFrom('mailed_code').select('purpose').where('endedAt', 'is', null);
      expect(await open.execute()).toEqual([]);
    } finally {
      await server.stop();
    }
  });

  it('RESET-03 a request for deletion under way does not outlive it', async () => {
    const server = await startTestServer('postgres');
    try {
      const email = 'owner@example.org';
      const caller = await signedInCaller(server, email);
      const asked = { email, reason: 'other', acknowledged: true, password: PASSWORD };
      const answer = await askBeside(server, caller, '/api/deletion', asked);
      expect(answer).toMatchObject({ status: 401, body: { error: { code: 'wrong-password' } } });
      const { db } = server.database;
      expect(await db.selectFrom('deletion_request').selectAll().execute()).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});

describeOnBothEngines('limits and failures of resets', (engine) => {
  it('ERR-MAIL-08 five links an hour to an account, but more on a browser that has signed in before', async () => {
    const server = await startTestServer(engine, { RATE_LIMITS: 'on' });
    try {
      const email = 'limited@example.org';
      const owner = await signedInCaller(server, email);
      await owner.post('/api/auth/sign-out', {});
      const stranger = new Caller(server);
      for (let time = 0; time < 5; time += 1) {
        expect((await stranger.post('/api/auth/request-reset', { email })).status).toBe(200);
      }
      const tooMany = await stranger.post('/api/auth/request-reset', { email });
      expect(tooMany).toMatchObject({
        status: 429,
        body: {
          error: { message: 'Too many password reset attempts. Please try again later.' },
        },
      });
      expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await owner.post('/api/auth/request-reset', { email })).status).toBe(200);
    } finally {
      await server.stop();
    }
  });

  it('asking for many addresses ends soon: accounts can’t be listed so', async () => {
    const server = await startTestServer(engine, { RATE_LIMITS: 'on' });
    try {
      const statuses: number[] = [];
      for (let number = 0; number < 21; number += 1) {
        const email = `guess${number}@example.org`;
        const answer = await new Caller(server).post('/api/auth/request-reset', { email });
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
    } finally {
      await server.stop();
    }
  });

  it('ERR-MAIL-09 ERR-RESET-03 ERR-RESET-07 ERR-VERIFY-05 ERR-SIGNUP-05 ERR-SIGNIN-07 a failing database is told in the call’s own words', async () => {
    const server = await startTestServer(engine);
    try {
      await signedInCaller(server, 'anna@example.org');
      await server.database.db.schema.dropTable('mailed_code').execute();
      const said = async (path: string, body: object) => {
        const answer = await new Caller(server).post(`/api/auth/${path}`, body);
        return { status: answer.status, message: answer.body.error.message };
      };
      const oobCode = 'some-code';
      const email = 'anna@example.org';
      expect(await said('request-reset', { email })).toEqual({
        status: 502,
        message: 'Failed to send password reset email. Please try again.',
      });
      expect(await said('reset-code', { oobCode })).toEqual({
        status: 500,
        message: 'Invalid or expired password reset link.',
      });
      expect(await said('reset-password', { oobCode, password: NEW_PASSWORD })).toEqual({
        status: 500,
        message: 'Failed to reset password. Please try again.',
      });
      expect(await said('verify-email', { oobCode })).toEqual({
        status: 500,
        message: 'Failed to verify email. Please try again.',
      });
      const stranger = { email: 'new@example.org', password: PASSWORD };
      expect(await said('sign-up', stranger)).toEqual({
        status: 500,
        message: 'Account creation failed. Please try again.',
      });
      // Nothing is half-made.
      const users = await server.database.db.selectFrom('user').select('email').execute();
      expect(users).toEqual([{ email }]);
      await server.database.db.schema.alterTable('account').renameTo('account_gone').execute();
      expect(await said('sign-in', { email, password: PASSWORD })).toEqual({
        status: 500,
        message: 'Sign in failed. Please check your credentials and try again.',
      });
    } finally {
      await server.stop();
    }
  });

  it('ERR-SIGNUP-04 no link where passwords are switched off', async () => {
    const server = await startTestServer(engine, { EMAIL_PASSWORD_ENABLED: 'false' });
    try {
      const answer = await new Caller(server).post('/api/auth/request-reset', {
        email: 'anna@example.org',
      });
      expect(answer.body.error.code).toBe('operation-not-allowed');
    } finally {
      await server.stop();
    }
  });
});
