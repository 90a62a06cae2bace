import type { Clock } from '#server/clock.ts';
import type { Live } from '#server/live/live.ts';
import type { Database } from '#server/database/connection.ts';
import type { Log } from '#server/log.ts';
import type { MailQueue } from '#server/mail/mail-queue.ts';
import type { Auth } from './auth.ts';
import type { OwnCookies } from './cookies.ts';
import type { DeviceCookies } from './device-cookie.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { RateLimiter } from './rate-limit.ts';

/** What the accounts room works with. */
export interface AccountServices {
  readonly auth: Auth;
  readonly database: Pick<Database, 'db' | 'engine'>;
  readonly mailQueue: MailQueue;
  readonly limiter: RateLimiter;
  readonly devices: DeviceCookies;
  readonly cookies: OwnCookies;
  /** Undefined where Google sign-in is not set up. */
  readonly google: IdentityProvider | undefined;
  readonly live: Live;
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly supportEmail: string;
  readonly emailPassword: boolean;
  readonly clock: Clock;
  readonly log: Log;
}
