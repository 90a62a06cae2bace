import type { ErrorCode } from '#contract/errors.ts';
import { DeckIncomplete } from '#server/features/generation/writing/fill-deck.ts';
import { MOST_ATTEMPTS } from './lease.ts';
import type { RunRow } from './store.ts';

/** Why a run failed: what the host is told, and a word for the operator. */
export interface RunFailure {
  readonly failure: ErrorCode;
  readonly reason: 'timeout' | 'writer' | 'incomplete' | 'attempts' | 'save';
}

/** The run has taken worker after worker with it. */
export class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';

  constructor() {
    super(`Given up after ${MOST_ATTEMPTS} attempts`);
  }
}

/** ERR-GAME-01 for a new deck, ERR-GAME-04 and -05 for a regeneration. */
export function failureOf(
  { regenerates }: Pick<RunRow, 'regenerates'>,
  step: 'writing' | 'saving',
  error: unknown,
): RunFailure {
  const isNew = regenerates === null;
  if (step === 'saving') {
    return { failure: isNew ? 'generation-failed' : 'regeneration-save-failed', reason: 'save' };
  }
  return {
    failure: isNew ? 'generator-failed' : 'regeneration-failed',
    reason: reasonWord(error),
  };
}

export function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}

function reasonWord(error: unknown): RunFailure['reason'] {
  if (error instanceof TooManyAttempts) return 'attempts';
  if (error instanceof DeckIncomplete) return 'incomplete';
  return isTimeout(error) ? 'timeout' : 'writer';
}
