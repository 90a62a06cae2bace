// A real SMTP server on this machine, which takes mails, refuses some recipients, or goes away.
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface TestSmtp {
  readonly port: number;
  /** What it took, oldest first. */
  readonly mails: readonly { readonly mail: ParsedMail; readonly secure: boolean }[];
  close(): Promise<void>;
}

interface SmtpManners {
  readonly port?: number;
  /** Talks TLS from the first byte, or offers STARTTLS; otherwise plain. */
  readonly tls?: 'implicit' | 'starttls';
  readonly user?: string;
  readonly password?: string;
  /** Recipients that it refuses for good. */
  readonly refuses?: (recipient: string) => boolean;
  /** Milliseconds before it has taken a mail. */
  readonly delayMs?: number;
  /** It takes no mail before this is resolved. */
  readonly opens?: Promise<void>;
}

export async function startSmtp(manners: SmtpManners = {}): Promise<TestSmtp> {
  const mails: TestSmtp['mails'][number][] = [];
  const server = new SMTPServer({
    ...authentication(manners),
    secure: manners.tls === 'implicit',
    disabledCommands: manners.tls === 'starttls' ? [] : ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (!manners.refuses?.(address)) return done();
      done(Object.assign(new Error(`No such mailbox: ${address}`), { responseCode: 550 }));
    },
    onData: (stream, session, done) => {
      void simpleParser(stream).then(async (mail) => {
        await manners.opens;
        setTimeout(() => {
          mails.push({ mail, secure: session.secure });
          done();
        }, manners.delayMs ?? 0);
      }, done);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(manners.port ?? 0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, mails, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function authentication({ user, password }: SmtpManners): SMTPServerOptions {
  if (user === undefined) return { authOptional: true };
  return {
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.username === user && given.password === password
        ? done(null, { user })
        : done(new Error('No')),
  };
}
