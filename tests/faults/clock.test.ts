// The server's clock is set on and back by hours and days under load, and the server killed in between.
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { codeMailedTo, Caller, PASSWORD } from '#tests/support/caller.ts';
import { hostWith } from '#tests/support/generation.ts';
import { startModelServer } from '#tests/support/model-server.ts';
import { allEnded, expectRightLedger } from './ledger.ts';
import { expectKept, startLoad } from './load.ts';
import { startSubject } from './subject.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const JUMPS = [-HOUR_MS, DAY_MS, -DAY_MS, 5 * DAY_MS, -30 * DAY_MS, DAY_MS];

it('WHAT-04 a clock that is set on and back loses nothing, and what waited for a time does not wait for days', async () => {
  const model = await startModelServer();
  model.mood = 'slow';
  const server = await startSubject('sqlite', model.settings, { clockOffMs: 0 });
  const { db } = server.database;
  const hosts = await Promise.all(Array.from({ length: 3 }, () => hostWith(server, 100)));
  server.shiftClock(HOUR_MS);
  const load = startLoad(hosts);
  for (const jump of JUMPS) {
    server.shiftClock(jump);
    await setTimeout(400);
  }
  // Killed a day ahead: its leases and waiting mails end in a time that is far away for the next one.
  const email = 'late@example.org';
  await db
    .insertInto('mail')
    .values({
      id: 'waiting',
      recipient: email,
      subject: 'Waiting',
      text: 'It waited.',
      html: '',
      createdAt: Date.now() + DAY_MS,
      giveUpAt: Date.now() + 3 * DAY_MS,
      dueAt: Date.now() + DAY_MS + 60_000,
      attempts: 1,
      leaseOwner: null,
    })
    .execute();
  await server.kill();
  await load.stop();
  const open = await db
    .selectFrom('generation')
    .select('leaseUntil')
    .where('state', '=', 'writing')
    .execute();
  await server.start();
  await allEnded(db);
  await expectRightLedger(db);
  await expectKept(db, load);
  const distances = open.map(({ leaseUntil }) => Math.abs((leaseUntil ?? 0) - Date.now()));
  expect(distances.every((distance) => distance > HOUR_MS / 2)).toBe(true);
  await expect.poll(() => db.selectFrom('mail').select('id').execute()).toEqual([]);
  // Nobody is shut out by limits or codes of another time.
  const late = new Caller(server);
  expect((await late.post('/api/auth/sign-up', { email, password: PASSWORD })).status).toBe(200);
  const oobCode = await codeMailedTo(server, email);
  expect((await late.post('/api/auth/verify-email', { oobCode })).status).toBe(200);
  await server.end();
  await model.stop();
});
