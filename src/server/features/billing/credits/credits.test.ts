import { describe, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/connection.ts';
import { eachInMemory, runIn, userIn } from '#tests/support/memory.ts';
import { grantFirstCredit } from './first-credit.ts';
import { statementOf } from './statement.ts';
import {
  addCredits,
  brokenAccounts,
  creditsMoved,
  holdCredits,
  returnHeldCredits,
  spendable,
  takeBack,
  takeHeldCredits,
} from './store.ts';

let db: Db;
eachInMemory((database) => {
  ({ db } = database);
});

const account = (userId: string) =>
  db
    .selectFrom('credit_account')
    .select(['balance', 'held'])
    .where('userId', '=', userId)
    .executeTakeFirst();
const entries = (userId: string) =>
  db
    .selectFrom('credit_entry')
    .select(['amount', 'kind', 'cause', 'balanceAfter', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();

describe('credits', () => {
  it('are added once for a cause, with an entry that says why and what came of it', async () => {
    const userId = await userIn(db, 3);
    const other = await userIn(db, 1);
    const change = { userId, amount: 25, kind: 'purchase' as const, cause: 'purchase:1', now: 7 };
    expect(await addCredits(db, change)).toBe(true);
    expect(await addCredits(db, { ...change, now: 8 })).toBe(false);
    expect(await account(userId)).toEqual({ balance: 28, held: 0 });
    expect((await entries(userId)).slice(1)).toEqual([
      { amount: 25, kind: 'purchase', cause: 'purchase:1', balanceAfter: 28, createdAt: 7 },
    ]);
    expect(await account(other)).toEqual({ balance: 1, held: 0 });
  });

  it('DATA-15 entries of one millisecond stand in the statement in the order of their balances', async () => {
    const userId = await userIn(db, 1);
    for (const cause of ['purchase:a', 'purchase:b', 'purchase:c', 'purchase:d', 'purchase:e']) {
      await addCredits(db, { userId, amount: 25, kind: 'purchase', cause, now: 7 });
    }
    await takeBack(db, { userId, amount: 25, cause: 'refund:a', now: 7 });
    const { entries: listed } = await statementOf(db, userId, 1);
    expect(listed.map(({ balanceAfter }) => balanceAfter)).toEqual([101, 126, 101, 76, 51, 26, 1]);
  });

  it('CONST-10 WHAT-05 the first one comes once', async () => {
    const userId = await userIn(db);
    expect(await grantFirstCredit(db, userId, 42)).toBe(true);
    expect(await grantFirstCredit(db, userId, 42)).toBe(false);
    expect(await entries(userId)).toEqual([
      {
        amount: 1,
        kind: 'first-credit',
        cause: `first-credit:${userId}`,
        balanceAfter: 1,
        createdAt: 42,
      },
    ]);
  });

  it('CALL-DB-06 RULE-29 RULE-31 can be held as far as they go, and what is held can’t be spent', async () => {
    const userId = await userIn(db, 3);
    const other = await userIn(db, 3);
    await holdCredits(db, userId, 2);
    expect(await account(userId)).toEqual({ balance: 3, held: 2 });
    expect(await spendable(db, userId)).toBe(1);
    await expect(holdCredits(db, userId, 2)).rejects.toMatchObject({
      code: 'insufficient-credits',
    });
    await holdCredits(db, userId, 1);
    expect(await spendable(db, userId)).toBe(0);
    await holdCredits(db, userId, 0);
    expect(await account(userId)).toEqual({ balance: 3, held: 3 });
    expect(await account(other)).toEqual({ balance: 3, held: 0 });
    expect(await spendable(db, 'nobody')).toBe(0);
    await expect(holdCredits(db, 'nobody', 1)).rejects.toMatchObject({
      code: 'insufficient-credits',
    });
  });

  it('that are held are taken or given back, and never more than that', async () => {
    const userId = await userIn(db, 5);
    const other = await userIn(db, 5);
    await holdCredits(db, userId, 3);
    await holdCredits(db, other, 3);
    await takeHeldCredits(db, { userId, amount: 2, cause: 'generation:1', now: 9 });
    expect(await account(userId)).toEqual({ balance: 3, held: 1 });
    expect((await entries(userId)).at(-1)).toEqual({
      amount: -2,
      kind: 'generation',
      cause: 'generation:1',
      balanceAfter: 3,
      createdAt: 9,
    });
    const more = { userId, amount: 2, cause: 'generation:2', now: 9 };
    await expect(takeHeldCredits(db, more)).rejects.toThrow('no result');
    await expect(returnHeldCredits(db, userId, 2)).rejects.toThrow('no result');
    await returnHeldCredits(db, userId, 1);
    expect(await account(userId)).toEqual({ balance: 3, held: 0 });
    expect(await account(other)).toEqual({ balance: 5, held: 3 });
    expect(await entries(userId)).toHaveLength(2);
  });

  it('are taken back as far as they are there, without what is held', async () => {
    const userId = await userIn(db, 10);
    const other = await userIn(db, 10);
    await holdCredits(db, userId, 4);
    expect(await takeBack(db, { userId, amount: 2, cause: 'refund:1', now: 3 })).toBe(2);
    expect(await takeBack(db, { userId, amount: 25, cause: 'refund:2', now: 4 })).toBe(4);
    expect(await takeBack(db, { userId, amount: 25, cause: 'refund:3', now: 5 })).toBe(0);
    expect(await takeBack(db, { userId: 'nobody', amount: 1, cause: 'refund:4', now: 5 })).toBe(0);
    expect(await account(userId)).toEqual({ balance: 4, held: 4 });
    expect((await entries(userId)).slice(1)).toEqual([
      { amount: -2, kind: 'refund', cause: 'refund:1', balanceAfter: 8, createdAt: 3 },
      { amount: -4, kind: 'refund', cause: 'refund:2', balanceAfter: 4, createdAt: 4 },
    ]);
    expect(await account(other)).toEqual({ balance: 10, held: 0 });
    expect(await brokenAccounts(db)).toEqual([]);
  });

  it('a balance that is not the sum of its entries is found, also one without an entry', async () => {
    const right = await userIn(db, 5);
    const wrong = await userIn(db, 5);
    await db
      .updateTable('credit_account')
      .set({ balance: 6 })
      .where('userId', '=', wrong)
      .execute();
    const bare = await userIn(db);
    await db.insertInto('credit_account').values({ userId: bare, balance: 1, held: 0 }).execute();
    expect((await brokenAccounts(db)).toSorted()).toEqual([wrong, bare].toSorted());
    expect(await brokenAccounts(db)).not.toContain(right);
  });

  it('what has moved since a moment is summed by kind', async () => {
    const userId = await userIn(db, 5);
    const add = (amount: number, kind: 'grant' | 'purchase', now: number) =>
      addCredits(db, { userId, amount, kind, cause: `${kind}:${now}`, now });
    await add(2, 'grant', 10);
    await add(3, 'grant', 11);
    await add(25, 'purchase', 12);
    await add(60, 'purchase', 13);
    const moved = async (since: number) =>
      (await creditsMoved(db, since)).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(await moved(10)).toEqual([
      { kind: 'grant', credits: 3 },
      { kind: 'purchase', credits: 85 },
    ]);
    expect(await moved(13)).toEqual([]);
  });
});

describe('the statement', () => {
  it('has twenty entries a page, newest first, and how many there are', async () => {
    const userId = await userIn(db);
    await userIn(db, 4);
    for (let now = 1; now <= 21; now += 1) {
      await addCredits(db, { userId, amount: now, kind: 'grant', cause: `grant:${now}`, now });
    }
    const first = await statementOf(db, userId, 1);
    expect(first.total).toBe(21);
    expect(first.entries.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 20 }, (_, index) => 21 - index),
    );
    expect(await statementOf(db, userId, 2)).toEqual({
      entries: [
        {
          id: expect.any(String),
          kind: 'grant',
          amount: 1,
          balanceAfter: 1,
          createdAt: 1,
          about: null,
        },
      ],
      total: 21,
    });
    expect((await statementOf(db, userId, 3)).entries).toEqual([]);
  });

  it('says what each entry was for: the deck’s topic, the pack’s name', async () => {
    const userId = await userIn(db, 9);
    const run = await runIn(db, userId);
    await takeHeldCredits(db, { userId, amount: 1, cause: `generation:${run}`, now: 5 });
    const about = {
      provider: 'test' as const,
      userId,
      credits: 25,
      cents: 349,
      currency: 'usd',
      state: 'paid' as const,
      lookAt: null,
      createdAt: 1,
      paidAt: 1,
      refundedAt: null,
      takenBack: null,
    };
    for (const [id, packId] of [
      ['p1', 'value'],
      ['p2', 'a pack of before'],
    ] as const) {
      const ids = { id, requestId: id, intentId: id };
      await db
        .insertInto('purchase')
        .values({ ...about, ...ids, packId })
        .execute();
    }
    const add = (cause: string, now: number) =>
      addCredits(db, { userId, amount: 1, kind: 'purchase', cause, now });
    await add('purchase:p1', 6);
    await add('purchase:p2', 7);
    await add('refund:p1', 8);
    await add('purchase:gone', 9);
    const { entries: lines } = await statementOf(db, userId, 1);
    expect(lines.map((line) => line.about)).toEqual([
      null,
      'Value',
      'a pack of before',
      'Value',
      'Space',
      null,
    ]);
  });
});
