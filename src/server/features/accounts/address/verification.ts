// Proving an address: by the link after sign-up, or by the one that confirms a change of address.
import { PATHS } from '#contract/paths.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { LeasedMail } from '#server/platform/mail/queue-store.ts';
import { verificationMail } from '#server/platform/mail/templates.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import { shortAddress } from '#server/platform/log.ts';
import { ofUser } from '#server/platform/live/live.ts';
import { takeNewAddress } from './address-change.ts';
import { storeCode, useCode } from './codes.ts';
import { handOver } from '#server/features/accounts/session/open-session.ts';
import { sessionByProof, shownProof } from '#server/features/accounts/sign-in/sign-up-browser.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import { findUser, updateUser, type StoredUser } from '#server/features/accounts/store.ts';

type Recipient = Pick<StoredUser, 'id' | 'email'>;

/** Stores a new code and the mail with its link; hand what comes back to `mailQueue.dispatch`. */
export async function storeVerificationMail(
  { mailQueue, publicUrl, clock }: AccountServices,
  trx: Db,
  { id: userId, email }: Recipient,
): Promise<LeasedMail> {
  const now = clock();
  const { code, expiresAt } = await storeCode(trx, { userId, purpose: 'verify-email', email, now });
  const link = `${publicUrl}${PATHS.verifyEmail}?mode=verifyEmail&oobCode=${code}`;
  return mailQueue.store(trx, verificationMail({ to: email, link }), expiresAt);
}

/** Mails a new link; throws verification-mail-failed when it was refused for good (ERR-MAIL-01). */
export async function sendVerificationMail(
  services: AccountServices,
  user: Recipient,
): Promise<void> {
  const mail = await services.db
    .transaction()
    .execute((trx) => storeVerificationMail(services, trx, user));
  await dispatchOr(services, mail, 'verification-mail-failed');
}

/** Sends a stored mail off; throws `code` when it was refused for good. */
export async function dispatchOr(
  { mailQueue }: Pick<AccountServices, 'mailQueue'>,
  mail: LeasedMail,
  code: ErrorCode,
): Promise<void> {
  if (!(await mailQueue.dispatch(mail))) throw new Problem(code);
}

/**
 * Uses up a code and verifies its address; answers with it. The browser that signed up is signed in. Throws verification-invalid,
 * verification-expired, verification-user-not-found, user-disabled (ERR-VERIFY), or email-already-in-use
 * when a new address was taken by somebody else meanwhile.
 */
export async function applyVerificationCode(
  services: AccountServices,
  c: RequestContext,
  code: string,
): Promise<string> {
  const { db, engine, clock, live, credits } = services;
  const now = clock();
  const proof = await shownProof(services, c);
  const { user, email, mails, token } = await db.transaction().execute(async (trx) => {
    const used = await useCode(trx, code, ['verify-email', 'change-email'], now);
    if (used === 'invalid') throw new Problem('verification-invalid');
    if (used === 'expired') throw new Problem('verification-expired');
    const found = await findUser(trx, used.userId);
    const isTheirs = used.purpose === 'change-email' || used.email === found?.email;
    // The account that this link went to is gone, or has another address by now.
    if (!found || !isTheirs) throw new Problem('verification-user-not-found');
    if (found.disabled) throw new Problem('user-disabled');
    // Granted at sign-up already; should it be missing, it is made good here.
    await credits.grantFirst(trx, found.id, now);
    if (used.purpose === 'change-email') {
      const notice = await takeNewAddress(services, trx, found, used.email);
      return { user: found, email: used.email, mails: [notice], token: undefined };
    }
    await updateUser(trx, engine, { userId: found.id, now, verified: true });
    const opened = await sessionByProof(services, trx, c, { proof, user: found });
    return { user: found, email: used.email, mails: [], token: opened };
  });
  if (token !== undefined) signInHere(services, c, { user, token });
  for (const mail of mails) await services.mailQueue.dispatch(mail);
  live.publish(ofUser(user.id));
  return email;
}

function signInHere(
  services: AccountServices,
  c: RequestContext,
  { user, token }: { readonly user: Recipient; readonly token: string },
): void {
  handOver(services, c, { userId: user.id, token });
  services.cookies.forget(c, 'sign-up');
  const about = { user: shortAddress(user.email), requestId: c.var.requestId };
  services.log.info(about, 'Signed in by verifying the address');
}
