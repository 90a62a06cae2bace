// What every answer says to a browser, and which requests are refused before anything reads them.
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { RequestEnv } from '#server/request.ts';
import { Problem } from '#server/problem.ts';

/** Headers of every answer; strict transport only where the public address is https. */
export function securityHeaders({ https, stripe }: Omit<Kind, 'opener'>) {
  const usual = headersWith({ https, stripe, opener: 'same-origin-allow-popups' });
  // Google's popup comes back here from a page without the header, and only so it still has its opener.
  const popup = headersWith({ https, stripe: false, opener: 'unsafe-none' });
  return createMiddleware<RequestEnv>((c, next) =>
    c.req.path.startsWith(GOOGLE_PAGES) ? popup(c, next) : usual(c, next),
  );
}

const GOOGLE_PAGES = '/api/auth/google/';

interface Kind {
  readonly https: boolean;
  /** Whether Stripe's form may be loaded; its own pages say from where. */
  readonly stripe: boolean;
  readonly opener: 'same-origin-allow-popups' | 'unsafe-none';
}

const STRIPE_PAGES = ['https://js.stripe.com', 'https://*.js.stripe.com'];

function headersWith({ https, stripe, opener }: Kind) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...(stripe ? STRIPE_PAGES : [])],
      connectSrc: ["'self'", ...(stripe ? ['https://api.stripe.com'] : [])],
      frameSrc: stripe ? [...STRIPE_PAGES, 'https://hooks.stripe.com'] : ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: opener,
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], fullscreen: ['self'] },
  });
}

/** Refuses what another site makes a browser send; a request without an Origin is no browser's. */
export function ownOriginOnly(trusted: readonly string[]) {
  return createMiddleware(async (c, next) => {
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD' || c.req.method === 'OPTIONS';
    const origin = c.req.header('origin');
    if (!isRead && origin !== undefined && !trusted.includes(origin))
      throw new Problem('forbidden');
    await next();
  });
}
