import { isAPIError } from 'better-auth/api';
import { parse } from 'hono/utils/cookie';
import { createHmac } from 'node:crypto';
import type { User } from '#contract/accounts.ts';
import { Problem } from '#server/problem.ts';
import type { RequestContext } from '#server/request.ts';
import { isStorageFull } from '#server/free-space.ts';
import { isSameSecret } from '#server/secret.ts';
import { RENEW_EVERY_SECONDS, SESSION_SECONDS } from './auth.ts';
import type { AccountServices } from './services.ts';

/** How exactly it is known when a device was seen last. */
const SEEN_EVERY_MS = 5 * 60_000;
/** A session that has less left is renewed, so about once a day. */
const RENEW_BELOW_MS = (SESSION_SECONDS - RENEW_EVERY_SECONDS) * 1000;

/** As the version before named it where the address is https (docs/decisions/030). */
const FORMER_NAME = '__Secure-riffle.session_token';
const PRESENT_NAME = '__Host-riffle.session_token';

type Services = Pick<AccountServices, 'auth' | 'db' | 'clock'>;

export interface CurrentSession {
  readonly sessionId: string;
  readonly user: User;
}

/** The user of a request's session cookie; read from the database each time, so that an end counts at once. */
export async function currentUser(
  services: Services,
  c: RequestContext,
): Promise<User | undefined> {
  return (await openSessionOf(services, cookieOf(c)))?.user;
}

/** The request's session, which this use makes last seven days more. */
export async function currentSession(
  services: Services,
  c: RequestContext,
): Promise<CurrentSession | undefined> {
  const cookie = cookieOf(c);
  if (cookie === undefined) return undefined;
  const session = await openSessionOf(services, cookie);
  if (session && session.expiresAt - services.clock() > RENEW_BELOW_MS) return session;
  // Renewed, or taken from the browser where it has ended.
  const answer = await services.auth.api
    .getSession({ headers: new Headers({ cookie }), returnHeaders: true })
    .catch(ifEnded);
  if (!answer) return undefined;
  takeCookies(c, answer.headers);
  return answer.response ? session : undefined;
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

/** Hands on the cookies that better-auth has set; one of the former name has had its day. */
export function takeCookies(c: RequestContext, from: Headers): void {
  for (const cookie of from.getSetCookie()) c.header('set-cookie', cookie, { append: true });
  if (!c.req.header('cookie')?.includes(`${FORMER_NAME}=`)) return;
  const gone = `${FORMER_NAME}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`;
  c.header('set-cookie', gone, { append: true });
}

/**
 * A request's cookies; a session cookie of the former name counts under the present one, where there is no other:
 * whoever was signed in before an update still is.
 */
export function cookieOf(c: RequestContext): string | undefined {
  const cookie = c.req.header('cookie');
  if (cookie === undefined || cookie.includes(`${PRESENT_NAME}=`)) return cookie;
  return cookie.replace(`${FORMER_NAME}=`, `${PRESENT_NAME}=`);
}

/**
 * Signature and row of the cookie are read here and not by better-auth, which takes six times as long for
 * it; making, renewing and ending sessions are better-auth's.
 */
async function openSessionOf(
  { auth, db, clock }: Services,
  cookie: string | undefined,
): Promise<(CurrentSession & { readonly expiresAt: number }) | undefined> {
  if (cookie === undefined) return undefined;
  const { authCookies, secret } = await auth.$context;
  const { name } = authCookies.sessionToken;
  const token = tokenOf(parse(cookie, name)[name], secret);
  if (!token) return undefined;
  const row = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['session.id as sessionId', 'expiresAt', 'lastSeenAt'])
    .select(['user.id as uid', 'email', 'user.name', 'emailVerified', 'disabledAt'])
    .where('token', '=', token)
    .executeTakeFirst();
  const now = clock();
  const expiresAt = new Date(row?.expiresAt ?? 0).getTime();
  if (!row || expiresAt <= now || row.disabledAt !== null || !row.emailVerified) return undefined;
  const { sessionId, uid, email, name: displayName } = row;
  if ((row.lastSeenAt ?? 0) <= now - SEEN_EVERY_MS) {
    await db
      .updateTable('session')
      .set({ lastSeenAt: now })
      .where('id', '=', sessionId)
      .execute()
      .catch(unlessFull);
  }
  return { sessionId, expiresAt, user: { uid, email, displayName: displayName || null } };
}

/** The token of a cookie '<token>.<signature>' that this server has signed. */
function tokenOf(signed: string | undefined, secret: string): string | undefined {
  const end = signed?.lastIndexOf('.') ?? -1;
  if (!signed || end < 1) return undefined;
  const token = signed.slice(0, end);
  // As texts: several base64 texts stand for the same bytes, and only one of them is ours.
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return isSameSecret(signed.slice(end + 1), signature) ? token : undefined;
}

/** On a full disk reading goes on: a session is as good as before, though nobody can write that it was used. */
function unlessFull(error: unknown): undefined {
  if (!isStorageFull(error)) throw error;
}

/** A session that ended while it was being renewed is none; any other failure is one. */
function ifEnded(error: unknown): undefined {
  if (isAPIError(error) && error.status === 'UNAUTHORIZED') return undefined;
  throw error;
}
