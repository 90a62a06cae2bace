import type { Credentials } from '#contract/accounts.ts';
import { passwordError } from '#contract/password.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import { hashPassword } from '#server/features/accounts/password/password-hash.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import { findUserByEmail, insertSignIn, insertUser } from '#server/features/accounts/store.ts';
import { keepProof, storeProof } from './sign-up-browser.ts';
import {
  dispatchOr,
  storeVerificationMail,
} from '#server/features/accounts/address/verification.ts';

/**
 * Makes an account with its free credit, its verification code and the mail for it, all in one transaction.
 * Throws operation-not-allowed, weak-password, email-already-in-use (ERR-SIGNUP) or
 * verification-mail-failed; in the last case the account exists and the mail can be asked for again. The browser gets
 * what the mailed link asks for to sign it in.
 */
export async function signUp(
  services: AccountServices,
  c: RequestContext,
  { email, password }: Credentials,
): Promise<void> {
  const { db, engine, clock, credits, emailPassword } = services;
  if (!emailPassword) throw new Problem('operation-not-allowed');
  const weakness = passwordError(password);
  if (weakness) throw new Problem('weak-password', { fields: { password: weakness } });
  if (await findUserByEmail(db, email)) throw new Problem('email-already-in-use');
  const passwordHash = await hashPassword(password);
  const now = clock();
  const { mail, proof } = await db.transaction().execute(async (trx) => {
    const id = await insertUser(trx, engine, { email, name: '', verified: false, now });
    // Of several sign-ups of one address at once, all but one stop here.
    if (id === undefined) throw new Problem('email-already-in-use');
    const account = {
      userId: id,
      provider: 'credential',
      accountId: id,
      passwordHash,
      now,
    } as const;
    await insertSignIn(trx, engine, account);
    await credits.grantFirst(trx, id, now);
    return {
      mail: await storeVerificationMail(services, trx, { id, email }),
      proof: await storeProof(trx, { userId: id, email, now }),
    };
  });
  keepProof(services, c, proof);
  await dispatchOr(services, mail, 'verification-mail-failed');
}
