// Health, readiness and figures, over a database in memory and by a clock of the test's.
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addCredits } from '#server/features/billing/credits/store.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { storeMail } from '#server/platform/mail/queue-store.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import type { RequestEnv } from '#server/platform/http/request.ts';
import { heardLog } from '#tests/support/log.ts';
import { memoryDatabase, runIn, userIn } from '#tests/support/memory.ts';
import { answerError } from '#server/platform/http/errors.ts';
import { operationRoutes, type MetricsAccess } from './operations.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

let database: Database;
let isClosed = false;
beforeEach(async () => {
  database = await memoryDatabase();
  isClosed = false;
});
afterEach(async () => {
  if (!isClosed) await database.close();
});
const close = async (): Promise<void> => {
  isClosed = true;
  await database.close();
};

interface Standing {
  readonly access?: MetricsAccess;
  readonly isListening?: boolean;
  readonly isRoom?: boolean;
}

function asked({ access = 'everybody', isListening = true, isRoom = true }: Standing = {}) {
  const { log, lines } = heardLog();
  const stopping = new AbortController();
  const app = new Hono<RequestEnv>();
  app.onError(answerError(log));
  app.route(
    '/',
    operationRoutes({
      ...database,
      live: {
        isListening: () => isListening,
        publish: () => {},
        follow: () => () => {},
        close: async () => {},
      },
      metrics: createMetrics(),
      metricsAccess: access,
      stopping: stopping.signal,
      freeSpace: { noticed: () => {}, isLeft: async () => isRoom },
      clock: () => NOW,
      log,
    }),
  );
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers }, { incoming: {} });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const told = async (path: string) => {
    const { status, text } = await get(path);
    return [status, JSON.parse(text)];
  };
  return { get, told, lines, stopping };
}

describe('health and readiness', () => {
  it('is well and ready where the database answers and news arrive', async () => {
    const { told } = asked();
    expect(await told('/health')).toEqual([200, { status: 'ok', database: 'sqlite' }]);
    expect(await told('/ready')).toEqual([200, { status: 'ready' }]);
  });

  it('is not ready while it stops, hears no news, or has no room; it is well all the same', async () => {
    const stopping = asked();
    stopping.stopping.abort();
    expect(await stopping.told('/ready')).toEqual([503, { status: 'stopping' }]);
    const deaf = asked({ isListening: false, isRoom: false });
    expect(await deaf.told('/ready')).toEqual([503, { status: 'unavailable' }]);
    const full = asked({ isRoom: false });
    expect(await full.told('/ready')).toEqual([503, { status: 'full' }]);
    for (const { told } of [stopping, deaf, full]) expect((await told('/health'))[0]).toBe(200);
  });

  it('is neither without a database, and says so in the log', async () => {
    const { told, lines } = asked();
    await close();
    expect(await told('/health')).toEqual([503, { status: 'unavailable', database: 'sqlite' }]);
    expect(await told('/ready')).toEqual([503, { status: 'unavailable' }]);
    const line = { level: 50, msg: 'The database does not answer' };
    expect(lines).toMatchObject([line, line]);
  });
});

describe('metrics', () => {
  it.each<[MetricsAccess, string | undefined, number]>([
    ['everybody', undefined, 200],
    ['everybody', 'Bearer x', 200],
    ['nobody', undefined, 404],
    ['nobody', 'Bearer closed', 404],
    [{ token: 'a-long-token-here' }, 'Bearer a-long-token-here', 200],
    [{ token: 'a-long-token-here' }, 'Bearer a-long-token-her', 404],
    [{ token: 'a-long-token-here' }, 'a-long-token-here', 404],
    [{ token: 'a-long-token-here' }, undefined, 404],
  ])('%j opens to %s: %i', async (access, authorization, status) => {
    const answer = await asked({ access }).get('/metrics', authorization ? { authorization } : {});
    expect(answer.status).toBe(status);
    if (status === 200) {
      expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    }
  });

  const figures = async (): Promise<string[]> => {
    const { text } = await asked().get('/metrics');
    const names = /^(?:# HELP )?riffle_(?:runs|run_queue|credits|mails|mail_queue)_/;
    return text.split('\n').filter((line) => names.test(line));
  };
  const HELP = {
    open: '# HELP riffle_runs_open Decks that are waiting or being written, by state and writer',
    age: '# HELP riffle_run_queue_age_seconds How long the oldest deck that is not written yet has been wanted',
    ended:
      '# HELP riffle_runs_ended_hour Decks that were saved or failed in the last hour, by state and writer',
    credits:
      '# HELP riffle_credits_hour Credits given (positive) and taken (negative) in the last hour, by kind of entry',
    mails: '# HELP riffle_mails_waiting Mails that nobody has taken yet',
    mailAge: '# HELP riffle_mail_queue_age_seconds How long the oldest mail has waited',
  };

  it('of a server where nothing happens are nothing', async () => {
    expect(await figures()).toEqual([
      HELP.open,
      HELP.age,
      'riffle_run_queue_age_seconds 0',
      HELP.ended,
      HELP.credits,
      HELP.mails,
      'riffle_mails_waiting 0',
      HELP.mailAge,
      'riffle_mail_queue_age_seconds 0',
    ]);
  });

  it('tell what waits and since when, and what the last hour brought', async () => {
    const { db } = database;
    const userId = await userIn(db, 9);
    await runIn(db, userId, { now: NOW - 90_000 });
    const writing = await runIn(db, userId, { now: NOW - 30_000 });
    await db
      .updateTable('generation')
      .set({ state: 'writing' })
      .where('id', '=', writing)
      .execute();
    const other = await userIn(db, 9);
    const ended = await runIn(db, other, { now: NOW - 2 * HOUR });
    const end = { state: 'failed', updatedAt: NOW - HOUR + 1 } as const;
    await db.updateTable('generation').set(end).where('id', '=', ended).execute();
    const old = await runIn(db, other, { now: NOW - 2 * HOUR });
    const before = { state: 'saved', updatedAt: NOW - HOUR - 1 } as const;
    await db.updateTable('generation').set(before).where('id', '=', old).execute();
    const add = (amount: number, now: number) =>
      addCredits(db, { userId, amount, kind: 'purchase', cause: `purchase:${now}`, now });
    await add(60, NOW - HOUR);
    await add(25, NOW - HOUR + 1);
    const mail = { to: 'a@b.co', subject: '', text: '', html: '' };
    for (const [id, createdAt] of [
      ['a', NOW - 5000],
      ['b', NOW - 12_500],
    ] as const) {
      await storeMail(db, mail, { id, createdAt, giveUpAt: NOW, attempts: 0, owner: 'o' });
    }
    expect((await figures()).filter((line) => !line.startsWith('#')).toSorted()).toEqual([
      'riffle_credits_hour{kind="purchase"} 25',
      'riffle_mail_queue_age_seconds 12.5',
      'riffle_mails_waiting 2',
      'riffle_run_queue_age_seconds 90',
      'riffle_runs_ended_hour{state="failed",writer="house"} 1',
      'riffle_runs_open{state="requested",writer="house"} 1',
      'riffle_runs_open{state="writing",writer="house"} 1',
    ]);
  });

  it('a clock that was set back makes nothing older than it is', async () => {
    await runIn(database.db, await userIn(database.db, 1), { now: NOW + 5000 });
    expect(await figures()).toContain('riffle_run_queue_age_seconds 0');
  });
});
