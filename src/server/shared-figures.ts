// The figures that every server reads from the database they share.
import type { Context } from '#server/platform/context.ts';
import { creditsMoved } from '#server/features/billing/index.ts';
import { countRuns } from '#server/features/generation/index.ts';
import { waitingMails } from '#server/platform/mail/queue-store.ts';
import type { Metrics } from '#server/platform/metrics.ts';

const HOUR_MS = 60 * 60_000;

interface FigureServices extends Pick<Context, 'db' | 'clock'> {
  readonly metrics: Pick<Metrics, 'shared'>;
}

export function shareFigures(services: FigureServices): void {
  shareOpenRuns(services);
  shareLastHour(services);
  shareWaitingMails(services);
}

/** Decks that are to be written. */
function shareOpenRuns({ db, metrics, clock }: FigureServices): void {
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
}

/** What became of decks, and of credits. */
function shareLastHour({ db, metrics, clock }: FigureServices): void {
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
}

/** Mails that are to be sent. */
function shareWaitingMails({ db, metrics, clock }: FigureServices): void {
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
