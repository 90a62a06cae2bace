import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_CARDS } from '#contract/payments.ts';
import { admin as runAdmin, node } from '#tests/support/admin.ts';
import { PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import { freePort } from '#tests/support/free-port.ts';
import { openEvents, SENT_MS } from '#tests/support/events.ts';
import { describeOnBothEngines, startTestServer, type TestServer } from '#tests/support/server.ts';
import { deckOf } from '#tests/support/generation.ts';

describe('operator’s commands', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer('sqlite');
  });
  afterAll(() => server.stop());
  const admin = (...args: string[]) => runAdmin(args, { DATA_DIR: server.dataDir });

  it('grants credits while the server runs, and the ledger stays right', async () => {
    const caller = await signedInCaller(server, 'anna@example.org');
    expect(admin('grant', 'Anna@example.org', '5')).toMatchObject({
      status: 0,
      stdout: '6 credits',
    });
    expect((await caller.get('/api/session')).body.credits).toBe(6);
    expect(admin('credits', 'anna@example.org').stdout).toBe('6 credits');
    expect(admin('ledger-check')).toMatchObject({ status: 0 });
    await server.database.db.updateTable('credit_account').set({ balance: 7 }).execute();
    expect(admin('ledger-check')).toMatchObject({ status: 1 });
  });

  it('ERR-SIGNIN-06 CONST-38 switches an account off at once, and on again', async () => {
    const caller = await signedInCaller(server, 'berta@example.org');
    expect(admin('disable', 'berta@example.org').status).toBe(0);
    expect((await caller.get('/api/session')).body.user).toBeNull();
    expect(admin('enable', 'berta@example.org').status).toBe(0);
    const again = await caller.post('/api/auth/sign-in', {
      email: 'berta@example.org',
      password: 'Correct-Horse-7',
    });
    expect(again.status).toBe(200);
  });

  it('DELETE-07 opens no account that is still to be deleted: it would be lost while it is used', async () => {
    const email = 'emil@example.org';
    const caller = await signedInCaller(server, email);
    const reason = { reason: 'no-longer-needed', additionalInfo: '', acknowledged: true };
    await caller.post('/api/deletion', { ...reason, email, password: PASSWORD });
    expect(admin('enable', email)).toMatchObject({
      status: 1,
      stderr: `This account is to be deleted: 'deletions cancel ${email}' takes that back.`,
    });
    const tried = await caller.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(tried.body.error.code).toBe('user-disabled');
    expect(admin('deletions', 'cancel', email).status).toBe(0);
    const again = await caller.post('/api/auth/sign-in', { email, password: PASSWORD });
    expect(again.status).toBe(200);
  });

  it('CONST-24 lists what was bought, settles what is open, and refunds, telling what was spent', async () => {
    const caller = await signedInCaller(server, 'dora@example.org');
    expect(admin('purchases', 'dora@example.org').stdout).toBe('Nothing was bought.');
    const { uid: userId } = (await caller.get('/api/session')).body.user;
    const wanted = { requestId: randomUUID(), packId: 'starter', credits: 25, amount: 349, userId };
    const { clientSecret } = (await caller.post('/api/payments/intents', wanted)).body;
    const card = { clientSecret, number: TEST_CARDS.succeeds, expiry: '12/34', cvc: '123' };
    await caller.post('/api/payments/test-cards', card);
    expect(admin('settle').stdout).toBe('1 payments were looked at, 1 of them are paid since.');
    expect((await caller.get('/api/session')).body.credits).toBe(26);
    await deckOf(caller);
    await deckOf(caller);
    const [id = ''] = admin('purchases', 'dora@example.org').stdout.split(' ');
    expect(admin('refund', id).stdout).toBe(
      'Refunded. 24 of 25 credits were taken back; 1 had been spent.',
    );
    expect((await caller.get('/api/session')).body.credits).toBe(0);
    expect(admin('purchases', 'dora@example.org').stdout).toContain(
      'refunded, 24 credits taken back',
    );
    expect(admin('refund', 'nothing')).toMatchObject({
      status: 1,
      stderr: "There is no purchase 'nothing'.",
    });
  });

  it('lists the cards that hosts say are wrong, with their words', async () => {
    expect(admin('flags').stdout).toBe('No card is flagged.');
    const caller = await signedInCaller(server, 'clara@example.org');
    const { gameId } = await deckOf(caller);
    const { body: game } = await caller.get(`/api/games/${gameId}`);
    const [card] = game.cards;
    await caller.post(`/api/games/${gameId}/cards/${card.id}/flag`, {
      reason: 'wrong-answer',
      note: 'Ask my aunt.',
    });
    const { stdout } = admin('flags');
    expect(stdout).toContain('wrong-answer  trivia: Space  (house, game');
    expect(stdout).toContain(`  ${card.question}\n  = ${card.answer}\n  “Ask my aunt.”`);
  });

  it('says what it can’t do', () => {
    expect(admin('--help').stdout).toContain('ledger-check');
    expect(admin('fly')).toMatchObject({ status: 1 });
    expect(admin('grant', 'nobody@example.org', '1').stderr).toContain('nobody@example.org');
    for (const amount of ['0', '-1', '1.5', 'x', '']) {
      expect(admin('grant', 'anna@example.org', amount).status).toBe(1);
    }
  });
});

it('DELETE-10 purge leaves mails to the servers: an operator’s shell may not know where they go', async () => {
  const server = await startTestServer('sqlite');
  const email = 'fritz@example.org';
  const caller = await signedInCaller(server, email);
  const reason = { reason: 'no-longer-needed', additionalInfo: '', acknowledged: true };
  await caller.post('/api/deletion', { ...reason, email, password: PASSWORD });
  const mailed = await readdir(join(server.dataDir, 'outbox'));
  await server.restart({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
  const { status, stdout } = runAdmin(['purge', email], { DATA_DIR: server.dataDir });
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'The account was deleted.' });
  expect(await readdir(join(server.dataDir, 'outbox'))).toEqual(mailed);
  const waiting = await server.database.db.selectFrom('mail').select('recipient').execute();
  expect(waiting).toEqual([{ recipient: email }]);
  await server.stop();
});

it('an operator’s command makes no database where there is none, nor a backup of that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'riffle-operator-'));
  const dataDir = join(folder, 'mistyped');
  const copy = join(folder, 'backup.sqlite');
  for (const command of [['backup', copy], ['ledger-check']]) {
    expect(runAdmin(command, { DATA_DIR: dataDir })).toEqual({
      status: 1,
      stdout: '',
      stderr: `There is no database in ${dataDir}: DATA_DIR takes the folder of the one that is meant.`,
    });
  }
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});

describeOnBothEngines('an operator’s disable', (engine) => {
  it('ERR-SIGNIN-06 shows in open tabs at once', async () => {
    const server = await startTestServer(engine);
    try {
      const caller = await signedInCaller(server, 'open@example.org');
      const news = await openEvents(server, caller);
      await news.nextOf('devices');
      const { status } = runAdmin(['disable', 'open@example.org'], { ...server.environment });
      expect(status).toBe(0);
      const told = Date.now();
      await news.nextOf('signed-out');
      expect(Date.now() - told).toBeLessThan(SENT_MS);
      news.close();
    } finally {
      await server.stop();
    }
  });
});

describe('version guard', () => {
  it('stops an older Node with one sentence', () => {
    const old =
      "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'20.20.2'})";
    const answer = node(['--import', old, '--import', './scripts/node-version.js', '-e', '0']);
    expect(answer.status).toBe(1);
    expect(answer.stderr).toMatch(
      /^Riffle needs Node 22\.18 or newer and this is 20\.20\.2: .+\.$/,
    );
  });
});
