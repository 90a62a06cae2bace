// Whose account a Google identity opens (docs/decisions/012).
import type { Db } from '#server/platform/database/connection.ts';
import { isConnectionLost } from '#server/platform/database/retry.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { endCodes } from '#server/features/accounts/address/codes.ts';
import type { Identity } from './identity-provider.ts';
import { dropPassword } from '#server/features/accounts/password/passwords.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import {
  endSessions,
  findUser,
  findUserByEmail,
  insertSignIn,
  insertUser,
  updateUser,
  type StoredUser,
} from '#server/features/accounts/store.ts';

/** Two popups of one new address at once: the second one finds what the first one made. */
const TRIES = 3;

type Services = Pick<AccountServices, 'db' | 'engine' | 'clock' | 'credits'>;

/**
 * The user of an identity: the one it is linked to, else the one of its address, else a new one with its
 * first credit. Throws user-disabled, account-exists-with-different-credential, or google-failed when
 * Google does not vouch for the address (ERR-GOOGLE).
 */
export async function userOfGoogle(services: Services, identity: Identity): Promise<StoredUser> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await services.db.transaction().execute((trx) => findOrMake(services, trx, identity));
    } catch (error) {
      // Only two that make the same account at once are worth another try here.
      if (error instanceof Problem || isConnectionLost(error) || attempt === TRIES) throw error;
    }
  }
}

async function findOrMake(services: Services, trx: Db, identity: Identity): Promise<StoredUser> {
  const linkedId = await userIdOf(trx, identity.subject);
  if (linkedId !== undefined) return enabled(await findUser(trx, linkedId));
  const { email, emailVerified } = identity;
  if (email === undefined || !emailVerified) throw new Problem('google-failed');
  const owner = await findUserByEmail(trx, email);
  if (!owner) return makeUser(services, trx, identity, email);
  enabled(owner);
  const linked = await linkedSubject(trx, owner.id);
  // Another popup of the same identity has linked it since the first look.
  if (linked === identity.subject) return owner;
  if (linked !== undefined) throw new Problem('account-exists-with-different-credential');
  if (!owner.verified) await takeOver(services, trx, owner, identity);
  else if (!identity.emailIsTheirs) throw new Problem('account-exists-with-different-credential');
  await link(services, trx, owner.id, identity);
  return owner;
}

async function makeUser(
  services: Services,
  trx: Db,
  identity: Identity,
  email: string,
): Promise<StoredUser> {
  const { engine, clock, credits } = services;
  const now = clock();
  const { name } = identity;
  const id = await insertUser(trx, engine, { email, name, verified: true, now });
  if (id === undefined) throw new Error('The address was taken meanwhile');
  await link(services, trx, id, identity);
  await credits.grantFirst(trx, id, now);
  return { id, email, name, verified: true, disabled: false };
}

/** Whoever signed up with this address never proved it: their password, sessions and links end. */
async function takeOver(
  { engine, clock, credits }: Services,
  trx: Db,
  owner: StoredUser,
  { name }: Identity,
): Promise<void> {
  const about = { userId: owner.id, now: clock() };
  await dropPassword(trx, owner.id);
  await endSessions(trx, owner.id);
  await endCodes(trx, {
    ...about,
    purposes: ['verify-email', 'change-email', 'reset-password', 'sign-up-browser'],
  });
  await updateUser(trx, engine, { ...about, name, verified: true });
  await credits.grantFirst(trx, owner.id, about.now);
}

async function link(
  { engine, clock }: Services,
  trx: Db,
  userId: string,
  { subject }: Identity,
): Promise<void> {
  await insertSignIn(trx, engine, {
    userId,
    provider: 'google',
    accountId: subject,
    passwordHash: null,
    now: clock(),
  });
}

async function userIdOf(trx: Db, subject: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('account')
    .select('userId')
    .where('providerId', '=', 'google')
    .where('accountId', '=', subject)
    .executeTakeFirst();
  return row?.userId;
}

/** The Google identity that opens an account, if any does. */
export async function linkedSubject(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('accountId')
    .where('userId', '=', userId)
    .where('providerId', '=', 'google')
    .executeTakeFirst();
  return row?.accountId;
}

function enabled(user: StoredUser | undefined): StoredUser {
  if (!user) throw new Error('A sign-in method without its user');
  if (user.disabled) throw new Problem('user-disabled');
  return user;
}
