import { afterEach, expect, it } from 'vitest';
import { Caller, codeMailedTo, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import {
  describeOnBothEngines,
  readMails,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

const WRONG = 'Wrong-Horse-7';
const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

describeOnBothEngines('limits of sign-in', (engine) => {
  async function limitedServer(settings: Readonly<Record<string, string>> = {}) {
    const server = await startTestServer(engine, { RATE_LIMITS: 'on', ...settings });
    open.push(server);
    return server;
  }
  const tryTimes = async (caller: Caller, email: string, times: number, password = WRONG) => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) {
      statuses.push((await caller.post('/api/auth/sign-in', { email, password })).status);
    }
    return statuses;
  };
  const ten = (status: number) => Array.from({ length: 10 }, () => status);

  it('ERR-SIGNIN-05 strangers’ guesses close an account to strangers, never to a browser that has signed in before', async () => {
    const server = await limitedServer();
    const email = 'owner@example.org';
    const owner = await signedInCaller(server, email);
    await owner.post('/api/auth/sign-out', {});
    const stranger = new Caller(server);
    expect(await tryTimes(stranger, email, 10)).toEqual(ten(401));
    const closed = await stranger.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(closed).toMatchObject({
      status: 429,
      body: { error: { message: 'Too many failed attempts. Please try again later.' } },
    });
    const wait = Number(closed.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(15 * 60);

    await server.restart();
    expect(await tryTimes(stranger, email, 1, PASSWORD)).toEqual([429]);
    expect(await tryTimes(owner, email, 1, PASSWORD)).toEqual([200]);
  });

  it('a known browser has a bucket of its own, which closes too', async () => {
    const server = await limitedServer();
    const email = 'shared@example.org';
    const known = await signedInCaller(server, email);
    const other = new Caller(server);
    expect(await tryTimes(other, email, 1, PASSWORD)).toEqual([200]);
    await known.post('/api/auth/sign-out', {});
    expect(await tryTimes(known, email, 11)).toEqual([...ten(401), 429]);
    expect(await tryTimes(other, email, 1, PASSWORD)).toEqual([200]);
  });

  it('a browser known to one account is a stranger to any other', async () => {
    const server = await limitedServer();
    const attacker = await signedInCaller(server, 'attacker@example.org');
    await signedInCaller(server, 'victim@example.org');
    expect(await tryTimes(attacker, 'victim@example.org', 11)).toEqual([...ten(401), 429]);
    expect(await tryTimes(new Caller(server), 'victim@example.org', 1, PASSWORD)).toEqual([429]);
  });

  it('a reset by mail opens a closed account again', async () => {
    const server = await limitedServer();
    const email = 'locked@example.org';
    await signedInCaller(server, email);
    const stranger = new Caller(server);
    expect(await tryTimes(stranger, email, 11)).toEqual([...ten(401), 429]);
    await stranger.post('/api/auth/request-reset', { email });
    const oobCode = await codeMailedTo(server, email);
    const password = 'Better-Horse-8';
    await stranger.post('/api/auth/reset-password', { oobCode, password });
    expect(await tryTimes(stranger, email, 1, password)).toEqual([200]);
  });

  it('each try to sign up is counted once: twenty an hour, and the first credit is asked for beside it', async () => {
    const server = await limitedServer();
    const caller = new Caller(server);
    const email = 'new@example.org';
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) {
      // Too weak, so that nothing is hashed; counted all the same.
      statuses.push((await caller.post('/api/auth/sign-up', { email, password: 'weak' })).status);
      // As the web app does after each, and after each sign-in with Google.
      expect((await caller.post('/api/auth/register-promo', { email })).status).toBe(200);
    }
    expect(statuses).toEqual([...ten(400), ...ten(400), 429]);
  });

  it('ERR-SIGNIN-01 STATE-AUTH-04 signing in unverified says ‘verify’ however often, after five mails without another', async () => {
    const server = await limitedServer();
    const email = 'unverified@example.org';
    const caller = new Caller(server);
    await caller.post('/api/auth/sign-up', { email, password: PASSWORD });
    expect(await tryTimes(caller, email, 1, PASSWORD)).toEqual([403]);
    expect(await readMails(server.dataDir)).toHaveLength(2);
    await server.database.db
      .updateTable('rate_limit')
      .set({ count: 5 })
      .where('key', 'like', 'verification mail by account:%')
      .execute();
    const sixth = await caller.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(sixth).toMatchObject({ status: 403, body: { error: { code: 'email-not-verified' } } });
    expect(await readMails(server.dataDir)).toHaveLength(2);
  });

  it('RESET-02 ERR-SIGNIN-05 a new password by mail opens the known browser where the old one was tried too often', async () => {
    const server = await limitedServer();
    const email = 'forgetful@example.org';
    const known = await signedInCaller(server, email);
    await known.post('/api/auth/sign-out', {});
    expect(await tryTimes(known, email, 11)).toEqual([...ten(401), 429]);
    await known.post('/api/auth/request-reset', { email });
    const oobCode = await codeMailedTo(server, email);
    const password = 'Better-Horse-8';
    expect((await known.post('/api/auth/reset-password', { oobCode, password })).status).toBe(200);
    expect(await tryTimes(known, email, 1, password)).toEqual([200]);
  });

  it('an unknown account closes like a known one', async () => {
    const server = await limitedServer();
    const email = 'nobody@example.org';
    expect(await tryTimes(new Caller(server), email, 11)).toEqual([...ten(401), 429]);
  });

  it('asking twenty unknown accounts is enough for one address', async () => {
    const server = await limitedServer();
    const statuses: number[] = [];
    for (let number = 0; number < 21; number += 1) {
      statuses.push(...(await tryTimes(new Caller(server), `guess${number}@example.org`, 1)));
    }
    expect(statuses).toEqual([...ten(401), ...ten(401), 429]);
  });

  it('credential stuffing over many accounts ends after fifty tries from one address', async () => {
    const server = await limitedServer();
    for (let number = 0; number < 4; number += 1) {
      await signUp(server, `stuffed${number}@example.org`);
    }
    const tryAt = (number: number) =>
      tryTimes(new Caller(server), `stuffed${number}@example.org`, 1);
    expect(await tryAt(0)).toEqual([401]);
    const { db } = server.database;
    const byAddress = 'sign-in by address:%';
    const counted = db.selectFrom('rate_limit').select('count').where('key', 'like', byAddress);
    expect(await counted.execute()).toEqual([{ count: 1 }]);
    // Each password takes its time: the next 47 tries are only counted.
    await db.updateTable('rate_limit').set({ count: 48 }).where('key', 'like', byAddress).execute();
    expect([await tryAt(1), await tryAt(2), await tryAt(3)]).toEqual([[401], [401], [429]]);
  });

  it('counts the last proxy’s word where TRUST_PROXY says so, and networks of IPv6', async () => {
    const server = await limitedServer({ TRUST_PROXY: '127.0.0.1' });
    const from = (address: string) =>
      new Caller(server).send('/api/auth/sign-in', {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: JSON.stringify({ email: 'nobody@example.org', password: PASSWORD }),
      });
    await from('203.0.113.7');
    await from('2001:db8:1:2::1');
    await from('2001:db8:1:2:ffff::9');
    const rows = await server.database.db.selectFrom('rate_limit').selectAll().execute();
    const counted = rows
      .filter(({ key }) => key.startsWith('sign-in by address'))
      .map(({ key, count }) => [key.replace('sign-in by address:', ''), count]);
    expect(Object.fromEntries(counted)).toEqual({
      '203.0.113.7': 1,
      '2001:db8:1:2::/64': 2,
    });
  });

  it('every 429 says how long to wait', async () => {
    const server = await limitedServer();
    const caller = await signedInCaller(server, 'busy@example.org');
    const posts: readonly [string, object][] = [
      ['sign-up', { email: 'busy@example.org', password: PASSWORD }],
      ['verify-email', { oobCode: 'x' }],
      ['reset-code', { oobCode: 'x' }],
      ['reset-password', { oobCode: 'x', password: PASSWORD }],
      ['request-reset', { email: 'busy@example.org' }],
      ['register-promo', { email: 'busy@example.org' }],
    ];
    for (const [path, body] of posts) {
      let answer = await caller.post(`/api/auth/${path}`, body);
      for (let time = 0; time < 60 && answer.status !== 429; time += 1) {
        answer = await caller.post(`/api/auth/${path}`, body);
      }
      expect({ path, status: answer.status }).toEqual({ path, status: 429 });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  async function signUp(server: TestServer, email: string): Promise<void> {
    await new Caller(server).post('/api/auth/sign-up', { email, password: PASSWORD });
  }
});
