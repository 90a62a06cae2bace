import type { Mailer } from './mailer.ts';

/** Hands mails to an SMTP server, e.g. 'smtps://user:password@host:465'. */
export function smtpMailer({ url, from }: { readonly url: string; readonly from: string }): Mailer {
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(url, { from, textEncoding: 'quoted-printable' });
      try {
        await transport.sendMail(mail);
      } finally {
        transport.close();
      }
    },
  };
}
