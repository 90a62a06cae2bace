// Using a verification link's code up, exactly once (VERIFY-01 to -07, ERR-VERIFY).
import { useEffect, useEffectEvent, useState } from 'react';
import type { Session } from '#contract/accounts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { messageOf } from '#contract/errors.ts';
import { applyVerificationCode, getSession } from '#web/platform/api/accounts.ts';
import { useSession } from '#web/platform/session/session.tsx';
import { sessionText } from '#sentences/session.ts';
import { Problem, withReason } from '#web/platform/api/problem.ts';

export type Verification =
  | { readonly state: 'waiting' | 'verifying' }
  | { readonly state: 'verified'; readonly email: string }
  | {
      readonly state: 'failed';
      readonly sentence: string;
      /** Whether another mail would help (VERIFY-07). */
      readonly offersNewMail: boolean;
    };

/** Failures with a sentence of their own; any other is 'verification-failed' (ERR-VERIFY-05). */
const NAMED: readonly ErrorCode[] = [
  'verification-missing',
  'verification-expired',
  'verification-invalid',
  'verification-user-not-found',
  'user-disabled',
];
const NEW_MAIL_HELPS: readonly ErrorCode[] = [
  'verification-missing',
  'verification-expired',
  'verification-invalid',
];

/** One call a code: the page may be drawn twice, the code can be used once. One that failed is made anew next time. */
const calls = new Map<string, Promise<string>>();

/**
 * Whoever follows the link in the browser that signed up is signed in by it: the session may be another afterwards. It
 * is read each time, for who comes back to the page may have signed out since.
 */
async function verify(code: string) {
  const email = await applyOnce(code);
  return { email, session: await getSession().catch(() => undefined) };
}

function applyOnce(code: string): Promise<string> {
  const running = calls.get(code) ?? applyVerificationCode(code);
  calls.set(code, running);
  running.catch(() => calls.delete(code));
  return running;
}

/** Starts when it is known whether the server is there, and who is here. */
export function useVerification(code: string | null): Verification {
  const { status, take } = useSession();
  const ready = status !== 'loading';
  const takeOver = useEffectEvent((session: Session | undefined) => {
    if (session?.user && status === 'signed-out') take(session);
  });
  const [verification, setVerification] = useState<Verification>({ state: 'waiting' });
  useEffect(() => {
    if (!ready) return undefined;
    if (code === null || code === '') {
      setVerification(failed(new Problem('verification-missing')));
      return undefined;
    }
    let left = false;
    setVerification({ state: 'verifying' });
    verify(code).then(
      ({ email, session }) => {
        if (left) return;
        takeOver(session);
        setVerification({ state: 'verified', email });
      },
      (error: unknown) => left || setVerification(failed(error)),
    );
    return () => {
      left = true;
    };
  }, [code, ready]);
  return verification;
}

export function failed(error: unknown): Verification {
  if (!(error instanceof Problem)) {
    return { state: 'failed', sentence: sessionText.notAvailable, offersNewMail: false };
  }
  const code = NAMED.includes(error.code) ? error.code : 'verification-failed';
  return {
    state: 'failed',
    sentence: withReason(error, messageOf(code)),
    offersNewMail: NEW_MAIL_HELPS.includes(code),
  };
}
