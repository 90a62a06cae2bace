// Who takes the mails of this installation.
import { join } from 'node:path';
import type { Configuration } from '#server/platform/configuration/configuration.ts';
import type { FreeSpace } from '#server/platform/free-space.ts';
import { noMailer, type Mailer } from '#server/platform/mail/mailer.ts';
import { outboxMailer } from '#server/platform/mail/outbox.ts';
import { smtpMailer } from '#server/platform/mail/smtp.ts';

/** Undefined where mails go elsewhere. */
export function outboxFolder({ dataDir, outbox }: Configuration): string | undefined {
  return outbox === 'nobody' ? undefined : join(dataDir, 'outbox');
}

/** Who takes the mails: an SMTP server, the outbox, or nobody. */
export function mailerOf(configuration: Configuration): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from } = configuration;
  if (url) return smtpMailer({ url, from });
  const folder = outboxFolder(configuration);
  return folder ? outboxMailer({ folder, from }) : noMailer;
}

/** The outbox may find no room where the database still has some. */
export function noticing(mailer: Mailer, freeSpace: FreeSpace): Mailer {
  return {
    async send(mail, signal) {
      try {
        await mailer.send(mail, signal);
      } catch (error) {
        freeSpace.noticed(error);
        throw error;
      }
    },
  };
}
