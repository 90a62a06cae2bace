// Pressing the pay button: one attempt at a time, and what went wrong in words.
import { useState } from 'react';
import { messageOf, type ErrorCode } from '#contract/errors.ts';
import { Problem, withReason } from '#web/platform/api/problem.ts';

/** What the server says of these is clearer than the general sentence (ERR-PAY-02, -03). */
const NAMED: readonly ErrorCode[] = ['payment-not-confirmed', 'unauthenticated'];

/** The provider's own words, shown as they are (ERR-PAY-01). */
export class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

interface Paying {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  pay(attempt: () => Promise<void>): Promise<void>;
}

export function usePaying(): Paying {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  return {
    isBusy,
    error,
    async pay(attempt) {
      setBusy(true);
      setError(undefined);
      try {
        await attempt();
      } catch (failure) {
        if (!(failure instanceof CardRefused)) console.error(failure);
        setError(sentenceFor(failure));
      }
      setBusy(false);
    },
  };
}

function sentenceFor(failure: unknown): string {
  if (failure instanceof CardRefused) return failure.message;
  if (failure instanceof Problem && NAMED.includes(failure.code)) return failure.message;
  return withReason(failure, messageOf('payment-failed'));
}
