// The browsers on which somebody is signed in, and the rows of accounts.
import { beforeEach, expect, it, vi } from 'vitest';
import { ofUser } from '#server/platform/live/live.ts';
import type { Database, Db } from '#server/platform/database/connection.ts';
import { eachInMemory, userIn } from '#tests/support/memory.ts';
import { deviceIds, endAllDevices, endDevice, listDevices } from './devices.ts';
import {
  dropPassword,
  hasPassword,
  isStillHashOf,
  setPassword,
} from '#server/features/accounts/password/passwords.ts';
import {
  endSessions,
  findUser,
  findUserByEmail,
  insertUser,
  timeOf,
  updateUser,
} from '#server/features/accounts/store.ts';

const NOW = 1_800_000_000_000;
let database: Database;
let db: Db;
let userId: string;
const publish = vi.fn<(userId: string) => void>();
const live = { publish, follow: () => () => {}, isListening: () => true, close: async () => {} };
eachInMemory((each) => {
  database = each;
  ({ db } = database);
});
beforeEach(async () => {
  userId = await userIn(db);
  publish.mockClear();
});

async function session(
  id: string,
  of = userId,
  changes: { expiresAt?: number; lastSeenAt?: number } = {},
) {
  const { expiresAt = NOW + 1, lastSeenAt = null } = changes;
  const at = timeOf('sqlite', NOW - 1000).toString();
  await db
    .insertInto('session')
    .values({
      id,
      userId: of,
      token: `token ${id}`,
      expiresAt: timeOf('sqlite', expiresAt).toString(),
      createdAt: at,
      updatedAt: at,
      ipAddress: '',
      userAgent: 'Firefox/140.0 (Windows)',
      lastSeenAt,
    })
    .execute();
}
const open = () => deviceIds(database, userId, NOW);

it('are listed, the one seen last first, as long as their session lasts', async () => {
  await session('b', userId, { lastSeenAt: NOW - 500 });
  await session('a');
  await session('c', userId, { lastSeenAt: NOW - 1 });
  await session('over', userId, { expiresAt: NOW });
  await session('other', await userIn(db));
  expect(await open()).toEqual(['a', 'b', 'c']);
  const user = { uid: userId, email: 'a@b.co', displayName: null };
  const devices = await listDevices({ ...database, clock: () => NOW }, { user, sessionId: 'b' });
  const about = { name: 'Firefox on Windows', createdAt: NOW - 1000 };
  expect(devices).toEqual([
    { ...about, id: 'c', lastSeenAt: NOW - 1, current: false },
    { ...about, id: 'b', lastSeenAt: NOW - 500, current: true },
    { ...about, id: 'a', lastSeenAt: NOW - 1000, current: false },
  ]);
});

it('one is signed out by its owner alone, and its tabs hear of it', async () => {
  const long = 'x'.repeat(64);
  for (const id of ['a', 'b', 'c', long]) await session(id);
  const services = { ...database, live };
  for (const [who, id] of [
    [await userIn(db), 'a'],
    [userId, 'gone'],
    [userId, ''],
    [userId, 'a b'],
    [userId, `${long}x`],
  ] as const) {
    await expect(endDevice(services, who, id)).rejects.toMatchObject({ code: 'not-found' });
  }
  expect(publish).not.toHaveBeenCalled();
  await endDevice(services, userId, 'a');
  await endDevice(services, userId, long);
  expect(publish.mock.calls).toEqual([[ofUser(userId)], [ofUser(userId)]]);
  expect(await open()).toEqual(['b', 'c']);
  await endSessions(db, userId, 'c');
  expect(await open()).toEqual(['c']);
  await session('other', await userIn(db));
  await endAllDevices(services, userId);
  expect(await open()).toEqual([]);
  expect(publish).toHaveBeenCalledTimes(3);
  expect(await db.selectFrom('session').select('id').execute()).toEqual([{ id: 'other' }]);
});

it('an address is one account’s, and a change changes what it names', async () => {
  const email = 'anna@example.org';
  const about = { email, name: 'Anna', now: 5 };
  const id = (await insertUser(db, 'sqlite', { ...about, verified: false })) ?? '';
  expect(await insertUser(db, 'sqlite', { ...about, verified: true })).toBeUndefined();
  const anna = { id, email, name: 'Anna', verified: false, disabled: false };
  expect(await findUserByEmail(db, email)).toEqual(anna);
  await updateUser(db, 'sqlite', { userId: id, now: 9, verified: true });
  expect(await findUser(db, id)).toEqual({ ...anna, verified: true });
  await updateUser(db, 'sqlite', { userId: id, now: 9, email: 'new@example.org', name: 'N' });
  await db.updateTable('user').set({ disabledAt: 7 }).where('id', '=', id).execute();
  const changed = { id, email: 'new@example.org', name: 'N', verified: true, disabled: true };
  expect(await findUser(db, id)).toEqual(changed);
  const row = db.selectFrom('user').select(['createdAt', 'updatedAt']).where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({
    createdAt: '1970-01-01T00:00:00.005Z',
    updatedAt: '1970-01-01T00:00:00.009Z',
  });
  expect(await findUserByEmail(db, email)).toBeUndefined();
  expect(await findUser(db, 'nobody')).toBeUndefined();
  expect(timeOf('postgres', 5)).toEqual(new Date(5));
});

it('a password is set, changed and taken away; its hash counts as long as it is the account’s', async () => {
  const other = await userIn(db);
  const set = (of: string, passwordHash: string) =>
    setPassword(db, 'sqlite', { userId: of, passwordHash, now: 5 });
  expect(await hasPassword(db, userId)).toBe(false);
  await set(userId, 'one');
  await set(other, 'theirs');
  await set(userId, 'two');
  expect(await hasPassword(db, userId)).toBe(true);
  expect(await isStillHashOf(db, userId, 'one')).toBe(false);
  expect(await isStillHashOf(db, userId, 'two')).toBe(true);
  expect(await isStillHashOf(db, other, 'two')).toBe(false);
  await dropPassword(db, userId);
  expect([await hasPassword(db, userId), await hasPassword(db, other)]).toEqual([false, true]);
});
