// Riffle's cookies: for this host alone, and where the address is https, only by it.
import { deleteCookie, getCookie, getSignedCookie, setCookie, setSignedCookie } from 'hono/cookie';
import type { RequestContext } from '#server/platform/http/request.ts';

type CookieName = 'device' | 'google';

export interface Cookies {
  read(c: RequestContext, name: CookieName): string | undefined;
  write(c: RequestContext, name: CookieName, value: string, seconds: number): void;
  /** The token of the session that the browser shows, where this server has signed it. */
  readSession(c: RequestContext): Promise<string | undefined>;
  writeSession(c: RequestContext, token: string, seconds: number): Promise<void>;
  forgetSession(c: RequestContext): void;
}

/** As an earlier version named the session's where the address is https (docs/decisions/030). */
const FORMER_NAME = '__Secure-riffle.session_token';

/** Sessions are signed with the server's secret. */
export function createCookies(publicUrl: string, secret: string): Cookies {
  const secure = publicUrl.startsWith('https:');
  const attributes = { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
  // Browsers take a name with this prefix only from a secure page of this very host.
  const fullName = (name: CookieName | 'session_token') =>
    `${secure ? '__Host-' : ''}riffle.${name}`;
  const sessionName = fullName('session_token');
  const forgetFormer = (c: RequestContext): void => {
    if (getCookie(c, FORMER_NAME) === undefined) return;
    deleteCookie(c, FORMER_NAME, { ...attributes, secure: true });
  };
  return {
    read: (c, name) => getCookie(c, fullName(name)),
    write: (c, name, value, maxAge) =>
      setCookie(c, fullName(name), value, { ...attributes, maxAge }),
    // One of the former name counts where there is no other: whoever was signed in before an update still is.
    async readSession(c) {
      const isFormer = secure && getCookie(c, sessionName) === undefined;
      return (await getSignedCookie(c, secret, isFormer ? FORMER_NAME : sessionName)) || undefined;
    },
    async writeSession(c, token, maxAge) {
      await setSignedCookie(c, sessionName, token, secret, { ...attributes, maxAge });
      forgetFormer(c);
    },
    forgetSession(c) {
      deleteCookie(c, sessionName, attributes);
      forgetFormer(c);
    },
  };
}
