import { Hono } from 'hono';
import type { ErrorCode } from '#contract/errors.ts';
import { networkOf } from '#server/platform/http/address.ts';
import { shortAddress } from '#server/platform/log.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestContext, RequestEnv } from '#server/platform/http/request.ts';
import { userOfGoogle } from './google-account.ts';
import { beginJourney, endJourney } from './google-journey.ts';
import { googlePage, GOOGLE_SCRIPT_TEXT, GOOGLE_STYLE_TEXT } from './google-page.ts';
import { SignInCancelled } from './identity-provider.ts';
import { openSession } from '#server/features/accounts/session/open-session.ts';
import type { AccountServices } from '#server/features/accounts/services.ts';

/** Every way through the popup ends on a page that tells its opener how it went (ERR-GOOGLE). */
export function googleRoutes(services: AccountServices) {
  const { log } = services;
  const showFailure = (c: RequestContext, error: unknown) => {
    const code = codeOf(error);
    if (error instanceof Problem) {
      const { retryAfterSeconds } = error.details;
      if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
      if (error.status === 429) c.status(429);
    }
    if (code === 'google-failed') {
      log.warn({ reason: reasonOf(error), requestId: c.var.requestId }, 'A Google sign-in failed');
    }
    return c.html(googlePage(code));
  };
  return new Hono<RequestEnv>()
    .get('/auth/google/start', async (c) => {
      try {
        return c.redirect((await begin(services, c)).href);
      } catch (error) {
        return showFailure(c, error);
      }
    })
    .get('/auth/google/callback', async (c) => {
      try {
        await finish(services, c);
        return c.html(googlePage(null));
      } catch (error) {
        return showFailure(c, error);
      }
    })
    .get('/auth/google/popup.js', (c) => {
      c.header('content-type', 'text/javascript; charset=utf-8');
      return c.body(GOOGLE_SCRIPT_TEXT);
    })
    .get('/auth/google/popup.css', (c) => {
      c.header('content-type', 'text/css; charset=utf-8');
      return c.body(GOOGLE_STYLE_TEXT);
    });
}

async function begin(services: AccountServices, c: RequestContext): Promise<URL> {
  const { google, limiter } = services;
  if (!google) throw new Problem('unauthorized-domain');
  await limiter.count('google by address', networkOf(c.var.address));
  return google.begin(await beginJourney(services, c));
}

async function finish(services: AccountServices, c: RequestContext): Promise<void> {
  const { google, limiter, log } = services;
  if (!google) throw new Problem('unauthorized-domain');
  const journey = await endJourney(services, c, c.req.query('state') ?? '');
  if (!journey) {
    // One that was asked for has been counted then.
    await limiter.count('google by address', networkOf(c.var.address));
    throw new Error('An answer that nobody here has asked for');
  }
  const identity = await google.finish(journey, new URL(c.req.url).search);
  const user = await userOfGoogle(services, identity);
  await openSession(services, c, user.id);
  log.info({ user: shortAddress(user.email) }, 'Signed in with Google');
}

/** Only what went wrong: what hangs on some of these errors holds tokens and addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? ` (${String(error.code)})` : '';
  return `${error.name}: ${error.message}${code}`;
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof Problem) return error.code;
  return error instanceof SignInCancelled ? 'popup-closed-by-user' : 'google-failed';
}
