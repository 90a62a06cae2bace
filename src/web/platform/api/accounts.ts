// Accounts: the calls of CALL-AUTH-01 and CALL-FN-02, under their names.
import type { Credentials } from '#contract/accounts.ts';
import { Done, Resent, Session, VerifiedEmail } from '#contract/accounts.ts';
import { call } from './client.ts';
import { currentAvailability } from './configuration.ts';
import { requireService } from './require-service.ts';
import { passGooglePopup } from './google-popup.ts';
import { isProblem, Problem } from './problem.ts';

/** Who is signed in in this browser, and the balance. */
export function getSession(signal?: AbortSignal): Promise<Session> {
  // The session asks: it would ask again, and again.
  return call('GET', '/api/session', { schema: Session, signal, tellsOnlyCaller: true });
}

/** Creates an account; a verification mail is on its way when this resolves. */
export async function signUp(credentials: Credentials): Promise<void> {
  requireService('auth');
  await call('POST', '/api/auth/sign-up', { body: credentials, schema: Done });
  void registerUserWithPromoCredits(credentials.email);
}

export async function signIn(credentials: Credentials): Promise<Session> {
  requireService('auth');
  return call('POST', '/api/auth/sign-in', { body: credentials, schema: Session });
}

/** To be called in the course of a press, or the browser blocks the popup. */
export async function signInWithGoogle(): Promise<Session> {
  requireService('auth');
  if (currentAvailability().configuration?.google === false) {
    throw new Problem('unauthorized-domain');
  }
  const cancelled = await passGooglePopup().then(
    () => undefined,
    (error: unknown) => {
      if (isProblem(error, 'popup-closed-by-user')) return error;
      throw error;
    },
  );
  // Asked also where the popup seems to have been given up: its answer may have been lost.
  const session = await getSession();
  if (session.user === null) throw cancelled ?? new Problem('google-failed');
  void registerUserWithPromoCredits(session.user.email);
  return session;
}

export async function logout(): Promise<void> {
  requireService('auth');
  await call('POST', '/api/auth/sign-out', { schema: Done });
}

/** For the user signed in now: to the new address that waits for its confirmation (ERR-MAIL-05, -11). */
export async function resendVerificationEmail(): Promise<void> {
  requireService('auth');
  try {
    const answer = { schema: Done, tellsOnlyCaller: true } as const;
    await call('POST', '/api/account/resend-verification', answer);
  } catch (error) {
    if (isProblem(error, 'no-current-user')) {
      console.error(new Error('No authenticated user found'));
    }
    throw error;
  }
}

/** Mails another link; true where the address is verified already, and nothing was mailed. */
export async function resendVerificationByEmail(credentials: Credentials): Promise<boolean> {
  requireService('auth');
  const answer = { body: credentials, schema: Resent };
  return (await call('POST', '/api/auth/resend-verification', answer)).isVerified;
}

/** Uses up the code of a verification link; resolves to the address that is verified now. */
export async function applyVerificationCode(oobCode: string): Promise<string> {
  requireService('auth');
  const body = { oobCode };
  const { email } = await call('POST', '/api/auth/verify-email', { body, schema: VerifiedEmail });
  return email;
}

/** Mails a link that sets a new password. */
export async function resetPassword(email: string): Promise<void> {
  requireService('auth');
  await call('POST', '/api/auth/request-reset', { body: { email }, schema: Done });
}

/** Whether a reset link's code is good, without using it up; resolves to the account's address. */
export async function verifyResetCode(oobCode: string): Promise<string> {
  requireService('auth');
  const body = { oobCode };
  const { email } = await call('POST', '/api/auth/reset-code', { body, schema: VerifiedEmail });
  return email;
}

/** Uses up the code of a reset link, and ends every session of the account. */
export async function confirmReset(oobCode: string, password: string): Promise<void> {
  requireService('auth');
  if (oobCode === '') throw new Problem('reset-no-code');
  const body = { oobCode, password };
  await call('POST', '/api/auth/reset-password', { body, schema: VerifiedEmail });
}

/** Asks for the first credit. It can be asked for again, so a failure is only logged (CALL-FN-02). */
export async function registerUserWithPromoCredits(email: string): Promise<void> {
  try {
    requireService('functions');
    await call('POST', '/api/auth/register-promo', { body: { email }, schema: Done });
  } catch (error) {
    console.warn('The first credit could not be registered', error);
  }
}
