// The outbox as a folder: what is written there, and what its page shows of it.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MailRefused, noMailer, type StoredMail } from './mailer.ts';
import { outboxMailer, readOutbox } from './outbox.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'riffle-outbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const AT = Date.UTC(2026, 10, 22, 20, 15, 30);
const mail = (changes: Partial<StoredMail> = {}): StoredMail => ({
  id: '0123456789ab-cdef',
  createdAt: AT,
  to: 'anna@example.org',
  subject: 'Grüße – für dich',
  text: 'Hello\n\nAnna äöü\n',
  html: '<p>Hello</p>',
  ...changes,
});
const send = (some: StoredMail, into = folder): Promise<void> =>
  outboxMailer({ folder: into, from: 'Riffle <no-reply@riffle.example>' }).send(
    some,
    new AbortController().signal,
  );
/** A file of its own making: only subject and date count here. */
const put = (name: string, head = `Subject: ${name}`): Promise<void> =>
  writeFile(join(folder, name), `${head}\r\n\r\nText\r\n`);

it('a mail is one whole file, named by its time and id, in a folder that is made for it', async () => {
  const deep = join(folder, 'a', 'outbox');
  await send(mail(), deep);
  expect(await readdir(deep)).toEqual(['2026-11-22T20-15-30.000Z-01234567.eml']);
  const text = await readFile(join(deep, '2026-11-22T20-15-30.000Z-01234567.eml'), 'utf8');
  expect(text).toContain('From: Riffle <no-reply@riffle.example>');
  expect(text).toContain('Message-ID: <0123456789ab-cdef@riffle.invalid>');
  expect(text).toContain('Date: Sun, 22 Nov 2026 20:15:30 +0000');
  expect(text).toContain('Content-Transfer-Encoding: quoted-printable');
  expect(await readOutbox(deep)).toEqual([
    {
      id: '2026-11-22T20-15-30.000Z-01234567.eml',
      to: 'anna@example.org',
      subject: 'Grüße – für dich',
      sentAt: AT,
      text: 'Hello\n\nAnna äöü\n',
    },
  ]);
});

it('one that is sent again takes its own place', async () => {
  await send(mail());
  await send(mail({ subject: 'Again' }));
  expect((await readOutbox(folder)).map(({ subject }) => subject)).toEqual(['Again']);
});

it('shows the newest first, and neither half a mail nor any other file', async () => {
  await put('2026-01-02.eml');
  await put('2026-01-10.eml');
  await put('2026-01-01.eml');
  await put('2026-01-11.eml.part');
  await put('notes.txt');
  expect((await readOutbox(folder)).map(({ id }) => id)).toEqual([
    '2026-01-10.eml',
    '2026-01-02.eml',
    '2026-01-01.eml',
  ]);
});

it('shows fifty at most', async () => {
  for (let number = 10; number < 61; number += 1) await put(`${number}.eml`);
  const ids = (await readOutbox(folder)).map(({ id }) => id);
  expect(ids).toHaveLength(50);
  expect([ids.at(0), ids.at(-1)]).toEqual(['60.eml', '11.eml']);
});

it('a file without head or date is shown as far as it goes; no folder is no mail', async () => {
  await put('1.eml', 'X-Odd: 1');
  await put('2.eml', 'To: a@b.example, c@d.example\r\nTo: e@f.example');
  const [second, first] = await readOutbox(folder);
  expect(first).toMatchObject({ to: '', subject: '', sentAt: 0 });
  expect(second?.to).toContain('a@b.example');
  expect(await readOutbox(join(folder, 'gone'))).toEqual([]);
});

it('without server and outbox a mail is refused for good', async () => {
  const sent = noMailer.send(mail(), new AbortController().signal);
  await expect(sent).rejects.toThrow(MailRefused);
  await expect(sent).rejects.toMatchObject({
    name: 'MailRefused',
    message: 'No mail can be sent: SMTP_URL is not set',
  });
});
