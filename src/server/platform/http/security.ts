// What every answer says to a browser, and which requests are refused before anything reads them.
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { RequestEnv } from './request.ts';
import { Problem } from './problem.ts';

/** Headers that every answer carries, as names and values; of Google's pages one is another. */
export interface SecurityHeaders {
  readonly usual: Pairs;
  readonly popup: Pairs;
}

type Pairs = readonly (readonly [name: string, value: string])[];

/** Strict transport only where the public address is https. */
export async function securityHeaders({
  https,
  stripe,
}: Omit<Kind, 'opener'>): Promise<SecurityHeaders> {
  return {
    usual: await headersWith({ https, stripe, opener: 'same-origin-allow-popups' }),
    // Google's popup comes back here from a page without the header, and only so it still has its opener.
    popup: await headersWith({ https, stripe: false, opener: 'unsafe-none' }),
  };
}

/** Sets them on Node's own answer: adding them to each Response would take longer than most requests. */
export function withHeaders({ usual, popup }: SecurityHeaders) {
  return createMiddleware<RequestEnv>((c, next) => {
    const { outgoing } = c.env;
    const headers = c.req.path.startsWith(GOOGLE_PAGES) ? popup : usual;
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    return next();
  });
}

const GOOGLE_PAGES = '/api/auth/google/';

interface Kind {
  readonly https: boolean;
  /** Whether Stripe's form may be loaded; its own pages say from where. */
  readonly stripe: boolean;
  readonly opener: 'same-origin-allow-popups' | 'unsafe-none';
}

const STRIPE_PAGES = ['https://js.stripe.com', 'https://*.js.stripe.com'];

async function headersWith({ https, stripe, opener }: Kind): Promise<Pairs> {
  const middleware = secureHeaders({
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
  const sample = new Hono().use(middleware).get('/', (c) => c.body(null));
  return [...(await sample.request('/')).headers];
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
