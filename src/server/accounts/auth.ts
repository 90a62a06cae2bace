// better-auth, told how Riffle keeps sessions and passwords. Nothing outside this folder sees it, and none
// of its own routes are served: ours answer with the codes that hosts are promised.
import type { Context } from '#server/context.ts';
import { betterAuth, type BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

const DAY_SECONDS = 24 * 60 * 60;
/** A session ends so long after its last renewal. */
export const SESSION_SECONDS = 7 * DAY_SECONDS;
export const RENEW_EVERY_SECONDS = DAY_SECONDS;

export interface AuthServices extends Pick<Context, 'db' | 'engine'> {
  readonly secret: string;
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
}

export function createAuth({ db, engine, secret, publicUrl, trustedOrigins }: AuthServices) {
  const isHttps = publicUrl.startsWith('https:');
  return betterAuth({
    secret,
    baseURL: publicUrl,
    trustedOrigins: [...trustedOrigins],
    database: { db, type: engine, transaction: true },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: RENEW_EVERY_SECONDS,
      cookieCache: { enabled: false },
    },
    // Ours count by account as well as by address, and in the database (rate-limit.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'riffle',
      // Its own prefix would be __Secure-, which a subdomain can overwrite.
      useSecureCookies: false,
      cookies: { session_token: { name: `${isHttps ? '__Host-' : ''}riffle.session_token` } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: isHttps },
      // The socket's address, or what TRUST_PROXY lets through; open-session.ts sets it.
      ipAddress: { ipAddressHeaders: ['x-riffle-address'] },
    },
    plugins: [sessionOpener],
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

/** Opens a session for somebody whom our own routes have recognised; never reachable by HTTP. */
const sessionOpener = {
  id: 'riffle-session-opener',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }), requireHeaders: true },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.userId);
        if (!user) throw new Error('There is no such user');
        const session = await internalAdapter.createSession(user.id);
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ id: session.id });
      },
    ),
  },
} satisfies BetterAuthPlugin;

export type Auth = ReturnType<typeof createAuth>;
