// Who asks: the session that a request's cookie names. It is read from the database each time, so that its end
// counts at once.
import type { InferResult } from 'kysely';
import type { Session, User } from '#contract/accounts.ts';
import type { Credits } from '#contract/prices.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { kept } from '#server/platform/database/kept.ts';
import { isStorageFull } from '#server/platform/free-space.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import { timeOf } from '#server/features/accounts/store.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A session ends so long after its last renewal. */
export const SESSION_SECONDS = 7 * DAY_SECONDS;
/** A session that has less left is renewed, so about once a day. */
const RENEW_BELOW_MS = (SESSION_SECONDS - DAY_SECONDS) * 1000;
/** How exactly it is known when a device was seen last. */
const SEEN_EVERY_MS = 5 * 60_000;

/** What whoever asks for the session needs. */
export type SessionServices = Pick<AccountServices, 'db' | 'engine' | 'clock' | 'cookies'>;

export interface CurrentSession {
  readonly sessionId: string;
  readonly user: User;
}

interface OpenSession extends CurrentSession {
  readonly expiresAt: number;
  /** Where they were read with it. */
  readonly credits: Credits | undefined;
}

interface Token {
  readonly token: string;
}

function selectSession(db: Db, token: string) {
  return db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['session.id as sessionId', 'expiresAt', 'lastSeenAt'])
    .select(['user.id as uid', 'email', 'user.name', 'emailVerified', 'disabledAt'])
    .where('token', '=', token);
}

type SessionRow = InferResult<ReturnType<typeof selectSession>>[number] & {
  readonly credits?: Credits;
};
type ReadSession = (db: Db, token: Token) => Promise<readonly SessionRow[]>;
const readSession: ReadSession = kept((db, { token }: Token) => selectSession(db, token));

/** The user of a request's session cookie. */
export async function currentUser(
  services: SessionServices,
  c: RequestContext,
): Promise<User | undefined> {
  const token = services.cookies.readSession(c);
  return token === undefined ? undefined : (await findSession(services, token))?.user;
}

/** The request's session, which this use makes last seven days more; the cookie of one that has ended goes. */
export async function currentSession(
  services: SessionServices,
  c: RequestContext,
  read: ReadSession = readSession,
): Promise<OpenSession | undefined> {
  const { cookies, clock } = services;
  const token = cookies.readSession(c);
  if (token === undefined) return undefined;
  const session = await findSession(services, token, read);
  if (session && session.expiresAt - clock() > RENEW_BELOW_MS) return session;
  if (!session || !(await renew(services, session.sessionId))) {
    cookies.forgetSession(c);
    return undefined;
  }
  cookies.writeSession(c, token, SESSION_SECONDS);
  return session;
}

/** What a page asks first: who is signed in and what they can spend, read in one statement. */
export function sessionReader(
  services: SessionServices & Pick<AccountServices, 'credits'>,
): (c: RequestContext) => Promise<Session> {
  const { credits } = services;
  const read: ReadSession = kept((db, { token }: Token) =>
    selectSession(db, token).select(credits.spendableOf('user.id').as('credits')),
  );
  return async (c) => {
    const session = await currentSession(services, c, read);
    return { user: session?.user ?? null, credits: session?.credits ?? 0 };
  };
}

/** The request's session, where nothing goes on without one; throws unauthenticated. */
export async function requireSession(
  services: SessionServices,
  c: RequestContext,
): Promise<CurrentSession> {
  const session = await currentSession(services, c);
  if (!session) throw new Problem('unauthenticated');
  return session;
}

/** The user of a request, where nothing goes on without one; throws unauthenticated. */
export async function requireUser(services: SessionServices, c: RequestContext): Promise<User> {
  return (await requireSession(services, c)).user;
}

async function findSession(
  { db, clock }: SessionServices,
  token: string,
  read: ReadSession = readSession,
): Promise<OpenSession | undefined> {
  const [row] = await read(db, { token });
  const now = clock();
  const expiresAt = new Date(row?.expiresAt ?? 0).getTime();
  if (!row || expiresAt <= now || row.disabledAt !== null || !row.emailVerified) return undefined;
  const { sessionId, uid, email, name: displayName, credits } = row;
  if ((row.lastSeenAt ?? 0) <= now - SEEN_EVERY_MS) {
    await db
      .updateTable('session')
      .set({ lastSeenAt: now })
      .where('id', '=', sessionId)
      .execute()
      .catch(unlessFull);
  }
  const user = { uid, email, displayName: displayName || null };
  return { sessionId, expiresAt, user, credits };
}

/** Makes a session last from now on; false where it has ended meanwhile. */
async function renew({ db, engine, clock }: SessionServices, sessionId: string): Promise<boolean> {
  const now = clock();
  const renewed = await db
    .updateTable('session')
    .set({
      expiresAt: timeOf(engine, now + SESSION_SECONDS * 1000),
      updatedAt: timeOf(engine, now),
    })
    .where('id', '=', sessionId)
    .executeTakeFirst()
    .catch(unlessFull);
  return renewed?.numUpdatedRows !== 0n;
}

/** On a full disk reading goes on: a session is as good as before, though nobody can write that it was used. */
function unlessFull(error: unknown): undefined {
  if (!isStorageFull(error)) throw error;
}
