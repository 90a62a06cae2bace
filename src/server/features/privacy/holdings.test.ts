// Two hosts with a row in every table that holds something of a host: what one reads and takes away is their own.
import { expect, it } from 'vitest';
import { storeCode } from '#server/features/accounts/address/codes.ts';
import { insertSignIn } from '#server/features/accounts/store.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { flagCard } from '#server/features/decks/cards/flags.ts';
import { shareDeck } from '#server/features/decks/shares.ts';
import { storeMail } from '#server/platform/mail/queue-store.ts';
import { deckIn, eachInMemory, runIn, userIn } from '#tests/support/memory.ts';
import { deleteHoldings, HOLDINGS, readHoldings, type Person } from './holdings.ts';
import { keepAccount, listDeletions } from './request.ts';

let db: Db;
eachInMemory((database) => {
  ({ db } = database);
});

/** A room of the host's, with a guest who has answered. */
async function addRoom(userId: string): Promise<void> {
  const roomId = `room of ${userId}`;
  const playerId = `guest of ${userId}`;
  const secrets = { ownerHash: 'owner', passHash: null, passFor: null, passUntil: null };
  await db
    .insertInto('room')
    .values({
      ...secrets,
      id: roomId,
      userId,
      code: `code of ${userId}`,
      network: '',
      deck: '[]',
      createdAt: 1,
      expiresAt: 2,
    })
    .execute();
  await db
    .insertInto('room_state')
    .values({ roomId, seq: 1, members: 0, state: '{}', done: '[]' })
    .execute();
  const look = { name: 'Guest', shape: 'circle', colour: 0, team: 'A', cameAt: null, stretch: 1 };
  await db
    .insertInto('room_player')
    .values({
      ...look,
      id: playerId,
      roomId,
      tokenHash: 'hash',
      role: 'player',
      status: 'in',
      isRemote: 0,
      network: '',
      joinedAt: 1,
    })
    .execute();
  const answer = { ruling: null, isChallenged: 0, points: 0, text: 'Saturn', at: 1, leftMs: 1 };
  await db
    .insertInto('room_answer')
    .values({ ...answer, roomId, card: '1.card', playerId, kind: 'answer' })
    .execute();
  await db
    .insertInto('room_card')
    .values({ roomId, id: 'card', playerId, text: 'A robot', forbidden: '[]', at: 1 })
    .execute();
}

async function personWithAll(): Promise<Person> {
  const userId = await userIn(db, 5);
  const { email } = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const own = (name: string): string => `${name} of ${userId}`;
  const at = new Date(1).toISOString();
  const accountId = userId;
  await insertSignIn(db, 'sqlite', {
    userId,
    provider: 'credential',
    accountId,
    passwordHash: own('hash'),
    now: 1,
  });
  await db
    .insertInto('session')
    .values({
      id: own('session'),
      userId,
      token: own('token'),
      expiresAt: at,
      createdAt: at,
      updatedAt: at,
      ipAddress: '',
      userAgent: '',
    })
    .execute();
  await storeCode(db, { userId, purpose: 'verify-email', email, now: 1 });
  const lease = { id: own('mail'), createdAt: 1, giveUpAt: 2, attempts: 0, owner: 'o' };
  await storeMail(db, { to: email, subject: 'S', text: own('text'), html: own('html') }, lease);
  await db
    .insertInto('verification')
    .values({
      id: own('v'),
      identifier: email,
      value: 'x',
      expiresAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await db
    .insertInto('rate_limit')
    .values([
      { key: `a:${userId}`, windowStart: 1, count: 1 },
      { key: `b:${email}`, windowStart: 1, count: 1 },
    ])
    .execute();
  await db
    .insertInto('purchase')
    .values({
      id: own('purchase'),
      userId,
      requestId: own('click'),
      provider: 'test',
      intentId: own('intent'),
      packId: 'pro',
      credits: 130,
      cents: 1499,
      currency: 'usd',
      state: 'paid',
      createdAt: 1,
      lookAt: null,
      paidAt: 2,
      refundedAt: null,
      takenBack: null,
      entitled: null,
      changes: null,
    })
    .execute();
  const generationId = await runIn(db, userId);
  await db
    .insertInto('generation_card')
    .values({ generationId, position: 0, card: '{}' })
    .execute();
  const gameId = await deckIn(db, userId);
  await shareDeck(db, { userId, gameId }, 1);
  const flag = { reason: 'other', note: '' } as const;
  await flagCard(db, { userId, gameId, cardId: 'card-1', flag, now: 1 });
  await addRoom(userId);
  await db
    .insertInto('deletion_request')
    .values({
      userId,
      reason: 'other',
      additionalInfo: '',
      requestedAt: 7,
      dueAt: 9,
    })
    .execute();
  return { userId, email };
}

/** How many rows each table has. */
async function counts(): Promise<Record<string, number>> {
  const entries = HOLDINGS.map(async ({ table }) => {
    const rows = await db.selectFrom(table).selectAll().execute();
    return [table, rows.length] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

it('DELETE-01 all that is held of a host goes, but for the purchase, which stays without a name', async () => {
  const anna = await personWithAll();
  const alone = await counts();
  expect(Object.entries(alone).filter(([, rows]) => rows === 0)).toEqual([]);
  const berta = await personWithAll();
  await deleteHoldings(db, berta);
  expect(await counts()).toEqual({ ...alone, purchase: 2 });
  const buyers = await db.selectFrom('purchase').select('userId').orderBy('userId').execute();
  expect(buyers.map(({ userId }) => userId)).toEqual([null, anna.userId]);
  expect(await readHoldings(db, berta)).toMatchObject({
    user: [],
    game: [],
    rate_limit: [{ rows: 0 }],
  });
});

it('DELETE-08 an underscore in an address stands for itself, and for no letter of another’s', async () => {
  const [email, other] = ['anna_b@example.org', 'annaxb@example.org'];
  const keys = [email, other].map((address) => `sign-in by account:${address}`);
  const rows = keys.map((key) => ({ key, windowStart: 1, count: 9 }));
  await db.insertInto('rate_limit').values(rows).execute();
  await deleteHoldings(db, { userId: 'nobody', email });
  const left = await db.selectFrom('rate_limit').select('key').where('key', 'in', keys).execute();
  expect(left).toEqual([{ key: keys[1] }]);
});

it('DATA-20 what a host downloads is their own, whole, and without secrets', async () => {
  const anna = await personWithAll();
  const before = await counts();
  await personWithAll();
  const held = await readHoldings(db, anna);
  expect(Object.keys(held)).toEqual(HOLDINGS.map(({ table }) => table));
  const only = ['verification', 'rate_limit', 'host_seen'];
  for (const [table, rows] of Object.entries(held)) {
    const told = only.includes(table) ? rows[0] : { rows: rows.length };
    expect([table, told]).toEqual([table, { rows: before[table] }]);
  }
  const text = JSON.stringify(held);
  for (const secret of ['hash', 'token', 'text', 'html']) {
    expect(text).not.toContain(`${secret} of ${anna.userId}`);
  }
  expect(held['mailed_code']?.[0]).not.toHaveProperty('codeHash');
  expect(held['generation']?.[0]).not.toHaveProperty('leaseOwner');
  expect(held['generation']?.[0]).not.toHaveProperty('leaseUntil');
  expect(held['account']?.[0]).not.toHaveProperty('accessToken');
  expect(held['account']?.[0]).toMatchObject({ providerId: 'credential' });
  expect(held['user']?.[0]).toMatchObject({ email: anna.email });
});

it('DELETE-08 a request that is taken back switches on what it switched off, and nothing else', async () => {
  const anna = await personWithAll();
  const berta = await personWithAll();
  await storeCode(db, {
    userId: anna.userId,
    purpose: 'cancel-deletion',
    email: anna.email,
    now: 1,
  });
  const disable = (userId: string, disabledAt: number) =>
    db.updateTable('user').set({ disabledAt }).where('id', '=', userId).execute();
  const disabledAt = async ({ userId }: Person) =>
    (await db.selectFrom('user').select('disabledAt').where('id', '=', userId).executeTakeFirst())
      ?.disabledAt;
  await disable(anna.userId, 7);
  // An operator had switched this one off before.
  await disable(berta.userId, 3);
  await db
    .updateTable('deletion_request')
    .set({ dueAt: 1 })
    .where('userId', '=', berta.userId)
    .execute();
  expect((await listDeletions(db)).map(({ email }) => email)).toEqual([berta.email, anna.email]);
  expect(await keepAccount(db, anna.userId)).toBe(true);
  expect(await keepAccount(db, anna.userId)).toBe(false);
  expect(await keepAccount(db, berta.userId)).toBe(true);
  expect([await disabledAt(anna), await disabledAt(berta)]).toEqual([null, 3]);
  const codes = await db.selectFrom('mailed_code').select('purpose').execute();
  expect(codes).toEqual([{ purpose: 'verify-email' }, { purpose: 'verify-email' }]);
});
