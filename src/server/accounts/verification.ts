// Verification codes of our own: only the hash is stored, each works once, for 24 hours.
import { grantFirstCredit } from '#server/credits/first-credit.ts';
import { shortAddress } from '#server/log.ts';
import { verificationMail } from '#server/mail/templates.ts';
import { Problem } from '#server/problem.ts';
import type { AccountServices } from './services.ts';
import { findUser, hashCode, newCode } from './store.ts';

const CODE_LIFE_MS = 24 * 60 * 60 * 1000;

interface Recipient {
  readonly id: string;
  readonly email: string;
}

/** Stores a new code and mails its link; throws verification-mail-failed (ERR-MAIL-01). */
export async function sendVerificationMail(
  services: AccountServices,
  user: Recipient,
): Promise<void> {
  const { database, mailer, publicUrl, clock, log } = services;
  const { code, codeHash } = newCode();
  const now = clock();
  await database.db
    .insertInto('email_verification')
    .values({
      codeHash,
      userId: user.id,
      createdAt: now,
      expiresAt: now + CODE_LIFE_MS,
      usedAt: null,
    })
    .execute();
  const link = `${publicUrl}/verify-email?mode=verifyEmail&oobCode=${code}`;
  try {
    await mailer.send(verificationMail({ to: user.email, link }));
  } catch (error) {
    log.error(
      { err: error, to: shortAddress(user.email) },
      'A verification mail could not be sent',
    );
    throw new Problem('verification-mail-failed', { cause: error });
  }
}

/**
 * Uses up a code and verifies its account; answers with the address. Throws verification-invalid,
 * verification-expired, verification-user-not-found or user-disabled (ERR-VERIFY).
 */
export async function applyVerificationCode(
  services: AccountServices,
  code: string,
): Promise<string> {
  const { database, clock } = services;
  const now = clock();
  const user = await database.db.transaction().execute(async (trx) => {
    // Marked as used by the same statement that finds it: of two calls at once only one goes on.
    const used = await trx
      .updateTable('email_verification')
      .set({ usedAt: now })
      .where('codeHash', '=', hashCode(code))
      .where('usedAt', 'is', null)
      .returning(['userId', 'expiresAt'])
      .executeTakeFirst();
    if (!used) throw new Problem('verification-invalid');
    if (used.expiresAt <= now) throw new Problem('verification-expired');
    const found = await findUser(trx, used.userId);
    if (!found) throw new Problem('verification-user-not-found');
    if (found.disabled) throw new Problem('user-disabled');
    await trx
      .updateTable('user')
      .set({ emailVerified: database.engine === 'sqlite' ? 1 : true })
      .where('id', '=', found.id)
      .execute();
    return found;
  });
  // Granted at sign-up already; should that have failed, it is made good here.
  await grantFirstCredit({ db: database.db, clock }, user.id);
  return user.email;
}
