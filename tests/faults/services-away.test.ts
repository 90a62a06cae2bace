// The mail server and the model's server go away under load and come back.
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Caller, PASSWORD } from '#tests/support/caller.ts';
import { hostWith } from '#tests/support/generation.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { startSmtp } from '#tests/support/smtp.ts';
import { startTcpProxy } from '#tests/support/tcp-proxy.ts';
import { allEnded, expectRightLedger } from './ledger.ts';
import { expectKept, startLoad } from './load.ts';
import { startSubject } from './subject.ts';

const GUESTS = 12;

// `npm test` has each of the two away alone: tests/server/mail.test.ts, tests/server/model.test.ts.
it.runIf(process.env['LONG'])(
  'WHAT-04 ERR-MAIL-01 with mail and model away for a while every mail arrives, and no credit is lost',
  async () => {
    const model = await startModelServer();
    const modelLine = await startTcpProxy({
      host: '127.0.0.1',
      port: Number(new URL(model.url).port),
    });
    let smtp = await startSmtp();
    const modelUrl = new URL(model.url);
    modelUrl.port = String(modelLine.port);
    // The hosts verify their addresses by the outbox, before there is a mail server.
    const server = await startSubject('sqlite');
    const { db } = server.database;
    const hosts = await Promise.all(Array.from({ length: 3 }, () => hostWith(server, 60)));
    await server.kill();
    await server.start({
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      ...model.settings,
      AI_BASE_URL: modelUrl.href.replace(/\/$/, ''),
    });
    const load = startLoad(hosts);
    const { port } = smtp;
    const early = smtp.mails;
    const invited: string[] = [];
    const invite = async (): Promise<void> => {
      const email = `guest-${invited.length}@example.org`;
      const answer = await new Caller(server).post('/api/auth/sign-up', {
        email,
        password: PASSWORD,
      });
      expect(answer.status).toBe(200);
      invited.push(email);
    };
    for (let guest = 0; guest < GUESTS; guest += 1) {
      if (guest === GUESTS / 3) {
        await smtp.close();
        modelLine.mood = 'refuse';
        modelLine.cut();
      }
      await invite();
      await setTimeout(150);
    }
    smtp = await startSmtp({ port });
    modelLine.mood = 'pass';
    await setTimeout(1000);
    await load.stop();
    await allEnded(db);
    await expectRightLedger(db);
    await expectKept(db, load);
    const arrived = () =>
      new Set(
        [...early, ...smtp.mails].flatMap(({ mail }) =>
          [mail.to ?? []].flat().map(({ text }) => text),
        ),
      );
    await expect
      .poll(() => invited.filter((email) => !arrived().has(email)), {
        interval: 250,
      })
      .toEqual([]);
    expect(await db.selectFrom('mail').select('id').execute()).toEqual([]);
    await server.end();
    await smtp.close();
    await modelLine.stop();
    await model.stop();
  },
);
