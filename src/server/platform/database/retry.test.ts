// Which failures are worth another try, and how often. The transactions here fail as a database would.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import SQLite from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import { isConnectionLost, PatientKysely, PATIENCE_MS } from './retry.ts';

const failing = (code: string): Error => Object.assign(new Error('It failed'), { code });

describe('a lost connection', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EPIPE',
    'ETIMEDOUT',
    '08000',
    '08001',
    '08003',
    '08006',
    '53300',
    '57P01',
    '57P02',
    '57P03',
  ])('is known by its code %s, also among several', (code) => {
    expect(isConnectionLost(failing(code))).toBe(true);
    expect(isConnectionLost(new AggregateError([failing('x'), failing(code)]))).toBe(true);
  });

  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('is known by the driver’s word: %s', (words) => {
    expect(isConnectionLost(new Error(words))).toBe(true);
    expect(isConnectionLost(words)).toBe(false);
  });

  it('STATE-GEN-05 is none of a model’s that says the same: its run would be taken up again instead of told', () => {
    const words = 'Connection timeout to host http://gpu.local:8000/v1/chat/completions';
    const refusal = Object.assign(new Error(words), { name: 'AI_APICallError', statusCode: 500 });
    expect(isConnectionLost(refusal)).toBe(false);
  });

  it('is nothing else', () => {
    for (const other of [
      failing('40001'),
      failing('23505'),
      failing(''),
      new Error('It failed'),
      new AggregateError([failing('x')]),
      new AggregateError([]),
      undefined,
      { code: 'EPIPE' },
    ]) {
      expect(isConnectionLost(other)).toBe(false);
    }
  });
});

describe('a transaction', () => {
  let db: PatientKysely<object>;
  beforeEach(() => {
    db = new PatientKysely({ dialect: new SqliteDialect({ database: new SQLite(':memory:') }) });
    // The pauses are no longer than chance says, which is nothing here; what time it is, the test says.
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    await db.destroy();
  });

  /** Fails as often as there are errors, each after so many milliseconds, then answers. */
  async function run(errors: readonly Error[], eachMs = 0) {
    let tries = 0;
    const end: unknown = await db
      .transaction()
      .execute(async () => {
        const error = errors[tries];
        tries += 1;
        vi.setSystemTime(Date.now() + eachMs);
        if (error) throw error;
        return 'done';
      })
      .catch((error: unknown) => error);
    return { end, tries };
  }
  const times = (count: number, code: string) => Array.from({ length: count }, () => failing(code));

  it.each(['40001', '40P01', 'ECONNRESET', '57P01'])(
    'that failed with %s runs again, five times at most',
    async (code) => {
      expect(await run(times(4, code))).toEqual({ end: 'done', tries: 5 });
      const errors = times(6, code);
      const { end, tries } = await run(errors);
      expect(tries).toBe(5);
      expect(end).toBe(errors[4]);
    },
  );

  it.each(['23505', '22P02', ''])('that failed with ‘%s’ does not', async (code) => {
    const [error = new Error()] = times(1, code);
    expect(await run([error])).toEqual({ end: error, tries: 1 });
  });

  it('waits five seconds for a connection, however long each try takes; for a conflict longer', async () => {
    expect(PATIENCE_MS).toBe(5000);
    expect((await run(times(9, '57P03'), 4999)).tries).toBe(2);
    expect((await run(times(9, '57P03'), 5000)).tries).toBe(1);
    expect((await run(times(9, '40001'), 5000)).tries).toBe(5);
  });
});
