import type { AliasableExpression } from 'kysely';
import type { Credits } from '#contract/prices.ts';
import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import type { Cookies } from '#server/features/accounts/session/cookies.ts';
import type { DeviceCookies } from '#server/features/accounts/session/device-cookie.ts';
import type { IdentityProvider } from '#server/features/accounts/google/identity-provider.ts';
import type { RateLimiter } from '#server/features/accounts/sign-in/rate-limit.ts';

/** What accounts ask of credits, which stand above them. */
export interface CreditLedger {
  /** Grants the one free credit of an account, once, inside a transaction. True when it was granted now. */
  grantFirst(trx: Db, userId: string, now: number): Promise<boolean>;
  spendable(db: Db, userId: string): Promise<Credits>;
  /** The same as part of a statement, of the user whose id this column has. */
  spendableOf(userId: string): AliasableExpression<Credits>;
}

/** What the accounts room works with. */
export interface AccountServices extends Context {
  readonly credits: CreditLedger;
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
