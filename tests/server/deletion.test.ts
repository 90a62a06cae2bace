import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOLDINGS } from '#server/features/privacy/holdings.ts';
import { Caller, PASSWORD, signedInCaller } from '#tests/support/caller.ts';
import { deckOf, deckRequest, hostWith } from '#tests/support/generation.ts';
import {
  describeOnBothEngines,
  readMails,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';
import { TEST_CARDS } from '#contract/payments.ts';
import { EVENT_MS } from '#tests/support/patience.ts';

const DAY_MS = 24 * 60 * 60_000;

const asked = (email: string, more: object = {}) => ({
  email,
  reason: 'no-longer-needed',
  additionalInfo: '',
  acknowledged: true,
  password: PASSWORD,
  ...more,
});

async function until(check: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + EVENT_MS;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error('It did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describeOnBothEngines('data deletion', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(engine);
  });
  afterAll(() => server.stop());

  const mailsTo = async (email: string) =>
    (await readMails(server.dataDir)).filter(({ raw }) => raw.includes(email));
  const codeMailed = async (email: string): Promise<string> => {
    const mails = await mailsTo(email);
    return /cancel-deletion\?oobCode=([\w-]+)/.exec(mails.at(-1)?.mail.text ?? '')?.[1] ?? '';
  };
  const signIn = (email: string) =>
    new Caller(server).post('/api/auth/sign-in', { email, password: PASSWORD });
  const userIdOf = async (caller: Caller): Promise<string> =>
    (await caller.get('/api/session')).body.user.uid;
  const tables = async (): Promise<string[]> => {
    const found = await server.database.db.introspection.getTables();
    return found.map(({ name }) => name);
  };
  /** Every row of every table as one text. */
  const everything = async (): Promise<string> => {
    const texts = [];
    for (const table of await tables()) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(server.database.db);
      texts.push(JSON.stringify({ table, rows }));
    }
    return texts.join('\n');
  };

  it('DELETE-06 DELETE-07 DELETE-08 DATA-20 STATE-DEL-01 stores the request, switches the account off everywhere, and mails the way back', async () => {
    const email = 'leaver@example.org';
    const caller = await signedInCaller(server, email);
    const elsewhere = new Caller(server);
    await elsewhere.post('/api/auth/sign-in', { email, password: PASSWORD });
    const answer = await caller.post('/api/deletion', asked(email, { additionalInfo: 'Bye <b>' }));
    expect(answer.status).toBe(200);
    expect(Math.round((answer.body.dueAt - Date.now()) / DAY_MS)).toBe(30);
    for (const each of [caller, elsewhere]) expect((await each.get('/api/games')).status).toBe(401);
    expect(await signIn(email)).toMatchObject({
      status: 403,
      body: { error: { code: 'user-disabled' } },
    });
    const [mail] = (await mailsTo(email)).slice(-1);
    expect(mail?.mail.subject).toBe('Your Riffle account will be deleted');
    const row = await server.database.db
      .selectFrom('deletion_request')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ reason: 'no-longer-needed', additionalInfo: 'Bye <b>' });
  });

  it('ROLE-02 RULE-41 DATA-21 takes no request that is incomplete, another’s, or made by a guest at the keyboard', async () => {
    const email = 'careful@example.org';
    expect((await new Caller(server).post('/api/deletion', asked(email))).status).toBe(401);
    const caller = await signedInCaller(server, email);
    for (const wrong of [
      { email: 'other@example.org' },
      { email: '' },
      { reason: '' },
      { reason: 'because' },
      { acknowledged: false },
      { additionalInfo: 'x'.repeat(1001) },
    ]) {
      const { status } = await caller.post('/api/deletion', asked(email, wrong));
      expect({ wrong, status }).toEqual({ wrong, status: 400 });
    }
    for (const password of ['Wrong-Horse-7', '', undefined]) {
      const answer = await caller.post('/api/deletion', asked(email, { password }));
      expect(answer.body.error.code).toBe('wrong-password');
    }
    expect((await caller.get('/api/games')).status).toBe(200);
    expect((await signIn(email)).status).toBe(200);
  });

  it('of twenty requests at once one counts, with one mail', async () => {
    const email = 'eager@example.org';
    const caller = await signedInCaller(server, email);
    const before = (await mailsTo(email)).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => caller.post('/api/deletion', asked(email))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 401]));
    expect((await mailsTo(email)).length).toBe(before + 1);
  });

  it('the mailed link takes it back, once; wrong, cut and foreign codes do nothing', async () => {
    const email = 'returner@example.org';
    const caller = await signedInCaller(server, email);
    await deckOf(caller);
    await caller.post('/api/deletion', asked(email));
    const code = await codeMailed(email);
    const cancel = (wanted: string) =>
      new Caller(server).post('/api/deletion/cancel', { code: wanted });
    for (const wrong of ['x', code.slice(0, -1), `${code}x`]) {
      expect((await cancel(wrong)).body.error.code).toBe('deletion-code-invalid');
    }
    expect((await cancel('')).status).toBe(400);
    // A scanner that opens the link uses nothing up.
    await fetch(`${server.url}/cancel-deletion?oobCode=${code}`);
    expect((await cancel(code)).status).toBe(200);
    expect((await cancel(code)).body.error.code).toBe('deletion-code-invalid');
    const again = new Caller(server);
    expect((await again.post('/api/auth/sign-in', { email, password: PASSWORD })).status).toBe(200);
    expect((await again.get('/api/games')).body.total).toBe(1);
    // And it can be asked for anew.
    expect((await again.post('/api/deletion', asked(email))).status).toBe(200);
  });

  it('what an operator has switched off meanwhile stays off', async () => {
    const email = 'banned@example.org';
    const caller = await signedInCaller(server, email);
    await caller.post('/api/deletion', asked(email));
    await server.database.db
      .updateTable('user')
      .set({ disabledAt: 7 })
      .where('email', '=', email)
      .execute();
    const code = await codeMailed(email);
    expect((await new Caller(server).post('/api/deletion/cancel', { code })).status).toBe(200);
    expect((await signIn(email)).body.error.code).toBe('user-disabled');
  });

  it('CONST-23 after thirty days nothing of the user is left in any table, and a last mail says so', async () => {
    const email = 'gone-for-good@example.org';
    const caller = await hostWithAddress(email);
    const userId = await userIdOf(caller);
    const { gameId } = await deckOf(caller, {
      topic: 'Volcanoes of Iceland',
      gameType: 'social',
      category: 'Social & Party Games',
    });
    const { body: game } = await caller.get(`/api/games/${gameId}`);
    await caller.post(`/api/games/${gameId}/cards/${game.cards[0].id}/flag`, {
      reason: 'other',
      note: 'a word only I would use: quillifax',
    });
    const pack = {
      requestId: '00000000-0000-4000-8000-000000000001',
      packId: 'starter',
      credits: 25,
      amount: 349,
      userId,
    };
    const { clientSecret, paymentIntentId } = (await caller.post('/api/payments/intents', pack))
      .body;
    await caller.post('/api/payments/test-cards', {
      clientSecret,
      number: TEST_CARDS.succeeds,
      expiry: '12/34',
      cvc: '123',
    });
    await caller.post('/api/payments/confirm', { paymentIntentId });
    // A deck is still being written when the request comes.
    await caller.post('/api/generations', deckRequest({ cardCount: 60, topic: 'Space' }));
    await caller.post('/api/deletion', asked(email, { additionalInfo: 'plinthomatic' }));
    expect(await everything()).toContain(userId);
    await server.database.db
      .updateTable('deletion_request')
      .set({ dueAt: 1 })
      .where('userId', '=', userId)
      .execute();
    const others = (await server.database.db.selectFrom('user').select('id').execute()).length;
    await Promise.all([server.restart(), server.another().then((other) => other.stop())]);
    await until(async () => !(await everything()).includes(email));
    const left = await everything();
    for (const word of [userId, email, 'Volcanoes of Iceland', 'quillifax', 'plinthomatic']) {
      expect({ word, isLeft: left.includes(word) }).toEqual({ word, isLeft: false });
    }
    expect((await server.database.db.selectFrom('user').select('id').execute()).length).toBe(
      others - 1,
    );
    const purchases = await server.database.db.selectFrom('purchase').selectAll().execute();
    expect(purchases).toEqual([expect.objectContaining({ packId: 'starter', userId: null })]);
    await until(
      async () => (await mailsTo(email)).at(-1)?.mail.subject === 'Your Riffle account was deleted',
    );
    // The address is free again.
    const anew = await signedInCaller(server, email);
    expect((await anew.get('/api/session')).body.credits).toBe(1);
  });

  async function hostWithAddress(email: string): Promise<Caller> {
    const caller = await signedInCaller(server, email);
    await server.database.db.updateTable('credit_account').set({ balance: 5 }).execute();
    return caller;
  }

  it('the list of what is held names every table there is, or says why not', async () => {
    const nobodys = new Set(['migration', 'google_attempt', 'test_payment', 'mending']);
    const listed = new Set<string>(HOLDINGS.map(({ table }) => table));
    const forgotten = (await tables()).filter((name) => !listed.has(name) && !nobodys.has(name));
    expect(forgotten).toEqual([]);
  });

  it('‘Download my data’ has everything that is held, and no secret', async () => {
    const email = 'reader@example.org';
    const caller = await hostWith(server, 3);
    expect((await new Caller(server).get('/api/account/data')).status).toBe(401);
    const { gameId } = await deckOf(caller, { topic: 'Space' });
    const { headers, body } = await caller.get('/api/account/data');
    expect(headers.get('content-disposition')).toContain('riffle-my-data.json');
    const userId = await userIdOf(caller);
    expect(body.user).toEqual([expect.objectContaining({ id: userId })]);
    expect(body.game).toEqual([expect.objectContaining({ id: gameId, topic: 'Space' })]);
    expect(body.card).toHaveLength(20);
    expect(body.credit_entry).toHaveLength(3);
    expect(Object.keys(body).toSorted()).toEqual(HOLDINGS.map(({ table }) => table).toSorted());
    const text = JSON.stringify(body);
    const { token } = await server.database.db
      .selectFrom('session')
      .select('token')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/"(password|codeHash|accessToken|idToken)"/);
    expect(text).not.toContain(email);
  });

  it('an account without a password proves itself by a sign-in of the last minutes', async () => {
    const caller = await hostWith(server, 1);
    const { user } = (await caller.get('/api/session')).body;
    const { db } = server.database;
    await db.deleteFrom('account').where('userId', '=', user.uid).execute();
    const old = new Date(Date.now() - 6 * 60_000).toISOString();
    await db
      .updateTable('session')
      .set({ createdAt: old })
      .where('userId', '=', user.uid)
      .execute();
    const late = await caller.post('/api/deletion', asked(user.email, { password: undefined }));
    expect(late.body.error.code).toBe('reauthentication-required');
    const now = new Date().toISOString();
    await db
      .updateTable('session')
      .set({ createdAt: now })
      .where('userId', '=', user.uid)
      .execute();
    const fresh = await caller.post('/api/deletion', asked(user.email, { password: undefined }));
    expect(fresh.status).toBe(200);
  });
});

describe('the promise of deletion', () => {
  it('CONST-23 is thirty days, a mail within a day, an answer within two', async () => {
    const { DELETION_DAYS, DELETION_MAIL_HOURS, SUPPORT_HOURS } =
      await import('#contract/promises.ts');
    expect([DELETION_DAYS, DELETION_MAIL_HOURS, SUPPORT_HOURS]).toEqual([30, 24, '24-48']);
  });
});
