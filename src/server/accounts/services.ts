import type { Context } from '#server/context.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { Cookies } from './cookies.ts';
import type { DeviceCookies } from './device-cookie.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { RateLimiter } from './rate-limit.ts';

/** What the accounts room works with. */
export interface AccountServices extends Context {
  readonly mailQueue: MailQueue;
  readonly limiter: RateLimiter;
  readonly devices: DeviceCookies;
  readonly cookies: Cookies;
  /** Undefined where Google sign-in is not set up. */
  readonly google: IdentityProvider | undefined;
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly supportEmail: string;
  readonly emailPassword: boolean;
}
