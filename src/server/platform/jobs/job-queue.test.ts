// The queue by a clock of the test's: what it takes, for how long it holds it, and how it stops.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LeaseLost,
  openJobQueue,
  type JobKind,
  type JobQueue,
  type JobSignals,
} from './job-queue.ts';

interface Job {
  readonly id: string;
}

let waiting: string[];
let begun: { readonly id: string; readonly signals: JobSignals }[];
let ends: Map<string, PromiseWithResolvers<void>>;
let failures: (readonly [unknown, string | undefined])[];
let open: JobQueue<Job>[];

beforeEach(() => {
  vi.useFakeTimers();
  waiting = [];
  begun = [];
  ends = new Map();
  failures = [];
  open = [];
});
afterEach(async () => {
  for (const { resolve } of ends.values()) resolve();
  const stopped = open.map((queue) => queue.stop(0));
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all(stopped);
  vi.useRealTimers();
});

function queueOf(more: Partial<JobKind<Job>> = {}): JobQueue<Job> {
  const queue = openJobQueue<Job>({
    concurrency: 2,
    lookEveryMs: 1000,
    take: async (_owner, except) => {
      const id = waiting.find((each) => !except.has(each));
      return id === undefined ? undefined : { id };
    },
    work: ({ id }, signals) => {
      begun.push({ id, signals });
      const end = Promise.withResolvers<void>();
      ends.set(id, end);
      return end.promise.finally(() => {
        waiting = waiting.filter((each) => each !== id);
      });
    },
    onFailure: (error, job) => failures.push([error, job?.id]),
    ...more,
  });
  open.push(queue);
  return queue;
}
const ids = () => begun.map(({ id }) => id);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('jobs', () => {
  it('are taken when the queue opens, when somebody says so, and by the clock', async () => {
    waiting = ['a'];
    const queue = queueOf({ concurrency: 9 });
    await pass(0);
    expect(ids()).toEqual(['a']);
    waiting = ['a', 'b'];
    queue.look();
    await pass(0);
    expect(ids()).toEqual(['a', 'b']);
    waiting = ['a', 'b', 'c'];
    await pass(999);
    expect(ids()).toEqual(['a', 'b']);
    await pass(1);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('so many run at once, each once, and the next begins when one has ended', async () => {
    waiting = ['a', 'b', 'c', 'd'];
    const queue = queueOf();
    await pass(5000);
    expect(ids()).toEqual(['a', 'b']);
    ends.get('a')?.resolve();
    await pass(0);
    expect(ids()).toEqual(['a', 'b', 'c']);
    const same = queue.run({ id: 'b' });
    ends.get('b')?.resolve();
    await same;
    expect(ids().filter((id) => id === 'b')).toHaveLength(1);
  });

  it('one that fails is told of, and left alone until the next look by the clock', async () => {
    waiting = ['a', 'b'];
    const fault = new Error('No');
    queueOf({
      concurrency: 1,
      work: async ({ id }, signals) => {
        begun.push({ id, signals });
        throw fault;
      },
    });
    await pass(500);
    expect(ids()).toEqual(['a', 'b']);
    expect(failures).toEqual([
      [fault, 'a'],
      [fault, 'b'],
    ]);
    await pass(500);
    expect(ids()).toEqual(['a', 'b', 'a', 'b']);
  });

  it('a look that fails is told of, and the next one is as good as ever', async () => {
    let isBroken = true;
    const fault = new Error('Away');
    waiting = ['a'];
    queueOf({
      take: async () => {
        if (isBroken) throw fault;
        return waiting.length > begun.length ? { id: 'a' } : undefined;
      },
    });
    await pass(0);
    expect(failures).toEqual([[fault, undefined]]);
    isBroken = false;
    await pass(1000);
    expect(ids()).toEqual(['a']);
  });
});

describe('a lease', () => {
  const lease = { lastsMs: 9000, renewEveryMs: 3000 };

  it('has an owner of its own, and is renewed as long as the work goes on', async () => {
    waiting = ['a'];
    const owners = new Set<string>();
    const renew = vi.fn(async () => true);
    queueOf({
      lease,
      renew,
      take: async (owner, except) => {
        owners.add(owner);
        return except.has('a') || !waiting.includes('a') ? undefined : { id: 'a' };
      },
    });
    await pass(2999);
    expect(renew).not.toHaveBeenCalled();
    await pass(6001);
    expect(renew).toHaveBeenCalledTimes(3);
    expect(owners.size).toBeGreaterThan(1);
    ends.get('a')?.resolve();
    await pass(30_000);
    expect(renew).toHaveBeenCalledTimes(3);
  });

  it('that another worker has is lost at once', async () => {
    waiting = ['a'];
    queueOf({ lease, renew: async () => false });
    await pass(2999);
    expect(begun[0]?.signals.lost.aborted).toBe(false);
    await pass(1);
    expect(begun[0]?.signals.lost.reason).toBeInstanceOf(LeaseLost);
  });

  it('that can’t be renewed is lost when it has run out, and not before', async () => {
    waiting = ['a'];
    let works = true;
    queueOf({ lease, renew: () => (works ? Promise.resolve(true) : Promise.reject(new Error())) });
    await pass(3000);
    works = false;
    await pass(8999);
    expect(begun[0]?.signals.lost.aborted).toBe(false);
    await pass(3001);
    expect(begun[0]?.signals.lost.reason).toBeInstanceOf(LeaseLost);
    expect(failures).toEqual([]);
  });

  it('of a job that is handed over is asked for first, and one that is another’s is not worked on', async () => {
    let isOurs = true;
    const queue = queueOf({ lease, renew: async () => isOurs });
    const done = queue.run({ id: 'a' });
    await pass(0);
    expect(ids()).toEqual(['a']);
    ends.get('a')?.resolve();
    await done;
    isOurs = false;
    await queue.run({ id: 'b' });
    expect(ids()).toEqual(['a']);
  });
});

describe('a stop', () => {
  it('takes no more, waits for what is under way, and breaks it off when the grace is over', async () => {
    waiting = ['a', 'b', 'c'];
    const queue = queueOf();
    await pass(0);
    let isDone = false;
    const stopped = queue.stop(5000).then(() => (isDone = true));
    ends.get('a')?.resolve();
    await pass(4999);
    expect(ids()).toEqual(['a', 'b']);
    expect(begun[1]?.signals.shutdown.aborted).toBe(false);
    await pass(1);
    expect(begun[1]?.signals.shutdown.aborted).toBe(true);
    expect(isDone).toBe(false);
    ends.get('b')?.resolve();
    await stopped;
    queue.look();
    await pass(10_000);
    expect(ids()).toEqual(['a', 'b']);
  });
});
