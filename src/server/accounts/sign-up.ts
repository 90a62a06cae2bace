import type { Credentials } from '#contract/accounts.ts';
import { passwordError } from '#contract/password.ts';
import { grantFirstCredit } from '#server/credits/first-credit.ts';
import { Problem } from '#server/problem.ts';
import type { AccountServices } from './services.ts';
import { findUserByEmail } from './store.ts';
import { sendVerificationMail } from './verification.ts';

/**
 * Makes an account, grants its free credit and mails the verification link. Throws
 * operation-not-allowed, weak-password, email-already-in-use, sign-up-failed (ERR-SIGNUP) or
 * verification-mail-failed; in the last case the account exists and the mail can be asked for again.
 */
export async function signUp(
  services: AccountServices,
  { email, password }: Credentials,
): Promise<void> {
  const { auth, database, clock, emailPassword } = services;
  if (!emailPassword) throw new Problem('operation-not-allowed');
  const weakness = passwordError(password);
  if (weakness) throw new Problem('weak-password', { fields: { password: weakness } });
  if (await findUserByEmail(database.db, email)) throw new Problem('email-already-in-use');
  const made = await auth.api
    .signUpEmail({ body: { email, password, name: '' } })
    .catch((cause: unknown) => cause);
  const user = await findUserByEmail(database.db, email);
  if (!user) throw new Problem('sign-up-failed', { cause: made });
  // Of several sign-ups of one address at once, better-auth answers all but one with a made-up user.
  if (!isUserAnswer(made) || made.user.id !== user.id) throw new Problem('email-already-in-use');
  await grantFirstCredit({ db: database.db, clock }, user.id);
  await sendVerificationMail(services, user);
}

function isUserAnswer(answer: unknown): answer is { readonly user: { readonly id: string } } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'user' in answer &&
    typeof answer.user === 'object' &&
    answer.user !== null &&
    'id' in answer.user
  );
}
