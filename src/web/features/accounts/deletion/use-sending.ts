// Sending the deletion request, which ends the session that it is sent in (STATE-DEL-01).
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { DeletionAccepted, DeletionRequest } from '#contract/deletion.ts';
import { messageOf, type ErrorCode } from '#contract/errors.ts';
import { requestDeletion } from '#web/platform/api/deletion.ts';
import { Problem, withReason } from '#web/platform/api/problem.ts';
import { useAlerts } from '#web/ui/alerts.tsx';

/** 'Submitting Request...' shows at least so long, in milliseconds (CONST-22). */
const SUBMITTING_MS = 2000;
/** Failures that tell the host what to do; any other is told by the general sentence (ERR-PAY-07). */
const NAMED: readonly ErrorCode[] = [
  'unauthenticated',
  'wrong-password',
  'too-many-requests',
  'reauthentication-required',
];

/** A visitor sees the form and can't send it. */
export type Phase = 'visitor' | 'filling' | 'submitting';

export function useSending(signedIn: User | null) {
  const { alert } = useAlerts();
  /** The request ends the session: whoever sent it stays in the form until it is answered. */
  const [sender, setSender] = useState<User | null>(null);
  const user = sender ?? signedIn;

  /** Resolves to undefined once it is said why not. */
  const send = async (request: DeletionRequest): Promise<DeletionAccepted | undefined> => {
    if (user === null || sender !== null) return undefined;
    setSender(user);
    try {
      return await unhurried(() => requestDeletion(request));
    } catch (error) {
      setSender(null);
      await alert(sentenceOf(error));
      return undefined;
    }
  };

  return { user, phase: phaseOf(sender, signedIn), send };
}

function phaseOf(sender: User | null, signedIn: User | null): Phase {
  if (sender !== null) return 'submitting';
  return signedIn === null ? 'visitor' : 'filling';
}

/** Takes its time, whether it succeeds or fails: nobody should wonder whether anything was sent. */
async function unhurried<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const rest = new Promise((resolve) => setTimeout(resolve, SUBMITTING_MS));
  const answer = ask();
  await Promise.allSettled([answer, rest]);
  return answer;
}

/** What the host is told; what only we can mend is logged, too. */
function sentenceOf(error: unknown): string {
  if (error instanceof Problem && NAMED.includes(error.code)) return error.message;
  console.error(error);
  return withReason(error, messageOf('deletion-failed'));
}
