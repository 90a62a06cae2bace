import { afterEach, describe, expect, it } from 'vitest';
import type { TestServer } from '#tests/support/server.ts';
import { describeOnBothEngines, readMails, startTestServer } from '#tests/support/server.ts';
import { Caller, codeMailedTo, PASSWORD } from '#tests/support/caller.ts';
import { LEASE_MS } from '#server/platform/mail/queue-store.ts';
import { startRiffle, TEST_SECRET, type RiffleProcess } from '#tests/support/riffle-process.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';

/** Pauses of a second's part, so that no test waits as long as a mail would. */
const HASTE = { mailQueuePatience: { lookEveryMs: 50, firstPauseMs: 50, longestPauseMs: 200 } };
const open: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function smtpWith(manners: Parameters<typeof startSmtp>[0]): Promise<TestSmtp> {
  const smtp = await startSmtp(manners);
  open.push(() => smtp.close());
  return smtp;
}

async function riffleWith(
  settings: Readonly<Record<string, string>>,
  engine: 'sqlite' | 'postgres' = 'sqlite',
): Promise<TestServer> {
  const server = await startTestServer(engine, settings, HASTE);
  open.push(() => server.stop());
  return server;
}

async function freePort(): Promise<number> {
  const probe = await startSmtp();
  await probe.close();
  return probe.port;
}

function signUp(server: TestServer, email: string) {
  return new Caller(server).post('/api/auth/sign-up', { email, password: PASSWORD });
}

const queued = ({ database }: TestServer) => database.db.selectFrom('mail').selectAll().execute();

describe('mail by SMTP', () => {
  const LOGIN = { user: 'riffle', password: 'pass word' };

  it('CALL-AUTH-02 goes out with its link, as text and as HTML, and not to the outbox', async () => {
    const { mails, port } = await smtpWith(LOGIN);
    const server = await riffleWith({
      SMTP_URL: `smtp://riffle:pass%20word@127.0.0.1:${port}`,
      MAIL_FROM: 'Riffle <games@riffle.example>',
      PUBLIC_URL: 'https://riffle.example',
      RATE_LIMITS: 'on',
    });
    expect((await signUp(server, 'anna@example.org')).status).toBe(200);
    const mail = mails[0]?.mail;
    expect(mail?.from?.text).toBe('"Riffle" <games@riffle.example>');
    expect(mail?.messageId).toMatch(/^<[\w-]{36}@riffle\.example>$/);
    const link = /https:\/\/riffle\.example\/verify-email\?mode=verifyEmail&oobCode=[\w-]{43}/;
    expect(mail?.text).toMatch(link);
    expect(mail?.html).toContain('&amp;oobCode=');
    expect(await readMails(server.dataDir)).toEqual([]);
    expect((await new Caller(server).get('/api/outbox')).status).toBe(404);
    await expect.poll(() => queued(server)).toEqual([]);
  });

  it.each([
    ['implicit', 'smtps'],
    ['starttls', 'smtp'],
  ] as const)('speaks TLS (%s) and signs in', async (tls, scheme) => {
    const { mails, port } = await smtpWith({ ...LOGIN, tls });
    const address = `riffle:pass%20word@127.0.0.1:${port}`;
    const server = await riffleWith({
      SMTP_URL: `${scheme}://${address}/?tls.rejectUnauthorized=false`,
    });
    expect((await signUp(server, 'anna@example.org')).status).toBe(200);
    expect(mails).toMatchObject([{ secure: true }]);
  });

  it('gives nothing to a server whose certificate nobody vouches for', async () => {
    const { mails, port } = await smtpWith({ ...LOGIN, tls: 'implicit' });
    const server = await riffleWith({ SMTP_URL: `smtps://riffle:pass%20word@127.0.0.1:${port}` });
    await signUp(server, 'anna@example.org');
    await expect.poll(async () => (await queued(server))[0]?.attempts).toBeGreaterThan(1);
    expect(mails).toEqual([]);
  });

  it('ERR-MAIL-01 ERR-MAIL-09 says when the mail server refuses an address for good, and tries no more', async () => {
    const { port } = await smtpWith({ refuses: (address) => address.startsWith('gone') });
    const server = await riffleWith({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const caller = new Caller(server);
    const credentials = { email: 'gone@example.org', password: PASSWORD };
    const said = async (path: string) => {
      const { status, body } = await caller.post(path, credentials);
      return { status, message: body.error?.message };
    };
    expect(await said('/api/auth/sign-up')).toEqual({
      status: 502,
      message: 'Failed to send verification email. Please try again.',
    });
    expect(await said('/api/auth/sign-in')).toEqual({
      status: 502,
      message: 'Failed to send verification email. Please try again.',
    });
    expect(await said('/api/auth/resend-verification')).toEqual({
      status: 502,
      message: 'Failed to resend verification email. Please try again.',
    });
    expect(await said('/api/auth/request-reset')).toEqual({
      status: 502,
      message: 'Failed to send password reset email. Please try again.',
    });
    expect((await caller.post('/api/auth/sign-up', credentials)).status).toBe(409);
    await expect.poll(() => queued(server)).toEqual([]);
  });

  it('DELETE-07 DELETE-08 says of a request to be deleted that its confirmation was refused for good', async () => {
    let isGone = false;
    const { port, mails } = await smtpWith({ refuses: () => isGone });
    const server = await riffleWith({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const [email, other] = ['leaver@example.org', 'leaver2@example.org'];
    const asked = { reason: 'other', additionalInfo: '', acknowledged: true, password: PASSWORD };
    const leave = async (address: string) => {
      const caller = new Caller(server);
      const credentials = { email: address, password: PASSWORD };
      await caller.post('/api/auth/sign-up', credentials);
      const oobCode = /oobCode=([\w-]+)/.exec(mails.at(-1)?.mail.text ?? '')?.[1];
      await caller.post('/api/auth/verify-email', { oobCode });
      await caller.post('/api/auth/sign-in', credentials);
      return caller;
    };
    const [stays, goes] = [await leave(email), await leave(other)];
    const answer = await stays.post('/api/deletion', { ...asked, email });
    expect(answer).toMatchObject({ status: 200, body: { mailed: true } });
    isGone = true;
    const refused = await goes.post('/api/deletion', { ...asked, email: other });
    expect(refused).toMatchObject({ status: 200, body: { mailed: false } });
    const requests = await server.database.db
      .selectFrom('deletion_request')
      .select('dueAt')
      .execute();
    expect(requests).toHaveLength(2);
  });

  it('the log tells what became of a mail, and no whole address', async () => {
    const { port } = await smtpWith({ refuses: () => true });
    const riffle = await startRiffle({ SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'info' });
    await new Caller(riffle).post('/api/auth/sign-up', {
      email: 'secret.person@example.org',
      password: PASSWORD,
    });
    await expect.poll(() => riffle.output()).toContain('A mail was given up');
    await expect.poll(() => riffle.output()).toContain('No such mailbox: s…@example.org');
    expect(riffle.output()).not.toContain('secret.person');
    expect(riffle.output()).not.toMatch(/oobCode|Correct-Horse/);
    await riffle.stop();
  });

  it('ERR-MAIL-01 says so too where no mail is set up at all', async () => {
    const server = await riffleWith({
      PUBLIC_URL: 'https://riffle.example',
      RATE_LIMITS: 'on',
    });
    expect(await signUp(server, 'anna@example.org')).toMatchObject({
      status: 502,
      body: { error: { code: 'verification-mail-failed' } },
    });
  });

  it('a wrong password for the mail server is no reason to give a mail up', async () => {
    const { port, mails } = await smtpWith(LOGIN);
    const server = await riffleWith({ SMTP_URL: `smtp://riffle:wrong@127.0.0.1:${port}` });
    expect((await signUp(server, 'anna@example.org')).status).toBe(200);
    await expect.poll(async () => (await queued(server))[0]?.attempts).toBeGreaterThan(1);
    await server.restart({ SMTP_URL: `smtp://riffle:pass%20word@127.0.0.1:${port}` });
    await expect.poll(() => mails.length).toBe(1);
    await expect.poll(() => queued(server)).toEqual([]);
  });

  it('a slow mail server keeps nobody waiting', async () => {
    const { promise: opens, resolve: letIn } = Promise.withResolvers<void>();
    const { port, mails } = await smtpWith({ opens });
    const server = await riffleWith({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    expect((await signUp(server, 'anna@example.org')).status).toBe(200);
    expect(mails).toEqual([]);
    letIn();
    await expect.poll(() => mails.length).toBe(1);
  });
});

describeOnBothEngines('mails waiting', (engine) => {
  it('are tried again while the mail server is away, also after a restart, and go once', async () => {
    const port = await freePort();
    const server = await riffleWith({ SMTP_URL: `smtp://127.0.0.1:${port}` }, engine);
    expect((await signUp(server, 'anna@example.org')).status).toBe(200);
    await expect.poll(async () => (await queued(server))[0]?.attempts).toBeGreaterThan(1);
    await server.restart();
    const { mails } = await smtpWith({ port });
    await expect.poll(() => mails.length).toBe(1);
    await expect.poll(() => queued(server)).toEqual([]);
    const code = /oobCode=([\w-]{43})/.exec(mails[0]?.mail.text ?? '')?.[1];
    const verified = await new Caller(server).post('/api/auth/verify-email', { oobCode: code });
    expect(verified.body).toEqual({ email: 'anna@example.org' });
    expect(mails).toHaveLength(1);
  });

  it('are tried by one of several processes at a time, and each goes once', async () => {
    const { mails, port } = await smtpWith({ delayMs: 100 });
    const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` };
    const server = await riffleWith(settings, engine);
    const now = Date.now();
    const numbers = Array.from({ length: 100 }, (_, number) => number);
    await server.database.db
      .insertInto('mail')
      .values(
        numbers.map((number) => ({
          id: `mail-${number}`,
          recipient: `guest${number}@example.org`,
          subject: 'Come and play',
          text: 'On Friday',
          html: '<p>On Friday</p>',
          createdAt: now,
          giveUpAt: now + 60_000,
          dueAt: now,
          attempts: 0,
          leaseOwner: null,
        })),
      )
      .execute();
    const others = await Promise.all(
      [1, 2].map(() =>
        // On SQLite a process that waits for another's transaction waits as a whole: they must be two.
        engine === 'postgres'
          ? server.another(settings)
          : startRiffle({ ...settings, DATA_DIR: server.dataDir }),
      ),
    );
    for (const other of others) open.push(async () => void (await other.stop()));
    await expect.poll(() => queued(server)).toEqual([]);
    const ids = mails.map(({ mail }) => mail.messageId);
    expect(new Set(ids).size).toBe(100);
    expect(ids).toHaveLength(100);
  });

  it('a killed process’s mail goes out soon after the next start; a living one’s is its own, however long it takes', async () => {
    // Holds the data and looks for no mail.
    const idle = { mailQueuePatience: { ...HASTE.mailQueuePatience, lookEveryMs: 3_600_000 } };
    const data = await startTestServer(engine, {}, idle);
    open.push(() => data.stop());
    const { DATABASE_URL = '' } = data.environment;
    const shared = {
      DATA_DIR: data.dataDir,
      ...(engine === 'postgres' && { DATABASE_URL, AUTH_SECRET: TEST_SECRET }),
    };
    // Longer than the lease: it must be renewed.
    const slow = await smtpWith({ delayMs: LEASE_MS + 3_000 });
    const other = await smtpWith({});
    const start = async (smtp: TestSmtp): Promise<RiffleProcess> => {
      const settings = { ...shared, SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
      const riffle = await startRiffle(settings);
      open.push(async () => void (await riffle.stop()));
      return riffle;
    };
    const signUpAt = (riffle: RiffleProcess, email: string) =>
      new Caller(riffle).post('/api/auth/sign-up', { email, password: PASSWORD });

    const holder = await start(slow);
    const next = await start(other);
    await signUpAt(holder, 'anna@example.org');
    await expect.poll(() => slow.mails.length).toBe(1);
    await expect.poll(() => queued(data)).toEqual([]);
    expect(other.mails).toEqual([]);
    await next.kill();
    open.pop();

    await signUpAt(holder, 'ben@example.org');
    await holder.kill();
    open.pop();
    const [left] = await queued(data);
    expect(left?.recipient).toBe('ben@example.org');
    expect((left?.dueAt ?? 0) - Date.now()).toBeLessThanOrEqual(LEASE_MS);
    await start(other);
    await expect.poll(() => other.mails.length).toBe(1);
    await expect.poll(() => queued(data)).toEqual([]);
  });

  it('are given up when their link would be dead', async () => {
    const server = await riffleWith({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }, engine);
    await signUp(server, 'anna@example.org');
    const [mail] = await queued(server);
    const hours = ((mail?.giveUpAt ?? 0) - (mail?.createdAt ?? 0)) / 3_600_000;
    expect(hours).toBeCloseTo(24, 3);
    await server.database.db.updateTable('mail').set({ giveUpAt: Date.now() }).execute();
    await expect.poll(() => queued(server)).toEqual([]);
  });
});

describe('what mails say', () => {
  it('HTML and text carry the same link, escaped, on dark letters with a button', async () => {
    const server = await riffleWith({});
    await signUp(server, 'anna+games@example.org');
    const code = await codeMailedTo(server, 'anna+games@example.org');
    const [letter] = await readMails(server.dataDir);
    const html = String(letter?.mail.html);
    expect(letter?.mail.text).toContain(`oobCode=${code}\n`);
    // Once on the button and once to copy.
    const links = html.match(/href="[^"]*mode=verifyEmail&amp;oobCode=[\w-]{43}"/g);
    expect(links).toHaveLength(2);
    expect(html).toContain('color:#2a1f36');
    expect(html).not.toMatch(/<script|<img|<link|url\(/);
  });

  it('ERR-MAIL-02 ERR-MAIL-03 ERR-MAIL-04 resending asks for the right account and password, five times an hour', async () => {
    const server = await riffleWith({ RATE_LIMITS: 'on' });
    const caller = new Caller(server);
    const credentials = { email: 'anna@example.org', password: PASSWORD };
    await caller.post('/api/auth/sign-up', credentials);
    const resend = (body: object) => caller.post('/api/auth/resend-verification', body);
    const unknown = await resend({ ...credentials, email: 'nobody@example.org' });
    expect(unknown.body.error.message).toBe('No account found with this email address.');
    const wrong = await resend({ ...credentials, password: 'Wrong-Horse-7' });
    expect(wrong.body.error.message).toBe('Incorrect password. Please try again.');
    const noAddress = await resend({ ...credentials, email: 'nobody' });
    expect(noAddress.body.error.message).toBe('Please enter a valid email address.');
    for (let time = 0; time < 5; time += 1) {
      expect(await resend(credentials)).toMatchObject({ status: 200, body: { isVerified: false } });
    }
    const tooMany = await resend(credentials);
    expect(tooMany).toMatchObject({
      status: 429,
      body: {
        error: { message: 'Too many verification email attempts. Please try again later.' },
      },
    });
    expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await readMails(server.dataDir)).toHaveLength(6);
    const oobCode = await codeMailedTo(server, credentials.email);
    await caller.post('/api/auth/verify-email', { oobCode });
    expect(await resend(credentials)).toMatchObject({ status: 200, body: { isVerified: true } });
    expect(await readMails(server.dataDir)).toHaveLength(6);
  });
});
