// After the thirty days: everything of a user goes, and a last mail says so.
import type { AccountServices } from '#server/features/accounts/index.ts';
import type { LeasedMail } from '#server/platform/mail/queue-store.ts';
import { deletedMail } from '#server/platform/mail/templates.ts';
import { openJobQueue, type JobQueue } from '#server/platform/jobs/job-queue.ts';
import { deleteHoldings } from './holdings.ts';

/** More often than daily, so that nothing depends on the hour when the server runs. */
const LOOK_EVERY_MS = 60 * 60_000;

export type PurgeServices = Pick<AccountServices, 'db' | 'mailQueue' | 'clock' | 'log'>;

/** At once and then every hour; any number of processes share the work. */
export function startPurge(services: PurgeServices): JobQueue<Due> {
  const { log } = services;
  return openJobQueue<Due>({
    concurrency: 1,
    lookEveryMs: LOOK_EVERY_MS,
    take: (_owner, except) => nextDue(services, except),
    work: async ({ id }) => void (await purgeAccount(services, id)),
    onFailure: (error) => log.error({ err: error }, 'Accounts could not be deleted'),
  });
}

interface Due {
  /** The user's. */
  readonly id: string;
}

/** An account whose days are over, the longest first. */
function nextDue(
  { db, clock }: PurgeServices,
  except: ReadonlySet<string>,
): Promise<Due | undefined> {
  return db
    .selectFrom('deletion_request')
    .select('userId as id')
    .where('dueAt', '<=', clock())
    .$if(except.size > 0, (query) => query.where('userId', 'not in', [...except]))
    .orderBy('dueAt')
    .executeTakeFirst();
}

/** Deletes every account whose days are over; answers with how many that were. */
export async function purgeDue(services: PurgeServices): Promise<number> {
  const seen = new Set<string>();
  let purged = 0;
  for (let due = await nextDue(services, seen); due; due = await nextDue(services, seen)) {
    seen.add(due.id);
    if (await purgeAccount(services, due.id)) purged += 1;
  }
  return purged;
}

/** Deletes all of one account that has asked for it; false when another process was first. */
export async function purgeAccount(services: PurgeServices, userId: string): Promise<boolean> {
  const { db, mailQueue, log } = services;
  const mail = await db.transaction().execute(async (trx): Promise<LeasedMail | undefined> => {
    const request = await trx
      .deleteFrom('deletion_request')
      .where('userId', '=', userId)
      .returning('userId')
      .executeTakeFirst();
    if (!request) return undefined;
    const { email } = await trx
      .selectFrom('user')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await deleteHoldings(trx, { userId, email });
    return mailQueue.store(trx, deletedMail({ to: email }));
  });
  if (!mail) return false;
  await mailQueue.dispatch(mail);
  log.info('An account was deleted');
  return true;
}
