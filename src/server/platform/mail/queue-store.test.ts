// How mails wait: whose they are, when they are due, and what becomes of their row.
import { expect, it } from 'vitest';
import type { Db } from '#server/platform/database/connection.ts';
import { eachInMemory } from '#tests/support/memory.ts';
import {
  leaseDueMail,
  postponeMail,
  removeMail,
  renewMail,
  storeMail,
  waitingMails,
  type LeasedMail,
} from './queue-store.ts';

let db: Db;
eachInMemory((database) => {
  ({ db } = database);
});

const HOUR = 3_600_000;
const NOBODY = new Set<string>();
const words = { to: 'anna@example.org', subject: 'S', text: 'T', html: 'H' };
const store = (id: string, createdAt = 1000): Promise<LeasedMail> =>
  storeMail(db, words, { id, createdAt, giveUpAt: 9_000_000, attempts: 0, owner: 'first' });
const row = (id = 'a') => db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
const lease = (now: number, { owner = 'second', except = NOBODY } = {}) =>
  leaseDueMail(db, { owner, except }, now);

it('a new mail is leased for eight seconds to whoever stored it', async () => {
  const stored = await store('a');
  const lease = { id: 'a', createdAt: 1000, giveUpAt: 9_000_000, attempts: 0, owner: 'first' };
  expect(stored).toEqual({ ...words, ...lease });
  expect(await row()).toEqual({
    id: 'a',
    recipient: 'anna@example.org',
    subject: 'S',
    text: 'T',
    html: 'H',
    createdAt: 1000,
    giveUpAt: 9_000_000,
    attempts: 0,
    dueAt: 9000,
    leaseOwner: 'first',
  });
});

it('is another’s from the moment when the lease has run out, for eight seconds', async () => {
  await store('a');
  expect(await lease(8999)).toBeUndefined();
  expect(await lease(9000)).toEqual({
    ...words,
    id: 'a',
    createdAt: 1000,
    giveUpAt: 9_000_000,
    attempts: 0,
    owner: 'second',
  });
  expect(await row()).toMatchObject({ leaseOwner: 'second', dueAt: 17_000, attempts: 0 });
  expect(await lease(16_999)).toBeUndefined();
});

it('the one that has been due for longest goes first, and none that is in hand', async () => {
  await store('b', 2000);
  await store('a', 1000);
  await store('c', 3000);
  expect((await lease(20_000, { except: new Set(['a']) }))?.id).toBe('b');
  expect((await lease(20_000))?.id).toBe('a');
  expect((await lease(20_000, { except: new Set(['c']) }))?.id).toBeUndefined();
  expect((await lease(20_000))?.id).toBe('c');
});

it('one that is due further away than any pause is from a clock that was set back', async () => {
  const mail = await store('a');
  await postponeMail(db, mail, 1000 + HOUR + 120_000);
  expect(await lease(1000)).toBeUndefined();
  await db
    .updateTable('mail')
    .set({ dueAt: 1001 + HOUR + 120_000 })
    .execute();
  expect((await lease(1000))?.id).toBe('a');
});

it('is renewed, put off and removed by its owner alone', async () => {
  const mail = await store('a');
  const stranger = { ...mail, owner: 'second' };
  expect(await renewMail(db, stranger, 5000)).toBe(false);
  await postponeMail(db, stranger, 7);
  await removeMail(db, stranger);
  expect(await row()).toMatchObject({ leaseOwner: 'first', dueAt: 9000, attempts: 0 });
  await store('b');
  expect(await renewMail(db, mail, 5000)).toBe(true);
  expect(await row()).toMatchObject({ leaseOwner: 'first', dueAt: 13_000 });
  expect(await row('b')).toMatchObject({ dueAt: 9000 });
  await postponeMail(db, { ...mail, attempts: 4 }, 70_000);
  expect(await row()).toMatchObject({ leaseOwner: null, dueAt: 70_000, attempts: 5 });
  expect(await row('b')).toMatchObject({ leaseOwner: 'first', dueAt: 9000, attempts: 0 });
  // Let go of, it is nobody's to renew or remove.
  expect(await renewMail(db, mail, 5000)).toBe(false);
  await removeMail(db, mail);
  expect(await row()).toBeDefined();
  await removeMail(db, { ...mail, id: 'b' });
  expect(await row('b')).toBeUndefined();
});

it('how many wait, and since when', async () => {
  expect(await waitingMails(db)).toEqual({ mails: 0, oldest: null });
  await store('a', 3000);
  await store('b', 2000);
  expect(await waitingMails(db)).toEqual({ mails: 2, oldest: 2000 });
});
