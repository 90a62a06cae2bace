// Removes what nobody can use any more: old codes, counts, journeys and sessions.
import type { Context } from '#server/platform/context.ts';
import { regularly, type Regular } from '#server/platform/regularly.ts';
import { LONGEST_WINDOW_MS } from '#server/features/accounts/sign-in/rate-limit.ts';
import { timeOf } from './store.ts';

const EVERY_MS = 60 * 60_000;
/** An old link is told from a wrong one for so long. */
const CODES_KEPT_MS = 30 * 24 * 60 * 60_000;

type Services = Pick<Context, 'db' | 'engine' | 'clock' | 'log'>;

/** A minute after the start, and once an hour; several processes do no harm to each other. */
export function startHousekeeping(services: Services): Regular {
  return regularly({
    everyMs: EVERY_MS,
    work: () => tidyUp(services),
    onFailure: (error) => services.log.warn({ err: error }, 'Old rows could not be removed'),
  });
}

export async function tidyUp({ db, engine, clock }: Services): Promise<void> {
  const now = clock();
  await db
    .deleteFrom('mailed_code')
    .where('expiresAt', '<', now - CODES_KEPT_MS)
    .execute();
  await db
    .deleteFrom('rate_limit')
    .where('windowStart', '<', now - LONGEST_WINDOW_MS)
    .execute();
  await db.deleteFrom('google_attempt').where('expiresAt', '<', now).execute();
  await db.deleteFrom('session').where('expiresAt', '<', timeOf(engine, now)).execute();
}
