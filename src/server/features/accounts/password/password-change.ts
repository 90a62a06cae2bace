import { passwordError } from '#contract/password.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { passwordChangedMail } from '#server/platform/mail/templates.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { ofUser } from '#server/platform/live/live.ts';
import { endCodes } from '#server/features/accounts/address/codes.ts';
import { hashPassword } from './password-hash.ts';
import { hashIfRight, hasPassword, isStillHashOf, setPassword } from './passwords.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import type { CurrentSession } from '#server/features/accounts/session/session.ts';
import { endSessions } from '#server/features/accounts/store.ts';

/**
 * Changes the password of whoever knows the old one, ends every other session and tells the owner by mail.
 * Throws operation-not-allowed, weak-password, no-password, wrong-password or too-many-requests.
 */
export async function changePassword(
  services: AccountServices,
  { sessionId, user }: CurrentSession,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
): Promise<void> {
  const { db, engine, mailQueue, publicUrl, clock, live } = services;
  if (!services.emailPassword) throw new Problem('operation-not-allowed');
  const weakness = passwordError(newPassword);
  if (weakness) throw new Problem('weak-password', { fields: { newPassword: weakness } });
  const oldHash = await askPassword(services, { sessionId, user }, oldPassword);
  const passwordHash = await hashPassword(newPassword);
  const about = { userId: user.uid, now: clock() };
  const mail = await db.transaction().execute(async (trx) => {
    await insistOnPassword(trx, user.uid, oldHash);
    await setPassword(trx, engine, { ...about, passwordHash });
    await endSessions(trx, user.uid, sessionId);
    // What was asked for under the old password.
    await endCodes(trx, {
      ...about,
      purposes: ['reset-password', 'change-email', 'sign-up-browser'],
    });
    return mailQueue.store(trx, passwordChangedMail({ to: user.email, link: publicUrl }));
  });
  await mailQueue.dispatch(mail);
  live.publish(ofUser(user.uid));
}

/**
 * Asks the password once more: a guest may hold the keyboard. Answers with its hash, for `insistOnPassword`. Throws
 * no-password, wrong-password, too-many-requests.
 */
export async function askPassword(
  { db, limiter }: Pick<AccountServices, 'db' | 'limiter'>,
  { sessionId, user }: CurrentSession,
  password: string,
): Promise<string> {
  if (!(await hasPassword(db, user.uid))) throw new Problem('no-password');
  await limiter.count('password question by session', sessionId);
  const hash = await hashIfRight(db, user.uid, password);
  if (!hash) throw new Problem('wrong-password');
  await limiter.forget('password question by session', sessionId);
  return hash;
}

/**
 * That the password that was asked for is still the account's: a new one may have been set meanwhile, against whoever
 * knows it. Call it first in the transaction of what it allows. Throws wrong-password.
 */
export async function insistOnPassword(trx: Db, userId: string, hash: string): Promise<void> {
  if (!(await isStillHashOf(trx, userId, hash))) throw new Problem('wrong-password');
}
