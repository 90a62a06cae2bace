// The limits by a clock of the test's; docs/configuration.md lists the same numbers.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database, Db } from '#server/platform/database/connection.ts';
import { heardLog } from '#tests/support/log.ts';
import { eachInMemory, userIn } from '#tests/support/memory.ts';
import {
  CODE_LIFE_MS,
  checkCode,
  endCodes,
  hashSecret,
  storeCode,
  useCode,
} from '#server/features/accounts/address/codes.ts';
import { tidyUp } from '#server/features/accounts/housekeeping.ts';
import { databaseLimits, LIMITS, LONGEST_WINDOW_MS, noLimits } from './rate-limit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let database: Database;
let db: Db;
let now = 0;
const clock = (): number => now;
eachInMemory((each) => {
  database = each;
  ({ db } = database);
});
beforeEach(async () => {
  now = 1_800_000_000_000;
});

describe('limits', () => {
  it('are so many in so many minutes, and refused by these codes', () => {
    const listed = Object.entries(LIMITS).map(([name, { most, windowMs, code }]) => [
      name,
      most,
      windowMs / MINUTE,
      code,
    ]);
    expect(listed).toEqual([
      ['sign-up by address', 20, 60, 'rate-limited'],
      ['first credit by address', 60, 15, 'rate-limited'],
      ['sign-in by address', 50, 15, 'too-many-requests'],
      ['sign-in by account', 10, 15, 'too-many-requests'],
      ['sign-in by device', 10, 15, 'too-many-requests'],
      ['unknown account by address', 20, 60, 'too-many-requests'],
      ['password question by session', 10, 15, 'too-many-requests'],
      ['verification mail by account', 5, 60, 'too-many-verification-mails'],
      ['verification code by address', 50, 15, 'rate-limited'],
      ['reset mail by address', 20, 60, 'too-many-resets'],
      ['reset mail by account', 5, 60, 'too-many-resets'],
      ['reset mail by device', 5, 60, 'too-many-resets'],
      ['reset code by address', 50, 15, 'rate-limited'],
      ['google by address', 50, 15, 'rate-limited'],
      ['generation by account', 30, 60, 'rate-limited'],
      ['deck by account', 60, 60, 'rate-limited'],
      ['shared deck by address', 120, 15, 'rate-limited'],
      ['bank by address', 600, 15, 'rate-limited'],
      ['download by account', 10, 60, 'rate-limited'],
      ['payment by account', 30, 60, 'rate-limited'],
      ['room by address', 10, 60, 'rate-limited'],
      ['room code by address and code', 1, 15, 'rate-limited'],
      ['room code by address', 30, 15, 'rate-limited'],
      ['room pass by address', 30, 15, 'rate-limited'],
      ['rewrite by account', 30, 60, 'rate-limited'],
    ]);
    const longest = Math.max(...Object.values(LIMITS).map(({ windowMs }) => windowMs));
    expect(LONGEST_WINDOW_MS).toBe(longest);
  });

  const NAME = 'sign-in by account';
  const refused = (retryAfterSeconds: number) => ({
    code: 'too-many-requests',
    details: { retryAfterSeconds },
  });

  it('let the last one in and refuse the next, for as long as the window still lasts', async () => {
    const limits = databaseLimits({ db, clock });
    const count = () => limits.count(NAME, 'anna');
    for (let time = 0; time < 10; time += 1) await count();
    await expect(count()).rejects.toMatchObject(refused(900));
    now += 1;
    await expect(count()).rejects.toMatchObject(refused(900));
    now += 15 * MINUTE - 1001;
    await expect(count()).rejects.toMatchObject(refused(1));
    now += 999;
    await expect(count()).rejects.toMatchObject(refused(1));
    // Others, and other limits of the same name, have counts of their own.
    await limits.count(NAME, 'berta');
    await limits.count('sign-in by device', 'anna');
    now += 1;
    for (let time = 0; time < 10; time += 1) await count();
    await expect(count()).rejects.toMatchObject(refused(900));
  });

  it('that are forgotten begin anew', async () => {
    const limits = databaseLimits({ db, clock });
    for (let time = 0; time < 10; time += 1) await limits.count(NAME, 'anna');
    await limits.forget('sign-in by device', 'anna');
    await limits.forget(NAME, 'berta');
    await expect(limits.count(NAME, 'anna')).rejects.toMatchObject(refused(900));
    await limits.forget(NAME, 'anna');
    await limits.count(NAME, 'anna');
  });

  it('hold nobody up for longer than their window after a clock was set back', async () => {
    const limits = databaseLimits({ db, clock });
    const fill = async (): Promise<void> => {
      for (let time = 0; time < 10; time += 1) await limits.count(NAME, 'anna');
    };
    await fill();
    now -= 15 * MINUTE;
    await expect(limits.count(NAME, 'anna')).rejects.toMatchObject(refused(1800));
    now -= 1;
    await fill();
    await expect(limits.count(NAME, 'anna')).rejects.toMatchObject(refused(900));
  });

  it('that are off count nothing', async () => {
    await noLimits.count(NAME, 'anna');
    await noLimits.forget(NAME, 'anna');
    expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  });
});

describe('mailed codes', () => {
  let userId = '';
  const email = 'anna@example.org';
  beforeEach(async () => {
    userId = await userIn(db);
  });

  it('CONST-23 work for a day, an hour, or the thirty days of a deletion', () => {
    expect(CODE_LIFE_MS).toEqual({
      'verify-email': DAY,
      'change-email': DAY,
      'reset-password': HOUR,
      'cancel-deletion': 30 * DAY,
      'sign-up-browser': HOUR,
    });
  });

  it('are kept as a hash, and work once, to the last moment, for their purpose', async () => {
    const about = { userId, purpose: 'reset-password', email, now } as const;
    const { code, expiresAt } = await storeCode(db, about);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(expiresAt).toBe(now + HOUR);
    expect(await db.selectFrom('mailed_code').selectAll().execute()).toEqual([
      {
        codeHash: hashSecret(code),
        userId,
        purpose: 'reset-password',
        email,
        createdAt: now,
        expiresAt,
        endedAt: null,
      },
    ]);
    expect(hashSecret(code)).not.toContain(code);
    const found = { userId, email, purpose: 'reset-password' };
    const last = expiresAt - 1;
    const others = ['verify-email', 'change-email', 'cancel-deletion'] as const;
    expect(await checkCode(db, code, ['reset-password'], last)).toMatchObject(found);
    expect(await checkCode(db, code, ['reset-password'], expiresAt)).toBe('expired');
    expect(await checkCode(db, code, others, last)).toBe('invalid');
    expect(await useCode(db, code, others, last)).toBe('invalid');
    expect(await useCode(db, `${code}x`, ['reset-password'], last)).toBe('invalid');
    expect(await useCode(db, code, ['reset-password'], expiresAt)).toBe('expired');
    expect(await useCode(db, code, ['verify-email', 'reset-password'], last)).toEqual(found);
    expect(await useCode(db, code, ['reset-password'], last)).toBe('invalid');
    expect(await checkCode(db, code, ['reset-password'], last)).toBe('invalid');
  });

  it('of the named purposes end, and nobody else’s', async () => {
    const store = async (
      purpose: 'reset-password' | 'change-email' | 'verify-email',
      of = userId,
    ) => (await storeCode(db, { userId: of, purpose, email, now })).code;
    const reset = await store('reset-password');
    const change = await store('change-email');
    const verify = await store('verify-email');
    const foreign = await store('reset-password', await userIn(db));
    await endCodes(db, { userId, purposes: ['reset-password', 'change-email'], now: now + 5 });
    await endCodes(db, { userId, purposes: ['reset-password'], now: now + 9 });
    const ended = await db.selectFrom('mailed_code').select(['codeHash', 'endedAt']).execute();
    const endOf = (code: string) => ended.find((row) => row.codeHash === hashSecret(code))?.endedAt;
    expect([reset, change, verify, foreign].map(endOf)).toEqual([now + 5, now + 5, null, null]);
  });
});

it('what nobody can use any more is removed, and what is a moment younger stays', async () => {
  const userId = await userIn(db);
  const code = {
    userId,
    purpose: 'verify-email',
    email: 'a@b.co',
    createdAt: 0,
    endedAt: null,
  } as const;
  const old = now - 30 * DAY;
  await db
    .insertInto('mailed_code')
    .values([
      { ...code, codeHash: 'old', expiresAt: old - 1 },
      { ...code, codeHash: 'young', expiresAt: old },
    ])
    .execute();
  await db
    .insertInto('rate_limit')
    .values([
      { key: 'old', windowStart: now - HOUR - 1, count: 1 },
      { key: 'young', windowStart: now - HOUR, count: 1 },
    ])
    .execute();
  const journey = { browserHash: 'b', nonce: 'n', codeVerifier: 'v', redirectUri: 'r' };
  await db
    .insertInto('google_attempt')
    .values([
      { ...journey, stateHash: 'old', expiresAt: now - 1 },
      { ...journey, stateHash: 'young', expiresAt: now },
    ])
    .execute();
  const at = (ms: number) => new Date(ms).toISOString();
  const session = { userId, createdAt: at(0), updatedAt: at(0), ipAddress: '', userAgent: '' };
  await db
    .insertInto('session')
    .values([
      { ...session, id: 'old', token: 'old', expiresAt: at(now - 1) },
      { ...session, id: 'young', token: 'young', expiresAt: at(now) },
    ])
    .execute();
  await tidyUp({ ...database, clock, log: heardLog().log });
  expect([
    ...(await db.selectFrom('mailed_code').select('codeHash').execute()),
    ...(await db.selectFrom('rate_limit').select('key').execute()),
    ...(await db.selectFrom('google_attempt').select('stateHash').execute()),
    ...(await db.selectFrom('session').select('id').execute()),
  ]).toEqual([{ codeHash: 'young' }, { key: 'young' }, { stateHash: 'young' }, { id: 'young' }]);
});
