// Without an SMTP server each mail is a file in DATA_DIR/outbox, named by its time, for the page /outbox.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutboxMail } from '#contract/outbox.ts';
import type { Mailer } from './mailer.ts';

const SHOWN = 50;

export function outboxMailer({
  folder,
  from,
}: {
  readonly folder: string;
  readonly from: string;
}): Mailer {
  return {
    async send({ id, createdAt, ...mail }) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true });
      const date = new Date(createdAt);
      const { message } = await transport.sendMail({
        from,
        date,
        ...mail,
        messageId: `<${id}@riffle.invalid>`,
        textEncoding: 'quoted-printable',
      });
      await mkdir(folder, { recursive: true });
      // Named by the mail: one that is sent again after a crash takes its own place.
      const time = date.toISOString().replaceAll(':', '-');
      const file = join(folder, `${time}-${id.slice(0, 8)}.eml`);
      // Written beside and renamed, so that nobody reads half a mail.
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
  };
}

/** The newest mails of the outbox, newest first. */
export async function readOutbox(folder: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .slice(0, SHOWN);
  const { simpleParser } = await import('mailparser');
  return Promise.all(
    newest.map(async (name) => {
      const mail = await simpleParser(await readFile(join(folder, name)));
      const to = Array.isArray(mail.to) ? mail.to[0] : mail.to;
      return {
        id: name,
        to: to?.text ?? '',
        subject: mail.subject ?? '',
        sentAt: mail.date?.getTime() ?? 0,
        text: mail.text ?? '',
      };
    }),
  );
}
