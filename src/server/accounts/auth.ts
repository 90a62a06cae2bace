// better-auth, told how Riffle keeps accounts. Nothing outside this folder sees it, and none of its own
// routes are served: ours call it, because they answer with the codes that hosts are promised.
import { betterAuth } from 'better-auth';
import { PASSWORD_MAX } from '#contract/limits.ts';
import type { Database } from '#server/database/connection.ts';

const DAY_SECONDS = 24 * 60 * 60;

export interface AuthServices {
  readonly database: Pick<Database, 'db' | 'engine'>;
  readonly secret: string;
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly emailPassword: boolean;
}

export function createAuth({ database, secret, publicUrl, ...options }: AuthServices) {
  return betterAuth({
    secret,
    baseURL: publicUrl,
    trustedOrigins: [...options.trustedOrigins],
    database: { db: database.db, type: database.engine, transaction: true },
    emailAndPassword: {
      enabled: options.emailPassword,
      requireEmailVerification: true,
      autoSignIn: false,
      // The rules are ours (contract/password.ts); these only bound the work of the hash.
      minPasswordLength: 1,
      maxPasswordLength: PASSWORD_MAX,
    },
    session: {
      expiresIn: 7 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      cookieCache: { enabled: false },
    },
    // Ours count by account as well as by address, and in the database (rate-limit.ts).
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'riffle',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      // The socket's address, or what TRUST_PROXY lets through; http/address.ts sets it.
      ipAddress: { ipAddressHeaders: ['x-riffle-address'] },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  });
}

export type Auth = ReturnType<typeof createAuth>;
