// The queue of mails: tries each at once, and again with growing pauses while nobody takes it.
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { openJobQueue, type JobSignals } from '#server/platform/jobs/job-queue.ts';
import { shortAddress, type Log } from '#server/platform/log.ts';
import { MailRefused, type Mail, type Mailer } from './mailer.ts';
import {
  leaseDueMail,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  postponeMail,
  removeMail,
  renewMail,
  storeMail,
  type LeasedMail,
} from './queue-store.ts';

const CONCURRENCY = 4;
/** A try is broken off after this. */
const TRY_MS = 60_000;
/** How often the lease of a try is renewed: often enough that a busy moment loses none. */
const RENEW_MS = 1_000;
/** So long a host waits to hear that their address was refused. */
const HEAR_MS = 2_000;
const GIVE_UP_MS = 3 * 24 * 60 * 60_000;

/** Pauses in milliseconds; tests shorten them. */
export interface MailQueuePatience {
  readonly lookEveryMs: number;
  /** Before the second try; each later pause is three times the last one. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
}

const PATIENCE: MailQueuePatience = {
  lookEveryMs: 1_500,
  firstPauseMs: 10_000,
  longestPauseMs: LONGEST_PAUSE_MS,
};

export interface MailQueue {
  /**
   * Stores a mail in the transaction that causes it; `giveUpAt` where it is of no use any more after
   * that. What comes back goes to `dispatch` when the transaction is through.
   */
  store(trx: Db, mail: Mail, giveUpAt?: number): Promise<LeasedMail>;
  /** Tries at once. False when it was refused for good; true when it has gone or will be tried again. */
  dispatch(mail: LeasedMail): Promise<boolean>;
  /** Takes no more; gives what is under way so many milliseconds. */
  stop(graceMs: number): Promise<void>;
}

interface MailQueueServices {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Log;
  readonly patience?: MailQueuePatience | undefined;
}

export function openMailQueue({
  db,
  mailer,
  clock,
  log,
  patience = PATIENCE,
}: MailQueueServices): MailQueue {
  /** Mails that were refused, for whoever waits to hear it. */
  const refused = new WeakSet<LeasedMail>();

  const giveUp = async (mail: LeasedMail, error: unknown): Promise<void> => {
    log.error(about(mail, error), 'A mail was given up');
    await removeMail(db, mail);
    if (error instanceof MailRefused) refused.add(mail);
  };
  /** One try, to one of its ends. `lost`: somebody else may have it. */
  const attempt = async (mail: LeasedMail, { lost, shutdown }: JobSignals): Promise<void> => {
    try {
      if (clock() > mail.giveUpAt) throw new MailRefused('It came too late to be of use');
      await mailer.send(mail, AbortSignal.any([shutdown, AbortSignal.timeout(TRY_MS), lost]));
    } catch (error) {
      const dueAt = clock() + pauseAfter(mail.attempts, patience);
      if (error instanceof MailRefused || dueAt > mail.giveUpAt) return giveUp(mail, error);
      log.warn(about(mail, error), 'A mail could not be sent yet');
      return postponeMail(db, mail, dueAt);
    }
    // It has gone, so whatever fails here is no reason to send it again: a transaction is tried anew.
    await db.transaction().execute((trx) => removeMail(trx, mail));
  };
  const queue = openJobQueue<LeasedMail>({
    concurrency: CONCURRENCY,
    lookEveryMs: patience.lookEveryMs,
    lease: { lastsMs: LEASE_MS, renewEveryMs: RENEW_MS },
    take: (owner, except) => leaseDueMail(db, { owner, except }, clock()),
    renew: (mail) => renewMail(db, mail, clock()),
    work: attempt,
    onFailure: (error, mail) =>
      mail
        ? // The lease runs out, and then it is tried again.
          log.error({ err: error, mail: mail.id }, 'A mail is left to its lease')
        : log.error({ err: error }, 'Mails could not be looked for'),
  });
  return {
    store: (trx, mail, giveUpAt = clock() + GIVE_UP_MS) => {
      const [id, owner] = [randomUUID(), randomUUID()];
      return storeMail(trx, mail, { id, createdAt: clock(), giveUpAt, attempts: 0, owner });
    },
    async dispatch(mail) {
      await Promise.race([queue.run(mail), waitFor(HEAR_MS)]);
      return !refused.has(mail);
    },
    stop: queue.stop,
  };
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

function pauseAfter(attempts: number, { firstPauseMs, longestPauseMs }: MailQueuePatience): number {
  return Math.min(firstPauseMs * 3 ** attempts, longestPauseMs);
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
