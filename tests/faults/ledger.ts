// What must hold of runs and credits whatever has happened to the server.
import { expect } from 'vitest';
import { brokenAccounts } from '#server/features/billing/credits/store.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { EVENT_MS } from '#tests/support/patience.ts';

/** A run of a server that died is taken up again after its lease, and may then be written from the start. */
const ENDINGS_MS = 3 * EVENT_MS;

/** Waits until every run has reached one of its two ends; throws after `ENDINGS_MS`. */
export async function allEnded(db: Db): Promise<void> {
  const deadline = Date.now() + ENDINGS_MS;
  for (;;) {
    const open = await db
      .selectFrom('generation')
      .select(['id', 'state', 'attempts'])
      .where('state', 'in', ['requested', 'writing'])
      .execute();
    if (open.length === 0) return;
    if (Date.now() > deadline) throw new Error(`Still open: ${JSON.stringify(open)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** As half a minute does: the lease of a worker that is dead runs out. Only with no server running. */
export async function leasesRunOut(db: Db): Promise<void> {
  await db
    .updateTable('generation')
    .set({ leaseUntil: 1 })
    .where('leaseUntil', 'is not', null)
    .execute();
}

/** Every run saved and charged once, or failed and returned; nothing half, nothing held but for cards on offer. */
export async function expectRightLedger(db: Db): Promise<void> {
  const runs = await db.selectFrom('generation').selectAll().execute();
  for (const run of runs) {
    const entries = await db
      .selectFrom('credit_entry')
      .select('amount')
      .where('cause', '=', `generation:${run.id}`)
      .execute();
    const cards = await db
      .selectFrom('card')
      .select('id')
      .where('gameId', '=', run.gameId ?? '')
      .execute();
    const isSaved = run.state === 'saved';
    const isCharged = isSaved && run.cost > 0;
    expect({ id: run.id, state: run.state, entries, cards: cards.length }).toEqual({
      id: run.id,
      state: isSaved ? 'saved' : 'failed',
      entries: isCharged ? [{ amount: -run.cost }] : [],
      cards: isSaved ? run.cardCount : 0,
    });
  }
  await expectRightOffers(db);
  expect(await brokenAccounts(db)).toEqual([]);
  const saved = runs.filter((run) => run.state === 'saved' && run.regenerates === null);
  const written = await db.selectFrom('game').select('id').where('mode', '<>', 'own').execute();
  expect(written.map((deck) => deck.id).toSorted()).toEqual(
    saved.map((run) => run.gameId ?? '').toSorted(),
  );
  await expectRightPurchases(db);
  await expectWholeDecks(db);
}

/** What a run has on offer is there with its credits held, and nothing else is. */
async function expectRightOffers(db: Db): Promise<void> {
  const open = await db
    .selectFrom('generation')
    .select(['id', 'userId', 'cost'])
    .where('offer', '=', 'open')
    .execute();
  const accounts = await db.selectFrom('credit_account').select(['userId', 'held']).execute();
  for (const { userId, held } of accounts) {
    const costs = open.filter((run) => run.userId === userId).map(({ cost }) => cost);
    const due = costs.reduce((sum, cost) => sum + cost, 0);
    expect({ userId, held }).toEqual({ userId, held: due });
  }
  const rows = await db.selectFrom('generation_card').select('generationId').distinct().execute();
  expect(rows.map(({ generationId }) => generationId).toSorted()).toEqual(
    open.map(({ id }) => id).toSorted(),
  );
}

/** A purchase that is paid has its one entry, and any other has none. */
async function expectRightPurchases(db: Db): Promise<void> {
  const purchases = await db.selectFrom('purchase').selectAll().execute();
  const entries = await db
    .selectFrom('credit_entry')
    .select(['cause', 'amount'])
    .where('kind', '=', 'purchase')
    .execute();
  const due = purchases.filter(({ state }) => state === 'paid');
  expect(entries.map(({ amount }) => amount).toSorted()).toEqual(
    due.map(({ credits }) => credits).toSorted(),
  );
  expect(new Set(entries.map(({ cause }) => cause)).size).toBe(due.length);
}

/** No card without its deck, and every deck with as many cards as it says. */
async function expectWholeDecks(db: Db): Promise<void> {
  const orphans = await db
    .selectFrom('card')
    .leftJoin('game', 'game.id', 'card.gameId')
    .select('card.gameId')
    .where('game.id', 'is', null)
    .execute();
  expect(orphans).toEqual([]);
  const counts = await db
    .selectFrom('game')
    .leftJoin('card', 'card.gameId', 'game.id')
    .select((eb) => ['game.id', 'cardCount', eb.fn.count<number>('card.id').as('cards')])
    .groupBy(['game.id', 'cardCount'])
    .execute();
  expect(counts.filter(({ cardCount, cards }) => cardCount !== cards)).toEqual([]);
}
