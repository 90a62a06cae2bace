// Limits kept in the database, so that a restart or a second process does not forget them.
import type { ErrorCode } from '#contract/errors.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { Problem } from '#server/platform/http/problem.ts';

const MINUTE_MS = 60_000;

/** How many of each are allowed in how long; docs/configuration.md lists the same numbers. */
export const LIMITS = {
  'sign-up by address': { most: 20, windowMs: 60 * MINUTE_MS, code: 'rate-limited' },
  // Asked for after each sign-up and each sign-in with Google: with these it never closes first.
  'first credit by address': { most: 60, windowMs: 15 * MINUTE_MS, code: 'rate-limited' },
  'sign-in by address': { most: 50, windowMs: 15 * MINUTE_MS, code: 'too-many-requests' },
  'sign-in by account': { most: 10, windowMs: 15 * MINUTE_MS, code: 'too-many-requests' },
  'sign-in by device': { most: 10, windowMs: 15 * MINUTE_MS, code: 'too-many-requests' },
  'unknown account by address': { most: 20, windowMs: 60 * MINUTE_MS, code: 'too-many-requests' },
  'password question by session': { most: 10, windowMs: 15 * MINUTE_MS, code: 'too-many-requests' },
  'verification mail by account': {
    most: 5,
    windowMs: 60 * MINUTE_MS,
    code: 'too-many-verification-mails',
  },
  'verification code by address': { most: 50, windowMs: 15 * MINUTE_MS, code: 'rate-limited' },
  'reset mail by address': { most: 20, windowMs: 60 * MINUTE_MS, code: 'too-many-resets' },
  'reset mail by account': { most: 5, windowMs: 60 * MINUTE_MS, code: 'too-many-resets' },
  'reset mail by device': { most: 5, windowMs: 60 * MINUTE_MS, code: 'too-many-resets' },
  'reset code by address': { most: 50, windowMs: 15 * MINUTE_MS, code: 'rate-limited' },
  'google by address': { most: 50, windowMs: 15 * MINUTE_MS, code: 'rate-limited' },
  'generation by account': { most: 30, windowMs: 60 * MINUTE_MS, code: 'rate-limited' },
  'deck by account': { most: 60, windowMs: 60 * MINUTE_MS, code: 'rate-limited' },
  'shared deck by address': { most: 120, windowMs: 15 * MINUTE_MS, code: 'rate-limited' },
  'bank by address': { most: 600, windowMs: 15 * MINUTE_MS, code: 'rate-limited' },
  'download by account': { most: 10, windowMs: 60 * MINUTE_MS, code: 'rate-limited' },
  'payment by account': { most: 30, windowMs: 60 * MINUTE_MS, code: 'rate-limited' },
  'room by address': { most: 10, windowMs: 60 * MINUTE_MS, code: 'rate-limited' },
  // Only wrong codes count, each once: a school or a pub is one address, and its phones ask for a room that is over.
  'room code by address and code': { most: 1, windowMs: 15 * MINUTE_MS, code: 'rate-limited' },
  'room code by address': { most: 30, windowMs: 15 * MINUTE_MS, code: 'rate-limited' },
  'room pass by address': { most: 30, windowMs: 15 * MINUTE_MS, code: 'rate-limited' },
  'rewrite by account': { most: 30, windowMs: 60 * MINUTE_MS, code: 'rate-limited' },
} as const satisfies Record<
  string,
  { readonly most: number; readonly windowMs: number; readonly code: ErrorCode }
>;

/** No limit looks further back than this. */
export const LONGEST_WINDOW_MS = 60 * MINUTE_MS;

export type LimitName = keyof typeof LIMITS;

export interface RateLimiter {
  /** Counts one; throws the limit's code, with the seconds to wait, when there were too many. */
  count(name: LimitName, who: string): Promise<void>;
  /** Counts none; throws the same where the next one would be too many. */
  check(name: LimitName, who: string): Promise<void>;
  /** Forgets what was counted: the right password came. */
  forget(name: LimitName, who: string): Promise<void>;
}

export const noLimits: RateLimiter = {
  count: async () => {},
  check: async () => {},
  forget: async () => {},
};

export function databaseLimits({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): RateLimiter {
  return {
    async count(name, who) {
      const { most, windowMs, code } = LIMITS[name];
      const now = clock();
      const { count, windowStart } = await countOne(db, keyOf(name, who), { windowMs, now });
      if (count <= most) return;
      throw tooMany(code, windowStart + windowMs - now);
    },
    async check(name, who) {
      const { most, windowMs, code } = LIMITS[name];
      const now = clock();
      const window = await db
        .selectFrom('rate_limit')
        .select('windowStart')
        .where('key', '=', keyOf(name, who))
        .where('count', '>=', most)
        .where('windowStart', '>', now - windowMs)
        .where('windowStart', '<=', now + windowMs)
        .executeTakeFirst();
      if (window) throw tooMany(code, window.windowStart + windowMs - now);
    },
    async forget(name, who) {
      await db.deleteFrom('rate_limit').where('key', '=', keyOf(name, who)).execute();
    },
  };
}

function tooMany(code: ErrorCode, waitMs: number): Problem {
  return new Problem(code, { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}

function keyOf(name: LimitName, who: string): string {
  return `${name}:${who}`;
}

/** Counts one in the window that is open, or opens a new one; answers with the window as it is then. */
async function countOne(
  db: Db,
  key: string,
  { windowMs, now }: { readonly windowMs: number; readonly now: number },
): Promise<{ readonly windowStart: number; readonly count: number }> {
  return db
    .insertInto('rate_limit')
    .values({ key, windowStart: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        // A window that begins later than now is from a clock that was set back since.
        const over = eb.or([
          eb('rate_limit.windowStart', '<=', now - windowMs),
          eb('rate_limit.windowStart', '>', now + windowMs),
        ]);
        return {
          count: eb
            .case()
            .when(over)
            .then(1)
            .else(eb('rate_limit.count', '+', 1))
            .end(),
          windowStart: eb.case().when(over).then(now).else(eb.ref('rate_limit.windowStart')).end(),
        };
      }),
    )
    .returning(['windowStart', 'count'])
    .executeTakeFirstOrThrow();
}
