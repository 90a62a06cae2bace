import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { Caller, PASSWORD } from '#tests/support/caller.ts';
import { readMails, startTestServer, type TestServer } from '#tests/support/server.ts';

describe('mail', () => {
  const open: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).toReversed()) await close();
  });

  async function smtp() {
    const mails: string[] = [];
    const server = new SMTPServer({
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'riffle' && password === 'pass word'
          ? done(null, { user: username })
          : done(new Error('No')),
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          mails.push(text);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    open.push(() => new Promise((resolve) => server.close(() => resolve())));
    const { port } = server.server.address() as AddressInfo;
    return { mails, port };
  }

  async function riffle(settings: Readonly<Record<string, string>>): Promise<TestServer> {
    const server = await startTestServer('sqlite', settings);
    open.push(() => server.stop());
    return server;
  }

  it('CALL-AUTH-02 goes to an SMTP server with its link, as text and as HTML, and not to the outbox', async () => {
    const { mails, port } = await smtp();
    const server = await riffle({
      SMTP_URL: `smtp://riffle:pass%20word@127.0.0.1:${port}`,
      MAIL_FROM: 'Riffle <games@riffle.example>',
      PUBLIC_URL: 'https://riffle.example',
      RATE_LIMITS: 'on',
    });
    const email = 'anna@example.org';
    const answer = await new Caller(server).post('/api/auth/sign-up', {
      email,
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
    const mail = await simpleParser(mails[0] ?? '');
    expect(mail.from?.text).toBe('"Riffle" <games@riffle.example>');
    const link = /https:\/\/riffle\.example\/verify-email\?mode=verifyEmail&oobCode=[\w-]{43}/;
    expect(mail.text).toMatch(link);
    expect(mail.html).toContain('&amp;oobCode=');
    expect(await readMails(server.dataDir)).toEqual([]);
    expect((await new Caller(server).get('/api/outbox')).status).toBe(404);
  });

  it('ERR-MAIL-01 says when no mail could be sent; the account is there and the mail can be asked for again', async () => {
    const server = await riffle({ SMTP_URL: 'smtp://127.0.0.1:9' });
    const credentials = { email: 'anna@example.org', password: PASSWORD };
    const caller = new Caller(server);
    expect(await caller.post('/api/auth/sign-up', credentials)).toMatchObject({
      status: 502,
      body: { error: { message: 'Failed to send verification email. Please try again.' } },
    });
    expect(await caller.post('/api/auth/resend-verification', credentials)).toMatchObject({
      status: 502,
      body: { error: { message: 'Failed to resend verification email. Please try again.' } },
    });
    expect((await caller.post('/api/auth/sign-up', credentials)).status).toBe(409);
  });

  it('ERR-MAIL-02 ERR-MAIL-03 ERR-MAIL-04 resending asks for the right account and password, five times an hour', async () => {
    const server = await riffle({ RATE_LIMITS: 'on' });
    const caller = new Caller(server);
    const credentials = { email: 'anna@example.org', password: PASSWORD };
    await caller.post('/api/auth/sign-up', credentials);
    const resend = (body: object) => caller.post('/api/auth/resend-verification', body);
    const unknown = await resend({ ...credentials, email: 'nobody@example.org' });
    expect(unknown.body.error.message).toBe('No account found with this email address.');
    const wrong = await resend({ ...credentials, password: 'Wrong-Horse-7' });
    expect(wrong.body.error.message).toBe('Incorrect password. Please try again.');
    for (let time = 0; time < 5; time += 1) expect((await resend(credentials)).status).toBe(200);
    const tooMany = await resend(credentials);
    expect(tooMany).toMatchObject({
      status: 429,
      body: {
        error: { message: 'Too many verification email attempts. Please try again later.' },
      },
    });
    expect(await readMails(server.dataDir)).toHaveLength(6);
  });
});
