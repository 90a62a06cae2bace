// Runs in the database: requested → writing → saved | failed, each with a lease while somebody works on it. One that
// failed may have cards on offer, and is saved where they are kept.
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { GenerationRequest, type Run } from '#contract/generation.ts';
import { FREE_DECKS_A_DAY } from '#contract/house-offer.ts';
import { RUNS_AT_ONCE } from '#contract/limits.ts';
import { shareOfCost, type Credits } from '#contract/prices.ts';
import { languageOf } from '#domain/language/language-of.ts';
import type { CardLanguage } from '#domain/language/languages.ts';
import { holdCredits } from '#server/features/billing/index.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { Schema } from '#server/platform/database/schema.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { progressOf } from './run-cards.ts';
import { HOUSE_LANGUAGE } from '#server/features/generation/writing/house-writer.ts';
import type { Writer } from '#server/features/generation/writing/writer.ts';

/** An ended run is news for so long: a browser that was away still learns how it ended. */
const NEWS_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** So long the cards of a run that came too short wait for their host's answer, in milliseconds. */
export const OFFER_MS = 7 * DAY_MS;
const UNDER_WAY = ['requested', 'writing'] as const;

export type RunRow = Selectable<Schema['generation']>;

interface NewRun {
  readonly userId: string;
  readonly request: GenerationRequest;
  readonly mode: Writer['mode'];
  readonly cost: Credits;
  readonly cardCount: number;
  /** The deck that is to get new cards; undefined where the run makes a deck. */
  readonly regenerates?: string;
  readonly now: number;
}

/**
 * Stores a run and holds its credits; the same click answers with the run it made. Throws
 * insufficient-credits or too-many-runs. Call it inside a transaction, which that then undoes.
 */
export async function insertRun(trx: Db, run: NewRun): Promise<string> {
  const { userId, request, mode, cost, cardCount, regenerates = null, now } = run;
  const id = randomUUID();
  const inserted = await trx
    .insertInto('generation')
    .values({
      id,
      userId,
      requestId: request.requestId,
      request: JSON.stringify(request),
      state: 'requested',
      mode,
      cost,
      cardCount,
      gameId: null,
      failure: null,
      reason: null,
      regenerates,
      attempts: 0,
      leaseOwner: null,
      leaseUntil: null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'requestId']).doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows) return findByClick(trx, userId, request.requestId);
  // The account's row is locked by the hold, so that two clicks at once are counted one after the other.
  await holdCredits(trx, userId, cost);
  const { underWay } = await trx
    .selectFrom('generation')
    .select((eb) => eb.fn.countAll<number>().as('underWay'))
    .where('userId', '=', userId)
    .where('state', 'in', UNDER_WAY)
    .executeTakeFirstOrThrow();
  if (underWay > RUNS_AT_ONCE) throw new Problem('too-many-runs', { retryAfterSeconds: 30 });
  return id;
}

/** Call it in the transaction that has stored a run, after that has locked the account. Throws free-decks-used. */
export async function refuseSixthFreeDeck(
  trx: Db,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<void> {
  const { free } = await trx
    .selectFrom('generation')
    .select((eb) => eb.fn.countAll<number>().as('free'))
    .where('userId', '=', userId)
    .where('mode', '=', 'house')
    .where('cost', '=', 0)
    .where('regenerates', 'is', null)
    .where('state', '<>', 'failed')
    .where('createdAt', '>', now - DAY_MS)
    .executeTakeFirstOrThrow();
  if (free > FREE_DECKS_A_DAY) throw new Problem('free-decks-used');
}

async function findByClick(db: Db, userId: string, requestId: string): Promise<string> {
  const { id } = await db
    .selectFrom('generation')
    .select('id')
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow();
  return id;
}

/** One of the user's own runs. */
export async function findRun(db: Db, userId: string, id: string): Promise<Run | undefined> {
  const row = await db
    .selectFrom('generation')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row && toRun(db, row);
}

/** What one of the user's runs that have failed was asked for. */
export async function findFailedRun(
  db: Db,
  userId: string,
  id: string,
): Promise<
  { readonly regenerates: string | null; readonly request: GenerationRequest } | undefined
> {
  const row = await db
    .selectFrom('generation')
    .select(['regenerates', 'request'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return row && { regenerates: row.regenerates, request: requestOf(row) };
}

/** The run of a click, when that click has made one already. */
export async function findRunOfClick(
  db: Db,
  userId: string,
  requestId: string,
): Promise<Run | undefined> {
  const row = await db
    .selectFrom('generation')
    .selectAll()
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  return row && toRun(db, row);
}

/** The user's runs that are under way, ended lately, or whose end is still to be told; newest first. */
export async function recentRuns(db: Db, userId: string, now: number): Promise<Run[]> {
  const rows = await db
    .selectFrom('generation')
    .selectAll()
    .where('userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('state', 'in', UNDER_WAY),
        eb('updatedAt', '>', now - NEWS_MS),
        eb.and([
          eb('putAwayAt', 'is', null),
          eb.or([eb('state', '=', 'failed'), eb('missing', '>', 0)]),
        ]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute();
  return Promise.all(rows.map((row) => toRun(db, row)));
}

/** The host has read how a run ended. True when it is one of the user's that has. */
export async function putAway(
  db: Db,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('generation')
    .set({ putAwayAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('state', 'not in', UNDER_WAY)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function toRun(db: Db, row: RunRow): Promise<Run> {
  const { topic, gameType } = requestIn(row);
  const isSaved = row.state === 'saved';
  const progress = isSaved
    ? { written: row.cardCount, newest: null }
    : await progressOf(db, row.id, gameType);
  return {
    id: row.id,
    requestId: row.requestId,
    state: row.state,
    topic,
    gameType,
    cardCount: row.cardCount,
    ...progress,
    mode: row.mode,
    gameId: row.gameId,
    regenerates: row.regenerates,
    rejected: row.rejected,
    failure: row.failure,
    retryAfterSeconds: row.retryAfterSeconds,
    missing: row.missing,
    cost: row.cost,
    isPutAway: row.putAwayAt !== null,
    offer: offerOf(row, progress.written),
  };
}

/** What the cards of a run that came too short cost, and until when; null where they are not offered. */
function offerOf({ offer, cost, cardCount, updatedAt }: RunRow, cards: number): Run['offer'] {
  if (offer !== 'open') return null;
  return { price: shareOfCost(cost, { cards, asked: cardCount }), until: updatedAt + OFFER_MS };
}

/** What a run was asked for, its language decided. */
export interface AskedRun extends GenerationRequest {
  readonly language: CardLanguage;
}

/** A run's request, parsed again: an older version may have stored it, without a language. */
export function requestOf(row: Pick<RunRow, 'request'>): AskedRun {
  const request = requestIn(row);
  return { ...request, language: request.language ?? languageOf(request) };
}

/** As it was sent. */
function requestIn(row: Pick<RunRow, 'request'>): GenerationRequest {
  return GenerationRequest.parse(JSON.parse(row.request));
}

/** What the deck of a run is to be like: by the house in its own language, whatever was asked for. */
export function wishOfRun(row: Pick<RunRow, 'request' | 'mode'>): AskedRun {
  const request = requestOf(row);
  return row.mode === 'house' ? { ...request, language: HOUSE_LANGUAGE } : request;
}

interface RunCount {
  readonly state: RunRow['state'];
  readonly mode: RunRow['mode'];
  readonly runs: number;
  /** When the oldest of them was asked for. */
  readonly oldest: number;
}

/** How many runs there are, by state and writer: those under way, or those that have ended lately. */
export async function countRuns(
  db: Db,
  which: 'open' | { readonly endedSince: number },
): Promise<RunCount[]> {
  const counts = db
    .selectFrom('generation')
    .select((eb) => [
      'state',
      'mode',
      eb.fn.countAll<number>().as('runs'),
      eb.fn.min<number>('createdAt').as('oldest'),
    ])
    .groupBy(['state', 'mode']);
  return which === 'open'
    ? counts.where('state', 'in', UNDER_WAY).execute()
    : counts
        .where('updatedAt', '>', which.endedSince)
        .where('state', 'not in', UNDER_WAY)
        .execute();
}
