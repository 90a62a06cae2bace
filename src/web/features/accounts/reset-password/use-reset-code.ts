// Whether the code of a reset link is good (RESET-02, STATE-AUTH-09, ERR-RESET-01 to -04).
import { useEffect, useState } from 'react';
import { messageOf } from '#contract/errors.ts';
import { verifyResetCode } from '#web/platform/api/accounts.ts';
import { RESET_CODE, accountSentence } from '#web/platform/session/account-sentences.ts';

export type ResetCode =
  | { readonly state: 'verifying' }
  | { readonly state: 'good'; readonly email: string }
  | { readonly state: 'invalid'; readonly sentence: string };

/** Starts when `isReady` (the server is known to be there, or not to be). Checking uses nothing up. */
export function useResetCode(code: string, isReady: boolean): ResetCode {
  const [resetCode, setResetCode] = useState<ResetCode>({ state: 'verifying' });
  useEffect(() => {
    if (!isReady || code === '') return undefined;
    let hasLeft = false;
    verifyResetCode(code).then(
      (email) => hasLeft || setResetCode({ state: 'good', email }),
      (error: unknown) =>
        hasLeft || setResetCode({ state: 'invalid', sentence: accountSentence(error, RESET_CODE) }),
    );
    return () => {
      hasLeft = true;
    };
  }, [code, isReady]);
  return code === '' ? { state: 'invalid', sentence: messageOf('reset-missing') } : resetCode;
}
