import type { Credentials, User } from '#contract/accounts.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import { openSession } from '#server/features/accounts/session/open-session.ts';
import { hashIfRight, isStillHashOf } from '#server/features/accounts/password/passwords.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import { endSession, findUserByEmail, type StoredUser } from '#server/features/accounts/store.ts';
import { countTry } from './throttle.ts';
import { sendVerificationMail } from '#server/features/accounts/address/verification.ts';

/**
 * Checks the password and opens a session on this browser; answers with the user. Throws
 * user-not-found, wrong-password, email-not-verified (after mailing a new link, five an hour), user-disabled,
 * too-many-requests or verification-mail-failed (ERR-SIGNIN).
 */
export async function signIn(
  services: AccountServices,
  c: RequestContext,
  credentials: Credentials,
): Promise<User> {
  const { user, hash } = await recognise(services, c, credentials);
  if (!user.verified) {
    await sendAnotherLink(services, user).catch((error: unknown) => {
      // The inbox holds five of this hour: what there is to do stays the same (ERR-SIGNIN-01, STATE-AUTH-04).
      if (!(error instanceof Problem) || error.code !== 'too-many-verification-mails') throw error;
    });
    throw new Problem('email-not-verified');
  }
  const sessionId = await openSession(services, c, user.id);
  if (!(await isStillHashOf(services.db, user.id, hash))) {
    await endSession(services.db, sessionId);
    throw new Problem('wrong-password');
  }
  return { uid: user.id, email: user.email, displayName: user.name || null };
}

/**
 * Checks the password of an account and mails a new link (STATE-AUTH-04, ERR-MAIL-02 to -04); true where the
 * address is verified already and nothing is mailed.
 */
export async function resendVerification(
  services: AccountServices,
  c: RequestContext,
  credentials: Credentials,
): Promise<boolean> {
  try {
    const { user } = await recognise(services, c, credentials);
    if (!user.verified) await sendAnotherLink(services, user);
    return user.verified;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'user-not-found') throw new Problem('mail-user-not-found');
    if (error.code === 'verification-mail-failed') throw new Problem('resend-failed');
    throw error;
  }
}

/** The user of this address and password. Only the right password learns that an account is disabled. */
async function recognise(
  services: AccountServices,
  c: RequestContext,
  { email, password }: Credentials,
): Promise<{ readonly user: StoredUser; readonly hash: string }> {
  const { db, limiter, emailPassword } = services;
  if (!emailPassword) throw new Problem('operation-not-allowed');
  const user = await findUserByEmail(db, email);
  const forget = await countTry(services, c, 'sign-in', { email, userId: user?.id });
  if (!user) {
    await limiter.count('unknown account by address', networkOf(c.var.address));
    throw new Problem('user-not-found');
  }
  const hash = await hashIfRight(db, user.id, password);
  if (!hash) throw new Problem('wrong-password');
  await forget();
  if (user.disabled) throw new Problem('user-disabled');
  return { user, hash };
}

async function sendAnotherLink(services: AccountServices, user: StoredUser): Promise<void> {
  await services.limiter.count('verification mail by account', user.id);
  await sendVerificationMail(services, user);
}
