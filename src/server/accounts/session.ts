import type { User } from '#contract/accounts.ts';
import { Problem } from '#server/problem.ts';
import type { AccountServices } from './services.ts';
import { findUser } from './store.ts';

/** The user of a request's session cookie; read from the database each time, so that an end counts at once. */
export async function currentUser(
  { auth, database }: Pick<AccountServices, 'auth' | 'database'>,
  headers: Headers,
): Promise<User | undefined> {
  if (!headers.has('cookie')) return undefined;
  const session = await auth.api.getSession({ headers });
  if (!session) return undefined;
  const stored = await findUser(database.db, session.user.id);
  if (!stored || stored.disabled || !stored.verified) return undefined;
  return { uid: stored.id, email: stored.email, displayName: session.user.name || null };
}

/** The same, where nothing goes on without one; throws unauthenticated. */
export async function requireUser(
  services: Pick<AccountServices, 'auth' | 'database'>,
  headers: Headers,
): Promise<User> {
  const user = await currentUser(services, headers);
  if (!user) throw new Problem('unauthenticated');
  return user;
}
