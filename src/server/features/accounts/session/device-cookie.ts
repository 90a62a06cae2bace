// A browser that has signed in before is known by a cookie of its own, so that strangers' wrong guesses
// close an account to strangers only. It opens nothing: it names accounts and gives its own bucket.
import { createHmac, hkdfSync } from 'node:crypto';
import { isSameSecret } from '#server/platform/configuration/secret.ts';
import { newSecret } from '#server/features/accounts/address/codes.ts';

/** A living-room screen serves a few hosts; the longest unused one goes. */
const ACCOUNTS_KEPT = 8;
export const DEVICE_COOKIE_SECONDS = 400 * 24 * 60 * 60;

export interface DeviceCookies {
  /** The device's own name, if its cookie is ours and this user has signed in there before. */
  deviceOf(cookie: string | undefined, userId: string): string | undefined;
  /** The cookie's value once this user has signed in there. */
  remember(cookie: string | undefined, userId: string): string;
}

interface Known {
  readonly device: string;
  /** Who signed in last comes first. */
  readonly users: readonly string[];
}

/** Signed with a key of its own, derived from the server's secret. */
export function deviceCookies(secret: string): DeviceCookies {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'riffle device cookie', 32));
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');

  const read = (cookie: string | undefined): Known | undefined => {
    const [text = '', signature = ''] = (cookie ?? '').split('.');
    if (!isSameSecret(signature, sign(text))) return undefined;
    const [device = '', ...users] = Buffer.from(text, 'base64url').toString().split(' ');
    return { device, users };
  };
  return {
    deviceOf(cookie, userId) {
      const known = read(cookie);
      return known?.users.includes(userId) ? known.device : undefined;
    },
    remember(cookie, userId) {
      const { device, users } = read(cookie) ?? { device: newSecret(), users: [] };
      const others = users.filter((user) => user !== userId);
      const all = [device, userId, ...others.slice(0, ACCOUNTS_KEPT - 1)];
      const text = Buffer.from(all.join(' ')).toString('base64url');
      return `${text}.${sign(text)}`;
    },
  };
}
