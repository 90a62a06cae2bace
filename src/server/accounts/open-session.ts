import type { RequestContext } from '#server/request.ts';
import { ofUser } from '#server/live/live.ts';
import { DEVICE_COOKIE_SECONDS } from './device-cookie.ts';
import type { AccountServices } from './services.ts';
import { cookieOf, currentSession, takeCookies } from './session.ts';
import { endSession } from './store.ts';

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
  const { auth, devices, cookies } = services;
  await endOwnSession(services, c);
  const { headers, response } = await auth.api.openSession({
    body: { userId },
    headers: new Headers({
      'x-riffle-address': c.var.address,
      'user-agent': (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_MAX),
    }),
    returnHeaders: true,
  });
  takeCookies(c, headers);
  const known = devices.remember(cookies.read(c, 'device'), userId);
  cookies.write(c, 'device', known, DEVICE_COOKIE_SECONDS);
  services.live.publish(ofUser(userId));
  return response.id;
}

/** Ends the session that this browser has, if any, in the database too: a copy of its cookie is worth nothing. */
export async function endOwnSession(services: AccountServices, c: RequestContext): Promise<void> {
  const { auth, db, live } = services;
  const session = await currentSession(services, c);
  if (!session) return;
  await endSession(db, session.sessionId);
  const own = new Headers({ cookie: cookieOf(c) ?? '' });
  const { headers } = await auth.api.signOut({ headers: own, returnHeaders: true });
  takeCookies(c, headers);
  live.publish(ofUser(session.user.uid));
}
