// A new password by mail, for whoever has the mailbox.
import { PATHS } from '#contract/paths.ts';
import { passwordError } from '#contract/password.ts';
import { shortAddress } from '#server/platform/log.ts';
import {
  passwordChangedMail,
  resetMail,
  resetRefusedMail,
} from '#server/platform/mail/templates.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import { ofUser } from '#server/platform/live/live.ts';
import {
  checkCode,
  endCodes,
  replaceCode,
  useCode,
  type CodeCheck,
} from '#server/features/accounts/address/codes.ts';
import { hashPassword } from './password-hash.ts';
import { setPassword } from './passwords.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import {
  endSessions,
  findUser,
  findUserByEmail,
  updateUser,
  type StoredUser,
} from '#server/features/accounts/store.ts';
import { countTry, forgetSignIns } from '#server/features/accounts/sign-in/throttle.ts';
import { dispatchOr } from '#server/features/accounts/address/verification.ts';

/**
 * Mails a link for a new password; an older link stops working. Throws operation-not-allowed,
 * too-many-resets, mail-user-not-found or reset-mail-failed (ERR-MAIL-06 to -09). That an account is disabled is
 * told to its mailbox alone: whoever asks gets the same answer.
 */
export async function requestReset(
  services: AccountServices,
  c: RequestContext,
  email: string,
): Promise<void> {
  const { db, mailQueue, publicUrl, clock, emailPassword, supportEmail } = services;
  if (!emailPassword) throw new Problem('operation-not-allowed');
  const user = await findUserByEmail(db, email);
  await countTry(services, c, 'reset mail', { email, userId: user?.id });
  if (!user) throw new Problem('mail-user-not-found');
  const about = { userId: user.id, now: clock() };
  const mail = await db.transaction().execute(async (trx) => {
    if (user.disabled) return mailQueue.store(trx, resetRefusedMail({ to: email, supportEmail }));
    const stored = await replaceCode(trx, { ...about, purpose: 'reset-password', email });
    const link = `${publicUrl}${PATHS.resetPassword}?oobCode=${stored.code}`;
    return mailQueue.store(trx, resetMail({ to: email, link }), stored.expiresAt);
  });
  await dispatchOr(services, mail, 'reset-mail-failed');
}

/** The address that a reset code is for; uses nothing up. Throws what `resetPassword` throws of codes. */
export async function checkResetCode(
  { db, clock }: AccountServices,
  code: string,
): Promise<string> {
  const check = await checkCode(db, code, ['reset-password'], clock());
  const userId = userOf(check);
  return resettable(check, await findUser(db, userId)).email;
}

/**
 * Uses a code up and sets a new password; answers with the account's address. Every session ends, the
 * address counts as verified, and a change of address under way is over. Throws reset-weak-password,
 * reset-expired, reset-invalid or user-disabled (ERR-RESET-05 to -07); then the code goes on working.
 */
export async function resetPassword(
  services: AccountServices,
  c: RequestContext,
  { code, password }: { readonly code: string; readonly password: string },
): Promise<string> {
  const { db, engine, mailQueue, publicUrl, clock, live, log } = services;
  if (!services.emailPassword) throw new Problem('operation-not-allowed');
  const weakness = passwordError(password);
  if (weakness) throw new Problem('reset-weak-password', { fields: { password: weakness } });
  // Looked at first: guesses cost no hash.
  await checkResetCode(services, code);
  const passwordHash = await hashPassword(password);
  const now = clock();
  const { user, mail } = await db.transaction().execute(async (trx) => {
    const used = await useCode(trx, code, ['reset-password'], now);
    const found = resettable(used, await findUser(trx, userOf(used)));
    const about = { userId: found.id, now };
    await setPassword(trx, engine, { ...about, passwordHash });
    await updateUser(trx, engine, { ...about, verified: true });
    await endSessions(trx, found.id);
    await endCodes(trx, {
      ...about,
      purposes: ['reset-password', 'change-email', 'sign-up-browser'],
    });
    const notice = passwordChangedMail({ to: found.email, link: publicUrl });
    return { user: found, mail: await mailQueue.store(trx, notice) };
  });
  await mailQueue.dispatch(mail);
  await forgetSignIns(services, c, user);
  live.publish(ofUser(user.id));
  log.info({ to: shortAddress(user.email) }, 'A password was reset');
  return user.email;
}

function userOf(check: CodeCheck): string {
  if (check === 'invalid') throw new Problem('reset-invalid');
  if (check === 'expired') throw new Problem('reset-expired');
  return check.userId;
}

/** A code proves the address that it went to: one that the account no longer has opens nothing. */
function resettable(check: CodeCheck, user: StoredUser | undefined): StoredUser {
  if (typeof check === 'string' || !user || user.email !== check.email) {
    throw new Problem('reset-invalid');
  }
  if (user.disabled) throw new Problem('user-disabled');
  return user;
}
