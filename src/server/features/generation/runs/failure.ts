// Why a run failed, told apart by what the model has done.
import * as z from 'zod/mini';
import type { ErrorCode } from '#contract/errors.ts';
import type { Rejection } from '#server/features/generation/checks/rejection.ts';
import { DeckIncomplete } from '#server/features/generation/writing/fill-deck.ts';
import { UnusableAnswer } from '#server/features/generation/model/unusable-answer.ts';
import { ModelBusy } from '#server/features/generation/model/limiter.ts';
import { BUSY, BUSY_MS } from '#server/features/generation/model/retries.ts';
import { retryAfterMs } from '#server/features/generation/model/retry-after.ts';
import { NoCardsCome, StreamSilent } from '#server/features/generation/writing/stream-pool.ts';
import { MOST_ATTEMPTS } from './lease.ts';
import type { RunRow } from './store.ts';

/** Why a run failed: what the host is told, and a word for the operator. */
export interface RunFailure {
  readonly failure: ErrorCode;
  readonly reason:
    | 'timeout'
    | 'writer'
    | 'incomplete'
    | 'attempts'
    | 'save'
    | 'settings'
    | 'busy'
    | 'declined'
    | 'connection';
  /** Seconds after which another try makes sense, where the model is busy. */
  readonly retryAfterSeconds?: number;
}

/** How many cards the checks turned away, by reason. */
export type Rejections = Readonly<Partial<Record<Rejection, number>>>;

/** The run has taken worker after worker with it. */
export class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';

  constructor() {
    super(`Given up after ${MOST_ATTEMPTS} attempts`);
  }
}

/** Too few cards have come to make a deck; `cause` says why no more. */
export class DeckShort extends Error {
  override readonly name = 'DeckShort';
  readonly rejections: Rejections;

  constructor(cause: unknown, rejections: Rejections) {
    super('Too few cards have come', { cause });
    this.rejections = rejections;
  }
}

/** How a provider's answer is told apart; what the SDK throws is known by its form, so that it need not be loaded. */
const CallFailure = z.object({
  /** The second one came within a stream. */
  name: z.enum(['AI_APICallError', 'AI_StreamProviderError']),
  statusCode: z.optional(z.number()),
  responseHeaders: z.optional(z.record(z.string(), z.string())),
  responseBody: z.optional(z.string()),
});
/** What Node says of a connection. */
const Broken = z.object({
  cause: z.object({ code: z.string().check(z.regex(/^(?:E[A-Z_]+|UND_ERR_\w+)$/u)) }),
});

/** Another server answers where the model should. */
const NotThere = z.object({ name: z.literal('NoModelThere') });

/** How services say, with a refusal, that their filter wants nothing of the topic. */
const DECLINED =
  /"code"\s*:\s*"(?:content_filter|content_policy_violation)"|"flagged_input"\s*:|prompt was flagged/i;

/** Refusals that say nothing against the settings: it took too long, or two came at once. */
const PASSING: ReadonlySet<number> = new Set([408, 409]);

const MOST_BUSY_SECONDS = 60 * 60;

/** A sentence of its own where the cause is known; else ERR-GAME-01 for a new deck, ERR-GAME-04 and -05 for a regeneration. */
export function failureOf(
  { regenerates, mode }: Pick<RunRow, 'regenerates' | 'mode'>,
  step: 'writing' | 'saving',
  error: unknown,
): RunFailure {
  const isNew = regenerates === null;
  if (step === 'saving') {
    return { failure: isNew ? 'generation-failed' : 'regeneration-save-failed', reason: 'save' };
  }
  const { cause, rejections } =
    error instanceof DeckShort ? error : { cause: error, rejections: {} };
  const known = mode === 'model' ? modelFailure(cause, rejections) : undefined;
  if (known) return known;
  return {
    failure: isNew ? 'generator-failed' : 'regeneration-failed',
    reason: reasonWord(cause),
  };
}

export function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

/** Undefined where the model is not known to be the cause. */
function modelFailure(error: unknown, rejections: Rejections): RunFailure | undefined {
  if (error instanceof DeckIncomplete) {
    const isDeclined = isMostly('refusal', rejections);
    return isDeclined
      ? { failure: 'topic-declined', reason: 'declined' }
      : { failure: 'model-unusable', reason: 'incomplete' };
  }
  if (error instanceof ModelBusy) return busyFor(error.retryAfterMs);
  if (error instanceof NoCardsCome) return { failure: 'model-unusable', reason: 'incomplete' };
  if (error instanceof UnusableAnswer) {
    return error.finishReason === 'content-filter'
      ? { failure: 'topic-declined', reason: 'declined' }
      : { failure: 'model-unusable', reason: 'incomplete' };
  }
  if (NotThere.safeParse(error).success) return { failure: 'model-not-set-up', reason: 'settings' };
  const call = CallFailure.safeParse(error);
  if (call.success) return callFailure(call.data);
  const isBroken = error instanceof StreamSilent || Broken.safeParse(error).success;
  return isBroken ? { failure: 'model-unreachable', reason: 'connection' } : undefined;
}

function callFailure({
  statusCode = 0,
  responseHeaders: headers = {},
  responseBody: text = '',
}: z.infer<typeof CallFailure>): RunFailure {
  if (BUSY.has(statusCode)) return busyFor(retryAfterMs({ headers, text }, Date.now()));
  const isRefused = statusCode >= 400 && statusCode < 500 && !PASSING.has(statusCode);
  if (isRefused && DECLINED.test(text)) return { failure: 'topic-declined', reason: 'declined' };
  return isRefused
    ? { failure: 'model-not-set-up', reason: 'settings' }
    : { failure: 'model-unreachable', reason: 'connection' };
}

function busyFor(ms = BUSY_MS): RunFailure {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const retryAfterSeconds = Math.min(seconds, MOST_BUSY_SECONDS);
  return { failure: 'model-busy', reason: 'busy', retryAfterSeconds };
}

function isMostly(rejection: Rejection, rejections: Rejections): boolean {
  const all = Object.values(rejections).reduce((sum, each) => sum + each, 0);
  return all > 0 && (rejections[rejection] ?? 0) * 2 > all;
}

function reasonWord(error: unknown): RunFailure['reason'] {
  if (error instanceof TooManyAttempts) return 'attempts';
  if (error instanceof DeckIncomplete) return 'incomplete';
  return isTimeout(error) ? 'timeout' : 'writer';
}
