// Riffle's cookies: for this host alone, and where the address is https, only by it.
import { createHmac, createSecretKey } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isSameSecret } from '#server/platform/configuration/secret.ts';
import type { RequestContext } from '#server/platform/http/request.ts';

type CookieName = 'device' | 'google' | 'sign-up';

export interface Cookies {
  read(c: RequestContext, name: CookieName): string | undefined;
  write(c: RequestContext, name: CookieName, value: string, seconds: number): void;
  forget(c: RequestContext, name: CookieName): void;
  /** The token of the session that the browser shows, where this server has signed it. */
  readSession(c: RequestContext): string | undefined;
  writeSession(c: RequestContext, token: string, seconds: number): void;
  forgetSession(c: RequestContext): void;
}

/** As an earlier version named the session's where the address is https (docs/decisions/030). */
const FORMER_NAME = '__Secure-riffle.session_token';

/** Sessions are signed with the server's secret. */
export function createCookies(publicUrl: string, secret: string): Cookies {
  const secure = publicUrl.startsWith('https:');
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  // Only pages of our own ever need the proof of a sign-up; Google comes back from elsewhere.
  const attributesOf = (name: CookieName) =>
    name === 'sign-up' ? ({ ...attributes, sameSite: 'Strict' } as const) : attributes;
  // Browsers take a name with this prefix only from a secure page of this very host.
  const fullName = (name: CookieName | 'session_token') =>
    `${secure ? '__Host-' : ''}riffle.${name}`;
  const sessionName = fullName('session_token');
  const signed = signedText(secret);
  const forgetFormer = (c: RequestContext): void => {
    if (getCookie(c, FORMER_NAME) === undefined) return;
    deleteCookie(c, FORMER_NAME, { ...attributes, secure: true });
  };
  return {
    read: (c, name) => getCookie(c, fullName(name)),
    write: (c, name, value, maxAge) =>
      setCookie(c, fullName(name), value, { ...attributesOf(name), maxAge }),
    forget(c, name) {
      deleteCookie(c, fullName(name), attributesOf(name));
    },
    // One of the former name counts where there is no other: whoever was signed in before an update still is.
    readSession: remembering((c) => {
      const shown = getCookie(c, sessionName) ?? (secure ? getCookie(c, FORMER_NAME) : undefined);
      return shown === undefined ? undefined : signed.open(shown);
    }),
    writeSession(c, token, maxAge) {
      setCookie(c, sessionName, signed.close(token), { ...attributes, maxAge });
      forgetFormer(c);
    },
    forgetSession(c) {
      deleteCookie(c, sessionName, attributes);
      forgetFormer(c);
    },
  };
}

/** Browsers whose cookies are known; with a few hundred characters each that is at most a megabyte. */
const BROWSERS_KNOWN = 1000;
const LONGEST_KNOWN = 1000;

/**
 * A browser sends the same cookies with every request, and what they say follows from them alone: a signature that
 * was right stays right. Whether the session goes on is not among that; the database is asked each time.
 */
function remembering(
  read: (c: RequestContext) => string | undefined,
): (c: RequestContext) => string | undefined {
  const known = new Map<string, string>();
  return (c) => {
    const cookies = c.req.header('cookie');
    if (cookies === undefined) return undefined;
    const before = known.get(cookies);
    if (before !== undefined) return before;
    const token = read(c);
    if (token === undefined || cookies.length > LONGEST_KNOWN) return token;
    const [oldest] = known.keys();
    if (known.size === BROWSERS_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(cookies, token);
    return token;
  };
}

/** A text with its signature behind a point, in the form that Hono's signed cookies have. */
function signedText(secret: string) {
  const key = createSecretKey(secret, 'utf8');
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64');
  return {
    close: (text: string): string => `${text}.${sign(text)}`,
    /** The text, where this server has signed it. */
    open(shown: string): string | undefined {
      const end = shown.lastIndexOf('.');
      if (end < 1) return undefined;
      const text = shown.slice(0, end);
      return isSameSecret(shown.slice(end + 1), sign(text)) ? text : undefined;
    },
  };
}
