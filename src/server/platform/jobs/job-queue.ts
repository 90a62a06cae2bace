// Work that waits in the database: decks to write, mails to send, accounts to delete, payments to look at. Each job
// is leased for as long as somebody works on it, so that of several processes one does, and a killed one's job goes
// on when its lease has run out.
import { randomUUID } from 'node:crypto';

/** Another worker has the job now, or may have: the lease ran out while it was worked on here. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface Lease {
  /** Milliseconds that it lasts. */
  readonly lastsMs: number;
  readonly renewEveryMs: number;
}

/** Jobs of one kind, wherever they are stored. */
export interface JobKind<Job extends { readonly id: string }> {
  /** Jobs that are worked on at once. */
  readonly concurrency: number;
  /** How often what is due, or was left behind by another process, is looked for, in milliseconds. */
  readonly lookEveryMs: number;
  /** Left out where each step of the work is one transaction that only one process can make. */
  readonly lease?: Lease;
  /** The next job that is due, none of `except`, now leased to `owner`. */
  take(owner: string, except: ReadonlySet<string>): Promise<Job | undefined>;
  /** Makes the lease last from now on; false when the job is another worker's. */
  renew?(job: Job): Promise<boolean>;
  /** One try. Throws where the job is left to its lease. */
  work(job: Job, signals: JobSignals): Promise<void>;
  onFailure(error: unknown, job: Job | undefined): void;
}

export interface JobSignals {
  /** Aborts, with a LeaseLost, when the job is no longer ours. */
  readonly lost: AbortSignal;
  /** Aborts when the queue has stopped and its grace is over. */
  readonly shutdown: AbortSignal;
}

export interface JobQueue<Job> {
  /** There may be something to do. */
  look(): void;
  /** Works on a job that is leased to us already, if it still is; resolves when that has ended, however. */
  run(job: Job): Promise<void>;
  /** Takes no more; gives what is under way so many milliseconds. */
  stop(graceMs: number): Promise<void>;
}

export function openJobQueue<Job extends { readonly id: string }>(
  kind: JobKind<Job>,
): JobQueue<Job> {
  const attempts = jobAttempts(kind, () => look());
  let stopping = false;
  const takeUp = async (): Promise<void> => {
    while (!stopping && attempts.hasRoom()) {
      // A name for each lease: one that ran out while this process slept is another's, even here.
      const job = await kind.take(randomUUID(), attempts.busyIds());
      if (!job) return;
      void attempts.begin(job, true);
    }
  };
  // One look at a time: two would take up more than are to be worked on at once.
  let looking: Promise<void> = Promise.resolve();
  const look = (): void => {
    if (stopping) return;
    looking = looking.then(takeUp).catch((error: unknown) => kind.onFailure(error, undefined));
  };
  const timer = setInterval(() => {
    attempts.forgetFailures();
    look();
  }, kind.lookEveryMs).unref();
  look();
  return {
    look,
    run: (job) => attempts.begin(job, false),
    async stop(graceMs) {
      stopping = true;
      clearInterval(timer);
      await looking;
      await attempts.end(graceMs);
    },
  };
}

/** The jobs that are worked on in this process, each once at a time; `onEnd` is called after each. */
function jobAttempts<Job extends { readonly id: string }>(kind: JobKind<Job>, onEnd: () => void) {
  const shutdown = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  /** What failed without letting go is left alone until the next look by the clock. */
  const failed = new Set<string>();
  const attempt = async (job: Job, isFresh: boolean): Promise<void> => {
    const lease = keepLease(kind, job);
    try {
      if (!isFresh && !(await lease.renew())) return;
      await kind.work(job, { lost: lease.lost, shutdown: shutdown.signal });
    } catch (error) {
      failed.add(job.id);
      kind.onFailure(error, job);
    } finally {
      lease.end();
    }
  };
  return {
    begin(job: Job, isFresh: boolean): Promise<void> {
      const already = underWay.get(job.id);
      if (already) return already;
      const work = attempt(job, isFresh).finally(() => {
        underWay.delete(job.id);
        onEnd();
      });
      underWay.set(job.id, work);
      return work;
    },
    hasRoom: () => underWay.size < kind.concurrency,
    /** None of these is to be taken up now. */
    busyIds: () => new Set([...underWay.keys(), ...failed]),
    forgetFailures: () => failed.clear(),
    /** Gives what is under way so many milliseconds. */
    async end(graceMs: number): Promise<void> {
      const giveUp = setTimeout(() => shutdown.abort(), graceMs);
      await Promise.all(underWay.values());
      clearTimeout(giveUp);
    },
  };
}

/** Renews a job's lease until `end`. */
function keepLease<Job extends { readonly id: string }>(
  { lease, renew }: Pick<JobKind<Job>, 'lease' | 'renew'>,
  job: Job,
) {
  const lost = new AbortController();
  if (!lease || !renew) {
    return { lost: lost.signal, renew: () => Promise.resolve(true), end: () => undefined };
  }
  let heldUntil = performance.now() + lease.lastsMs;
  const renewNow = async (): Promise<boolean> => {
    const asked = performance.now();
    const isHeld = await renew(job);
    if (isHeld) heldUntil = asked + lease.lastsMs;
    else lost.abort(new LeaseLost());
    return isHeld;
  };
  const timer = setInterval(() => {
    // Without the database it can't be renewed, and somebody else may take the job when its lease has run out.
    if (performance.now() > heldUntil) lost.abort(new LeaseLost());
    else renewNow().catch(() => undefined);
  }, lease.renewEveryMs).unref();
  return { lost: lost.signal, renew: renewNow, end: () => clearInterval(timer) };
}
