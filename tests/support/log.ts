import { pino } from 'pino';
import type { Log } from '#server/platform/log.ts';

type Line = Readonly<Record<string, unknown>>;

/** A log whose lines a test can read: `level` as pino's number (30 info, 40 warn, 50 error), `msg`, and what is about. */
export function heardLog(): { readonly log: Log; readonly lines: readonly Line[] } {
  const lines: Line[] = [];
  const log = pino(
    { level: 'debug', base: null, timestamp: false },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  return { log, lines };
}
