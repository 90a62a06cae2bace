// What service managers, balancers and monitoring ask: is it alive, does it take work, how is it going?
import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Clock } from '#server/clock.ts';
import { creditsMoved } from '#server/credits/store.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import type { Database } from '#server/database/connection.ts';
import { countRuns } from '#server/generation/store.ts';
import type { Log } from '#server/log.ts';
import { waitingMails } from '#server/mail/queue.ts';
import type { Metrics } from '#server/metrics.ts';
import { Problem } from '#server/problem.ts';
import type { RequestEnv } from '#server/request.ts';

/** Who may read the metrics: anybody, whoever has the token, or nobody. */
export type MetricsDoor = 'open' | 'closed' | { readonly token: string };

export interface OperationServices {
  readonly database: Database;
  readonly feed: ChangeFeed;
  readonly metrics: Metrics;
  readonly metricsDoor: MetricsDoor;
  readonly stopping: AbortSignal;
  readonly clock: Clock;
  readonly log: Log;
}

const HOUR_MS = 60 * 60_000;

export function operationRoutes(services: OperationServices) {
  const { database, feed, metrics, metricsDoor, stopping, log } = services;
  shareFigures(services);
  const answers = async (): Promise<boolean> => {
    try {
      await sql`select 1`.execute(database.db);
      return true;
    } catch (error) {
      log.error({ err: error }, 'The database does not answer');
      return false;
    }
  };
  return new Hono<RequestEnv>()
    .get('/health', async (c) => {
      const isWell = await answers();
      const status = isWell ? 'ok' : 'unavailable';
      return c.json({ status, database: database.engine }, isWell ? 200 : 503);
    })
    .get('/ready', async (c) => {
      if (stopping.aborted) return c.json({ status: 'stopping' }, 503);
      const isReady = feed.isListening() && (await answers());
      return c.json({ status: isReady ? 'ready' : 'unavailable' }, isReady ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      if (!mayRead(metricsDoor, c.req.header('authorization'))) throw new Problem('not-found');
      return c.text(await metrics.text(), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      });
    });
}

function mayRead(door: MetricsDoor, authorization: string | undefined): boolean {
  if (typeof door === 'string') return door === 'open';
  const given = Buffer.from(authorization ?? '');
  const right = Buffer.from(`Bearer ${door.token}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** The figures that every server reads from the database they share. */
function shareFigures({ database: { db }, metrics, clock }: OperationServices): void {
  metrics.shared({
    name: 'riffle_runs_open',
    help: 'Decks that are waiting or being written, by state and writer',
    labels: ['state', 'writer'],
    read: async () =>
      (await countRuns(db, 'open')).map(({ state, mode, runs }) => ({
        labels: { state, writer: mode },
        value: runs,
      })),
  });
  metrics.shared({
    name: 'riffle_runs_ended_hour',
    help: 'Decks that were saved or failed in the last hour, by state and writer',
    labels: ['state', 'writer'],
    read: async () =>
      (await countRuns(db, { endedSince: clock() - HOUR_MS })).map(({ state, mode, runs }) => ({
        labels: { state, writer: mode },
        value: runs,
      })),
  });
  metrics.shared({
    name: 'riffle_run_queue_age_seconds',
    help: 'How long the oldest deck that is not written yet has been wanted',
    labels: [],
    read: async () => {
      const oldest = Math.min(...(await countRuns(db, 'open')).map((run) => run.oldest));
      return [{ labels: {}, value: ageSeconds(oldest, clock()) }];
    },
  });
  metrics.shared({
    name: 'riffle_credits_hour',
    help: 'Credits given (positive) and taken (negative) in the last hour, by kind of entry',
    labels: ['kind'],
    read: async () =>
      (await creditsMoved(db, clock() - HOUR_MS)).map(({ kind, credits }) => ({
        labels: { kind },
        value: credits,
      })),
  });
  metrics.shared({
    name: 'riffle_mails_waiting',
    help: 'Mails that nobody has taken yet',
    labels: [],
    read: async () => [{ labels: {}, value: (await waitingMails(db)).mails }],
  });
  metrics.shared({
    name: 'riffle_mail_queue_age_seconds',
    help: 'How long the oldest mail has waited',
    labels: [],
    read: async () => {
      const { oldest } = await waitingMails(db);
      return [{ labels: {}, value: ageSeconds(oldest ?? Infinity, clock()) }];
    },
  });
}

function ageSeconds(oldest: number, now: number): number {
  return Number.isFinite(oldest) ? Math.max(0, (now - oldest) / 1000) : 0;
}
