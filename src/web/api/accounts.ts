// Accounts: the calls of CALL-AUTH-01 and CALL-FN-02, under their names.
import type { Credentials } from '#contract/accounts.ts';
import { Done, Session, VerifiedEmail } from '#contract/accounts.ts';
import { call } from '#web/api/client.ts';
import { requireService } from '#web/api/configuration.ts';
import { Problem } from '#web/api/problem.ts';

/** Who is signed in in this browser, and the balance. */
export function getSession(signal?: AbortSignal): Promise<Session> {
  return call('GET', '/api/session', { schema: Session, signal });
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

export async function signInWithGoogle(): Promise<Session> {
  requireService('auth');
  throw new Problem('unauthorized-domain');
}

export async function logout(): Promise<void> {
  requireService('auth');
  await call('POST', '/api/auth/sign-out', { schema: Done });
}

/** For the user signed in now. Signing in needs a verified address, so there is none to send to (ERR-MAIL-05). */
export async function resendVerificationEmail(): Promise<void> {
  requireService('auth');
  console.error(new Error('No authenticated user found'));
  throw new Problem('no-current-user');
}

export async function resendVerificationByEmail(credentials: Credentials): Promise<void> {
  requireService('auth');
  await call('POST', '/api/auth/resend-verification', { body: credentials, schema: Done });
}

/** Uses up the code of a verification link; resolves to the address that is verified now. */
export async function applyVerificationCode(oobCode: string): Promise<string> {
  requireService('auth');
  const body = { oobCode };
  const { email } = await call('POST', '/api/auth/verify-email', { body, schema: VerifiedEmail });
  return email;
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
