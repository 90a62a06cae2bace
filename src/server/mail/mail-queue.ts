// The queue of mails: tries each at once, and again with growing pauses while nobody takes it.
import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';
import { shortAddress, type Log } from '#server/log.ts';
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
  const owner = randomUUID();
  const shutdown = new AbortController();
  const underWay = new Set<Promise<boolean>>();
  /** The mails of these. */
  const inProgress = new Set<string>();
  let stopping = false;

  /** One try, to one of its ends; false when the mail was refused. `lost`: somebody else may have it. */
  const attempt = async (mail: LeasedMail, lost: AbortSignal): Promise<boolean> => {
    try {
      if (clock() > mail.giveUpAt) throw new MailRefused('It came too late to be of use');
      const patience = AbortSignal.timeout(TRY_MS);
      await mailer.send(mail, AbortSignal.any([shutdown.signal, patience, lost]));
    } catch (error) {
      const about = { reason: reasonOf(error, mail), mail: mail.id, tries: mail.attempts + 1 };
      const dueAt = clock() + pauseAfter(mail.attempts, patience);
      if (error instanceof MailRefused || dueAt > mail.giveUpAt) {
        log.error(about, 'A mail was given up');
        await removeMail(db, mail);
        return !(error instanceof MailRefused);
      }
      log.warn(about, 'A mail could not be sent yet');
      await postponeMail(db, mail, dueAt);
      return true;
    }
    // It has gone, so whatever fails here is no reason to send it again: a transaction is tried anew.
    await db.transaction().execute((trx) => removeMail(trx, mail));
    return true;
  };
  /** Renews a mail's lease from now on; `held` says whether it is still ours to begin with. */
  const keepLease = (mail: LeasedMail) => {
    const lost = new AbortController();
    let heldUntil = performance.now() + LEASE_MS;
    const renew = async (): Promise<boolean> => {
      const asked = performance.now();
      const isHeld = await renewMail(db, mail, clock());
      if (isHeld) heldUntil = asked + LEASE_MS;
      else lost.abort();
      return isHeld;
    };
    const timer = setInterval(() => {
      // Without the database it can't be renewed, and somebody else may take it when it has run out.
      if (performance.now() > heldUntil) lost.abort();
      else renew().catch(() => undefined);
    }, RENEW_MS).unref();
    return { lost: lost.signal, held: renew(), end: () => clearInterval(timer) };
  };
  const work = (mail: LeasedMail): Promise<boolean> => {
    inProgress.add(mail.id);
    const lease = keepLease(mail);
    const trying = lease.held
      .then((isHeld) => (isHeld ? attempt(mail, lease.lost) : true))
      .catch((error: unknown) => {
        // The lease runs out, and then it is tried again.
        log.error({ err: error, mail: mail.id }, 'A mail is left to its lease');
        return true;
      })
      .finally(() => {
        lease.end();
        inProgress.delete(mail.id);
        underWay.delete(trying);
        look();
      });
    underWay.add(trying);
    return trying;
  };
  const takeUp = async (): Promise<void> => {
    while (!stopping && underWay.size < CONCURRENCY) {
      const mail = await leaseDueMail(db, { owner, inProgress }, clock());
      if (!mail) return;
      void work(mail);
    }
  };
  // One look at a time: two would take up more than are to run at once.
  let looking: Promise<void> = Promise.resolve();
  const look = (): void => {
    if (stopping) return;
    looking = looking
      .then(takeUp)
      .catch((error: unknown) => log.error({ err: error }, 'Mails could not be looked for'));
  };
  const timer = setInterval(look, patience.lookEveryMs).unref();
  look();
  return {
    store: (trx, mail, giveUpAt = clock() + GIVE_UP_MS) =>
      storeMail(trx, mail, { id: randomUUID(), createdAt: clock(), giveUpAt, attempts: 0, owner }),
    dispatch: (mail) => Promise.race([work(mail), waitFor(HEAR_MS)]),
    async stop(graceMs) {
      stopping = true;
      clearInterval(timer);
      await looking;
      const giveUp = setTimeout(() => shutdown.abort(), graceMs);
      await Promise.all(underWay);
      clearTimeout(giveUp);
    },
  };
}

/** Mail servers repeat the address in what they say; the log gets only as much of it as tells a case. */
function reasonOf(error: unknown, { to }: LeasedMail): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll(to, shortAddress(to));
}

function pauseAfter(attempts: number, { firstPauseMs, longestPauseMs }: MailQueuePatience): number {
  return Math.min(firstPauseMs * 3 ** attempts, longestPauseMs);
}

function waitFor(ms: number): Promise<true> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(true), ms).unref();
  });
}
