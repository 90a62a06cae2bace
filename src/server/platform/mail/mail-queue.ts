// The queue of mails: tries each at once, and again with growing pauses while nobody takes it.
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/connection.ts';
import { openJobQueue } from '#server/platform/jobs/job-queue.ts';
import type { Log } from '#server/platform/log.ts';
import type { Mail, Mailer } from './mailer.ts';
import {
  leaseDueMail,
  LEASE_MS,
  LONGEST_PAUSE_MS,
  renewMail,
  storeMail,
  type LeasedMail,
} from './queue-store.ts';
import { tryMail, type Pauses } from './try-mail.ts';

const CONCURRENCY = 4;
/** How often the lease of a try is renewed: often enough that a busy moment loses none. */
const RENEW_MS = 1_000;
/** So long a host waits to hear that their address was refused. */
const HEAR_MS = 2_000;
const GIVE_UP_MS = 3 * 24 * 60 * 60_000;

/** Pauses in milliseconds; tests shorten them. */
export interface MailQueuePatience extends Pauses {
  readonly lookEveryMs: number;
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

export function openMailQueue({ patience = PATIENCE, ...services }: MailQueueServices): MailQueue {
  const { db, clock, log } = services;
  /** Mails that were refused, for whoever waits to hear it. */
  const refused = new WeakSet<LeasedMail>();
  const queue = openJobQueue<LeasedMail>({
    concurrency: CONCURRENCY,
    lookEveryMs: patience.lookEveryMs,
    lease: { lastsMs: LEASE_MS, renewEveryMs: RENEW_MS },
    take: (owner, except) => leaseDueMail(db, { owner, except }, clock()),
    renew: (mail) => renewMail(db, mail, clock()),
    work: async (mail, signals) => {
      const outcome = await tryMail({ ...services, pauses: patience }, mail, signals);
      if (outcome === 'refused') refused.add(mail);
    },
    onFailure: (error, mail) =>
      mail
        ? // The lease runs out, and then it is tried again.
          log.error({ err: error, mail: mail.id }, 'A mail is left to its lease')
        : log.error({ err: error }, 'Mails could not be looked for'),
  });
  return {
    store: storingBy(clock),
    async dispatch(mail) {
      await Promise.race([queue.run(mail), waitFor(HEAR_MS)]);
      return !refused.has(mail);
    },
    stop: queue.stop,
  };
}

/** For processes that send nothing: a server takes up what they store when its first lease has run out. */
export function storeAlone(clock: Clock): MailQueue {
  return {
    store: storingBy(clock),
    dispatch: () => Promise.resolve(true),
    stop: () => Promise.resolve(),
  };
}

function storingBy(clock: Clock): MailQueue['store'] {
  return (trx, mail, giveUpAt = clock() + GIVE_UP_MS) => {
    const [id, owner] = [randomUUID(), randomUUID()];
    return storeMail(trx, mail, { id, createdAt: clock(), giveUpAt, attempts: 0, owner });
  };
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
