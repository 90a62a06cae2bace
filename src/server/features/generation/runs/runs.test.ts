// Runs in the database: who works on them, what the host sees of them, and how they end.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#server/platform/database/connection.ts';
import { spendable } from '#server/features/billing/credits/store.ts';
import { findDeck } from '#server/features/decks/store.ts';
import { deckIn, eachInMemory, runIn, userIn } from '#tests/support/memory.ts';
import { failRun, saveRun } from './finish.ts';
import { LeaseLost } from '#server/platform/jobs/job-queue.ts';
import { leaseNextRun, releaseLease, renewLease } from './lease.ts';
import { progressOf, putCards, runCards, writtenCards } from './run-cards.ts';
import { countRuns, findRun, findRunOfClick, putAway, recentRuns } from './store.ts';
import type { DraftCard } from '#server/features/generation/writing/writer.ts';

let db: Db;
let userId: string;
eachInMemory((database) => {
  ({ db } = database);
});
beforeEach(async () => {
  userId = await userIn(db, 9);
});

const row = (id: string) =>
  db.selectFrom('generation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const draft = (number: number, more: Partial<DraftCard> = {}): DraftCard => ({
  question: `Which number is it, ${number} or another?`,
  hint: 'A hint',
  answer: `${number}`,
  ...more,
});
const LEASE = 30_000;
const lease = (owner: string, now: number, except: readonly string[] = []) =>
  leaseNextRun(db, { owner, except: new Set(except) }, now);
const held = (id: string, owner: string) => ({ id, owner, attempts: 1 });

describe('leases', () => {
  it('the oldest run goes first, to one worker at a time', async () => {
    const second = await runIn(db, userId, { now: 20 });
    const first = await runIn(db, userId, { now: 10 });
    expect(await lease('a', 1000)).toEqual({ id: first, attempts: 1, owner: 'a' });
    expect(await row(first)).toMatchObject({
      state: 'writing',
      leaseOwner: 'a',
      leaseUntil: 1000 + LEASE,
      updatedAt: 1000,
    });
    expect(await lease('b', 1000, [second])).toBeUndefined();
    expect(await lease('b', 1000)).toEqual({ id: second, attempts: 1, owner: 'b' });
    expect(await lease('c', 1000)).toBeUndefined();
  });

  it('one that ran out is another’s, and so is one from a clock that was set back', async () => {
    const id = await runIn(db, userId);
    await lease('a', 1000);
    expect(await lease('b', 1000 + LEASE)).toBeUndefined();
    expect(await lease('b', 1001 + LEASE)).toEqual({ id, attempts: 2, owner: 'b' });
    const until = 1001 + 2 * LEASE;
    expect(await lease('c', until - 2 * LEASE)).toBeUndefined();
    expect(await lease('c', until - 2 * LEASE - 1)).toEqual({ id, attempts: 3, owner: 'c' });
  });

  it('is renewed and let go by its owner alone, and only while the run is written', async () => {
    const id = await runIn(db, userId);
    await lease('a', 1000);
    expect(await renewLease(db, held(id, 'b'), 2000)).toBe(false);
    expect(await renewLease(db, held(id, 'a'), 2000)).toBe(true);
    expect(await row(id)).toMatchObject({ leaseUntil: 2000 + LEASE });
    await releaseLease(db, held(id, 'b'));
    expect(await row(id)).toMatchObject({ leaseOwner: 'a', attempts: 1 });
    await releaseLease(db, held(id, 'a'));
    // What was only broken off by a stop counts as no attempt.
    expect(await row(id)).toMatchObject({ leaseOwner: null, leaseUntil: null, attempts: 0 });
    expect(await lease('b', 2000)).toEqual({ id, attempts: 1, owner: 'b' });
    await db.updateTable('generation').set({ state: 'failed' }).execute();
    expect(await renewLease(db, held(id, 'b'), 3000)).toBe(false);
    await releaseLease(db, held(id, 'b'));
    expect(await row(id)).toMatchObject({ leaseOwner: 'b', leaseUntil: 2000 + LEASE });
    expect(await lease('c', 9_000_000)).toBeUndefined();
  });
});

describe('cards of a run', () => {
  const place = (generationId: string, position: number) => ({
    generationId,
    position,
    owner: 'a',
    rejected: 2,
    now: 50,
  });

  it('are put in their places by the owner alone, and told how far it has come', async () => {
    const id = await runIn(db, userId);
    await lease('a', 10);
    expect(await progressOf(db, id, 'trivia')).toEqual({ written: 0, newest: null });
    await putCards(db, place(id, 0), [draft(1), draft(2)]);
    await putCards(db, place(id, 1), [draft(3), draft(4)]);
    const foreign = { ...place(id, 0), owner: 'b' };
    await expect(putCards(db, foreign, [draft(9)])).rejects.toThrow(LeaseLost);
    expect(await writtenCards(db, id)).toEqual([draft(1), draft(3), draft(4)]);
    expect(await writtenCards(db, id, 1)).toEqual([draft(3), draft(4)]);
    expect(await progressOf(db, id, 'trivia')).toEqual({ written: 3, newest: draft(4).question });
    expect(await row(id)).toMatchObject({ rejected: 2, updatedAt: 50 });
    await putCards(db, { ...place(id, 0), rejected: 5 }, []);
    expect(await row(id)).toMatchObject({ rejected: 5 });
    await db.updateTable('generation').set({ state: 'failed' }).execute();
    await expect(putCards(db, place(id, 0), [draft(1)])).rejects.toThrow(LeaseLost);
  });

  it('MODEL-32 the newest of a secret-prompt deck is counted and not told', async () => {
    const id = await runIn(db, userId);
    await lease('a', 10);
    await putCards(db, place(id, 0), [draft(1), draft(2)]);
    expect(await progressOf(db, id, 'secret-prompt')).toEqual({ written: 2, newest: null });
  });

  it('are told by number, under the ids that they will have, while it is written and after', async () => {
    const id = await runIn(db, userId);
    await lease('a', 10);
    const cards = [draft(1), draft(2, { explanation: 'So it is.', verdict: 'unsure' }), draft(3)];
    await putCards(db, place(id, 0), cards);
    const run = async () => {
      const found = await findRun(db, userId, id);
      if (!found) throw new Error('There is no run');
      return found;
    };
    const later = await runCards(db, await run(), 1);
    expect(later).toEqual({
      from: 1,
      state: 'writing',
      cards: [
        {
          id: 'trivia-2',
          ...draft(2),
          explanation: 'So it is.',
          verdict: 'unsure',
          category: 'Trivia',
          type: 'trivia',
        },
        { id: 'trivia-3', ...draft(3), category: 'Trivia', type: 'trivia' },
      ],
    });
    expect(await saveRun(db, { runId: id, owner: 'a', now: 60 }, { drafts: cards, price: 1 })).toBe(
      true,
    );
    expect(await runCards(db, await run(), 1)).toEqual({ ...later, state: 'saved' });
    await db.deleteFrom('card').execute();
    await db.deleteFrom('game').execute();
    expect(await runCards(db, await run(), 0)).toEqual({ from: 0, state: 'saved', cards: [] });
  });
});

describe('the two ends of a run', () => {
  it('STATE-GEN-04 DATA-01 saved: the game as it was asked for, and the credit taken', async () => {
    const id = await runIn(db, userId, { cost: 2 });
    await lease('a', 10);
    const cards = [draft(1, { explanation: '' }), draft(2, { verdict: 'checked' })];
    const ending = { runId: id, owner: 'a', now: 77 };
    const saved = { drafts: cards, price: 2 };
    expect(await saveRun(db, { ...ending, owner: 'b' }, saved)).toBe(false);
    expect(await saveRun(db, ending, saved)).toBe(true);
    expect(await saveRun(db, ending, saved)).toBe(false);
    const { gameId } = await row(id);
    expect(await row(id)).toMatchObject({
      state: 'saved',
      leaseOwner: null,
      leaseUntil: null,
      updatedAt: 77,
    });
    expect(await findDeck(db, userId, gameId ?? '')).toEqual({
      id: gameId,
      userId,
      category: 'Trivia',
      gameType: 'trivia',
      title: 'Space',
      topic: 'Space',
      description: 'Trivia: Space',
      difficulty: 'medium',
      cardCount: 2,
      teamCount: 2,
      timerSeconds: 30,
      tags: ['medium', 'Trivia', 'Space'],
      mode: 'house',
      fresh: false,
      createdAt: 77,
      updatedAt: 77,
      regenerationsLeft: 1,
      rewritesLeft: 5,
      cards: [
        { id: 'trivia-1', ...draft(1), category: 'Trivia', type: 'trivia' },
        { id: 'trivia-2', ...draft(2), verdict: 'checked', category: 'Trivia', type: 'trivia' },
      ],
      previewCards: expect.any(Array),
    });
    expect(await spendable(db, userId)).toBe(7);
    const { cause } = await db
      .selectFrom('credit_entry')
      .select('cause')
      .where('kind', '=', 'generation')
      .executeTakeFirstOrThrow();
    expect(cause).toBe(`generation:${id}`);
    expect(await writtenCards(db, id)).toEqual([]);
  });

  it('a deck that is worth less than was held costs that, and the rest comes back', async () => {
    const id = await runIn(db, userId, { cost: 1 });
    await lease('a', 10);
    const before = await spendable(db, userId);
    const ending = { runId: id, owner: 'a', now: 77 };
    expect(await saveRun(db, ending, { drafts: [draft(1)], price: 0 })).toBe(true);
    expect(await row(id)).toMatchObject({ state: 'saved', cost: 0, cardCount: 1 });
    expect(await spendable(db, userId)).toBe(before + 1);
    const taken = db.selectFrom('credit_entry').selectAll().where('kind', '=', 'generation');
    expect(await taken.execute()).toEqual([]);
  });

  it('STATE-GEN-09 a regeneration takes the old deck’s place and no credit', async () => {
    const gameId = await deckIn(db, userId, { mode: 'own' });
    const id = await runIn(db, userId, { cost: 0, regenerates: gameId });
    await lease('a', 10);
    await saveRun(
      db,
      { runId: id, owner: 'a', now: 77 },
      {
        drafts: [draft(1)],
        price: 0,
      },
    );
    expect(await row(id)).toMatchObject({ gameId, state: 'saved' });
    expect(await findDeck(db, userId, gameId)).toMatchObject({
      mode: 'house',
      cardCount: 1,
      updatedAt: 77,
      createdAt: 1,
      regenerationsLeft: 0,
      cards: [{ question: draft(1).question }],
    });
    const taken = db.selectFrom('credit_entry').selectAll().where('kind', '=', 'generation');
    expect(await taken.execute()).toEqual([]);
  });

  it('a regeneration whose game is gone saves nothing', async () => {
    const gameId = await deckIn(db, userId);
    const id = await runIn(db, userId, { cost: 0, regenerates: gameId });
    await lease('a', 10);
    await db.deleteFrom('card').execute();
    await db.deleteFrom('game').execute();
    const ending = { runId: id, owner: 'a', now: 77 };
    await expect(saveRun(db, ending, { drafts: [draft(1)], price: 0 })).rejects.toThrow('is gone');
    expect(await row(id)).toMatchObject({ state: 'writing' });
  });

  it('ERR-GAME-01 failed: why, and the credit back', async () => {
    const id = await runIn(db, userId, { cost: 2 });
    await lease('a', 10);
    expect(await spendable(db, userId)).toBe(7);
    const ending = { runId: id, owner: 'a', now: 77 };
    const why = { failure: 'generator-failed', reason: 'writer' } as const;
    expect(await failRun(db, { ...ending, owner: 'b' }, why)).toBe(false);
    expect(await spendable(db, userId)).toBe(7);
    expect(await failRun(db, ending, why)).toBe(true);
    expect(await row(id)).toMatchObject({ ...why, state: 'failed', updatedAt: 77, gameId: null });
    expect(await spendable(db, userId)).toBe(9);
  });
});

describe('runs as their host sees them', () => {
  it('those under way, and those that ended in the last ten minutes, newest first', async () => {
    const other = await userIn(db, 9);
    await runIn(db, other);
    const old = await runIn(db, userId, { now: 100 });
    const ended = await runIn(db, userId, { now: 300 });
    const end = (id: string, updatedAt: number) =>
      db
        .updateTable('generation')
        .set({ state: 'failed', failure: 'generator-failed', updatedAt, putAwayAt: updatedAt })
        .where('id', '=', id)
        .execute();
    await end(old, 1000);
    await end(ended, 1001);
    const open = await runIn(db, userId, { now: 200 });
    const now = 1000 + 10 * 60_000;
    expect((await recentRuns(db, userId, now)).map(({ id }) => id)).toEqual([ended, open]);
    expect((await recentRuns(db, userId, now - 1)).map(({ id }) => id)).toEqual([ended, open, old]);
    const later = now + 9 * 24 * 60 * 60_000;
    const keep = db.updateTable('generation').set({ putAwayAt: null });
    await keep.where('id', '=', old).execute();
    expect((await recentRuns(db, userId, later)).map(({ id }) => id)).toEqual([open, old]);
    expect(await putAway(db, { id: old, userId: other, now })).toBe(false);
    expect(await putAway(db, { id: open, userId, now })).toBe(false);
    expect(await putAway(db, { id: old, userId, now })).toBe(true);
    expect(await recentRuns(db, userId, later)).toHaveLength(1);
    const short = { state: 'saved', missing: 3 } as const;
    await keep.set(short).where('id', '=', old).execute();
    expect(await recentRuns(db, userId, later)).toHaveLength(2);
    expect(await findRun(db, other, open)).toBeUndefined();
    const run = await findRun(db, userId, open);
    expect(run).toEqual({
      id: open,
      requestId: expect.any(String),
      state: 'requested',
      topic: 'Space',
      gameType: 'trivia',
      cardCount: 20,
      written: 0,
      newest: null,
      mode: 'house',
      gameId: null,
      regenerates: null,
      rejected: 0,
      failure: null,
      retryAfterSeconds: null,
      missing: 0,
      cost: 1,
      isPutAway: false,
      offer: null,
    });
    const click = run?.requestId ?? '';
    expect(await findRunOfClick(db, userId, click)).toEqual(run);
    expect(await findRunOfClick(db, other, click)).toBeUndefined();
  });

  it('a saved one has all its cards, whatever lies about still', async () => {
    const id = await runIn(db, userId);
    await db.updateTable('generation').set({ state: 'saved' }).execute();
    expect(await findRun(db, userId, id)).toMatchObject({ written: 20, newest: null });
  });

  it('are counted by state and writer, open ones and those that have ended since', async () => {
    const first = await runIn(db, userId, { now: 5 });
    await runIn(db, userId, { now: 9 });
    await db.updateTable('generation').set({ state: 'writing' }).where('id', '=', first).execute();
    const open = await countRuns(db, 'open');
    expect(open).toHaveLength(2);
    expect(open).toContainEqual({ state: 'writing', mode: 'house', runs: 1, oldest: 5 });
    expect(open).toContainEqual({ state: 'requested', mode: 'house', runs: 1, oldest: 9 });
    expect(await countRuns(db, { endedSince: 0 })).toEqual([]);
    await db.updateTable('generation').set({ state: 'failed', updatedAt: 50 }).execute();
    expect(await countRuns(db, 'open')).toEqual([]);
    expect(await countRuns(db, { endedSince: 49 })).toEqual([
      { state: 'failed', mode: 'house', runs: 2, oldest: 5 },
    ]);
    expect(await countRuns(db, { endedSince: 50 })).toEqual([]);
  });

  it('too many at once are refused with the time to wait, and nothing stays held', async () => {
    await runIn(db, userId);
    await runIn(db, userId);
    await expect(runIn(db, userId)).rejects.toMatchObject({
      code: 'too-many-runs',
      details: { retryAfterSeconds: 30 },
    });
    expect(await spendable(db, userId)).toBe(7);
  });
});
