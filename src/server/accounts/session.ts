import { isAPIError } from 'better-auth/api';
import type { User } from '#contract/accounts.ts';
import { Problem } from '#server/problem.ts';
import type { RequestContext } from '#server/request.ts';
import type { AccountServices } from './services.ts';

/** How exactly it is known when a device was seen last. */
const SEEN_EVERY_MS = 5 * 60_000;

type Services = Pick<AccountServices, 'auth' | 'database' | 'clock'>;

export interface CurrentSession {
  readonly sessionId: string;
  readonly user: User;
}

/** The user of a request's session cookie; read from the database each time, so that an end counts at once. */
export async function currentUser(services: Services, headers: Headers): Promise<User | undefined> {
  if (!headers.has('cookie')) return undefined;
  const found = await services.auth.api
    .getSession({ headers, query: { disableRefresh: true } })
    .catch(ifEnded);
  return found ? (await openSessionOf(services, found.session.id))?.user : undefined;
}

/** The request's session, which this use makes last seven days more. */
export async function currentSession(
  services: Services,
  c: RequestContext,
): Promise<CurrentSession | undefined> {
  const { headers } = c.req.raw;
  if (!headers.has('cookie')) return undefined;
  const answer = await services.auth.api
    .getSession({ headers, returnHeaders: true })
    .catch(ifEnded);
  if (!answer) return undefined;
  takeCookies(c, answer.headers);
  return answer.response ? openSessionOf(services, answer.response.session.id) : undefined;
}

/** The same, where nothing goes on without one; throws unauthenticated. */
export async function requireSession(
  services: Services,
  c: RequestContext,
): Promise<CurrentSession> {
  const session = await currentSession(services, c);
  if (!session) throw new Problem('unauthenticated');
  return session;
}

/** The user of a request, where nothing goes on without one; throws unauthenticated. */
export async function requireUser(services: Services, c: RequestContext): Promise<User> {
  return (await requireSession(services, c)).user;
}

/** Hands on the cookies that better-auth has set. */
export function takeCookies(c: RequestContext, from: Headers): void {
  for (const cookie of from.getSetCookie()) c.header('set-cookie', cookie, { append: true });
}

async function openSessionOf(
  { database, clock }: Services,
  sessionId: string,
): Promise<CurrentSession | undefined> {
  const row = await database.db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['user.id', 'email', 'name', 'emailVerified', 'disabledAt', 'lastSeenAt'])
    .where('session.id', '=', sessionId)
    .executeTakeFirst();
  if (!row || row.disabledAt !== null || !row.emailVerified) return undefined;
  const now = clock();
  if ((row.lastSeenAt ?? 0) <= now - SEEN_EVERY_MS) {
    await database.db
      .updateTable('session')
      .set({ lastSeenAt: now })
      .where('id', '=', sessionId)
      .execute();
  }
  const { id: uid, email, name } = row;
  return { sessionId, user: { uid, email, displayName: name || null } };
}

/** A session that ended while it was being renewed is none; any other failure is one. */
function ifEnded(error: unknown): undefined {
  if (isAPIError(error) && error.status === 'UNAUTHORIZED') return undefined;
  throw error;
}
