import { Hono } from 'hono';
import * as z from 'zod/mini';
import { Credentials, VerifyEmail, type Session } from '#contract/accounts.ts';
import { EMAIL_MAX } from '#contract/limits.ts';
import { grantFirstCredit } from '#server/credits/first-credit.ts';
import { spendable } from '#server/credits/store.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { parseBody, type RequestEnv } from '#server/request.ts';
import type { AccountServices } from './services.ts';
import { currentUser } from './session.ts';
import { cookieOf, resendVerification, signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { findUserByEmail } from './store.ts';
import { applyVerificationCode } from './verification.ts';

const Promo = z.object({ email: z.string().check(z.toLowerCase(), z.maxLength(EMAIL_MAX)) });

export function accountRoutes(services: AccountServices & { readonly feed: ChangeFeed }) {
  const { auth, database, limiter, feed, clock } = services;
  const sessionOf = async (headers: Headers): Promise<Session> => {
    const user = await currentUser(services, headers);
    return { user: user ?? null, credits: user ? await spendable(database.db, user.uid) : 0 };
  };
  return new Hono<RequestEnv>()
    .get('/session', async (c) => c.json(await sessionOf(c.req.raw.headers)))
    .post('/auth/sign-up', async (c) => {
      const credentials = await parseBody(c, Credentials);
      await limiter.count('sign-up by address', c.var.address);
      await signUp(services, credentials);
      return c.json({});
    })
    .post('/auth/sign-in', async (c) => {
      const headers = await signIn(services, await parseBody(c, Credentials), c.var.address);
      for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
      return c.json(await sessionOf(cookieOf(headers)));
    })
    .post('/auth/sign-out', async (c) => {
      const user = await currentUser(services, c.req.raw.headers);
      const { headers } = await auth.api.signOut({
        headers: c.req.raw.headers,
        returnHeaders: true,
      });
      for (const cookie of headers.getSetCookie()) c.header('set-cookie', cookie, { append: true });
      if (user) feed.publish(user.uid);
      return c.json({});
    })
    .post('/auth/resend-verification', async (c) => {
      await resendVerification(services, await parseBody(c, Credentials), c.var.address);
      return c.json({});
    })
    .post('/auth/verify-email', async (c) => {
      const { oobCode } = await parseBody(c, VerifyEmail);
      await limiter.count('verification code by address', c.var.address);
      return c.json({ email: await applyVerificationCode(services, oobCode) });
    })
    .post('/auth/register-promo', async (c) => {
      const { email } = await parseBody(c, Promo);
      await limiter.count('sign-up by address', c.var.address);
      // The same answer whether there is such an account or not, and whether it had its credit before.
      const user = await findUserByEmail(database.db, email);
      if (user && (await grantFirstCredit({ db: database.db, clock }, user.id)))
        feed.publish(user.id);
      return c.json({});
    });
}
