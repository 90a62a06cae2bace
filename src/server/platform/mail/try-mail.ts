// One try at sending a mail, and what comes of it: gone, tried again after a pause, or given up.
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/connection.ts';
import type { JobSignals } from '#server/platform/jobs/job-queue.ts';
import { shortAddress, type Log } from '#server/platform/log.ts';
import { MailRefused, type Mailer } from './mailer.ts';
import { postponeMail, removeMail, type LeasedMail } from './queue-store.ts';

/** A try is broken off after this. */
const TRY_MS = 60_000;

/** Milliseconds. */
export interface Pauses {
  /** Before the second try; each later pause is three times the last one. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

interface Services {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  readonly pauses: Pauses;
}

/** `signals.lost`: somebody else may have it. */
export async function tryMail(
  { db, mailer, clock, log, pauses }: Services,
  mail: LeasedMail,
  { lost, shutdown }: JobSignals,
): Promise<'sent' | 'postponed' | 'given-up' | 'refused'> {
  try {
    if (clock() > mail.giveUpAt) throw new MailRefused('It came too late to be of use');
    await mailer.send(mail, AbortSignal.any([shutdown, AbortSignal.timeout(TRY_MS), lost]));
  } catch (error) {
    const dueAt = clock() + pauseAfter(mail.attempts, pauses);
    if (error instanceof MailRefused || dueAt > mail.giveUpAt) {
      log.error(about(mail, error), 'A mail was given up');
      await removeMail(db, mail);
      return error instanceof MailRefused ? 'refused' : 'given-up';
    }
    log.warn(about(mail, error), 'A mail could not be sent yet');
    await postponeMail(db, mail, dueAt);
    return 'postponed';
  }
  // It has gone, so whatever fails here is no reason to send it again: a transaction is tried anew.
  await db.transaction().execute((trx) => removeMail(trx, mail));
  return 'sent';
}

/** What the log says of a failed try. */
function about(mail: LeasedMail, error: unknown) {
  return { reason: reasonOf(error, mail), mail: mail.id, tries: mail.attempts + 1 };
}

/** Mail servers repeat the address in what they say; the log gets only as much of it as tells a case. */
function reasonOf(error: unknown, { to }: LeasedMail): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll(to, shortAddress(to));
}

function pauseAfter(attempts: number, { firstPauseMs, longestPauseMs }: Pauses): number {
  return Math.min(firstPauseMs * 3 ** attempts, longestPauseMs);
}
