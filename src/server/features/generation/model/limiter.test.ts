// The gate before the model's server, by a clock of the test's.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Log } from '#server/platform/log.ts';
import { Limiter, ModelBusy, type OpenTurn } from './limiter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const log = { info: () => {} } as unknown as Log;

interface Given {
  readonly width?: number;
  readonly requestsPerMinute?: number;
  readonly queueMs?: number;
}

interface Asked {
  readonly kind?: 'writing' | 'checking';
  readonly timeLeftMs?: number;
  readonly signal?: AbortSignal;
}

/** A limiter, and who has been let in, by name. */
function limiterOf({ width = 8, requestsPerMinute, queueMs }: Given = {}) {
  const limiter = new Limiter({ width, requestsPerMinute, queueMs, log });
  const order: string[] = [];
  const turns = new Map<string, OpenTurn>();
  const owners = new Map<string, object>();
  const ask = async (
    name: string,
    { kind = 'writing', timeLeftMs = Infinity, signal = new AbortController().signal }: Asked = {},
  ): Promise<void> => {
    const [run = ''] = name;
    const owner = owners.get(run) ?? {};
    owners.set(run, owner);
    const turn = await limiter.enter({ owner, kind, timeLeftMs, signal });
    order.push(name);
    turns.set(name, turn);
  };
  return { order, ask, turn: (name: string) => turns.get(name) };
}

describe('MODEL-18 the limiter', () => {
  it('lets so many in at once, runs by turns, and checks first', async () => {
    const { order, ask, turn } = limiterOf({ width: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) void ask(name);
    await pass(0);
    expect(order).toEqual(['a1', 'a2']);
    turn('a1')?.leave(true);
    turn('a1')?.leave(true);
    await pass(0);
    expect(order).toEqual(['a1', 'a2', 'b1']);
    void ask('a5', { kind: 'checking' });
    await pass(0);
    expect(order.at(-1)).toBe('a5');
  });

  it('forgets who stops waiting', async () => {
    const { order, ask, turn } = limiterOf({ width: 1 });
    void ask('a1');
    const gone = new AbortController();
    const waits = ask('a2', { signal: gone.signal });
    void ask('a3');
    gone.abort(new Error('gone'));
    await expect(waits).rejects.toThrow('gone');
    turn('a1')?.leave(true);
    await pass(0);
    expect(order).toEqual(['a1', 'a3']);
    await expect(ask('a4', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });
});

describe('MODEL-07 requests a minute', () => {
  it('are as many as are said, the others wait for the minute to pass', async () => {
    const { order, ask } = limiterOf({ requestsPerMinute: 2 });
    void ask('a1');
    await pass(10_000);
    for (const name of ['a2', 'a3', 'a4', 'a5']) void ask(name);
    await pass(49_999);
    expect(order).toEqual(['a1', 'a2']);
    await pass(1);
    expect(order).toEqual(['a1', 'a2', 'a3']);
    await pass(10_000);
    expect(order).toHaveLength(4);
    await pass(50_000);
    expect(order).toHaveLength(5);
  });

  it('are not used up by who stops waiting', async () => {
    const { order, ask } = limiterOf({ requestsPerMinute: 1 });
    void ask('a1');
    const gone = new AbortController();
    const waits = ask('a2', { signal: gone.signal });
    void ask('a3');
    gone.abort(new Error('gone'));
    await expect(waits).rejects.toThrow('gone');
    await pass(60_000);
    expect(order).toEqual(['a1', 'a3']);
  });
});

describe('MODEL-15 a busy server', () => {
  it('is left alone by everybody for as long as it says, and then asked by half as many', async () => {
    const { order, ask, turn } = limiterOf({ width: 4 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name);
    await pass(0);
    turn('a1')?.refused(20_000);
    for (const name of ['a1', 'a2', 'a3', 'a4']) turn(name)?.leave(false);
    for (const name of ['b1', 'b2', 'b3']) void ask(name);
    await pass(19_999);
    expect(order).toHaveLength(4);
    await pass(1);
    expect(order.slice(4)).toEqual(['b1', 'b2']);
  });

  it('is no place to wait for who has less time than it says; after a minute it is tried again', async () => {
    const { order, ask, turn } = limiterOf();
    void ask('a1');
    await pass(0);
    turn('a1')?.refused(3_600_000);
    turn('a1')?.leave(false);
    await expect(ask('b1', { timeLeftMs: 59_000 })).rejects.toBeInstanceOf(ModelBusy);
    void ask('c1', { timeLeftMs: 61_000 });
    await pass(60_000);
    expect(order).toEqual(['a1', 'c1']);
  });

  it('that is busy for longer than a run has ends all that the run still waits for, and no other’s', async () => {
    const { order, ask, turn } = limiterOf({ width: 1 });
    void ask('a1');
    await pass(0);
    const waiting = ['a2', 'a3'].map((name) => ask(name, { timeLeftMs: 90_000 }));
    for (const wait of waiting) void wait.catch(() => undefined);
    void ask('a4', { kind: 'checking' });
    void ask('b1', { timeLeftMs: 90_000 });
    turn('a1')?.refused(20_000);
    await pass(0);
    turn('a1')?.refused(3_600_000);
    turn('a1')?.leave(false);
    for (const wait of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(wait).rejects.toMatchObject({ name: 'ModelBusy', retryAfterMs: 3_600_000 });
    }
    await pass(60_000);
    turn('a4')?.leave(true);
    await pass(0);
    expect(order).toEqual(['a1', 'a4', 'b1']);
  });
});

describe('MODEL-17 a server that serves one at a time', () => {
  it('has the waiting streams taken back, which come again one by one', async () => {
    const { order, ask, turn } = limiterOf({ queueMs: 10_000 });
    for (const name of ['a1', 'a2', 'a3']) void ask(name);
    await pass(1000);
    turn('a1')?.heard(4);
    await pass(9000);
    turn('a1')?.heard(4);
    expect(turn('a1')?.takenBack.aborted).toBe(false);
    for (const name of ['a2', 'a3']) {
      expect(turn(name)?.takenBack.reason).toMatchObject({ name: 'InQueue' });
      turn(name)?.leave(false);
      void ask(name);
    }
    await pass(1000);
    expect(order).toHaveLength(3);
    turn('a1')?.leave(true);
    await pass(0);
    // One more than it was seen to serve is tried once.
    expect(order.slice(3)).toEqual(['a2', 'a3']);
    turn('a2')?.heard(4);
    await pass(10_000);
    turn('a2')?.heard(4);
    expect(turn('a3')?.takenBack.aborted).toBe(true);
    turn('a3')?.leave(false);
    for (const name of ['a3', 'a4']) void ask(name);
    turn('a2')?.leave(true);
    await pass(0);
    expect(order.slice(5)).toEqual(['a3']);
  });

  it('is not looked for where nobody asked for it', async () => {
    const { ask, turn } = limiterOf();
    for (const name of ['a1', 'a2']) void ask(name);
    await pass(0);
    turn('a1')?.heard(4);
    await pass(60_000);
    turn('a1')?.heard(4);
    expect(turn('a2')?.takenBack.aborted).toBe(false);
  });
});
