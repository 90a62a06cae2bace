import { afterAll, beforeAll, expect, it } from 'vitest';
import { Caller, codeMailedTo, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import { openEvents } from '#tests/support/events.ts';
import {
  describeOnBothEngines,
  readMails,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

const NEW_PASSWORD = 'Better-Horse-8';

describeOnBothEngines('the own account', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  const signIn = (email: string, password: string) =>
    new Caller(server).post('/api/auth/sign-in', { email, password });
  const verify = (oobCode: string) =>
    new Caller(server).post('/api/auth/verify-email', { oobCode });
  const mailsTo = async (email: string) =>
    (await readMails(server.dataDir))
      .map(({ mail }) => mail)
      .filter(({ to }) => [to ?? []].flat().some(({ text }) => text === email));
  const codeOf = (error: { readonly body: { readonly error: { readonly code: string } } }) =>
    error.body.error.code;

  it('changes the password of whoever knows the old one, ends every other session, and says so by mail', async () => {
    const email = 'anna@example.org';
    const here = await signedInCaller(server, email);
    const there = new Caller(server);
    await there.post('/api/auth/sign-in', { email, password: PASSWORD });
    const news = await openEvents(server, there);
    await here.post('/api/auth/request-reset', { email });
    const oldLink = await codeMailedTo(server, email);

    const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect(await here.post('/api/account/password', change)).toMatchObject({ status: 200 });
    expect((await here.get('/api/session')).body.user).toMatchObject({ email });
    expect((await there.get('/api/session')).body.user).toBeNull();
    await news.nextOf('signed-out');
    news.close();
    expect(codeOf(await signIn(email, PASSWORD))).toBe('wrong-password');
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your Riffle password was changed');
    const late = { oobCode: oldLink, password: PASSWORD };
    expect(codeOf(await here.post('/api/auth/reset-password', late))).toBe('reset-invalid');
  });

  it('refuses a wrong old password, a weak new one, and an account that has none', async () => {
    const email = 'refused@example.org';
    const caller = await signedInCaller(server, email);
    const change = (oldPassword: string, newPassword: string) =>
      caller.post('/api/account/password', { oldPassword, newPassword });
    expect(codeOf(await change('Wrong-Horse-7', NEW_PASSWORD))).toBe('wrong-password');
    expect(await change(PASSWORD, 'weak')).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'weak-password',
          fields: { newPassword: 'Password must be at least 8 characters long' },
        },
      },
    });
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    const { uid } = (await caller.get('/api/session')).body.user;
    await server.database.db.deleteFrom('account').where('userId', '=', uid).execute();
    expect((await caller.get('/api/account')).body).toMatchObject({ hasPassword: false });
    expect(await change(PASSWORD, NEW_PASSWORD)).toMatchObject({
      status: 409,
      body: { error: { code: 'no-password' } },
    });
  });

  it('changes the address when the link in the new mailbox is followed, and tells the old one', async () => {
    const [old, email] = ['old@example.org', 'new@example.org'];
    const caller = await signedInCaller(server, old);
    const news = await openEvents(server, caller);
    const ask = { email: ' New@Example.org', password: PASSWORD };
    expect((await caller.post('/api/account/email', ask)).status).toBe(200);
    expect((await caller.get('/api/account')).body).toMatchObject({
      user: { email: old },
      pendingEmail: email,
    });
    const [notice] = (await mailsTo(old)).slice(-1);
    expect(notice?.subject).toBe('A new address for your Riffle account');
    // The old mailbox may be the reason for the change: it learns no whole address.
    expect(notice?.text).toContain('n…@example.org');
    expect(notice?.text).not.toContain(email);

    const [link] = await mailsTo(email);
    expect(link?.text).toContain('/verify-email?mode=verifyAndChangeEmail&oobCode=');
    const oobCode = await codeMailedTo(server, email);
    expect((await verify(oobCode)).body).toEqual({ email });
    expect((await news.nextOf('user')).user.email).toBe(old);
    expect((await news.nextOf('user')).user.email).toBe(email);
    news.close();
    expect((await caller.get('/api/account')).body).toMatchObject({
      user: { email },
      pendingEmail: null,
    });
    expect((await signIn(email, PASSWORD)).status).toBe(200);
    expect(codeOf(await signIn(old, PASSWORD))).toBe('user-not-found');
    expect((await mailsTo(old)).at(-1)?.subject).toBe('Your Riffle account has a new address');
    expect(codeOf(await verify(oobCode))).toBe('verification-invalid');
  });

  it('asks the password, and for an address that is free, other, and one', async () => {
    const email = 'asked@example.org';
    const caller = await signedInCaller(server, email);
    await signedInCaller(server, 'taken@example.org');
    const ask = (to: string, password = PASSWORD) =>
      caller.post('/api/account/email', { email: to, password });
    expect(codeOf(await ask('fresh@example.org', 'Wrong-Horse-7'))).toBe('wrong-password');
    expect(codeOf(await ask('Taken@example.org'))).toBe('email-already-in-use');
    expect(codeOf(await ask(email))).toBe('email-unchanged');
    expect(codeOf(await ask('fresh'))).toBe('invalid-email');
    expect((await caller.get('/api/account')).body.pendingEmail).toBeNull();
    expect(await mailsTo('fresh@example.org')).toEqual([]);
  });

  it('an address that somebody else took meanwhile stays theirs', async () => {
    const caller = await signedInCaller(server, 'slow@example.org');
    const email = 'wanted@example.org';
    await caller.post('/api/account/email', { email, password: PASSWORD });
    const oobCode = await codeMailedTo(server, email);
    await signedInCaller(server, email);
    expect(codeOf(await verify(oobCode))).toBe('email-already-in-use');
    expect((await caller.get('/api/session')).body.user.email).toBe('slow@example.org');
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  it('a change under way can be mailed again, replaced and dropped; each ends the link before', async () => {
    const caller = await signedInCaller(server, 'fickle@example.org');
    const ask = (email: string) => caller.post('/api/account/email', { email, password: PASSWORD });
    await ask('one@example.org');
    const first = await codeMailedTo(server, 'one@example.org');
    await caller.post('/api/account/resend-verification', {});
    const second = await codeMailedTo(server, 'one@example.org');
    expect(second).not.toBe(first);
    expect(codeOf(await verify(first))).toBe('verification-invalid');
    await ask('two@example.org');
    expect(codeOf(await verify(second))).toBe('verification-invalid');
    await caller.send('/api/account/email', { method: 'DELETE' });
    expect((await caller.get('/api/account')).body.pendingEmail).toBeNull();
    const third = await codeMailedTo(server, 'two@example.org');
    expect(codeOf(await verify(third))).toBe('verification-invalid');
    expect((await caller.post('/api/account/resend-verification', {})).status).toBe(200);
    expect(await mailsTo('two@example.org')).toHaveLength(1);
  });

  it('a reset stops a change of address that an intruder asked for', async () => {
    const email = 'victim@example.org';
    const intruder = await signedInCaller(server, email);
    const ask = { email: 'intruder@example.org', password: PASSWORD };
    await intruder.post('/api/account/email', ask);
    const stolen = await codeMailedTo(server, ask.email);
    await new Caller(server).post('/api/auth/request-reset', { email });
    const oobCode = await codeMailedTo(server, email);
    await new Caller(server).post('/api/auth/reset-password', { oobCode, password: NEW_PASSWORD });
    expect(codeOf(await verify(stolen))).toBe('verification-invalid');
  });

  it('links to the old mailbox open nothing once the address has changed', async () => {
    const old = 'left@example.org';
    const email = 'moved@example.org';
    const caller = await signedInCaller(server, old);
    await caller.post('/api/account/email', { email, password: PASSWORD });
    await caller.post('/api/auth/request-reset', { email: old });
    const resetCode = await codeMailedTo(server, old);
    await verify(await codeMailedTo(server, email));
    const check = await caller.post('/api/auth/reset-code', { oobCode: resetCode });
    expect(codeOf(check)).toBe('reset-invalid');
  });

  it('ERR-MAIL-05 resending asks for a signed-in user', async () => {
    expect(await new Caller(server).post('/api/account/resend-verification', {})).toMatchObject({
      status: 401,
      body: {
        error: {
          code: 'no-current-user',
          message: 'Please sign in again to resend verification email.',
        },
      },
    });
  });

  it('ERR-VERIFY-03 a link of a disabled account verifies nothing, and works once it is enabled', async () => {
    const email = 'closed@example.org';
    await new Caller(server).post('/api/auth/sign-up', { email, password: PASSWORD });
    const oobCode = await codeMailedTo(server, email);
    const disable = (disabledAt: number | null) =>
      server.database.db
        .updateTable('user')
        .set({ disabledAt })
        .where('email', '=', email)
        .execute();
    await disable(1);
    expect((await verify(oobCode)).body.error).toMatchObject({
      code: 'user-disabled',
      message: 'This account has been disabled. Please contact support.',
    });
    await disable(null);
    expect((await verify(oobCode)).status).toBe(200);
  });

  it('ERR-VERIFY-04 a link to an address that no account has any more', async () => {
    const old = 'first@example.org';
    const email = 'second@example.org';
    const caller = new Caller(server);
    const credentials = { email: old, password: PASSWORD };
    await caller.post('/api/auth/sign-up', credentials);
    const unused = await codeMailedTo(server, old);
    await caller.post('/api/auth/resend-verification', credentials);
    await verify(await codeMailedTo(server, old));
    await caller.post('/api/auth/sign-in', credentials);
    await caller.post('/api/account/email', { email, password: PASSWORD });
    await verify(await codeMailedTo(server, email));
    expect((await verify(unused)).body.error).toMatchObject({
      code: 'verification-user-not-found',
      message: 'No account found with this email address.',
    });
  });

  it('VERIFY-01 a verification link is used up by the page’s own call only', async () => {
    const email = 'scanned@example.org';
    await new Caller(server).post('/api/auth/sign-up', { email, password: PASSWORD });
    const oobCode = await codeMailedTo(server, email);
    const scanner = new Caller(server);
    await scanner.get(`/verify-email?mode=verifyEmail&oobCode=${oobCode}`);
    expect((await scanner.get(`/api/auth/verify-email?oobCode=${oobCode}`)).status).toBe(404);
    expect((await verify(oobCode)).status).toBe(200);
  });
});

describeOnBothEngines('the own account, limited', (engine) => {
  it('ERR-SIGNUP-04 passwords that are switched off can’t be changed either', async () => {
    const server = await startTestServer(engine);
    try {
      const caller = await signedInCaller(server, 'off@example.org');
      await server.restart({ EMAIL_PASSWORD_ENABLED: 'false' });
      const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
      const answer = await caller.post('/api/account/password', change);
      expect(answer.body.error.code).toBe('operation-not-allowed');
      expect((await caller.get('/api/session')).body.user).not.toBeNull();
    } finally {
      await server.stop();
    }
  });

  it('a guest at the keyboard guesses ten passwords, and locks nobody else out', async () => {
    const server = await startTestServer(engine, { RATE_LIMITS: 'on' });
    try {
      const email = 'guest@example.org';
      const here = await signedInCaller(server, email);
      const there = new Caller(server);
      await there.post('/api/auth/sign-in', { email, password: PASSWORD });
      const change = (oldPassword: string) => ({ oldPassword, newPassword: NEW_PASSWORD });
      for (let time = 0; time < 10; time += 1) {
        const answer = await here.post('/api/account/password', change(`Guess-Horse-${time}`));
        expect(answer.status).toBe(401);
      }
      const closed = await here.post('/api/account/password', change(PASSWORD));
      expect(closed).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
      expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await there.post('/api/account/password', change(PASSWORD))).status).toBe(200);
    } finally {
      await server.stop();
    }
  });

  it('ERR-MAIL-04 five links an hour to new addresses', async () => {
    const server = await startTestServer(engine, { RATE_LIMITS: 'on' });
    try {
      const caller = await signedInCaller(server, 'spammer@example.org');
      const ask = (number: number) =>
        caller.post('/api/account/email', {
          email: `stranger${number}@example.org`,
          password: PASSWORD,
        });
      for (let number = 0; number < 5; number += 1) expect((await ask(number)).status).toBe(200);
      expect(await ask(5)).toMatchObject({
        status: 429,
        body: { error: { code: 'too-many-verification-mails' } },
      });
    } finally {
      await server.stop();
    }
  });
});
