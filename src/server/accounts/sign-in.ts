import { APIError } from 'better-auth/api';
import type { Credentials } from '#contract/accounts.ts';
import { Problem } from '#server/problem.ts';
import type { AccountServices } from './services.ts';
import { findUserByEmail, hasPassword } from './store.ts';
import { sendVerificationMail } from './verification.ts';

/**
 * Checks the password and opens a session; answers with the headers that set its cookie. Throws
 * user-not-found, wrong-password, email-not-verified (after mailing a new link), user-disabled,
 * too-many-requests or sign-in-failed (ERR-SIGNIN).
 */
export async function signIn(
  services: AccountServices,
  { email, password }: Credentials,
  address: string,
): Promise<Headers> {
  const { auth, limiter, emailPassword } = services;
  if (!emailPassword) throw new Problem('operation-not-allowed');
  await limiter.count('sign-in by address', address);
  await limiter.count('sign-in by account', email);
  try {
    await checkAccount(services, email);
    const { headers } = await auth.api.signInEmail({
      body: { email, password },
      headers: new Headers({ 'x-riffle-address': address }),
      returnHeaders: true,
    });
    await limiter.forget('sign-in by account', email);
    return headers;
  } catch (error) {
    throw await signInProblem(services, email, error);
  }
}

/** Checks the password of an unverified account and mails a new link (STATE-AUTH-04, ERR-MAIL-02 to -04). */
export async function resendVerification(
  services: AccountServices,
  credentials: Credentials,
  address: string,
): Promise<void> {
  try {
    const headers = await signIn(services, credentials, address);
    // Verified already: nothing to mail, and the session that the check opened is closed again.
    await services.auth.api.signOut({ headers: cookieOf(headers) });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'email-not-verified') return;
    if (error.code === 'user-not-found') throw new Problem('mail-user-not-found');
    if (error.code === 'verification-mail-failed') throw new Problem('resend-failed');
    throw error;
  }
}

async function checkAccount({ database }: AccountServices, email: string): Promise<void> {
  const user = await findUserByEmail(database.db, email);
  if (!user) throw new Problem('user-not-found');
  if (user.disabled) throw new Problem('user-disabled');
  if (!(await hasPassword(database.db, user.id))) throw new Problem('wrong-password');
}

async function signInProblem(
  services: AccountServices,
  email: string,
  error: unknown,
): Promise<Problem> {
  if (error instanceof Problem) return error;
  const code = error instanceof APIError ? error.body?.code : undefined;
  if (code === 'INVALID_EMAIL_OR_PASSWORD') return new Problem('wrong-password');
  if (code !== 'EMAIL_NOT_VERIFIED') return new Problem('sign-in-failed', { cause: error });
  const user = await findUserByEmail(services.database.db, email);
  if (!user) return new Problem('user-not-found');
  try {
    await services.limiter.count('verification mail by account', email);
    await sendVerificationMail(services, user);
    return new Problem('email-not-verified');
  } catch (problem) {
    if (problem instanceof Problem) return problem;
    throw problem;
  }
}

/** The request headers of a browser that has taken the cookies of these answer headers. */
export function cookieOf(headers: Headers): Headers {
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return new Headers({ cookie });
}
