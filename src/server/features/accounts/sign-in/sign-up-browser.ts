// The browser that signed up is signed in by the link from the mailbox, and no other one is (docs/decisions/056). It
// shows a secret that it got with the account: for an hour, once, and stored as a hash like the link's own.
import type { Db } from '#server/platform/database/connection.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import {
  CODE_LIFE_MS,
  checkCode,
  storeCode,
  useCode,
  type CodeCheck,
} from '#server/features/accounts/address/codes.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import { storeSession } from '#server/features/accounts/session/open-session.ts';
import { currentSession } from '#server/features/accounts/session/session.ts';
import type { StoredUser } from '#server/features/accounts/store.ts';

const PURPOSE = 'sign-up-browser';

/** Stores the proof of a sign-up and answers with it. Call it in the transaction that makes the account. */
export async function storeProof(
  trx: Db,
  about: { readonly userId: string; readonly email: string; readonly now: number },
): Promise<string> {
  return (await storeCode(trx, { ...about, purpose: PURPOSE })).code;
}

/** Leaves it in the browser. */
export function keepProof({ cookies }: AccountServices, c: RequestContext, proof: string): void {
  cookies.write(c, 'sign-up', proof, CODE_LIFE_MS[PURPOSE] / 1000);
}

/** The proof that a browser shows where nobody is signed in: whoever is, stays it. */
export async function shownProof(
  services: AccountServices,
  c: RequestContext,
): Promise<string | undefined> {
  const proof = services.cookies.read(c, 'sign-up');
  if (proof === undefined || (await currentSession(services, c))) return undefined;
  return proof;
}

/**
 * The token of a new session where the proof is this user's; it is used up then. Call it after the user's row has been
 * changed in the same transaction: so it waits for a new password, which ends the proof.
 */
export async function sessionByProof(
  services: AccountServices,
  trx: Db,
  c: RequestContext,
  { proof, user }: { readonly proof: string | undefined; readonly user: StoredUser },
): Promise<string | undefined> {
  if (proof === undefined) return undefined;
  const now = services.clock();
  const isTheirs = (check: CodeCheck): boolean =>
    typeof check !== 'string' && check.userId === user.id && check.email === user.email;
  // Looked at first: another account's is not used up.
  if (!isTheirs(await checkCode(trx, proof, [PURPOSE], now))) return undefined;
  if (!isTheirs(await useCode(trx, proof, [PURPOSE], now))) return undefined;
  return (await storeSession(services, trx, c, user.id)).token;
}
