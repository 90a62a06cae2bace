// Whoever verifies the address in the browser that signed up is signed in there; nobody else is.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CODE_LIFE_MS } from '#server/features/accounts/address/codes.ts';
import { Caller, codeMailedTo, PASSWORD } from '#tests/support/caller.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';

const NEW_PASSWORD = 'Other-Horse-8';

describeOnBothEngines('the newcomer', (engine) => {
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    // Never twice the same: mails are in order by it.
    server = await startTestServer(engine, {}, { clock: () => (now += 1) });
  });
  afterAll(() => server.stop());

  /** A browser that has just signed up. */
  async function newcomer(email: string): Promise<Caller> {
    const caller = new Caller(server);
    const answer = await caller.post('/api/auth/sign-up', { email, password: PASSWORD });
    expect(answer.status).toBe(200);
    return caller;
  }
  async function follow(caller: Caller, email: string) {
    const oobCode = await codeMailedTo(server, email);
    return caller.post('/api/auth/verify-email', { oobCode });
  }
  async function whoIs(caller: Caller): Promise<string | undefined> {
    return (await caller.get('/api/session')).body.user?.email;
  }
  const rowsOf = (email: string) =>
    server.database.db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .select(['session.ipAddress', 'session.userAgent'])
      .where('email', '=', email)
      .execute();

  it('NEW-05 verifying in the browser that signed up signs in there, as a sign-in does', async () => {
    const email = 'here@example.org';
    const caller = await newcomer(email);
    expect(await whoIs(caller)).toBeUndefined();
    const answer = await follow(caller, email);
    expect(answer).toMatchObject({ status: 200, body: { email } });
    expect((await caller.get('/api/session')).body).toMatchObject({ user: { email }, credits: 1 });
    const lines = answer.headers.getSetCookie();
    const session = lines.find((line) => line.includes('session_token'));
    expect(session).toMatch(/HttpOnly/i);
    expect(session).toMatch(/SameSite=Lax/i);
    // The browser is known from now on, as after a sign-in, and holds its proof no longer.
    expect(lines.some((line) => line.startsWith('riffle.device='))).toBe(true);
    expect(lines.find((line) => line.startsWith('riffle.sign-up='))).toMatch(/Max-Age=0/i);
    const verified = await rowsOf(email);
    await caller.post('/api/auth/sign-out', {});
    await caller.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(verified).toEqual(await rowsOf(email));
    expect(verified).toHaveLength(1);
  });

  it('NEW-05 what the browser holds is a cookie of an hour that no script reads, and a hash in the database', async () => {
    const caller = new Caller(server);
    const email = 'cookie@example.org';
    const answer = await caller.post('/api/auth/sign-up', { email, password: PASSWORD });
    const line = answer.headers.getSetCookie().find((each) => each.startsWith('riffle.sign-up='));
    expect(line).toMatch(/HttpOnly/i);
    expect(line).toMatch(/SameSite=Strict/i);
    expect(line).toMatch(/Max-Age=3600/i);
    const proof = /=([\w-]+)/.exec(line ?? '')?.[1] ?? '';
    expect(proof).toHaveLength(43);
    const rows = await server.database.db.selectFrom('mailed_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(proof);
    // It is no link's code.
    for (const path of ['verify-email', 'reset-code']) {
      expect((await caller.post(`/api/auth/${path}`, { oobCode: proof })).status).toBe(400);
    }
  });

  it('NEW-06 a stolen link signs nobody in: not in a strange browser, nor in one that signed up another account', async () => {
    const email = 'robbed@example.org';
    const owner = await newcomer(email);
    const thief = await newcomer('thief@example.org');
    expect((await follow(thief, email)).status).toBe(200);
    expect(await whoIs(thief)).toBeUndefined();
    expect(await rowsOf(email)).toEqual([]);
    // Nor does the link open anything for the browser that signed up, once it is used.
    expect((await follow(owner, email)).status).toBe(400);
    expect(await whoIs(owner)).toBeUndefined();
    // The thief's own proof has not been used up.
    await follow(thief, 'thief@example.org');
    expect(await whoIs(thief)).toBe('thief@example.org');
  });

  it('NEW-06 after an hour the link still verifies and signs nobody in', async () => {
    const email = 'late@example.org';
    const caller = await newcomer(email);
    now += CODE_LIFE_MS['sign-up-browser'];
    expect((await follow(caller, email)).status).toBe(200);
    expect(await whoIs(caller)).toBeUndefined();
    const answer = await caller.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  it('NEW-06 it works once: a second link of the account signs nobody in with it', async () => {
    const email = 'twice@example.org';
    const caller = await newcomer(email);
    const kept = caller.cookie;
    const first = await codeMailedTo(server, email);
    await caller.post('/api/auth/resend-verification', { email, password: PASSWORD });
    const second = await codeMailedTo(server, email);
    expect(second).not.toBe(first);
    await caller.post('/api/auth/verify-email', { oobCode: first });
    expect(await whoIs(caller)).toBe(email);
    const copy = new Caller(server, kept);
    expect((await copy.post('/api/auth/verify-email', { oobCode: second })).status).toBe(200);
    expect(await whoIs(copy)).toBeUndefined();
  });

  it('NEW-05 a link that was mailed again signs in too', async () => {
    const email = 'again@example.org';
    const caller = await newcomer(email);
    await caller.post('/api/auth/resend-verification', { email, password: PASSWORD });
    await follow(caller, email);
    expect(await whoIs(caller)).toBe(email);
  });

  it('NEW-06 whoever is signed in there by now stays it', async () => {
    const email = 'second@example.org';
    const caller = await newcomer('first@example.org');
    await follow(caller, 'first@example.org');
    await caller.post('/api/auth/sign-up', { email, password: PASSWORD });
    expect((await follow(caller, email)).status).toBe(200);
    expect(await whoIs(caller)).toBe('first@example.org');
  });

  it('NEW-06 ERR-VERIFY-03 a disabled account is not signed in', async () => {
    const email = 'disabled@example.org';
    const caller = await newcomer(email);
    await server.database.db
      .updateTable('user')
      .set({ disabledAt: now })
      .where('email', '=', email)
      .execute();
    expect((await follow(caller, email)).body.error.code).toBe('user-disabled');
    expect(await rowsOf(email)).toEqual([]);
    expect(await whoIs(caller)).toBeUndefined();
  });

  it('NEW-06 ERR-VERIFY-02 an account that is gone is not signed in', async () => {
    const email = 'gone@example.org';
    const caller = await newcomer(email);
    await server.database.db.deleteFrom('user').where('email', '=', email).execute();
    expect((await follow(caller, email)).body.error.code).toBe('verification-invalid');
    expect(await whoIs(caller)).toBeUndefined();
  });

  it('NEW-06 who signed up with a stranger’s address is not signed in once its owner set a password', async () => {
    const email = 'owner@example.org';
    const squatter = await newcomer(email);
    const verification = await codeMailedTo(server, email);
    const owner = new Caller(server);
    await owner.post('/api/auth/request-reset', { email });
    const oobCode = await codeMailedTo(server, email);
    const reset = await owner.post('/api/auth/reset-password', { oobCode, password: NEW_PASSWORD });
    expect(reset.status).toBe(200);
    await squatter.post('/api/auth/verify-email', { oobCode: verification });
    expect(await whoIs(squatter)).toBeUndefined();
  });
});
