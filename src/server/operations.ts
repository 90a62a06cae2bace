// What service managers, balancers and monitoring ask: is it alive, does it take work, how is it going?
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { creditsMoved } from '#server/features/billing/index.ts';
import { countRuns } from '#server/features/generation/index.ts';
import { waitingMails } from '#server/platform/mail/queue-store.ts';
import type { Metrics } from '#server/platform/metrics.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RequestEnv } from '#server/platform/http/request.ts';
import type { FreeSpace } from '#server/platform/free-space.ts';
import { isSameSecret } from '#server/platform/configuration/secret.ts';

/** Who may read the metrics: anybody, whoever has the token, or nobody. */
export type MetricsAccess = 'open' | 'closed' | { readonly token: string };

export interface OperationServices extends Context {
  readonly metrics: Metrics;
  readonly metricsAccess: MetricsAccess;
  readonly stopping: AbortSignal;
  readonly freeSpace: FreeSpace;
}

const HOUR_MS = 60 * 60_000;

export function operationRoutes(services: OperationServices) {
  const { db, engine, live, metrics, metricsAccess, freeSpace, stopping, log } = services;
  shareFigures(services);
  const answers = async (): Promise<boolean> => {
    try {
      await sql`select 1`.execute(db);
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
      return c.json({ status, database: engine }, isWell ? 200 : 503);
    })
    .get('/ready', async (c) => {
      if (stopping.aborted) return c.json({ status: 'stopping' }, 503);
      const isReady = live.isListening() && (await answers());
      if (isReady && !(await freeSpace.isLeft(services))) return c.json({ status: 'full' }, 503);
      return c.json({ status: isReady ? 'ready' : 'unavailable' }, isReady ? 200 : 503);
    })
    .get('/metrics', async (c) => {
      if (!mayRead(metricsAccess, c.req.header('authorization'))) throw new Problem('not-found');
      return c.text(await metrics.text(), 200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      });
    });
}

function mayRead(access: MetricsAccess, authorization: string | undefined): boolean {
  if (typeof access === 'string') return access === 'open';
  return isSameSecret(authorization ?? '', `Bearer ${access.token}`);
}

/** The figures that every server reads from the database they share. */
function shareFigures({ db, metrics, clock }: OperationServices): void {
  metrics.shared({
    gauges: {
      riffle_runs_open: {
        help: 'Decks that are waiting or being written, by state and writer',
        labels: ['state', 'writer'],
      },
      riffle_run_queue_age_seconds: {
        help: 'How long the oldest deck that is not written yet has been wanted',
      },
    },
    async read() {
      const open = await countRuns(db, 'open');
      const oldest = Math.min(...open.map((run) => run.oldest));
      return {
        riffle_runs_open: open.map(byStateAndWriter),
        riffle_run_queue_age_seconds: [{ value: ageSeconds(oldest, clock()) }],
      };
    },
  });
  metrics.shared({
    gauges: {
      riffle_runs_ended_hour: {
        help: 'Decks that were saved or failed in the last hour, by state and writer',
        labels: ['state', 'writer'],
      },
      riffle_credits_hour: {
        help: 'Credits given (positive) and taken (negative) in the last hour, by kind of entry',
        labels: ['kind'],
      },
    },
    async read() {
      const since = clock() - HOUR_MS;
      const ended = await countRuns(db, { endedSince: since });
      const moved = await creditsMoved(db, since);
      return {
        riffle_runs_ended_hour: ended.map(byStateAndWriter),
        riffle_credits_hour: moved.map(({ kind, credits }) => ({
          labels: { kind },
          value: credits,
        })),
      };
    },
  });
  metrics.shared({
    gauges: {
      riffle_mails_waiting: { help: 'Mails that nobody has taken yet' },
      riffle_mail_queue_age_seconds: { help: 'How long the oldest mail has waited' },
    },
    async read() {
      const { mails, oldest } = await waitingMails(db);
      return {
        riffle_mails_waiting: [{ value: mails }],
        riffle_mail_queue_age_seconds: [{ value: ageSeconds(oldest ?? Infinity, clock()) }],
      };
    },
  });
}

function byStateAndWriter({ state, mode, runs }: Awaited<ReturnType<typeof countRuns>>[number]) {
  return { labels: { state, writer: mode }, value: runs };
}

function ageSeconds(oldest: number, now: number): number {
  return Number.isFinite(oldest) ? Math.max(0, (now - oldest) / 1000) : 0;
}
