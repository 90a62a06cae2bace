// Having a deck written (CALL-FN-01). The server runs it; this starts it, follows it, and fetches the deck.
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Card } from '#domain/deck/card.ts';
import {
  DEFAULTS,
  TEAM_COUNTS,
  TIMER_SECONDS,
  type GeneratedCategory,
  type TeamCount,
  type TimerSeconds,
} from '#domain/category/categories.ts';
import type { GenerationRequest, RegenerationRequest } from '#contract/generation.ts';
import { BankCoverage, Run, RunList, TopicSuggestions } from '#contract/generation.ts';
import { Done } from '#contract/accounts.ts';
import { isErrorCode, messageOf } from '#contract/errors.ts';
import { GENERATION_TIMEOUT_MS } from '#contract/limits.ts';
import { runOfferText } from '#sentences/run-offer.ts';
import { call, callAgain } from './client.ts';
import { requireService } from './require-service.ts';
import { getDeck, type SavedDeck } from './decks.ts';
import { subscribeLive } from '#web/platform/live/live.ts';
import { Problem } from './problem.ts';
import { watchRun } from '#web/platform/live/run-watch.ts';

// oxlint-disable promise/valid-params -- zod's catch, not a promise's
const Teams = z.catch(z.literal(TEAM_COUNTS), DEFAULTS.teamCount);
const Seconds = z.catch(z.literal(TIMER_SECONDS), DEFAULTS.timerSeconds);
// oxlint-enable promise/valid-params

/** What a host has had changes with a deck, which takes longer than this to be made, in milliseconds. */
const BANK_FRESH_MS = 5000;

export interface GeneratedDeck {
  readonly gameId: string;
  readonly topic: string;
  /** As they were asked for with the deck. */
  readonly teamCount: TeamCount;
  readonly timerSeconds: TimerSeconds;
  readonly cards: readonly Card[];
  readonly previewCards: readonly Card[];
  /** Who wrote it: a model, or Riffle's own card bank. */
  readonly mode: SavedDeck['mode'];
  /** Decks that can still be dealt anew in its place: 0 or 1. */
  readonly regenerationsLeft: number;
  readonly rewritesLeft: number;
  /** Cards that were wanted and that the model has not written, where it has just been made. */
  readonly missing?: number;
}

export interface FollowOptions {
  /** Called with the run's newest state, at first and at each change. */
  readonly onProgress?: ((run: Run) => void) | undefined;
  /** Stops following; the run itself goes on. */
  readonly signal?: AbortSignal | undefined;
}

/** An id for GenerationRequest.requestId; make one a click. Works on plain HTTP too, unlike randomUUID. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}

/**
 * Starts a run. Throws a Problem; nothing is held then. A lost answer is asked for again: the same requestId
 * never starts or costs a second run.
 */
export async function generateDeckCards(request: GenerationRequest): Promise<Run> {
  requireService('functions');
  return callAgain('POST', '/api/generations', { body: request, schema: Run });
}

/** Starts a run that deals the same deck anew, once and free, in the deck's place (STATE-GEN-08, -09). */
export async function regenerateDeck(gameId: string, request: RegenerationRequest): Promise<Run> {
  requireService('functions');
  const path = `/api/games/${encodeURIComponent(gameId)}/regenerations` as const;
  return call('POST', path, { body: request, schema: Run });
}

/** How a run has ended that did not fail: with its deck, or with some cards, which its host may keep. */
type RunEnd = { readonly deck: GeneratedDeck } | { readonly offered: Run };

/** Follows a run to its end. Throws a Problem where it fails; credits are then given back by the server. */
export async function followRun(run: Run, options: FollowOptions = {}): Promise<RunEnd> {
  const ended = await watchRun(run, {
    onProgress: options.onProgress,
    signal: options.signal,
    fetchRun: getRun,
    subscribe: subscribeLive,
    timeoutMs: GENERATION_TIMEOUT_MS,
  });
  if (ended.offer !== null) return { offered: ended };
  return { deck: await deckOfRun(ended, options.signal) };
}

/** The deck that a run has made. Throws a Problem where it has failed. */
export async function deckOfRun(run: Run, signal?: AbortSignal): Promise<GeneratedDeck> {
  const { state, gameId, missing } = run;
  if (state === 'failed' || gameId === null) throw runFailure(run);
  return { ...(await getGeneratedDeck(gameId, signal)), missing };
}

/** A deck that a run has made; 'not-found' once its host has deleted it. */
export async function getGeneratedDeck(
  gameId: string,
  signal?: AbortSignal,
): Promise<GeneratedDeck> {
  const deck = await getDeck(gameId, signal);
  const { topic, cards, previewCards, mode, regenerationsLeft, rewritesLeft } = deck;
  return {
    gameId,
    topic,
    teamCount: Teams.parse(deck.teamCount),
    timerSeconds: Seconds.parse(deck.timerSeconds),
    cards,
    previewCards,
    mode,
    regenerationsLeft,
    rewritesLeft,
  };
}

export function getRun(id: string, signal?: AbortSignal): Promise<Run> {
  return call('GET', `/api/generations/${encodeURIComponent(id)}`, { schema: Run, signal });
}

/** Has what a failed run was to write written after all; asked for twice, it still starts one run. */
export function retryRun(id: string): Promise<Run> {
  return callAgain('POST', `/api/generations/${encodeURIComponent(id)}/retries`, { schema: Run });
}

/** Saves the cards that are offered of a run; asked for twice, it is the same. Throws offer-returned. */
export function keepOffer(id: string): Promise<Run> {
  return callAgain('POST', `/api/generations/${encodeURIComponent(id)}/keep`, { schema: Run });
}

/** Gives up the cards that are offered of a run, for their credits. Throws offer-kept. */
export function returnOffer(id: string): Promise<Run> {
  return callAgain('POST', `/api/generations/${encodeURIComponent(id)}/give-back`, { schema: Run });
}

/** How a run ended is read, and shown no more. */
export async function putRunAway(id: string): Promise<void> {
  await callAgain('POST', `/api/generations/${encodeURIComponent(id)}/put-away`, { schema: Done });
}

/** The user's runs that are under way, or ended a short while ago. */
export async function listRuns(signal?: AbortSignal): Promise<readonly Run[]> {
  return (await call('GET', '/api/generations', { schema: RunList, signal })).runs;
}

/** Not kept: what was under way then has ended by now. */
export const runsQuery = () =>
  queryOptions({
    queryKey: ['runs'],
    queryFn: ({ signal }) => listRuns(signal),
    gcTime: 0,
  });

interface BankQuestion {
  readonly gameType: GeneratedCategory;
  readonly topic: string;
  /** Leaves out what the host has had. */
  readonly isFresh: boolean;
}

/** What Riffle's own cards have about a topic (house writer only). */
async function bankCoverage(question: BankQuestion, signal?: AbortSignal): Promise<BankCoverage> {
  requireService('functions');
  const { gameType, topic, isFresh } = question;
  const query = new URLSearchParams({ gameType, topic, ...(isFresh && { fresh: 'true' }) });
  return call('GET', `/api/bank?${query.toString()}`, { schema: BankCoverage, signal });
}

/** `uid` is whose: what a host has had is counted too. */
export const coverageQuery = (uid: string | undefined, question: BankQuestion) =>
  queryOptions({
    queryKey: ['bank', uid ?? '', question],
    queryFn: ({ signal }) => bankCoverage(question, signal),
    staleTime: BANK_FRESH_MS,
  });

/** Topics with cards that go on as somebody has begun to type (house writer only). */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['topics', text],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ text });
      const schema = TopicSuggestions;
      return (await call('GET', `/api/topics?${query.toString()}`, { schema, signal })).topics;
    },
    staleTime: Infinity,
  });

/** Why no more cards have come of a run whose cards are offered. */
export function offerReason(run: Run): string {
  const reasons: Readonly<Record<string, string>> = runOfferText.why;
  return reasons[run.failure ?? ''] ?? runFailure(run).message;
}

/** Why a run has failed. */
export function runFailure({ failure, retryAfterSeconds: seconds }: Run): Problem {
  const code = isErrorCode(failure) ? failure : 'generation-failed';
  return new Problem(code, { message: messageOf(code, seconds === null ? {} : { seconds }) });
}
