// Offers in the database: what a failed run leaves, and that each answer is whole or not at all.
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { deckIn, eachInMemory, runIn, userIn } from '#tests/support/memory.ts';
import { failRun } from './finish.ts';
import { leaseNextRun } from './lease.ts';
import { keepOffer, returnOffer, returnOffers } from './offers.ts';
import { putCards, writtenCards } from './run-cards.ts';
import { findRun } from './store.ts';

let db: Db;
let userId: string;
eachInMemory((database) => {
  ({ db } = database);
});
beforeEach(async () => {
  userId = await userIn(db, 9);
});

const WHY = { failure: 'generator-failed', reason: 'attempts' } as const;
const card = (number: number) => ({
  question: `Which number is it, ${number} or another?`,
  hint: 'A hint',
  answer: `${number}`,
});
const account = () =>
  db
    .selectFrom('credit_account')
    .select(['balance', 'held'])
    .where('userId', '=', userId)
    .executeTakeFirst();

interface Failing {
  readonly cards: number;
  readonly mode?: 'model' | 'house';
  readonly regenerates?: string;
}

/** A run that failed at 77 with so many cards; answers with its id. */
async function failed({ cards, mode = 'model', regenerates }: Failing): Promise<string> {
  const cost = regenerates === undefined ? 2 : 0;
  const id = await runIn(db, userId, { cost, ...(regenerates && { regenerates }) });
  await db.updateTable('generation').set({ mode }).where('id', '=', id).execute();
  await leaseNextRun(db, { owner: 'a', except: new Set() }, 10);
  const place = { generationId: id, position: 0, owner: 'a', rejected: 0, now: 50 };
  await putCards(
    db,
    place,
    Array.from({ length: cards }, (_, number) => card(number)),
  );
  expect(await failRun(db, { runId: id, owner: 'b', now: 77 }, WHY)).toBe(false);
  expect(await failRun(db, { runId: id, owner: 'a', now: 77 }, WHY)).toBe(true);
  return id;
}

it('MODEL-09 whatever has ended it, a run of a model offers the cards it has, and its credits stay held', async () => {
  const id = await failed({ cards: 19 });
  expect(await findRun(db, userId, id)).toMatchObject({
    state: 'failed',
    failure: 'generator-failed',
    written: 19,
    offer: { price: 1, until: 77 + 7 * 24 * 60 * 60_000 },
  });
  expect(await account()).toEqual({ balance: 9, held: 2 });
});

it.each([
  ['without a card', { cards: 0 }],
  ['of the house', { cards: 3, mode: 'house' }],
  ['that regenerates a deck', { cards: 3, regenerates: 'deck' }],
] as const)('MODEL-09 MODEL-13 one %s offers nothing', async (_name, failing) => {
  await deckIn(db, userId, { id: 'deck' });
  const id = await failed(failing);
  expect(await findRun(db, userId, id)).toMatchObject({ written: 0, offer: null });
  expect(await account()).toEqual({ balance: 9, held: 0 });
  await expect(keepOffer(db, { id, userId, now: 90 })).rejects.toMatchObject({ code: 'not-found' });
});

it('MODEL-10 what can’t be saved whole is not saved at all, and the offer stays', async () => {
  const id = await failed({ cards: 12 });
  const answer = { id, userId, now: 90 };
  await sql`alter table host_seen rename to away`.execute(db);
  await expect(keepOffer(db, answer)).rejects.toThrow('host_seen');
  await sql`alter table away rename to host_seen`.execute(db);
  expect(await findRun(db, userId, id)).toMatchObject({ written: 12, offer: { price: 1 } });
  expect(await account()).toEqual({ balance: 9, held: 2 });
  expect(await db.selectFrom('game').select('id').execute()).toEqual([]);
  expect(await keepOffer(db, answer)).toMatchObject({ state: 'saved', cost: 1, missing: 8 });
  expect(await account()).toEqual({ balance: 8, held: 0 });
  expect(await brokenAccounts(db)).toEqual([]);
});

it('MODEL-11 what can’t be given back whole stays as it was', async () => {
  const id = await failed({ cards: 12 });
  await sql`alter table credit_account rename to away`.execute(db);
  await expect(returnOffer(db, { id, userId, now: 90 })).rejects.toThrow('credit_account');
  await sql`alter table away rename to credit_account`.execute(db);
  expect(await writtenCards(db, id)).toHaveLength(12);
  expect(await returnOffer(db, { id, userId, now: 90 })).toMatchObject({ offer: null, cost: 2 });
  expect(await account()).toEqual({ balance: 9, held: 0 });
});

it('MODEL-11 all of a host’s offers end together, and nobody else’s', async () => {
  const ids = [await failed({ cards: 1 }), await failed({ cards: 2 })];
  const first = userId;
  userId = await userIn(db, 9);
  await failed({ cards: 3 });
  await db.transaction().execute((trx) => returnOffers(trx, { userId: first, now: 90 }));
  expect(await account()).toEqual({ balance: 9, held: 2 });
  userId = first;
  expect(await account()).toEqual({ balance: 9, held: 0 });
  for (const id of ids) expect(await writtenCards(db, id)).toEqual([]);
});
