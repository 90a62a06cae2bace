import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/connection.ts';
import type { Log } from '#server/log.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { Auth } from './auth.ts';
import type { RateLimiter } from './rate-limit.ts';

/** What the accounts room works with. */
export interface AccountServices {
  readonly auth: Auth;
  readonly database: Pick<Database, 'db' | 'engine'>;
  readonly mailer: Mailer;
  readonly limiter: RateLimiter;
  readonly publicUrl: string;
  readonly emailPassword: boolean;
  readonly clock: Clock;
  readonly log: Log;
}
