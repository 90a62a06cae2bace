// A session's beginning and its end by the one who has it.
import type { Db } from '#server/platform/database/connection.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { ofUser } from '#server/platform/live/live.ts';
import type { RequestContext } from '#server/platform/http/request.ts';
import { DEVICE_COOKIE_SECONDS } from './device-cookie.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';
import { currentSession, SESSION_SECONDS } from './session.ts';
import { endSession, insertSession } from '#server/features/accounts/store.ts';

const USER_AGENT_MAX = 400;

/**
 * Signs a recognised user in on this browser: always a new session, never one that came with the request,
 * and the one that the browser had before ends. The browser counts as known from now on. Answers with the
 * session's id.
 */
export async function openSession(
  services: AccountServices,
  c: RequestContext,
  userId: string,
): Promise<string> {
  await endOwnSession(services, c);
  const { id, token } = await storeSession(services, services.db, c, userId);
  handOver(services, c, { userId, token });
  return id;
}

/** The row of a new session; in a transaction it is there only if all of that is. */
export function storeSession(
  { engine, clock }: Pick<AccountServices, 'engine' | 'clock'>,
  trx: Db,
  c: RequestContext,
  userId: string,
): ReturnType<typeof insertSession> {
  return insertSession(trx, engine, {
    userId,
    network: networkOf(c.var.address),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_MAX),
    now: clock(),
    lifeMs: SESSION_SECONDS * 1000,
  });
}

/** Gives the browser a session whose row is stored. */
export function handOver(
  { live, devices, cookies }: Pick<AccountServices, 'live' | 'devices' | 'cookies'>,
  c: RequestContext,
  { userId, token }: { readonly userId: string; readonly token: string },
): void {
  cookies.writeSession(c, token, SESSION_SECONDS);
  const known = devices.remember(cookies.read(c, 'device'), userId);
  cookies.write(c, 'device', known, DEVICE_COOKIE_SECONDS);
  live.publish(ofUser(userId));
}

/** Ends the session that this browser has, if any, in the database too: a copy of its cookie is worth nothing. */
export async function endOwnSession(services: AccountServices, c: RequestContext): Promise<void> {
  const session = await currentSession(services, c);
  if (!session) return;
  await endSession(services.db, session.sessionId);
  services.cookies.forgetSession(c);
  services.live.publish(ofUser(session.user.uid));
}
