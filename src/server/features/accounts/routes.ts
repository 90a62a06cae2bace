import { Hono } from 'hono';
import { Credentials, MailedCode, NewPassword, OnlyEmail } from '#contract/accounts.ts';
import type { Session } from '#contract/accounts.ts';
import { networkOf } from '#server/platform/http/address.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { shortAddress } from '#server/platform/log.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { parseBody, type RequestEnv } from '#server/platform/http/request.ts';
import { ofUser } from '#server/platform/live/live.ts';
import { parseWithEmail } from './body.ts';
import { endOwnSession } from '#server/features/accounts/session/open-session.ts';
import { withErrorCode } from './with-error-code.ts';
import {
  checkResetCode,
  requestReset,
  resetPassword,
} from '#server/features/accounts/password/reset.ts';
import type { AccountServices } from './services.ts';
import { sessionReader } from '#server/features/accounts/session/session.ts';
import { resendVerification, signIn } from '#server/features/accounts/sign-in/sign-in.ts';
import { signUp } from '#server/features/accounts/sign-in/sign-up.ts';
import { findUserByEmail } from './store.ts';
import { applyVerificationCode } from '#server/features/accounts/address/verification.ts';

export function accountRoutes(services: AccountServices) {
  return new Hono<RequestEnv>()
    .route('/', sessionRoutes(services))
    .route('/', signUpRoutes(services))
    .route('/', resetRoutes(services));
}

function sessionRoutes(services: AccountServices) {
  const sessionOf = sessionReader(services);
  return new Hono<RequestEnv>()
    .get('/session', async (c) => c.json(await sessionOf(c)))
    .post('/auth/sign-in', async (c) => {
      const credentials = await parseWithEmail(c, Credentials);
      const about = { user: shortAddress(credentials.email), requestId: c.var.requestId };
      const user = await withErrorCode('sign-in-failed', () =>
        signIn(services, c, credentials),
      ).catch((error: unknown) => {
        const reason = error instanceof Problem ? error.code : 'internal';
        services.log.warn({ ...about, reason }, 'A sign-in was refused');
        throw error;
      });
      services.log.info(about, 'Signed in with a password');
      const credits = await services.credits.spendable(services.db, user.uid);
      return c.json({ user, credits } satisfies Session);
    })
    .post('/auth/sign-out', async (c) => {
      await endOwnSession(services, c);
      return c.json({});
    });
}

function signUpRoutes(services: AccountServices) {
  const { db, limiter, live, clock, credits } = services;
  return new Hono<RequestEnv>()
    .post('/auth/sign-up', async (c) => {
      const credentials = await parseWithEmail(c, Credentials);
      await withErrorCode('sign-up-failed', async () => {
        await limiter.count('sign-up by address', networkOf(c.var.address));
        await signUp(services, c, credentials);
      });
      return c.json({});
    })
    .post('/auth/resend-verification', async (c) => {
      const credentials = await parseWithEmail(c, Credentials);
      const isVerified = await withErrorCode('resend-failed', () =>
        resendVerification(services, c, credentials),
      );
      return c.json({ isVerified });
    })
    .post('/auth/verify-email', async (c) => {
      const { oobCode } = await parseBody(c, MailedCode);
      const email = await withErrorCode('verification-failed', async () => {
        await limiter.count('verification code by address', networkOf(c.var.address));
        return applyVerificationCode(services, c, oobCode);
      });
      return c.json({ email });
    })
    .post('/auth/register-promo', async (c) => {
      const { email } = await parseWithEmail(c, OnlyEmail);
      await limiter.count('first credit by address', networkOf(c.var.address));
      // The same answer whether there is such an account or not, and whether it had its credit before.
      const user = await findUserByEmail(db, email);
      if (!user) return c.json({});
      const grant = (trx: Db) => credits.grantFirst(trx, user.id, clock());
      if (await db.transaction().execute(grant)) live.publish(ofUser(user.id));
      return c.json({});
    });
}

function resetRoutes(services: AccountServices) {
  const { limiter } = services;
  return new Hono<RequestEnv>()
    .post('/auth/request-reset', async (c) => {
      const { email } = await parseWithEmail(c, OnlyEmail);
      await withErrorCode('reset-mail-failed', () => requestReset(services, c, email));
      return c.json({});
    })
    .post('/auth/reset-code', async (c) => {
      const { oobCode } = await parseBody(c, MailedCode);
      const email = await withErrorCode('reset-check-failed', async () => {
        await limiter.count('reset code by address', networkOf(c.var.address));
        return checkResetCode(services, oobCode);
      });
      return c.json({ email });
    })
    .post('/auth/reset-password', async (c) => {
      const { oobCode, password } = await parseBody(c, NewPassword);
      const email = await withErrorCode('reset-failed', async () => {
        await limiter.count('reset code by address', networkOf(c.var.address));
        return resetPassword(services, c, { code: oobCode, password });
      });
      return c.json({ email });
    });
}
