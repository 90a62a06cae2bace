// The queue by a clock of the test's: when each mail is tried, and when it is given up.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '#server/platform/database/connection.ts';
import { heardLog } from '#tests/support/log.ts';
import { eachInMemory } from '#tests/support/memory.ts';
import { MailRefused, type Mailer, type StoredMail } from './mailer.ts';
import { openMailQueue, type MailQueue, type MailQueuePatience } from './mail-queue.ts';

const START = Date.UTC(2026, 10, 22);
const DAY = 24 * 3_600_000;

let db: Db;
let open: MailQueue[] = [];
eachInMemory((database) => {
  ({ db } = database);
});
beforeEach(async () => {
  vi.useFakeTimers({ now: START });
});
afterEach(async () => {
  const ends = open.map((queue) => queue.stop(0));
  await vi.advanceTimersByTimeAsync(10);
  await Promise.all(ends);
  open = [];
  vi.useRealTimers();
});

function postBy(send: Mailer['send'], patience?: MailQueuePatience) {
  const { log, lines } = heardLog();
  const queue = openMailQueue({ db, mailer: { send }, clock: Date.now, log, patience });
  open.push(queue);
  return { queue, lines };
}
const mail = { to: 'anna@example.org', subject: 'S', text: 'T', html: 'H' };
const rows = () =>
  db.selectFrom('mail').select(['id', 'attempts', 'dueAt', 'leaseOwner']).execute();
const away = (): Promise<void> => Promise.reject(new Error('No way to anna@example.org'));
/** Until the queue breaks the try off. */
const never: Mailer['send'] = (_mail, signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Broken off')));
  });

describe('a mail', () => {
  it('goes at once and is gone then', async () => {
    const sent: StoredMail[] = [];
    const { queue, lines } = postBy(async (some) => void sent.push(some));
    const stored = await queue.store(db, mail);
    expect(stored).toMatchObject({ ...mail, createdAt: START, giveUpAt: START + 3 * DAY });
    expect(stored.id).toMatch(/^[\da-f-]{36}$/);
    expect(await queue.dispatch(stored)).toBe(true);
    expect(sent).toEqual([stored]);
    expect(await rows()).toEqual([]);
    expect(lines).toEqual([]);
  });

  it('ERR-MAIL-01 that is refused is given up, and the log holds no whole address', async () => {
    const { queue, lines } = postBy(async () => {
      throw new MailRefused('550 anna@example.org is unknown, anna@example.org');
    });
    const stored = await queue.store(db, mail);
    expect(await queue.dispatch(stored)).toBe(false);
    expect(await rows()).toEqual([]);
    const reason = 'MailRefused: 550 a…@example.org is unknown, a…@example.org';
    const about = { reason, mail: stored.id, tries: 1 };
    expect(lines).toEqual([{ level: 50, ...about, msg: 'A mail was given up' }]);
  });

  it('that nobody takes is tried again after ten seconds, half a minute, a minute and a half', async () => {
    const tries: number[] = [];
    const { queue, lines } = postBy((some) => {
      tries.push(Date.now() - START);
      expect(some.to).toBe(mail.to);
      return away();
    });
    const stored = await queue.store(db, mail);
    expect(await queue.dispatch(stored)).toBe(true);
    expect(await rows()).toEqual([
      { id: stored.id, attempts: 1, dueAt: START + 10_000, leaseOwner: null },
    ]);
    const reason = 'Error: No way to a…@example.org';
    expect(lines).toEqual([
      { level: 40, reason, mail: stored.id, tries: 1, msg: 'A mail could not be sent yet' },
    ]);
    await vi.advanceTimersByTimeAsync(135_000);
    // It is looked for every second and a half.
    expect(tries).toEqual([0, 10_500, 40_500, 130_500]);
    expect(lines.map((line) => line['tries'])).toEqual([1, 2, 3, 4]);
  });

  it('waits no longer than the longest pause, which is an hour', async () => {
    const { queue } = postBy(away);
    const stored = await queue.store(db, mail);
    for (const [attempts, pause] of [
      [5, 2_430_000],
      [6, 3_600_000],
      [50, 3_600_000],
    ] as const) {
      await queue.dispatch({ ...stored, attempts });
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempts + 1, dueAt: START + pause });
      await db.updateTable('mail').set({ leaseOwner: stored.owner }).execute();
    }
  });

  it('is given up when the next try would come too late, and not a moment before', async () => {
    const { queue, lines } = postBy(away);
    const last = await queue.store(db, mail, START + 10_000);
    await queue.dispatch(last);
    expect(await rows()).toHaveLength(1);
    const late = await queue.store(db, mail, START + 9999);
    // It was not refused: nobody is told that the address is wrong.
    expect(await queue.dispatch(late)).toBe(true);
    expect((await rows()).map(({ id }) => id)).toEqual([last.id]);
    expect(lines.map(({ level, mail: id }) => [level, id])).toEqual([
      [40, last.id],
      [50, late.id],
    ]);
  });

  it('that came too late is not sent at all', async () => {
    const send = vi.fn(async () => {});
    const { queue, lines } = postBy(send);
    const late = await queue.store(db, mail, START - 1);
    expect(await queue.dispatch(late)).toBe(false);
    expect(send).not.toHaveBeenCalled();
    expect(await rows()).toEqual([]);
    expect(lines[0]?.['reason']).toBe('MailRefused: It came too late to be of use');
    expect(await queue.dispatch(await queue.store(db, mail, START))).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('nobody waits longer than two seconds to hear of it, and its lease is renewed meanwhile', async () => {
    const { queue } = postBy(never);
    const heard = vi.fn();
    void queue.dispatch(await queue.store(db, mail)).then(heard);
    await vi.advanceTimersByTimeAsync(1999);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toHaveBeenCalledWith(true);
    await vi.advanceTimersByTimeAsync(58_000);
    expect(await rows()).toMatchObject([{ dueAt: START + 68_000 }]);
  });

  it('that another process has taken is let go of', async () => {
    const signals: AbortSignal[] = [];
    const { queue } = postBy((some, signal) => {
      signals.push(signal);
      return never(some, signal);
    });
    void queue.dispatch(await queue.store(db, mail));
    await vi.advanceTimersByTimeAsync(2500);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    await db.updateTable('mail').set({ leaseOwner: 'another' }).execute();
    await vi.advanceTimersByTimeAsync(1000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('that was another’s before the first try is not tried', async () => {
    const send = vi.fn(async () => {});
    const { queue } = postBy(send);
    const stored = await queue.store(db, mail);
    await db.updateTable('mail').set({ leaseOwner: 'another' }).execute();
    expect(await queue.dispatch(stored)).toBe(true);
    expect(send).not.toHaveBeenCalled();
    expect(await rows()).toHaveLength(1);
  });
});

describe('the mail queue', () => {
  it('takes up what another one has left, four at once, and the next when one is through', async () => {
    const stored = postBy(never).queue;
    for (let number = 0; number < 6; number += 1) await stored.store(db, mail);
    const stopped = stored.stop(0);
    await vi.advanceTimersByTimeAsync(8000);
    await stopped;
    const ends: (() => void)[] = [];
    postBy((some, signal) =>
      Promise.race([never(some, signal), new Promise<void>((resolve) => void ends.push(resolve))]),
    );
    await vi.advanceTimersByTimeAsync(5000);
    expect(ends).toHaveLength(4);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toHaveLength(5);
    expect(await rows()).toHaveLength(5);
  });

  it('that stops gives what is under way its grace, then breaks it off, and takes up nothing more', async () => {
    const signals: AbortSignal[] = [];
    const send = vi.fn((some: StoredMail, signal: AbortSignal) => {
      signals.push(signal);
      return never(some, signal);
    });
    const { queue } = postBy(send);
    const first = await queue.store(db, mail);
    await queue.store(db, mail);
    void queue.dispatch(first);
    let isDone = false;
    const stopped = queue.stop(3000).then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(2999);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    await stopped;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await rows()).toHaveLength(2);
  });
});
