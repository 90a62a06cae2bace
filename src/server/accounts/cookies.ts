// Riffle's own cookies beside the session's: for this host alone, and where the address is https, only by it.
import { getCookie, setCookie } from 'hono/cookie';
import type { RequestContext } from '#server/request.ts';

type CookieName = 'device' | 'google';

export interface OwnCookies {
  read(c: RequestContext, name: CookieName): string | undefined;
  write(c: RequestContext, name: CookieName, value: string, seconds: number): void;
}

export function ownCookies(publicUrl: string): OwnCookies {
  const secure = publicUrl.startsWith('https:');
  // Browsers take a name with this prefix only from a secure page of this very host.
  const fullName = (name: CookieName): string => `${secure ? '__Host-' : ''}riffle.${name}`;
  return {
    read: (c, name) => getCookie(c, fullName(name)),
    write: (c, name, value, maxAge) =>
      setCookie(c, fullName(name), value, {
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        secure,
        maxAge,
      }),
  };
}
