import { MailRefused, type Mailer } from './mailer.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Hands mails to an SMTP server, e.g. 'smtps://user:password@host:465'. */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  return {
    async send({ id, createdAt, ...mail }, signal) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(
        { url, ...TIMEOUTS },
        { from, textEncoding: 'quoted-printable' },
      );
      try {
        const messageId = `<${id}@${domainOf(from)}>`;
        const sent = transport.sendMail({ ...mail, messageId, date: new Date(createdAt) });
        await Promise.race([sent, rejectedBy(signal)]);
      } catch (error) {
        throw isFinal(error) ? new MailRefused(reasonOf(error), { cause: error }) : error;
      } finally {
        transport.close();
      }
    },
  };
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = (): void => reject(new Error('The try was broken off'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** The server says no to this recipient or this text; no to our password or sender is ours to mend. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error))
    return false;
  const { responseCode, command } = error;
  return Number(responseCode) >= 550 && (command === 'RCPT TO' || command === 'DATA');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'riffle.invalid';
}
