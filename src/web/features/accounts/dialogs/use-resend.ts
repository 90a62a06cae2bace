// Asking for another verification mail, from the sign-in and the verify dialog.
import { useEffect, useState } from 'react';
import { resendVerificationByEmail, resendVerificationEmail } from '#web/platform/api/accounts.ts';
import { RESEND, accountSentence } from '#web/platform/session/account-sentences.ts';

/** Milliseconds that the success is shown (STATE-AUTH-05). */
const SENT_MS = 5_000;

export type Resend =
  /** Verified: nothing was sent, because the address is proved already. */
  | { readonly state: 'idle' | 'sending' | 'sent' | 'verified' }
  | { readonly state: 'failed'; readonly sentence: string };

/** Without a password it is asked for the user signed in now (CALL-AUTH-01). */
export function useResend() {
  const [resend, setResend] = useState<Resend>({ state: 'idle' });

  useEffect(() => {
    if (resend.state !== 'sent') return undefined;
    const timer = setTimeout(() => setResend({ state: 'idle' }), SENT_MS);
    return () => clearTimeout(timer);
  }, [resend]);

  async function send(email: string, password: string | undefined): Promise<void> {
    setResend({ state: 'sending' });
    try {
      const isVerified =
        password === undefined
          ? await resendVerificationEmail()
          : await resendVerificationByEmail({ email, password });
      setResend({ state: isVerified === true ? 'verified' : 'sent' });
    } catch (error) {
      setResend({ state: 'failed', sentence: accountSentence(error, RESEND) });
    }
  }

  return { resend, send, fail: (sentence: string) => setResend({ state: 'failed', sentence }) };
}
