// Changing an account's address: asked for with the password, done by the link in the new mailbox.
import { PATHS } from '#contract/paths.ts';
import type { Context } from '#server/platform/context.ts';
import { shortAddress } from '#server/platform/log.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { LeasedMail } from '#server/platform/mail/queue-store.ts';
import {
  addressChangeAskedMail,
  addressChangedMail,
  confirmAddressMail,
} from '#server/platform/mail/templates.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { endCodes, replaceCode } from './codes.ts';
import {
  askPassword,
  insistOnPassword,
} from '#server/features/accounts/password/password-change.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import type { CurrentSession } from '#server/features/accounts/session/session.ts';
import { findUserByEmail, updateUser, type StoredUser } from '#server/features/accounts/store.ts';

/**
 * Mails a link to the new address and a notice to the old one; the address changes when the link is
 * followed. Throws no-password, wrong-password, too-many-requests, email-unchanged, email-already-in-use,
 * too-many-verification-mails or verification-mail-failed.
 */
export async function askForNewAddress(
  services: AccountServices,
  session: CurrentSession,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { db, mailQueue } = services;
  const { user } = session;
  const hash = await askPassword(services, session, password);
  if (email === user.email) throw new Problem('email-unchanged');
  await services.limiter.count('verification mail by account', user.uid);
  if (await findUserByEmail(db, email)) throw new Problem('email-already-in-use');
  const [link, notice] = await db.transaction().execute(async (trx) => {
    await insistOnPassword(trx, user.uid, hash);
    const asked = addressChangeAskedMail({ to: user.email, newAddress: shortAddress(email) });
    return [
      await storeConfirmation(services, trx, user.uid, email),
      await mailQueue.store(trx, asked),
    ] as const;
  });
  const [wasTaken] = await Promise.all([mailQueue.dispatch(link), mailQueue.dispatch(notice)]);
  if (!wasTaken) throw new Problem('verification-mail-failed');
}

/** Mails the pending address another link, if there is one; throws too-many-verification-mails, resend-failed. */
export async function resendConfirmation(
  services: AccountServices,
  { user }: CurrentSession,
): Promise<void> {
  const { db, limiter, mailQueue } = services;
  const email = await pendingAddress(services, user.uid);
  if (email === null) return;
  await limiter.count('verification mail by account', user.uid);
  const mail = await db
    .transaction()
    .execute((trx) => storeConfirmation(services, trx, user.uid, email));
  if (!(await mailQueue.dispatch(mail))) throw new Problem('resend-failed');
}

/** The address that waits for its confirmation, or null. */
export async function pendingAddress(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('mailed_code')
    .select('email')
    .where('userId', '=', userId)
    .where('purpose', '=', 'change-email')
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', clock())
    .executeTakeFirst();
  return row?.email ?? null;
}

/** The account keeps its address; the link that went out stops working. */
export async function dropPendingAddress(
  { db, clock }: AccountServices,
  userId: string,
): Promise<void> {
  await endCodes(db, { userId, purposes: ['change-email'], now: clock() });
}

/**
 * The link was followed: the account takes the new address. Answers with the notice to the old one. Throws
 * email-already-in-use when somebody else has it by now. Call it in the transaction that uses the code up.
 */
export async function takeNewAddress(
  { engine, mailQueue, clock, supportEmail }: AccountServices,
  trx: Db,
  user: StoredUser,
  email: string,
): Promise<LeasedMail> {
  const owner = await findUserByEmail(trx, email);
  if (owner && owner.id !== user.id) throw new Problem('email-already-in-use');
  const about = { userId: user.id, now: clock() };
  await updateUser(trx, engine, { ...about, email, verified: true });
  // Links to the old mailbox open nothing any more.
  await endCodes(trx, { ...about, purposes: ['reset-password', 'change-email'] });
  const newAddress = shortAddress(email);
  return mailQueue.store(trx, addressChangedMail({ to: user.email, newAddress, supportEmail }));
}

/** A newer link takes the older one's place. */
async function storeConfirmation(
  { mailQueue, publicUrl, clock }: AccountServices,
  trx: Db,
  userId: string,
  email: string,
): Promise<LeasedMail> {
  const about = { userId, now: clock() };
  const { code, expiresAt } = await replaceCode(trx, { ...about, purpose: 'change-email', email });
  const link = `${publicUrl}${PATHS.verifyEmail}?mode=verifyAndChangeEmail&oobCode=${code}`;
  return mailQueue.store(trx, confirmAddressMail({ to: email, link }), expiresAt);
}
