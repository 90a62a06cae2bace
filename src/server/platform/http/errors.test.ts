// Whatever is thrown: what the browser is told, and what the log.
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { withErrorCode } from '#server/features/accounts/with-error-code.ts';
import { parseWithEmail } from '#server/features/accounts/body.ts';
import { OnlyEmail, Credentials } from '#contract/accounts.ts';
import { Problem } from './problem.ts';
import { parse, parseBody, type RequestEnv } from './request.ts';
import { heardLog } from '#tests/support/log.ts';
import { answerError } from './errors.ts';
import { ownOriginOnly, securityHeaders } from './security.ts';
import { localHosts } from './trusted-host.ts';

/** The answer where this is thrown; `errored`: what the request's own connection failed with. */
async function answerTo(thrown: unknown, errored?: unknown) {
  const { log, lines } = heardLog();
  const app = new Hono<RequestEnv>();
  app.onError(answerError(log));
  app.get('/', (c) => {
    c.set('requestId', 'r-1');
    c.header('x-kept', 'yes');
    throw thrown;
  });
  const answer = await app.request('/', {}, { incoming: { errored } });
  const body: unknown = await answer.json();
  const { status, headers } = answer;
  const told = lines.map(({ level, requestId, msg }) => ({ level, requestId, msg }));
  return { status, body, told, retry: headers.get('retry-after'), headers };
}
const failing = (code: string): Error => Object.assign(new Error('hidden'), { code });
const SENTENCES = {
  'invalid-request': 'Please check what you entered and try again.',
  'not-found': 'There is nothing here.',
  'storage-full': 'There is no room left on the server. Nothing was lost.',
  unreachable: 'Riffle can’t be reached right now. Please try again.',
  internal: 'Something went wrong. Please try again.',
  'google-failed': 'Google sign in failed. Please try again.',
} as const;

describe('an error', () => {
  it.each([
    [new Problem('not-found'), 404, 'not-found', false],
    [new Problem('google-failed'), 502, 'google-failed', true],
    [new Problem('google-failed', { cause: failing('ENOSPC') }), 507, 'storage-full', true],
    [new Problem('sign-in-failed', { cause: failing('ENOSPC') }), 507, 'storage-full', true],
    [new Problem('not-found', { cause: failing('ENOSPC') }), 404, 'not-found', false],
    [failing('ENOSPC'), 507, 'storage-full', true],
    [failing('ECONNRESET'), 503, 'unreachable', true],
    [new Error('hidden'), 500, 'internal', true],
    [new HTTPException(413, { message: 'hidden' }), 400, 'invalid-request', false],
    [new HTTPException(499 as 400), 400, 'invalid-request', false],
    [new HTTPException(500, { message: 'hidden' }), 500, 'internal', true],
  ] as const)('%s is answered with %i %s', async (thrown, status, code, isLogged) => {
    const { body, told, retry, headers, ...answer } = await answerTo(thrown);
    expect(answer.status).toBe(status);
    expect(body).toEqual({ error: { code, message: SENTENCES[code] } });
    expect(told).toEqual(isLogged ? [{ level: 50, requestId: 'r-1', msg: code }] : []);
    expect(retry).toBe(code === 'unreachable' ? '1' : null);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-kept')).toBe('yes');
  });

  it('of a caller who has gone is no failure of ours', async () => {
    const gone = new Error('aborted');
    expect(await answerTo(gone, gone)).toMatchObject({ status: 400, told: [] });
    expect(await answerTo(gone, new Error('aborted'))).toMatchObject({ status: 500 });
  });

  it('tells its fields and how long to wait', async () => {
    const problem = new Problem('rate-limited', { retryAfterSeconds: 7, fields: { email: 'why' } });
    expect(await answerTo(problem)).toMatchObject({
      status: 429,
      retry: '7',
      body: { error: { code: 'rate-limited', fields: { email: 'why' } } },
    });
    expect((await answerTo(new Problem('rate-limited', { retryAfterSeconds: 0 }))).retry).toBe('0');
  });

  it('that nobody expected is told by the call’s own code, with its cause for the log', async () => {
    const cause = new Error('x');
    const call = (error: unknown) =>
      withErrorCode('sign-in-failed', async () => {
        throw error;
      });
    await expect(call(cause)).rejects.toMatchObject({
      name: 'Problem',
      code: 'sign-in-failed',
      status: 500,
      cause,
    });
    const problem = new Problem('not-found');
    await expect(call(problem)).rejects.toBe(problem);
    expect(await withErrorCode('sign-in-failed', async () => 7)).toBe(7);
  });
});

describe('a body', () => {
  async function read(
    body: string,
    how: 'plain' | 'email',
    schema: z.core.$ZodType & z.ZodMiniType,
  ) {
    const app = new Hono<RequestEnv>();
    app.onError((error, c) =>
      error instanceof Problem
        ? c.json({ code: error.code, fields: Object.keys(error.details.fields ?? {}) })
        : c.json({ code: 'other' }),
    );
    app.post('/', async (c) =>
      c.json(how === 'plain' ? await parseBody(c, schema) : await parseWithEmail(c, schema)),
    );
    return (await app.request('/', { method: 'POST', body })).json();
  }
  const Nested = z.object({ a: z.object({ b: z.string() }), c: z.optional(z.number()) });

  it('is read as its schema says, and what doesn’t fit is named by its path', async () => {
    expect(await read('{"a":{"b":"x"},"d":1}', 'plain', Nested)).toEqual({ a: { b: 'x' } });
    const wrong = { code: 'invalid-request', fields: ['a.b', 'c'] };
    expect(await read('{"a":{"b":1},"c":"x"}', 'plain', Nested)).toEqual(wrong);
    const malformed = { code: 'malformed-json', fields: [] };
    expect(await read('{"a"', 'plain', Nested)).toEqual(malformed);
    expect(await read('', 'email', OnlyEmail)).toEqual(malformed);
    expect(() => parse(Nested, {})).toThrow('Please check what you entered and try again.');
  });

  it('ERR-SIGNIN-04 with an address that is none says so, where nothing else is wrong', async () => {
    const invalid = { code: 'invalid-email', fields: ['email'] };
    const wrong = { code: 'invalid-request', fields: ['email'] };
    expect(await read('{"email":"anna"}', 'email', OnlyEmail)).toEqual(invalid);
    expect(await read('{"email":""}', 'email', OnlyEmail)).toEqual(invalid);
    expect(await read('{"email":7}', 'email', OnlyEmail)).toEqual(wrong);
    expect(await read('{}', 'email', OnlyEmail)).toEqual(wrong);
    expect(await read('{"email":"a@b.co"}', 'email', OnlyEmail)).toEqual({ email: 'a@b.co' });
    expect(await read('{"email":"anna","password":""}', 'email', Credentials)).toMatchObject({
      code: 'invalid-request',
    });
  });
});

describe('at the border', () => {
  const OWN = 'https://riffle.example';
  it.each([
    ['POST', OWN, 200],
    ['POST', undefined, 200],
    ['POST', 'https://evil.example', 403],
    ['POST', 'null', 403],
    ['DELETE', `${OWN}.evil.example`, 403],
    ['GET', 'https://evil.example', 200],
    ['OPTIONS', 'https://evil.example', 200],
    ['HEAD', 'https://evil.example', 200],
  ])('%s from %s: %i', async (method, origin, status) => {
    const app = new Hono<RequestEnv>();
    app.onError((error, c) => c.text(error.message, 403));
    app.use(ownOriginOnly([OWN])).all('/', (c) => c.text('through'));
    const answer = await app.request('/', { method, headers: origin ? { origin } : {} });
    expect(answer.status).toBe(status);
  });

  it('strict transport by https alone, Stripe’s pages where it is set up, an opener for Google’s', async () => {
    const plain = await securityHeaders({ https: false, stripe: false });
    const full = await securityHeaders({ https: true, stripe: true });
    const policy =
      "default-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'none'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
    const common = {
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), fullscreen=(self)',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    };
    const strict = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
    const usual = Object.fromEntries(plain.usual);
    expect(usual).toMatchObject(common);
    expect(usual).not.toHaveProperty('strict-transport-security');
    const popup = { ...common, 'cross-origin-opener-policy': 'unsafe-none' };
    expect(Object.fromEntries(plain.popup)).toMatchObject(popup);
    expect(Object.fromEntries(full.popup)).toMatchObject({ ...popup, ...strict });
    expect(Object.fromEntries(full.usual)).toMatchObject({
      ...common,
      ...strict,
      'content-security-policy': policy
        .replace(
          "script-src 'self'",
          "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
        )
        .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
        .replace(
          "'none'",
          'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
        ),
    });
  });

  it('in local mode a server is known by its own names, each with its port', () => {
    const own = ['localhost:4000', '127.0.0.1:4000', '[::1]:4000'];
    const hosts = (publicUrl: string, joinUrl: string | null = null) => [
      ...localHosts({ publicUrl, joinUrl }, 4000),
    ];
    expect(hosts('http://localhost:4000')).toEqual(own);
    // PHONE-22: and with LAN by the private address.
    expect(hosts('http://localhost:4000', 'http://192.168.1.5:4000')).toEqual([
      ...own,
      '192.168.1.5:4000',
    ]);
    expect(hosts('http://Localhost')).toEqual([...own, 'localhost:80']);
    expect(hosts('https://localhost:8443')).toEqual([...own, 'localhost:8443']);
    expect(hosts('https://localhost')).toEqual([...own, 'localhost:80', 'localhost:443']);
  });
});
